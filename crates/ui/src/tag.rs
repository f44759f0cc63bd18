//! Elements without a macro.
//!
//! Each element that `html!` writes becomes some hundred bytes of code of its own; what is written with
//! these calls is data and shares its code.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew::virtual_dom::{self, AttributeOrProperty, Key, Listener, VTag, VText};

/// Attributes that never change, by name.
pub type Attributes = &'static [(&'static str, &'static str)];

/// An element that is being put together.
///
/// ```
/// use berolina_ui::tag;
///
/// let entry = tag("li", &[("class", "game")]).attr("data-ply", "4").text("e4").view();
/// ```
#[derive(Debug)]
pub struct Tag(Box<VTag>);

/// An element with attributes that never change.
#[inline(never)]
pub fn tag(name: &'static str, attributes: Attributes) -> Tag {
    let mut tag = Tag(Box::new(VTag::new(name)));
    for (name, value) in attributes {
        tag.0.add_attribute(name, *value);
    }
    tag
}

/// A button that submits nothing, with attributes that never change.
#[inline(never)]
pub fn button(attributes: Attributes) -> Tag {
    tag("button", attributes).attr("type", "button")
}

/// An element of which there are many: with attributes that are always the same ones, each with or
/// without a value. Such an element is made and compared much faster.
#[inline(never)]
pub fn fixed(name: &'static str, keys: &'static [&'static str], values: Vec<Option<AttrValue>>) -> Tag {
    let mut tag = Tag(Box::new(VTag::new(name)));
    let values = values.into_iter().map(|value| value.map(AttributeOrProperty::Attribute));
    tag.0.attributes = virtual_dom::Attributes::Dynamic { keys, values: values.collect() };
    tag
}

/// Elements that are written already. Nothing that people write may be in them as it is.
#[inline(never)]
pub fn written(svg: &AttrValue) -> Html {
    Html::from_html_unchecked(svg.clone())
}

/// Several elements as one.
pub fn all(children: impl IntoIterator<Item = Html>) -> Html {
    // Not `collect`, which is long, and has a copy of its own for every kind of iterator.
    let mut list = Vec::new();
    for child in children {
        add(&mut list, child);
    }
    one(list)
}

#[inline(never)]
fn add(list: &mut Vec<Html>, child: Html) {
    list.push(child);
}

#[inline(never)]
fn one(list: Vec<Html>) -> Html {
    Html::from_iter(list)
}

/// What can be said in an element or in one of its attributes. Each kind has one piece of code that sets
/// it, whoever calls.
pub trait Words {
    /// Sets an attribute.
    fn set(self, tag: &mut Tag, name: &'static str);
    /// Adds a text.
    fn say(self, tag: &mut Tag);
}

impl Words for &'static str {
    #[inline(never)]
    fn set(self, tag: &mut Tag, name: &'static str) {
        tag.0.add_attribute(name, AttrValue::Static(self));
    }

    #[inline(never)]
    fn say(self, tag: &mut Tag) {
        AttrValue::Static(self).say(tag);
    }
}

impl Words for String {
    #[inline(never)]
    fn set(self, tag: &mut Tag, name: &'static str) {
        tag.0.add_attribute(name, AttrValue::from(self));
    }

    #[inline(never)]
    fn say(self, tag: &mut Tag) {
        AttrValue::from(self).say(tag);
    }
}

impl Words for AttrValue {
    #[inline(never)]
    fn set(self, tag: &mut Tag, name: &'static str) {
        tag.0.add_attribute(name, self);
    }

    #[inline(never)]
    fn say(self, tag: &mut Tag) {
        tag.0.add_child(VText::new(self).into());
    }
}

impl Tag {
    /// Sets an attribute.
    pub fn attr(mut self, name: &'static str, value: impl Words) -> Tag {
        value.set(&mut self, name);
        self
    }

    /// Sets an attribute if there is a value.
    pub fn maybe(mut self, name: &'static str, value: Option<impl Words>) -> Tag {
        if let Some(value) = value {
            value.set(&mut self, name);
        }
        self
    }

    /// Sets an attribute to `true`, or leaves it out.
    #[inline(never)]
    pub fn flag(self, name: &'static str, is: bool) -> Tag {
        self.maybe(name, is.then_some("true"))
    }

    /// Adds a word to the classes, or not.
    #[inline(never)]
    pub fn class(mut self, class: &str, is: bool) -> Tag {
        if is {
            let before = self.0.attributes.iter().find(|(name, _)| *name == "class").map(|(_, value)| value);
            let classes = before.map_or_else(|| class.to_owned(), |before| [before, class].join(" "));
            self.0.add_attribute("class", classes);
        }
        self
    }

    /// Tells it apart from its siblings when they change.
    pub fn key(mut self, key: impl Into<Key>) -> Tag {
        self.0.key = Some(key.into());
        self
    }

    /// Remembers the element in a reference.
    #[inline(never)]
    pub fn node(mut self, node: &NodeRef) -> Tag {
        self.0.node_ref = node.clone();
        self
    }

    /// Adds a child.
    #[inline(never)]
    pub fn with(mut self, child: Html) -> Tag {
        self.0.add_child(child);
        self
    }

    /// Adds children.
    pub fn all(self, children: impl IntoIterator<Item = Html>) -> Tag {
        self.with(all(children))
    }

    /// Adds an element.
    #[inline(never)]
    pub fn tag(self, child: Tag) -> Tag {
        self.with(child.view())
    }

    /// Adds a text.
    pub fn text(mut self, text: impl Words) -> Tag {
        text.say(&mut self);
        self
    }

    /// Hears of an event.
    #[inline(never)]
    pub fn listen(mut self, listener: Rc<dyn Listener>) -> Tag {
        self.0.add_listener(listener);
        self
    }

    /// Hears of clicks.
    #[inline(never)]
    pub fn on_click(self, on_click: Callback<MouseEvent>) -> Tag {
        self.listen(Rc::new(html::onclick::Wrapper::new(on_click)))
    }

    /// Hears of keys.
    #[inline(never)]
    pub fn on_key(self, on_key: Callback<KeyboardEvent>) -> Tag {
        self.listen(Rc::new(html::onkeydown::Wrapper::new(on_key)))
    }

    /// Hears what is written in a field, at every key.
    #[inline(never)]
    pub fn on_input(self, on_input: Callback<String>) -> Tag {
        let said = move |event: InputEvent| {
            // Larger fields have their text under the same name.
            on_input.emit(event.target_unchecked_into::<HtmlInputElement>().value());
        };
        self.listen(Rc::new(html::oninput::Wrapper::new(Callback::from(said))))
    }

    /// Hears of changes of a box or of a choice.
    #[inline(never)]
    pub fn on_change(self, on_change: Callback<Event>) -> Tag {
        self.listen(Rc::new(html::onchange::Wrapper::new(on_change)))
    }

    /// Chooses an entry of a list, or not.
    #[inline(never)]
    pub fn chosen(mut self, is: bool) -> Tag {
        // The property: the attribute means nothing once somebody has chosen.
        self.0.add_property("selected", is);
        self
    }

    /// Says whether a button that stays pressed is.
    #[inline(never)]
    pub fn pressed(self, is: bool) -> Tag {
        self.attr("aria-pressed", if is { "true" } else { "false" })
    }

    /// Sets what is written in a field.
    #[inline(never)]
    pub fn value(mut self, value: String) -> Tag {
        self.0.set_value(AttrValue::from(value));
        self
    }

    /// Ticks a box, or not.
    #[inline(never)]
    pub fn checked(mut self, is: bool) -> Tag {
        self.0.set_checked(is);
        self
    }

    /// Puts a control out of use, or not.
    #[inline(never)]
    pub fn disabled(self, is: bool) -> Tag {
        self.maybe("disabled", is.then_some("disabled"))
    }

    /// The element.
    #[inline(never)]
    pub fn view(self) -> Html {
        (*self.0).into()
    }
}

//! Small services of the browser. Each may be missing; nothing here fails loudly.

use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, HtmlInputElement, MouseEvent, RequestInit, Response, js_sys};
use yew::NodeRef;

/// The hash of the address.
pub fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// Goes to another page of ours.
pub fn go_to(hash: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Changes the address without going anywhere. Browsers let a page do so only so often: one that is
/// there already is left as it is.
pub fn replace_hash(hash: &str) {
    if self::hash() == hash {
        return;
    }
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// The address of one of our pages in full, for sending it to somebody.
pub fn full_address(hash: &str) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    format!("{page}{hash}")
}

/// Sets the title of the window.
pub fn set_title(title: &str) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(title);
    }
}

/// Puts a text on the clipboard.
pub fn copy(text: &str) {
    if let Some(window) = web_sys::window() {
        // In a page without the right to it there is no clipboard.
        let navigator = window.navigator();
        if js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false)
            && window.is_secure_context()
        {
            let _ = navigator.clipboard().write_text(text);
        }
    }
}

/// The element with an id.
pub fn element(id: &str) -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(id)
}

/// Gives the focus to the element with an id.
pub fn focus(id: &str) {
    if let Some(element) = element(id).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Brings the element with an id to the top of the window, and gives it the focus; without one, the
/// beginning of the page.
pub fn scroll_to(id: Option<&str>) {
    let Some(window) = web_sys::window() else { return };
    let Some(id) = id else { return window.scroll_to_with_x_and_y(0.0, 0.0) };
    focus(id);
    if let Some(element) = element(id) {
        element.scroll_into_view();
    }
}

/// Shows the middle of the lower end of what is larger than its element.
pub fn scroll_to_bottom(selector: &str) {
    for element in elements(selector) {
        element.set_scroll_left((element.scroll_width() - element.client_width()) / 2);
        element.set_scroll_top(element.scroll_height());
    }
}

/// All elements that a selector names.
pub fn elements(selector: &str) -> impl Iterator<Item = Element> {
    let found = web_sys::window().and_then(|window| window.document()?.query_selector_all(selector).ok());
    let count = found.as_ref().map_or(0, |found| found.length());
    (0..count).filter_map(move |number| found.as_ref()?.get(number)?.dyn_into().ok())
}

/// The element that was clicked, or one around it, if the selector names it.
pub fn pressed(event: &MouseEvent, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()?
}

/// The text at an address of the site, relative to its root.
pub async fn fetch(address: &str, options: &RequestInit) -> Option<String> {
    let request = web_sys::window()?.fetch_with_str_and_init(address, options);
    let response: Response = JsFuture::from(request).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Less than one, at random.
pub fn random() -> f64 {
    js_sys::Math::random()
}

/// Any whole number of 32 bits, at random.
pub fn random_number() -> u32 {
    (random() * 4_294_967_296.0) as u32
}

/// What is written in the field with an id.
pub fn written(id: &str) -> Option<String> {
    Some(field(id)?.value())
}

/// What an element has for a value now on which something happens: a field, a list.
pub fn value_of(event: &web_sys::Event) -> String {
    // A list has it under the same name as a field.
    event.target().map(|target| target.unchecked_into::<HtmlInputElement>().value()).unwrap_or_default()
}

/// Whether something happens in a field with text.
pub fn is_text_field(event: &web_sys::Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches("textarea, input[type=text]").unwrap_or(false))
}

/// Empties the field with an id.
pub fn empty(id: &str) {
    if let Some(field) = field(id) {
        field.set_value("");
    }
}

fn field(id: &str) -> Option<HtmlInputElement> {
    element(id)?.dyn_into().ok()
}

/// Sets a custom property of an element, which a content security policy allows to a script and not
/// to an attribute.
pub fn set_css_variable(node: &NodeRef, name: &str, value: &str) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.style().set_property(name, value);
    }
}

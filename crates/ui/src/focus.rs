//! Where the focus was before a window took it, and how it comes back.

use web_sys::wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, SvgElement};

/// A window has the focus; this is where it was before.
#[derive(Debug)]
pub struct Taken(Option<Element>);

impl Taken {
    /// Remembers where the focus is.
    pub(crate) fn here() -> Taken {
        Taken(document().and_then(|document| document.active_element()))
    }

    /// Gives the focus back.
    pub fn give_back(self) {
        focus(self.0);
    }
}

/// The first element that a selector matches.
pub(crate) fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Gives the focus to an element, if there is one and it can have it.
pub(crate) fn focus(element: Option<Element>) {
    let Some(element) = element else { return };
    // An element that cannot have the focus leaves it where it is.
    let _ = match element.dyn_ref::<SvgElement>() {
        Some(drawn) => drawn.focus(),
        None => element.dyn_ref::<HtmlElement>().map_or(Ok(()), HtmlElement::focus),
    };
}

//! Where the focus was before a window took it, and how it comes back.

use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

/// The element that has the focus.
pub(crate) fn focused() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
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

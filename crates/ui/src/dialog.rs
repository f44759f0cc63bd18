use std::rc::Rc;

use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

use crate::focus::{Taken, find};
use crate::{Icon, button, tag};

/// A window over the page, with a heading that is also its name. It is there but shut until
/// [`open_dialog`]. `on_close` hears that somebody wants it gone: by Escape, by the button or by a
/// click beside it.
pub fn dialog(title: &str, on_close: &Callback<()>, children: Html) -> Html {
    let close = {
        let on_close = on_close.clone();
        Callback::from(move |_: MouseEvent| on_close.emit(()))
    };
    let cancel = {
        let on_close = on_close.clone();
        Callback::from(move |event: Event| {
            event.prevent_default();
            on_close.emit(());
        })
    };
    // The dialog's own box has no padding: a click on it is a click beside what it holds.
    let beside = {
        let on_close = on_close.clone();
        Callback::from(move |event: MouseEvent| {
            if event.target_dyn_into::<HtmlDialogElement>().is_some() {
                on_close.emit(());
            }
        })
    };
    let close = button(&[("class", "quiet icon-only"), ("aria-label", "Close"), ("title", "Close")])
        .on_click(close)
        .with(Icon::Close.view());
    let head = tag("header", &[("class", "dialog-head")])
        .tag(tag("h2", &[("id", "dialog-title")]).text(title.to_owned()))
        .tag(close);
    tag("dialog", &[("class", "dialog"), ("aria-labelledby", "dialog-title")])
        .listen(Rc::new(html::oncancel::Wrapper::new(cancel)))
        .listen(Rc::new(html::onmousedown::Wrapper::new(beside)))
        .tag(tag("div", &[("class", "dialog-body")]).tag(head).with(children))
        .view()
}

/// Opens the dialog that is on the page, which then has the focus.
pub fn open_dialog() -> Taken {
    let before = Taken::here();
    if let Some(dialog) = find("dialog.dialog").map(Element::unchecked_into::<HtmlDialogElement>) {
        // A browser that refuses shows it in the page instead.
        if dialog.show_modal().is_err() {
            dialog.set_open(true);
        }
    }
    before
}

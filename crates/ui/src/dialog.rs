use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

use crate::Icon;
use crate::focus::{Taken, find};

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
    html! {
        <dialog class="dialog" aria-labelledby="dialog-title" oncancel={cancel} onmousedown={beside}>
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2 id="dialog-title">{ title }</h2>
                    <button type="button" class="quiet icon-only" aria-label="Close" title="Close" onclick={close}>
                        { Icon::Close.view() }
                    </button>
                </header>
                { children }
            </div>
        </dialog>
    }
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

use web_sys::HtmlDialogElement;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::Icon;
use crate::focus::{focus, focused};

/// What [`Dialog`] shows and says.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// Its heading, and its name.
    pub title: AttrValue,
    /// Somebody wants it gone: by Escape, by the button or by a click beside it.
    pub on_close: Callback<()>,
    /// What is in it.
    pub children: Html,
}

/// A window over the page. It takes the focus and gives it back.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        let before = focused();
        let dialog = node.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            // A browser that refuses shows it in the page instead.
            if dialog.show_modal().is_err() {
                dialog.set_open(true);
            }
        }
        move || {
            if let Some(dialog) = dialog {
                dialog.close();
            }
            focus(before);
        }
    });
    let close = {
        let on_close = props.on_close.clone();
        Callback::from(move |_: MouseEvent| on_close.emit(()))
    };
    let cancel = {
        let on_close = props.on_close.clone();
        Callback::from(move |event: Event| {
            event.prevent_default();
            on_close.emit(());
        })
    };
    // The dialog's own box has no padding: a click on it is a click beside what it holds.
    let beside = {
        let (on_close, node) = (props.on_close.clone(), node.clone());
        Callback::from(move |event: MouseEvent| {
            if event.target() == node.get().map(|node| node.unchecked_into()) {
                on_close.emit(());
            }
        })
    };
    html! {
        <dialog ref={node} class="dialog" aria-labelledby="dialog-title" oncancel={cancel} onmousedown={beside}>
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <button type="button" class="quiet icon-only" aria-label="Close" title="Close" onclick={close}>
                        { Icon::Close.view() }
                    </button>
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

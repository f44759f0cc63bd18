use berolina_rules::notation;
use berolina_ui::Icon;
use yew::prelude::*;

use crate::browser;
use crate::state::{self, Action, Table};

/// The game as a link, and the position as a FEN.
pub fn share(table: &Table, dispatch: &Callback<Action>) -> Html {
    let link = browser::full_address(&state::link_to(table).to_string());
    let one = |id, label, text: String| {
        let copied = table.copied.as_ref() == Some(&text);
        copyable(id, label, text, copied, dispatch)
    };
    html! {
        <div class="share">
            { one("share-link", "A link to this position", link) }
            { one("share-fen", "The position as a FEN", notation::fen_of(table.position())) }
        </div>
    }
}

/// A text to take along, with a button that copies it.
fn copyable(
    id: &'static str,
    label: &'static str,
    text: String,
    copied: bool,
    dispatch: &Callback<Action>,
) -> Html {
    let onclick = {
        let (dispatch, text) = (dispatch.clone(), text.clone());
        Callback::from(move |_: MouseEvent| {
            browser::copy(&text);
            dispatch.emit(Action::Copied(text.clone()));
        })
    };
    html! {
        <div class="copyable">
            <label for={id}>{ label }</label>
            <div class="typed-row">
                <input {id} class="notation" type="text" readonly=true value={text} />
                <button type="button" {onclick} aria-label={["Copy: ", label].concat()}>
                    { (if copied { Icon::Done } else { Icon::Copy }).view() }
                    { if copied { "Copied" } else { "Copy" } }
                </button>
            </div>
        </div>
    }
}

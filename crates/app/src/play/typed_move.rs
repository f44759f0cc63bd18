use yew::prelude::*;

use crate::browser;
use crate::state::{Action, Table};

/// A field for a move in words, the way without pointer or grid.
pub fn typed_move(table: &Table, dispatch: &Callback<Action>) -> Html {
    let onsubmit = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(text) = browser::written("typed-move") {
                dispatch.emit(Action::Typed(text));
            }
        })
    };
    let (over, error) = (table.is_over(), table.typed_error.as_ref());
    html! {
        <form class="typed" {onsubmit}>
            <label for="typed-move">{ "Type a move" }</label>
            <div class="typed-row">
                <input id="typed-move" data-field="move" type="text" class="notation" autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="go" placeholder="Nf3 or g1f3" disabled={over}
                    aria-invalid={error.map(|_| "true")} aria-describedby={error.map(|_| "typed-error")} />
                <button type="submit" disabled={over}>{ "Move" }</button>
            </div>
            <p id="typed-error" class="field-error" role="alert">{ error.cloned().unwrap_or_default() }</p>
        </form>
    }
}

use std::rc::Rc;

use berolina_ui::{Attributes, tag};
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
    const FIELD: Attributes = &[
        ("id", "typed-move"),
        ("data-field", "move"),
        ("type", "text"),
        ("class", "notation"),
        ("autocomplete", "off"),
        ("autocapitalize", "off"),
        ("spellcheck", "false"),
        ("enterkeyhint", "go"),
        ("placeholder", "Nf3 or g1f3"),
    ];
    let field = tag("input", FIELD)
        .disabled(over)
        .flag("aria-invalid", error.is_some())
        .maybe("aria-describedby", error.map(|_| "typed-error"));
    let row = tag("div", &[("class", "typed-row")])
        .tag(field)
        .tag(tag("button", &[("type", "submit")]).disabled(over).text("Move"));
    tag("form", &[("class", "typed")])
        .listen(Rc::new(html::onsubmit::Wrapper::new(onsubmit)))
        .tag(tag("label", &[("for", "typed-move")]).text("Type a move"))
        .tag(row)
        .tag(
            tag("p", &[("id", "typed-error"), ("class", "field-error"), ("role", "alert")])
                .text(error.cloned().unwrap_or_default()),
        )
        .view()
}

use berolina_rules::notation;
use berolina_ui::{Icon, button, tag};
use yew::prelude::*;

use crate::browser;
use crate::percent::encode;
use crate::state::{self, Action, Table};

/// The game as a link, and the position as a FEN.
pub fn share(table: &Table, dispatch: &Callback<Action>) -> Html {
    let link = browser::full_address(&state::link_to(table).to_string());
    let one = |id, label, text: String| {
        let copied = table.copied.as_ref() == Some(&text);
        copyable(id, label, text, copied, dispatch)
    };
    let fen = notation::fen_of(table.position());
    let edit = ["#/edit/", table.game.rules().variant().id, "?fen=", &encode(&fen)].concat();
    let mut texts = vec![
        one("share-link", "A link to this position", link),
        one("share-fen", "The position as a FEN", fen),
        tag("a", &[]).attr("href", edit).text("Edit this position").view(),
    ];
    if let Some(number) = table.game.start_number() {
        texts.push(one("share-start", "The number of the start position", number.to_string()));
    }
    tag("div", &[("class", "share")]).all(texts).view()
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
    let (icon, word) = if copied { (Icon::Done, "Copied") } else { (Icon::Copy, "Copy") };
    let copy = button(&[])
        .on_click(onclick)
        .attr("aria-label", ["Copy: ", label].concat())
        .with(icon.view())
        .text(word);
    let field = tag("input", &[("class", "notation"), ("type", "text"), ("readonly", "readonly")])
        .attr("id", id)
        .value(text);
    tag("div", &[("class", "copyable")])
        .tag(tag("label", &[]).attr("for", id).text(label))
        .tag(tag("div", &[("class", "typed-row")]).tag(field).tag(copy))
        .view()
}

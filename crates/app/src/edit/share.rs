//! What the position is worth, its FEN, and the ways to take it along.

use berolina_ui::{Attributes, button, status_line, tag};
use yew::prelude::*;

use super::{Act, Parts};
use crate::export::{Take, takes};
use crate::percent::encode;

/// Whether the position can be played, and if not, why; and the way to the game.
pub fn verdict(parts: Parts<'_>) -> Html {
    let editor = parts.editor;
    let rules = editor.rules();
    let play = if editor.faults().is_empty() {
        let address = ["#/play/", rules.variant().id, "?fen=", &encode(&editor.draft().fen(rules))].concat();
        tag("a", &[("class", "button primary")]).attr("href", address)
    } else {
        button(&[("class", "primary"), ("aria-describedby", "edit-faults")]).disabled(true)
    };
    let play = play.attr("data-action", "play").text("Play from here");
    let status = if editor.faults().is_empty() {
        status_line(&[editor.draft().setup.turn.title(), " to move."].concat(), None, None)
    } else {
        status_line("This cannot be played yet.", None, Some("setup"))
    };
    let fault = |text: &String| tag("li", &[]).text(text.clone()).view();
    let faults =
        tag("ul", &[("id", "edit-faults"), ("class", "edit-faults")]).all(editor.faults().iter().map(fault));
    tag("div", &[("class", "edit-verdict")])
        .tag(tag("div", &[("aria-live", "polite")]).with(status).tag(faults))
        .tag(play)
        .view()
}

/// The position as text, both ways.
pub fn fen_field(parts: Parts<'_>) -> Html {
    let editor = parts.editor;
    let on_act = parts.on_act.clone();
    let on_input = Callback::from(move |text| on_act.emit(Act::Type(text)));
    const FIELD: Attributes = &[
        ("id", "edit-fen"),
        ("data-field", "fen"),
        ("class", "notation"),
        ("rows", "2"),
        ("autocomplete", "off"),
        ("autocapitalize", "off"),
        ("spellcheck", "false"),
        ("aria-describedby", "edit-fen-error"),
    ];
    let wrong = !editor.error().is_empty();
    let field = tag("textarea", FIELD).value(editor.text()).flag("aria-invalid", wrong).on_input(on_input);
    let note = |text: &String| tag("p", &[("class", "hint")]).text(text.clone()).view();
    tag("div", &[("class", "edit-fen")])
        .tag(tag("label", &[("for", "edit-fen")]).text("FEN"))
        .tag(field)
        .tag(
            tag("p", &[("id", "edit-fen-error"), ("class", "field-error"), ("role", "alert")])
                .text(editor.error().to_owned()),
        )
        .all(editor.notes().iter().map(note))
        .view()
}

/// Links, texts and pictures to take along.
pub fn share(parts: Parts<'_>) -> Html {
    const WAYS: [Take; 5] = [Take::CopyLink, Take::CopyFen, Take::CopySvg, Take::SaveSvg, Take::SavePng];
    takes(&WAYS, parts.editor.taken(), &parts.on_act.reform(Act::Take))
}

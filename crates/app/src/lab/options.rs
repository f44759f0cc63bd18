//! What is on the board and which board it is.

use berolina_rules::{Player, capitalised};
use berolina_ui::{Attributes, Tag, button, tag};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Act, LabState, Tool};

/// Boards that are offered, with their names for people.
const BOARDS: [(&str, &str); 6] = [
    ("8x8", "8 × 8"),
    ("9x9", "9 × 9"),
    ("10x8", "10 × 8"),
    ("12x12", "12 × 12"),
    ("three-player", "Three players"),
    ("hexagon", "Hexagon"),
];

fn does(on_act: &Callback<Act>, act: Act) -> Callback<MouseEvent> {
    on_act.reform(move |_| act.clone())
}

/// What a click on a square does, for choosing.
pub fn tools(state: &LabState, on_act: &Callback<Act>) -> Html {
    let words = |tool: Tool| match tool {
        Tool::Piece => ("The piece", "A click puts the piece there"),
        Tool::Own => ("Friend", "A click puts a piece of the same player there, or takes it away"),
        Tool::Enemy => ("Enemy", "A click puts an enemy there, or takes it away"),
        Tool::Partner => ("Partner", "A click puts a piece there that castles, or takes it away"),
        Tool::EnPassant => ("Passed over", "A click says that an enemy has just passed over the square"),
        Tool::Hole => ("Holes", "A click takes the square out of the board, or puts it back"),
    };
    let offered = Tool::ALL.into_iter().filter(|tool| *tool != Tool::Hole || state.may_have_holes());
    let choices = offered.map(|tool| {
        let (name, meaning) = words(tool);
        button(&[])
            .pressed(state.tool == tool)
            .attr("data-tool", tool.word())
            .attr("title", meaning)
            .on_click(does(on_act, Act::Tool(tool)))
            .text(name)
            .view()
    });
    let clear = button(&[("class", "quiet"), ("data-action", "clear")]).on_click(does(on_act, Act::Clear));
    tag("div", &[("class", "lab-tools")])
        .tag(
            tag("div", &[("class", "segments"), ("role", "group"), ("aria-label", "A click puts")])
                .all(choices),
        )
        .tag(tag("p", &[("class", "hint")]).text(words(state.tool).1).text("."))
        .tag(clear.text("Clear the board"))
        .view()
}

/// The board, the player, and whether the piece has moved.
pub fn options(state: &LabState, on_act: &Callback<Act>) -> Html {
    tag("div", &[("class", "lab-options")])
        .tag(boards(state, on_act))
        .tag(players(state, on_act))
        .tag(unmoved(state, on_act))
        .view()
}

fn boards(state: &LabState, on_act: &Callback<Act>) -> Tag {
    const FIELD: Attributes = &[
        ("id", "board"),
        ("data-field", "board"),
        ("type", "text"),
        ("class", "notation"),
        ("autocomplete", "off"),
        ("autocapitalize", "off"),
        ("spellcheck", "false"),
        ("aria-describedby", "board-error"),
    ];
    let choices = BOARDS.map(|(label, name)| {
        button(&[])
            .pressed(state.board().label() == label)
            .attr("data-board", label)
            .on_click(does(on_act, Act::Choose(label.to_owned())))
            .text(name)
            .view()
    });
    let (text, error) = &state.wanted;
    let field = tag("input", FIELD)
        .value(text.clone())
        .flag("aria-invalid", error.is_some())
        .on_input(on_act.reform(Act::Choose));
    let wrong = error.as_ref().map(|error| capitalised(&error.to_string()) + ".");
    tag("fieldset", &[])
        .tag(tag("legend", &[]).text("Board"))
        .tag(tag("div", &[("class", "segments")]).all(choices))
        .tag(tag("label", &[("for", "board")]).text("Files x ranks, up to 16x16"))
        .tag(field)
        .tag(
            tag("p", &[("id", "board-error"), ("class", "field-error"), ("role", "alert")])
                .text(wrong.unwrap_or_default()),
        )
}

fn players(state: &LabState, on_act: &Callback<Act>) -> Tag {
    let choices = Player::seated_at(state.board()).iter().map(|player| {
        button(&[])
            .pressed(state.player == *player)
            .attr("data-player", player.name())
            .on_click(does(on_act, Act::Player(*player)))
            .text(player.title())
            .view()
    });
    tag("fieldset", &[])
        .tag(tag("legend", &[]).text("Whose piece it is"))
        .tag(tag("div", &[("class", "segments")]).all(choices))
}

fn unmoved(state: &LabState, on_act: &Callback<Act>) -> Tag {
    let ticked = |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        Act::Unmoved(field.is_some_and(|field| field.checked()))
    };
    let tick = tag("input", &[("type", "checkbox"), ("data-field", "unmoved")])
        .checked(state.unmoved)
        .on_change(on_act.reform(ticked));
    let words = tag("span", &[])
        .tag(tag("b", &[]).text("It has not moved yet"))
        .tag(tag("small", &[]).text("For moves that are allowed once, marked i in the notation."));
    tag("label", &[("class", "choice")]).tag(tick).tag(words)
}

//! The tools and the pieces that can be put on the board.

use berolina_rules::{Piece, Player, capitalised};
use berolina_ui::{all, button, icon_of, tag};
use yew::prelude::*;

use super::{Act, Parts, Tool};
use crate::state::piece_view;

/// The tools that are no pieces: the word for each, its name, what it is for, and its icon.
const TOOLS: [(Tool, &str, &str, &str, &str); 3] = [
    (
        Tool::Hand,
        "hand",
        "Move",
        "Move pieces; drag one off the board to remove it",
        "M10 2.5V17.5M2.5 10H17.5M7.5 5L10 2.5L12.5 5M7.5 15L10 17.5L12.5 15M5 7.5L2.5 10L5 12.5M15 7.5L17.5 10L15 12.5",
    ),
    (
        Tool::Erase,
        "erase",
        "Erase",
        "Remove pieces",
        "M3 13L11 5Q12 4 13 5L16.5 8.5Q17.5 9.5 16.5 10.5L10.5 16.5H6.5ZM7 9L12.5 14.5M10.5 16.5H17",
    ),
    (
        Tool::Look,
        "look",
        "Explore",
        "Press a piece and see how it moves",
        "M2.5 10Q10 0.5 17.5 10Q10 19.5 2.5 10ZM10 7.3A2.7 2.7 0 1 0 10 12.7A2.7 2.7 0 1 0 10 7.3Z",
    ),
];

/// All that can be taken up.
pub fn palette(parts: Parts<'_>) -> Html {
    let held = parts.editor.tool();
    let tool =
        |(tool, word, name, title, path): (Tool, &'static str, &'static str, &'static str, &'static str)| {
            button(&[("class", "tool")])
                .pressed(held == tool)
                .attr("data-tool", word)
                .attr("title", title)
                .on_click(parts.does(Act::Tool(tool)))
                .with(icon_of(path))
                .text(name)
                .view()
        };
    let players = parts.editor.rules().players().iter();
    tag("div", &[("class", "palette")])
        .tag(
            tag("div", &[("class", "tools"), ("role", "group"), ("aria-label", "Tools")])
                .all(TOOLS.map(tool)),
        )
        .all(players.map(|player| army(parts, *player)))
        .view()
}

fn army(parts: Parts<'_>, player: Player) -> Html {
    let rules = parts.editor.rules();
    let men = rules.army(player).into_iter().map(|role| {
        let piece = Piece { role, player };
        let view = piece_view(rules, piece);
        let spec = rules.spec(role);
        let tool = Tool::Place(piece);
        let held = parts.editor.tool() == tool;
        let letter = spec.letter.to_string();
        button(&[("class", "man")])
            .pressed(held)
            .attr("data-place", view.id())
            .attr("aria-label", [player.title(), " ", spec.name].concat())
            .attr("title", [&capitalised(spec.name), " (", &letter, ")"].concat())
            .on_click(parts.does(Act::Tool(if held { Tool::Hand } else { tool })))
            .with(view.image())
            .view()
    });
    tag("div", &[("class", "men"), ("role", "group")])
        .attr("aria-label", rules.variant().title_of(player))
        .all(men)
        .view()
}

/// What a press on the board does now; read out whenever that changes.
pub fn hint(parts: Parts<'_>) -> Html {
    let editor = parts.editor;
    let name = |piece: Piece| [piece.player.name(), " ", editor.rules().spec(piece.role).name].concat();
    let picked = editor.picked().and_then(|square| Some((square, editor.draft().piece_at(square)?)));
    let words = match (editor.tool(), picked) {
        (Tool::Place(piece), _) => {
            ["Press a square to put a ", &name(piece), " there, or to take it away again."].concat()
        }
        (Tool::Hand, Some((square, piece))) => {
            let square = editor.rules().board().name(square);
            ["Press the square where the ", &name(piece), " of ", square, " shall stand."].concat()
        }
        (Tool::Hand, None) => {
            "Drag a piece, or press it and then its new square. Dragged off the board, it is gone.".to_owned()
        }
        (Tool::Erase, _) => "Press a piece to remove it.".to_owned(),
        (Tool::Look, _) => "Press any piece: the marks show all that it could do here.".to_owned(),
    };
    tag("p", &[("class", "hint edit-hint"), ("aria-live", "polite")]).tag(tag("span", &[]).text(words)).view()
}

/// Nothing but what is seen while somebody explores: see [`berolina_ui::legend`].
pub fn legend(parts: Parts<'_>) -> Html {
    match parts.editor.tool() {
        Tool::Look => berolina_ui::legend(parts.editor.rules().players().len() > 2, false),
        _ => all([]),
    }
}

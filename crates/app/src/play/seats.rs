use berolina_rules::Player;
use berolina_ui::{PlayerBar, button, tag};
use yew::prelude::*;

use super::does;
use crate::state::{self, Action, Table};

/// The players on one side of the board, and what they are asked.
pub fn seats(table: &Table, above: bool, dispatch: &Callback<Action>) -> Html {
    let players = table.game.rules().players().iter().copied();
    let here = players.filter(|player| (table.seat_of(*player) != table.seat) == above);
    let asked = table.game.asked_for_draw();
    let bar = |player: Player| {
        let asked = if asked.contains(&player) { answer(player, dispatch) } else { Html::default() };
        let (name, badge) = (table.game.name(player).unwrap_or_default(), badge(table, player));
        let title = table.game.rules().variant().title_of(player);
        let note = state::player_note(table.position(), player);
        PlayerBar { player, title, name, badge, note, asked }.view()
    };
    let side = if above { "seats above" } else { "seats below" };
    tag("div", &[]).attr("class", side).all(here.map(bar)).view()
}

/// Whose turn it is, or how the game ended for the player.
fn badge(table: &Table, player: Player) -> &'static str {
    match table.game.outcome() {
        None if table.position().turn() == player => "to move",
        None => "",
        Some(outcome) if outcome.winner == Some(player) => "wins",
        Some(outcome) if outcome.result() == "draw" => "draw",
        Some(_) => "",
    }
}

fn answer(player: Player, dispatch: &Callback<Action>) -> Html {
    let choice = |attributes, name: &'static str, action| {
        button(attributes).attr("data-player", player.name()).on_click(does(dispatch, action)).text(name)
    };
    tag("span", &[("class", "answer"), ("role", "group")])
        .attr("aria-label", format!("{}, a draw is offered", player.title()))
        .tag(tag("span", &[]).text("A draw?"))
        .tag(choice(&[("data-action", "accept-draw")], "Accept", Action::AcceptDraw(player)))
        .tag(choice(
            &[("data-action", "decline-draw"), ("class", "quiet")],
            "Decline",
            Action::DeclineDraw(player),
        ))
        .view()
}

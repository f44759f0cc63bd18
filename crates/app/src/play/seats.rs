use berolina_rules::Player;
use berolina_ui::{PlayerBar, all, button, tag};
use yew::prelude::*;

use super::does;
use crate::state::{self, Action, Table};

/// The players on one side of the board, and what they are asked.
pub fn seats(table: &Table, above: bool, dispatch: &Callback<Action>) -> Html {
    let players = table.game.rules().players().iter().copied();
    let here = players.filter(|player| (table.seat_of(*player) != table.seat) == above);
    let asked = table.game.asked_for_draw();
    let bar = |player: Player| {
        let asked = asked.contains(&player) && !table.is_for_many();
        let asked = if asked { answer(player, "A draw?".to_owned(), dispatch) } else { Html::default() };
        bar(table, player, asked)
    };
    let side = if above { "seats above" } else { "seats below" };
    tag("div", &[]).attr("class", side).all(here.map(bar)).view()
}

/// The players at the upper sides of a board for three, each along their own.
pub fn sides(table: &Table) -> Html {
    let seats = table.game.rules().board().seat_count().max(1);
    let side = |player: Player| {
        // Seats go round counter-clockwise, as seen from above: the next one is at the upper right.
        let class = match (table.seat_of(player) + seats - table.seat) % seats {
            0 => return None,
            1 => "side right",
            _ => "side left",
        };
        Some(tag("div", &[]).attr("class", class).with(bar(table, player, Html::default())).view())
    };
    all(table.game.rules().players().iter().copied().filter_map(side))
}

/// What each player who is asked for a draw may say, where there is no room for it beside the board.
pub fn answers(table: &Table, dispatch: &Callback<Action>) -> Html {
    let asked = if table.is_for_many() { table.game.asked_for_draw() } else { Vec::new() };
    let offer = table.game.draw_offer().map_or("", |offer| offer.by.title());
    let one = |player: Player| answer(player, format!("{}, a draw with {offer}?", player.title()), dispatch);
    all(asked.into_iter().map(one))
}

fn bar(table: &Table, player: Player, asked: Html) -> Html {
    let (name, badge) = (table.game.name(player).unwrap_or_default(), badge(table, player));
    let title = table.game.rules().variant().title_of(player);
    PlayerBar { player, title, name, badge, note: state::player_note(table, player), asked }.view()
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

fn answer(player: Player, question: String, dispatch: &Callback<Action>) -> Html {
    let choice = |attributes, name: &'static str, action| {
        button(attributes).attr("data-player", player.name()).on_click(does(dispatch, action)).text(name)
    };
    tag("span", &[("class", "answer"), ("role", "group")])
        .attr("aria-label", format!("{}, a draw is offered", player.title()))
        .tag(tag("span", &[]).text(question))
        .tag(choice(&[("data-action", "accept-draw")], "Accept", Action::AcceptDraw(player)))
        .tag(choice(
            &[("data-action", "decline-draw"), ("class", "quiet")],
            "Decline",
            Action::DeclineDraw(player),
        ))
        .view()
}

use berolina_rules::Player;
use berolina_ui::PlayerBar;
use yew::prelude::*;

use super::does;
use crate::state::{self, Action, Table};

/// The players on one side of the board, and what they are asked.
pub fn seats(table: &Table, above: bool, dispatch: &Callback<Action>) -> Html {
    let players = table.game.rules().players().iter().copied();
    let here = players.filter(|player| (table.seat_of(*player) != table.seat) == above);
    let asked = table.game.asked_for_draw();
    let bar = |player: Player| {
        let asked = if asked.contains(&player) {
            answer(player, dispatch)
        } else {
            html! {}
        };
        let (name, badge) = (table.game.name(player).unwrap_or_default(), badge(table, player));
        PlayerBar { player, name, badge, note: state::player_note(table.position(), player), asked }.view()
    };
    html! { <div class={classes!("seats", if above { "above" } else { "below" })}>{ for here.map(bar) }</div> }
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
    let does = |action| does::<MouseEvent>(dispatch, action);
    html! {
        <span class="answer" role="group" aria-label={format!("{}, a draw is offered", player.title())}>
            <span>{ "A draw?" }</span>
            <button type="button" data-action="accept-draw" data-player={player.name()} onclick={does(Action::AcceptDraw(player))}>
                { "Accept" }
            </button>
            <button type="button" class="quiet" data-action="decline-draw" data-player={player.name()}
                onclick={does(Action::DeclineDraw(player))}>
                { "Decline" }
            </button>
        </span>
    }
}

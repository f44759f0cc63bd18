use std::rc::Rc;

use berolina_rules::Player;
use berolina_ui::Dialog;
use yew::prelude::*;

use super::new_game::NewGameForm;
use crate::state::{Action, Asked, Table};

/// The keys and what they do.
const KEYS: [(&str, &str); 9] = [
    ("Arrows", "To the next square that lies that way"),
    ("Home, End", "To the ends of the row"),
    ("Enter, Space", "Pick a piece; go to a marked square"),
    ("[ and ]", "Through the squares that the picked piece can reach"),
    ("Escape", "Let go of the piece"),
    ("U, R", "Undo, redo"),
    ("F", "Turn the board"),
    ("N", "New game"),
    ("?", "This list"),
];

/// The windows of the page, of which one may be open.
pub fn dialogs(table: &Rc<Table>, dispatch: &Callback<Action>) -> Html {
    let on_close = {
        let dispatch = dispatch.clone();
        Callback::from(move |()| dispatch.emit(Action::Cancel))
    };
    match &table.asked {
        Some(Asked::New) => html! {
            <Dialog title="New game" {on_close}><NewGameForm table={table.clone()} dispatch={dispatch.clone()} /></Dialog>
        },
        Some(Asked::Resign(player)) => html! {
            <Dialog title={format!("{} resigns?", player.title())} {on_close}>{ resign(*player, dispatch) }</Dialog>
        },
        Some(Asked::Help) => html! {
            <Dialog title="Keys on the board" {on_close}>
                <dl class="keys">
                    { for KEYS.into_iter().map(|(key, does)| html! { <><dt>{ key }</dt><dd>{ does }</dd></> }) }
                </dl>
            </Dialog>
        },
        Some(Asked::Promotion { .. }) | None => html! {},
    }
}

fn resign(player: Player, dispatch: &Callback<Action>) -> Html {
    let does = |action: Action| {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.emit(action.clone()))
    };
    html! {
        <>
            <p>{ "The game ends, and the other side wins. Undo takes it back." }</p>
            <div class="dialog-actions">
                <button type="button" data-action="cancel" onclick={does(Action::Cancel)}>{ "Play on" }</button>
                <button type="button" class="danger" data-action="confirm" data-player={player.name()} onclick={does(Action::Confirm)}>
                    { format!("{} resigns", player.title()) }
                </button>
            </div>
        </>
    }
}

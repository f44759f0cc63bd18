//! The parts of a game page.

mod controls;
mod dialogs;
mod new_game;
mod notices;
mod panel;
mod picker;
mod seats;
mod share;
mod start_array;
mod typed_move;
mod upkeep;

pub use controls::controls;
pub use dialogs::dialogs;
pub use notices::notices;
pub use panel::panel;
pub use picker::picker;
pub use seats::{answers, seats, sides};
pub use start_array::{fresh_start, keep_start, start_fields};
pub use typed_move::typed_move;
pub use upkeep::Upkeep;

use yew::prelude::*;

use crate::state::Action;

/// A handler that lets one thing happen.
fn does<E: 'static>(dispatch: &Callback<Action>, action: Action) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| dispatch.emit(action.clone()))
}

//! The page about a game: what it knows and how that changes, and the parts of which it is made.
//!
//! All parts are plain functions from the state to what is seen: the page is one component.

mod board;
mod demos;
mod page;
mod scene;
mod state;
#[cfg(test)]
mod tests;

use yew::prelude::*;

pub use board::{board_column, marks_meaning};
pub use demos::watched;
pub use page::{mark_pressed, wanted};
pub use state::{Act, RulesState, Seen, Texts};

/// What every part needs: what there is to show, and whom to tell what somebody did.
#[derive(Clone, Copy)]
pub struct Parts<'p> {
    /// The state of the page.
    pub state: &'p RulesState,
    /// Hears of everything that somebody does.
    pub on_act: &'p Callback<Act>,
}

impl Parts<'_> {
    /// A handler that does one thing.
    fn does(&self, act: Act) -> Callback<MouseEvent> {
        let on_act = self.on_act.clone();
        Callback::from(move |_| on_act.emit(act))
    }
}

//! The parts of a game page.

mod controls;
mod dialogs;
mod new_game;
mod notices;
mod panel;
mod picker;
mod seats;
mod share;
mod typed_move;

pub use controls::controls;
pub use dialogs::dialogs;
pub use notices::notices;
pub use panel::Panel;
pub use picker::picker;
pub use seats::seats;
pub use typed_move::TypedMove;

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{Action, Table};

/// What most parts of the page need.
#[derive(Properties)]
pub struct TableProps {
    /// The table.
    pub table: Rc<Table>,
    /// Where everything that happens goes.
    pub dispatch: Callback<Action>,
}

/// A table is made anew whenever something happens.
impl PartialEq for TableProps {
    fn eq(&self, other: &TableProps) -> bool {
        Rc::ptr_eq(&self.table, &other.table)
    }
}

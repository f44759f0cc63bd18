//! What a game page knows, and how it changes: one reducer, which is asked for everything that
//! happens and asks the rules for everything that may.

mod action;
mod attacks;
mod form;
mod hindered;
mod look;
mod open;
mod reduce;
mod start;
mod table;
mod words;

pub use action::{Action, NewGame};
pub use form::Form;
pub use look::{checks, piece_view, scene};
pub use open::{Saved, link_to, open};
pub use reduce::new_game;
pub use start::Start;
pub use table::{Asked, Notice, Orientation, Tab, Table};
pub use words::{count_of, player_note, status};

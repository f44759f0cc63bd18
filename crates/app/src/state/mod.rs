//! What a game page knows, and how it changes: one reducer, which is asked for everything that
//! happens and asks the rules for everything that may.

mod action;
mod look;
mod open;
mod reduce;
mod saved;
mod table;
mod words;

pub use action::{Action, NewGame};
pub use look::scene;
pub use open::{link_to, open};
pub use reduce::new_game;
pub use saved::Saved;
pub use table::{Asked, Notice, Orientation, Table};
pub use words::{count_of, player_note, status};

//! The part of the rules that must be fast: positions as sets of squares, and the legal moves in them.
//!
//! What a piece can do arrives here as [`Paths`]: trees of squares over some board's mesh. They are
//! sorted once into tables ([`Engine`]) and then followed millions of times ([`State`]). Notation,
//! names, setups and reasons are the business of the rules crate; it is compiled for size, this one
//! for speed.

mod attacks;
mod castling;
mod engine;
mod guards;
mod make;
mod moves;
mod path;
mod perft;
mod piece;
mod player;
mod royalty;
mod sets;
mod shapes;
mod state;
mod tables;
mod targets;
mod walk;
mod watch;

pub use castling::{CastlingOption, Side};
pub use engine::{Capture, DoubleStep, Engine, Parts};
pub use moves::{Castle, Move, MoveKind};
pub use path::{CastlingPath, Landing, Node, Pass, Paths};
pub use piece::{Piece, Role};
pub use player::{Player, UnknownPlayer};
pub use royalty::Royalty;
pub use state::{Facts, State};
pub use walk::{Event, Ground, Occupant, found_at, goes_on, taken_before, walk};

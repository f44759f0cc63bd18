//! The rules of chess variants.
//!
//! Every piece is written in Betza notation and compiled, once per variant, into paths over the
//! board's mesh ([`Paths`]). Legal moves, attacks and the coloured marks on the screen all come from
//! these paths.
//!
//! ```
//! use berolina_rules::{Position, variants};
//!
//! let start = Position::start(&variants::rules("suicide").unwrap());
//! assert_eq!(start.legal_moves().len(), 20);
//! assert_eq!(start.perft(3), 8067);
//! ```

pub mod betza;
mod castling;
mod explain;
pub mod game;
mod moves;
pub mod notation;
mod outcome;
mod path;
mod piece;
mod player;
mod position;
mod refusal;
mod rules;
mod setup;
mod state;
mod study;
mod tables;
mod variant;
pub mod variants;
mod walk;

pub use castling::{CastlingOption, Side};
pub use explain::{Explanation, Mark, MarkClass, explain_paths};
pub use game::Game;
pub use moves::{Castle, Move, MoveKind};
pub use outcome::{Outcome, Reason};
pub use path::{CastlingPath, Landing, Node, Pass, Paths};
pub use piece::{Piece, Role};
pub use player::{Player, UnknownPlayer};
pub use position::{IllegalMove, Position, Undo};
pub use refusal::Refusal;
pub use rules::{Rules, RulesError};
pub use setup::{CastlingRight, EnPassant, Setup, SetupError, SetupFault, SetupWarning};
pub use study::Study;
pub use variant::{Capture, Castling, DrawRules, NoMoves, Promotion, RoleSpec, Variant};
pub use walk::{Ground, Occupant};

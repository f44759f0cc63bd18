//! The rules of chess variants.
//!
//! Every piece is written in Betza notation and compiled, once per variant, into paths over the
//! board's mesh ([`Paths`]). Legal moves, attacks and the coloured marks on the screen all come from
//! these paths; what must be fast of it is the engine's.
//!
//! ```
//! use berolina_rules::{Position, variants};
//!
//! let start = Position::start(&variants::rules("suicide").unwrap());
//! assert_eq!(start.legal_moves().len(), 20);
//! assert_eq!(start.perft(3), 8067);
//! ```
//!
//! # Exploring
//!
//! What a reader of a board asks, all of it by the same paths:
//!
//! - what a piece can do: [`Position::explain`], [`Position::explain_legal`], and [`Study`] for a piece
//!   alone on a board;
//! - why it cannot go to a square: [`Game::why_not`], [`Position::why_not`] and [`Study::why_not`], with a
//!   [`Refusal`] of the rules or a [`Hindrance`] on the board;
//! - who attacks a square, and which pieces are in danger: [`Position::attacks_on`], [`Position::threats`];
//! - what it could do if an enemy stood somewhere: [`Position::explain_ghost`],
//!   [`Position::ghost_squares`], [`Paths::needs_others`];
//! - how it moves in plain English: [`Betza::describe`](betza::Betza::describe);
//! - what a name stands for: [`lexicon::find`];
//! - how many moves it has on average: [`Mobility::of`].

mod attacks;
pub mod betza;
mod castlings;
mod edit;
mod explain;
mod fields;
pub mod game;
mod hindrance;
mod kings;
pub mod lexicon;
mod mobility;
mod no_castling;
pub mod notation;
mod outcome;
mod position;
mod refusal;
mod rules;
mod setup;
pub mod shuffle;
mod study;
mod value;
mod variant;
pub mod variants;
mod view;
mod words;

pub use attacks::{Attack, Threat};
pub use berolina_engine::{
    Capture, Castle, CastlingOption, CastlingPath, DoubleStep, Ground, Landing, Move, MoveKind, Node,
    Occupant, Pass, Paths, Piece, Player, Role, Side, UnknownPlayer,
};
pub use explain::{Explanation, Mark, MarkClass, explain_paths};
pub use fields::{Fields, WrongField};
pub use game::Game;
pub use hindrance::{Hindrance, hindrance};
pub use mobility::Mobility;
pub use no_castling::NoCastling;
pub use outcome::{Outcome, Reason};
pub use position::{IllegalMove, Position, Undo};
pub use refusal::Refusal;
pub use rules::{Rules, RulesError};
pub use setup::{CastlingRight, EnPassant, Setup, SetupError, SetupFault, SetupWarning};
pub use study::Study;
pub use value::Value;
pub use variant::{
    Castling, DrawRules, FischerCastling, NoMoves, Promotion, RoleSpec, Royalty, Variant, Wording,
};
pub use words::capitalised;

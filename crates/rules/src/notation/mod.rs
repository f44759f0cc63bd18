//! How positions, moves and games are written down and read.
//!
//! - [`fen`]: positions, as FEN with the castling field of X-FEN;
//! - [`move_text`]: moves by their squares, `e7e8k`;
//! - [`san`]: moves as people write them, `axb8=K`;
//! - [`pgn`]: whole games.
//!
//! Everything here reads liberally and writes strictly, says where a text is wrong and what to write
//! instead, and drops nothing without a warning.

pub mod fen;
mod letters;
pub mod move_text;
pub mod pgn;
mod refused;
pub mod san;

pub(crate) use letters::file_of;

pub use fen::{
    FenError, FenWarning, PositionError, PositionWarning, fen_of, position_from_fen, read_fen, write_fen,
};
pub use move_text::{MoveTextError, read_move_text, write_move};
pub use pgn::{PgnError, PgnGame, read_pgn, write_pgn};
pub use refused::Refused;
pub use san::{SanError, all_sans, read_move, write_san};

//! PGN: whole games, with variations, comments and annotations.
//!
//! Source: the PGN standard of 1994. Games of variants carry a `Variant` tag, whose names are a
//! convention of several programs, and a start that is not the variant's own in `FEN` with `SetUp`.

mod error;
mod lexer;
mod names;
mod read;
mod score;
mod split;
mod write;

pub use error::{PgnError, PgnFault, PgnNotice, PgnWarning};
pub use read::{PgnGame, read_pgn};
pub use write::write_pgn;

//! PGN: whole games, with variations, comments and annotations.
//!
//! Source: the PGN standard of 1994. Games of variants carry a `Variant` tag, whose names are a
//! convention of several programs, and a start that is not the variant's own in `FEN` with `SetUp`.
//!
//! Games of three are written alike: rounds of three columns, `1. e4 e10 d6`, with `...` for a turn that
//! was missed and `-` for a column before the first move, and results such as `1-0-0` and `1/3-1/3-1/3`.

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

//! FEN: a position on one line.
//!
//! Six fields with spaces between: placement, turn, castling, e.p., plies since the last capture or
//! pawn move, and round. The castling field is that of X-FEN: `K` and `Q` (`k` and `q`) mean the
//! outermost partner on that side, and a file's letter one that is not outermost. Letters of files
//! are read for all of them, whatever the order.
//!
//! In a game of three the placement has a section for each player, the castling field names players and
//! sides, `wRL,gRL,bRL`, and there can be several e.p. squares with commas between: each is written as
//! long as the right lasts, whether or not a pawn stands there to use it.
//!
//! Sources: PGN standard of 1994, section 16.1, for the fields; the X-FEN article of Wikipedia for
//! castling. [`read_fen`] says what else is read.

mod castling;
mod error;
mod placement;
mod read;
mod rights;
mod vchess;

use std::sync::Arc;

pub(crate) use castling::outermost;
pub use error::{FenError, FenWarning, PositionError, PositionWarning};
pub use read::read_fen;

use crate::{Position, Rules, Setup};

/// Writes a setup as a FEN.
///
/// ```
/// use berolina_rules::{notation, variants};
/// let rules = variants::rules("suicide").unwrap();
/// let text = "1r3rk1/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";
/// let (setup, _) = notation::read_fen(&rules, text)?;
/// assert_eq!(notation::write_fen(&rules, &setup), text);
/// # Ok::<(), notation::FenError>(())
/// ```
pub fn write_fen(rules: &Rules, setup: &Setup) -> String {
    let board = rules.board();
    let mut passed: Vec<&str> = Vec::new();
    for player in rules.players() {
        let own = setup.en_passant.iter().filter(|right| right.owner == *player);
        passed.extend(own.map(|right| board.name(right.square)));
    }
    passed.dedup();
    let passed = if passed.is_empty() { "-".to_owned() } else { passed.join(",") };
    let rights = if board.sections() > 1 { rights::write } else { castling::write };
    format!(
        "{} {} {} {passed} {} {}",
        placement::write(rules, &setup.pieces),
        setup.turn.letter(),
        rights(rules, setup),
        setup.halfmoves,
        setup.round
    )
}

/// Reads a FEN and checks that it is a position of the game.
///
/// Warnings say what the text holds and the position does not keep.
///
/// ```
/// use berolina_rules::{notation, variants};
/// let rules = variants::rules("antichess").unwrap();
/// let (position, warnings) = notation::position_from_fen(&rules, "8/8/8/8/8/8/8/R3K3 w Q -")?;
/// assert_eq!(warnings[0].to_string(), "castling: Q is dropped: there is no castling in this game");
/// assert_eq!(notation::fen_of(&position), "8/8/8/8/8/8/8/R3K3 w - - 0 1");
/// # Ok::<(), notation::PositionError>(())
/// ```
pub fn position_from_fen(
    rules: &Arc<Rules>,
    text: &str,
) -> Result<(Position, Vec<PositionWarning>), PositionError> {
    let (setup, warnings) = read_fen(rules, text)?;
    let mut all: Vec<PositionWarning> = warnings.into_iter().map(PositionWarning::Fen).collect();
    let (position, warnings) = Position::from_setup(rules, &setup)?;
    all.extend(warnings.into_iter().map(PositionWarning::Setup));
    Ok((position, all))
}

/// The FEN of a position. An e.p. square is written when somebody could take there.
pub fn fen_of(position: &Position) -> String {
    write_fen(position.rules(), &position.to_setup())
}

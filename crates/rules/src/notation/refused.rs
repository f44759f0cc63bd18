use std::fmt;

use berolina_board::{Board, Square};

use super::letters::names;
use crate::Refusal;

/// Why a move that somebody wrote cannot be made: which squares, and the rules' own reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// Why not.
    pub refusal: Refusal,
    sentence: String,
}

impl Refused {
    pub(super) fn new(board: &Board, from: Square, to: Square, refusal: Refusal) -> Refused {
        let (start, end) = (board.name(from), board.name(to));
        let sentence = match &refusal {
            Refusal::GameOver => "the game is over".to_owned(),
            Refusal::Empty => format!("there is no piece on {start}"),
            Refusal::NotYourTurn => format!("the piece on {start} belongs to a player who does not move now"),
            Refusal::CompulsoryCapture { by } => {
                format!("taking is compulsory, and the pieces on {} can take", names(board, by))
            }
            Refusal::Pinned { kings, by } => {
                format!("it would leave {} attacked by {}", names(board, kings), names(board, by))
            }
            Refusal::LeavesCheck { kings, by } => {
                format!("{} would stay attacked by {}", names(board, kings), names(board, by))
            }
            Refusal::IntoCheck { kings, by } => {
                format!("a king on {} would be attacked by {}", names(board, kings), names(board, by))
            }
            Refusal::CastlingAttacked { square, by } => {
                format!("{} attacks {} on the king's way", names(board, by), board.name(*square))
            }
            Refusal::Hindered(_) => format!("the piece on {start} cannot go to {end}"),
        };
        Refused { from, to, refusal, sentence }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

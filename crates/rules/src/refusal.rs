use berolina_board::Square;

use crate::Hindrance;

/// Why a piece may not go to a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// There is no piece on the first square.
    Empty,
    /// The piece belongs to somebody who does not move now.
    NotYourTurn,
    /// The move would be possible, but the player can take something and must.
    CompulsoryCapture {
        /// The squares of the pieces that can take.
        by: Vec<Square>,
    },
    /// The piece would leave the line of an enemy to a king, or open one by what it takes, and that
    /// would be check.
    Pinned {
        /// The kings that would be attacked.
        kings: Vec<Square>,
        /// The enemies that would attack them.
        by: Vec<Square>,
    },
    /// The player is in check, and the move does not end that.
    LeavesCheck {
        /// The kings that would stay attacked.
        kings: Vec<Square>,
        /// The enemies that would attack them.
        by: Vec<Square>,
    },
    /// The king would go where it is attacked, and no other king of the player would be safe.
    IntoCheck {
        /// Where the attacked kings would stand.
        kings: Vec<Square>,
        /// The enemies that would attack them.
        by: Vec<Square>,
    },
    /// The king may not castle out of check, over an attacked square, or onto one.
    CastlingAttacked {
        /// The first attacked square on the king's way, its own included.
        square: Square,
        /// The enemies that attack it.
        by: Vec<Square>,
    },
    /// The piece cannot go there, whatever is legal.
    Hindered(Hindrance),
}

impl Refusal {
    /// The word for it on the page: `compulsory-capture`.
    pub const fn word(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::Empty => "empty",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::CompulsoryCapture { .. } => "compulsory-capture",
            Refusal::Pinned { .. } => "pinned",
            Refusal::LeavesCheck { .. } => "leaves-check",
            Refusal::IntoCheck { .. } => "into-check",
            Refusal::CastlingAttacked { .. } => "castling-attacked",
            Refusal::Hindered(hindrance) => hindrance.word(),
        }
    }
}

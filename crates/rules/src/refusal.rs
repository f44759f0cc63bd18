use berolina_board::Square;

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
    /// The piece has no path to that square, or something is in the way.
    Unreachable,
}

impl Refusal {
    /// The word for it on the page: `compulsory-capture`.
    pub const fn word(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::Empty => "empty",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::CompulsoryCapture { .. } => "compulsory-capture",
            Refusal::Unreachable => "unreachable",
        }
    }
}

use serde::{Deserialize, Serialize};

use crate::Player;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; None when nobody did.
    pub winner: Option<Player>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Player, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw, or no result when the game was abandoned.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }

    /// `white`, `black`, `green`, `draw`, or `none` for an abandoned game.
    pub const fn result(self) -> &'static str {
        match (self.winner, self.reason) {
            (Some(winner), _) => winner.name(),
            (None, Reason::Abandoned) => "none",
            (None, _) => "draw",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The player to move has no piece left.
    NoPieces,
    /// The player to move has pieces, but no move.
    NoMoves,
    /// The player to move has no move, and the two sides are told apart by their number of pieces.
    FewerPieces,
    /// The player to move has no move, and that is a draw.
    Stalemate,
    /// Nobody can make progress with the pieces that are left.
    InsufficientMaterial,
    /// The same position for the third time, claimed.
    Threefold,
    /// The same position for the fifth time.
    Fivefold,
    /// Fifty moves of each player without a capture or a pawn's move, claimed.
    FiftyMoves,
    /// Seventy-five moves of each player without a capture or a pawn's move.
    SeventyFiveMoves,
    /// A player gave up.
    Resignation,
    /// The players agreed on it.
    Agreement,
    /// A player's time ran out.
    Time,
    /// The players stopped without a result.
    Abandoned,
}

impl Reason {
    /// The word for it in links, on the page and on the command line: `no-moves`.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::NoPieces => "no-pieces",
            Reason::NoMoves => "no-moves",
            Reason::FewerPieces => "fewer-pieces",
            Reason::Stalemate => "stalemate",
            Reason::InsufficientMaterial => "insufficient-material",
            Reason::Threefold => "threefold",
            Reason::Fivefold => "fivefold",
            Reason::FiftyMoves => "fifty-moves",
            Reason::SeventyFiveMoves => "seventy-five-moves",
            Reason::Resignation => "resignation",
            Reason::Agreement => "agreement",
            Reason::Time => "time",
            Reason::Abandoned => "abandoned",
        }
    }
}

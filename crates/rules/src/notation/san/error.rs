use thiserror::Error;

use crate::notation::{MoveTextError, Refused};

/// Why a text is not a legal move of a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SanError {
    /// It does not have the form of a move.
    #[error("'{text}' is not a move: write one like {example}")]
    Unreadable {
        /// The text.
        text: String,
        /// A move that could be made.
        example: String,
    },
    /// It names a square that the board does not have.
    #[error("the board has no square '{name}'")]
    NoSquare {
        /// The name.
        name: String,
    },
    /// It begins with a letter that is no piece of the game.
    #[error("'{letter}' is no piece of this game: {letters}")]
    NoSuchPiece {
        /// The letter.
        letter: char,
        /// The letters of the pieces.
        letters: String,
    },
    /// There is no such piece of the player to move.
    #[error("'{text}': {player} has no {piece} there")]
    NoPiece {
        /// The text.
        text: String,
        /// The name of the player.
        player: &'static str,
        /// The name of the piece.
        piece: &'static str,
    },
    /// There are several such pieces of the player to move, and none can go there.
    #[error("'{text}' is not legal: {player} has no {piece} that can go to {square}")]
    NoneReaches {
        /// The text.
        text: String,
        /// The name of the player.
        player: &'static str,
        /// The name of the piece.
        piece: &'static str,
        /// The name of the square.
        square: String,
    },
    /// Several moves are meant by it.
    #[error("'{text}' can be {moves}: write which")]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves that it could be.
        moves: String,
    },
    /// The rules forbid it.
    #[error("'{text}' is not legal: {refused}")]
    Illegal {
        /// The text.
        text: String,
        /// Why.
        refused: Refused,
    },
    /// No king may castle to that side.
    #[error("'{text}' is not legal: there is no castling to that side now")]
    NoCastling {
        /// The text.
        text: String,
    },
    /// It says that something is taken, but nothing would be.
    #[error("'{text}': there is nothing to take on {square}")]
    NothingToTake {
        /// The text.
        text: String,
        /// The name of the square.
        square: String,
    },
    /// It does not say what the piece becomes.
    #[error("'{text}' promotes: add = and one of {choices} for what the piece becomes")]
    PromotionMissing {
        /// The text.
        text: String,
        /// The letters of what it can become.
        choices: String,
    },
    /// The piece cannot become what it says.
    #[error("'{text}': the piece cannot become '{letter}': {choices}")]
    Promotion {
        /// The text.
        text: String,
        /// The letter.
        letter: char,
        /// What can be.
        choices: String,
    },
    /// It names its squares, and they are not those of a legal move.
    #[error(transparent)]
    MoveText(#[from] MoveTextError),
}

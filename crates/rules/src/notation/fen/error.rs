use thiserror::Error;

use crate::{SetupError, SetupWarning};

/// Why a text is not a FEN of the game. Columns count characters from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// There is nothing to read.
    #[error("the FEN is empty: write at least a placement and the turn, like '{example}'")]
    Empty {
        /// The start array and the turn.
        example: String,
    },
    /// The placement has too few or too many ranks.
    #[error("placement: there are {found} ranks between '/', and the board has {expected}")]
    RankCount {
        /// How many the text has.
        found: usize,
        /// How many the board has.
        expected: usize,
    },
    /// The placement has too few or too many sections.
    #[error("placement: there are {found} sections between '|', and the board has {expected}, one a player")]
    SectionCount {
        /// How many the text has.
        found: usize,
        /// How many the board has.
        expected: usize,
    },
    /// A section of the placement has too few or too many ranks.
    #[error("placement: {owner}'s section has {found} ranks between '/' instead of {expected}")]
    SectionRanks {
        /// Whose section it is.
        owner: &'static str,
        /// How many the text has.
        found: usize,
        /// How many the section has.
        expected: usize,
    },
    /// A rank is too short or too long.
    #[error(
        "placement: rank {rank} (column {column}) has {found} squares instead of {expected}: \
         count its pieces and the numbers of empty squares"
    )]
    RankLength {
        /// The name of the rank.
        rank: String,
        /// Where it starts in the text.
        column: usize,
        /// How many squares the text gives it.
        found: usize,
        /// How many it has.
        expected: usize,
    },
    /// A letter that is no piece of the game.
    #[error("placement: '{letter}' (column {column}, square {square}) is no piece of this game: {letters}")]
    UnknownPiece {
        /// The letter.
        letter: char,
        /// Where it stands in the text.
        column: usize,
        /// The name of the square that it would stand on.
        square: String,
        /// The letters of the pieces.
        letters: String,
    },
    /// Letters that are no player's piece, where a piece is written by its player and its role.
    #[error(
        "placement: '{text}' (column {column}, square {square}) is no piece of this game: \
         write the letter of a player, then one of {letters}"
    )]
    UnknownMan {
        /// The letters.
        text: String,
        /// Where they stand in the text.
        column: usize,
        /// The name of the square that it would stand on.
        square: String,
        /// The letters of the roles.
        letters: String,
    },
    /// A character that means nothing in a placement.
    #[error("placement: '{character}' (column {column}, rank {rank}) means nothing here: {hint}")]
    Placement {
        /// The character.
        character: char,
        /// Where it stands in the text.
        column: usize,
        /// The name of the rank.
        rank: String,
        /// What to do about it.
        hint: &'static str,
    },
    /// A piece on a hole of the board.
    #[error("placement: '{letter}' (column {column}) would stand on a hole of the board")]
    OnHole {
        /// The letter of the piece.
        letter: char,
        /// Where it stands in the text.
        column: usize,
    },
    /// The second field is missing.
    #[error("turn: missing: write {letters} behind the placement")]
    NoTurn {
        /// The letters of the players.
        letters: String,
    },
    /// The second field is no player's letter.
    #[error("turn: '{found}' (column {column}) is no player of this game: write {letters}")]
    Turn {
        /// What the text has.
        found: String,
        /// Where it stands in the text.
        column: usize,
        /// The letters of the players.
        letters: String,
    },
    /// A character that cannot stand for a castling.
    #[error("castling: '{character}' (column {column}) is no castling: write KQkq, letters of files, or -")]
    Castling {
        /// The character.
        character: char,
        /// Where it stands in the text.
        column: usize,
    },
    /// Letters that are no castling rights of a player, in a game of three.
    #[error(
        "castling: '{found}' (column {column}) is not the rights of a player: \
         write what is left of wRL,gRL,bRL, or -"
    )]
    Rights {
        /// What the text has.
        found: String,
        /// Where it stands in the text.
        column: usize,
    },
    /// The e.p. square is not on the board.
    #[error("e.p.: '{found}' (column {column}) is not a square of the board: write one, or -")]
    NoSuchSquare {
        /// What the text has.
        found: String,
        /// Where it stands in the text.
        column: usize,
    },
    /// Nothing can be taken in passing on the e.p. square.
    #[error("e.p.: {square} (column {column}) cannot be: {why}")]
    EnPassant {
        /// The name of the square.
        square: String,
        /// Where it stands in the text.
        column: usize,
        /// Why not.
        why: &'static str,
    },
    /// A counter is not a number, or is too large.
    #[error("{field}: '{found}' (column {column}) is not a number that fits: write 0, 1, 2, ...")]
    Number {
        /// Which field.
        field: &'static str,
        /// What the text has.
        found: String,
        /// Where it stands in the text.
        column: usize,
    },
}

/// What a FEN says and its setup does not keep, or what was read in an unusual way.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenWarning {
    /// Castling rights that cannot be.
    #[error("castling: {letters} is dropped: {why}")]
    CastlingDropped {
        /// As they are written.
        letters: String,
        /// Why they cannot be.
        why: String,
    },
    /// An e.p. square in a game without taking in passing.
    #[error("e.p.: {square} is dropped: nothing is taken in passing in this game")]
    EnPassantDropped {
        /// As it is written.
        square: String,
    },
    /// Rounds are counted from 1.
    #[error("round: 0 is read as 1: rounds are counted from 1")]
    RoundZero,
    /// Fields behind the last one.
    #[error("'{text}' behind the last field is ignored")]
    Trailing {
        /// What they hold.
        text: String,
    },
    /// The fields are those of vchess.
    #[error("read as a FEN of vchess: its third field counts the moves")]
    Vchess,
}

/// Why a text is not a position of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// It is not a FEN.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// What it says cannot be a position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// What a text says and its position does not keep.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionWarning {
    /// Found while reading.
    #[error(transparent)]
    Fen(#[from] FenWarning),
    /// Found while checking.
    #[error(transparent)]
    Setup(#[from] SetupWarning),
}

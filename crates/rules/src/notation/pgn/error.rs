use std::fmt;

use thiserror::Error;

use super::lexer::Place;
use crate::notation::{PositionError, PositionWarning, SanError};

/// Why a game of a PGN cannot be read, or cannot be read further, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct PgnError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: PgnFault,
}

impl PgnError {
    pub(super) fn new(place: Place, fault: PgnFault) -> PgnError {
        PgnError { line: place.line, column: place.column, fault }
    }
}

/// What can be wrong with a game of a PGN.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PgnFault {
    /// There is no tag that names the variant.
    #[error("the game names no variant: add a tag [Variant \"...\"] with one of {known}")]
    NoVariant {
        /// The names that are known.
        known: String,
    },
    /// The variant is not known.
    #[error("the variant '{name}' is not known here: {known} are")]
    UnknownVariant {
        /// The name in the file.
        name: String,
        /// The names that are known.
        known: String,
    },
    /// The start position cannot be read.
    #[error("FEN: {0}")]
    Start(Box<PositionError>),
    /// A move is not legal, or not a move.
    #[error("{number}: {error}")]
    Move {
        /// The number of the round, with three dots when the first player has moved in it.
        number: String,
        /// What is wrong with it.
        error: Box<SanError>,
    },
}

/// Something in a PGN that was read in an unusual way or could not be kept, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnWarning {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What it is.
    pub notice: PgnNotice,
}

impl PgnWarning {
    pub(super) fn new(place: Place, notice: PgnNotice) -> PgnWarning {
        PgnWarning { line: place.line, column: place.column, notice }
    }
}

impl fmt::Display for PgnWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.notice)
    }
}

/// What can be unusual in a PGN.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PgnNotice {
    /// The variant is called by a name that means something else on this site.
    #[error("'{name}' in a file means the rules of FICS: {meant}")]
    SuicideIsFics {
        /// The name in the file.
        name: String,
        /// The name of the variant here.
        meant: &'static str,
    },
    /// The start position was read with a warning.
    #[error("FEN: {0}")]
    Start(PositionWarning),
    /// `SetUp` announces a FEN that is not there.
    #[error("SetUp says that there is a FEN, and there is none: the game begins with the start array")]
    NoFen,
    /// A tag cannot be read.
    #[error("the tag is dropped: write [Name \"value\"] on one line")]
    BadTag,
    /// A tag is there twice.
    #[error("the tag {name} is there twice: the first one counts")]
    SecondTag {
        /// Its name.
        name: String,
    },
    /// A comment is not closed.
    #[error("the comment is not closed: it goes on to the end of the text")]
    OpenComment,
    /// A character that means nothing where it stands.
    #[error("'{0}' means nothing here")]
    Stray(char),
    /// `$` without a number of 0 to 255.
    #[error("the annotation is dropped: write $ and a number from 0 to 255")]
    BadNag,
    /// An annotation or variation with no move in front of it.
    #[error("there is no move here that this could belong to")]
    NoMove,
    /// A parenthesis is closed and was not opened.
    #[error("there is no variation to close")]
    NotOpen,
    /// A variation is not closed.
    #[error("a variation is not closed")]
    NotClosed,
    /// A move of a variation cannot be read; it and what follows it in the variation are lost.
    #[error("the variation ends here: {0}")]
    Variation(PgnFault),
    /// A result inside a variation.
    #[error("a result inside a variation is ignored")]
    ResultInVariation,
    /// The game goes on where the rules have ended it.
    #[error("the game goes on, though by the rules it is over: {reason}")]
    AfterEnd {
        /// How it is over.
        reason: &'static str,
    },
    /// The file says something else of the result than the board.
    #[error("the file says {said}, but on the board it is {board}: the board counts")]
    Result {
        /// What the file says.
        said: String,
        /// What the rules say.
        board: String,
    },
    /// The tag and the end of the moves give different results.
    #[error("the tag Result says {tag}, and the moves end with {moves}: {taken} counts")]
    TwoResults {
        /// What the tag says.
        tag: String,
        /// What stands behind the moves.
        moves: String,
        /// Which of them was taken.
        taken: String,
    },
    /// The result is not one of this game.
    #[error("'{0}' is not a result of this game")]
    NoResult(String),
}

//! What can be wrong with a notation, in words.

use std::fmt;

/// Why a notation could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The place in the text, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseErrorKind,
}

/// What is wrong with a notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseErrorKind {
    /// There is something else than what belongs there.
    Unexpected {
        /// What is there.
        found: char,
        /// What belongs there.
        expected: &'static str,
    },
    /// The text ends too early.
    UnexpectedEnd {
        /// What belongs there.
        expected: &'static str,
    },
    /// Known, but not supported yet.
    NotSupported {
        /// What is there.
        found: char,
    },
    /// A letter stands in its leg more often than it can.
    Repeated {
        /// The letter.
        letter: char,
    },
    /// A letter that means nothing where it stands.
    Misplaced {
        /// The letter.
        letter: char,
        /// Where it may stand.
        place: &'static str,
    },
    /// More letters, or more legs, than are read.
    TooLong {
        /// How many there may be.
        limit: usize,
        /// Of what.
        of: &'static str,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.kind {
            ParseErrorKind::Unexpected { found, expected } => {
                write!(f, "found '{}', expected {expected}", found.escape_debug())
            }
            ParseErrorKind::UnexpectedEnd { expected } => write!(f, "found the end, expected {expected}"),
            ParseErrorKind::NotSupported { found } => write!(f, "'{found}' is not supported yet"),
            ParseErrorKind::Repeated { letter } => {
                write!(f, "found '{letter}' again, expected it only once in a leg")
            }
            ParseErrorKind::Misplaced { letter, place } => {
                write!(f, "found '{letter}', expected it only {place}")
            }
            ParseErrorKind::TooLong { limit, of } => {
                write!(f, "found more than {limit} {of}, expected fewer")
            }
        }
    }
}

impl std::error::Error for ParseError {}

/// Something in a notation that is understood, but better written otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The place in the text, from 1.
    pub column: usize,
    /// What there is to say.
    pub kind: NoticeKind,
}

/// What there is to say about a notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// `L` and `J` each mean the camel to some programs and the zebra to others.
    Ambiguous {
        /// The letter.
        letter: char,
        /// What it is read as.
        read_as: char,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoticeKind::Ambiguous { letter, read_as } = self.kind;
        write!(
            f,
            "column {}: '{letter}' means different leaps to different programs, it is read as '{read_as}'",
            self.column
        )
    }
}

/// Why a piece could not be placed on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompileError {
    /// The notation has direction letters, and on this cell they have no meaning.
    NoDirections {
        /// The place of the letters in the text, from 1.
        column: usize,
    },
    /// There are too many paths.
    TooComplex,
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::NoDirections { column } => write!(
                f,
                "column {column}: direction letters have no meaning on this board's cells, write the piece without them"
            ),
            CompileError::TooComplex => write!(f, "the piece has too many paths, give it fewer legs"),
        }
    }
}

impl std::error::Error for CompileError {}

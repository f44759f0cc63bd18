//! Betza notation: how a piece moves, in a few letters.
//!
//! A piece is a union of groups. Each group is one atom (a step or leap, in all its directions) behind
//! the letters that narrow it down: `fmW` is one step straight on without taking, `KisO2` a king that
//! castles. Legs joined by `a` make a move of several parts: `afsW` is one orthogonal step over an
//! empty square and one outward diagonal step, the horse of Xiangqi.
//!
//! [`Betza::parse`] reads the notation, [`Display`](fmt::Display) writes its canonical form, and
//! [`Betza::compile`] turns it into [`Paths`] over a board's mesh.
//!
//! ```
//! use berolina_board::Board;
//! use berolina_rules::betza::Betza;
//!
//! let board = Board::rectangle(8, 8)?;
//! let pawn: Betza = "mfWcefFimfnD".parse()?;
//! assert_eq!(pawn.to_string(), "fmWfceFifmnD");
//!
//! let paths = pawn.compile(&board, 0, board.find("e2")?, true)?;
//! let squares: Vec<&str> = paths.nodes.iter().map(|node| board.name(node.square)).collect();
//! assert_eq!(squares, ["e3", "e4", "f3", "d3"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ast;
mod castling;
mod compile;
mod courses;
mod directions;
mod error;
mod grow;
mod parse;
mod print;
mod split;
mod tree;
mod walk;

use std::fmt;
use std::str::FromStr;

use berolina_board::{Board, Square};

use crate::path::Paths;

pub use error::{CompileError, Notice, NoticeKind, ParseError, ParseErrorKind};

/// How a piece moves.
///
/// Two are equal when they are written the same in canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Betza {
    groups: Vec<ast::Group>,
}

impl Betza {
    /// Reads a piece's notation, and says what in it is understood but better written otherwise.
    ///
    /// The letters before an atom may come in any order.
    ///
    /// # Errors
    /// With the column of the first thing that is wrong, or that is not supported yet.
    ///
    /// ```
    /// use berolina_rules::betza::Betza;
    ///
    /// let (camel, notices) = Betza::parse("L")?;
    /// assert_eq!(camel.to_string(), "C");
    /// assert_eq!(notices[0].column, 1);
    ///
    /// let error = Betza::parse("fmW[F?R]").unwrap_err();
    /// assert_eq!(error.to_string(), "column 4: '[' is not supported yet");
    /// # Ok::<(), berolina_rules::betza::ParseError>(())
    /// ```
    pub fn parse(text: &str) -> Result<(Betza, Vec<Notice>), ParseError> {
        let (groups, notices) = parse::parse(text)?;
        Ok((Betza { groups }, notices))
    }

    /// All that such a piece can do from one square: the trees of squares for the player who sits at
    /// `seat`. `unmoved` says whether the piece has not moved yet, which groups with `i` need.
    ///
    /// # Errors
    /// When the notation has direction letters and there is no forward on that square, or when it
    /// makes too many paths.
    pub fn compile(
        &self,
        board: &Board,
        seat: usize,
        from: Square,
        unmoved: bool,
    ) -> Result<Paths, CompileError> {
        compile::compile(&self.groups, board, seat, from, unmoved)
    }
}

impl fmt::Display for Betza {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.groups.iter().try_for_each(|group| group.fmt(f))
    }
}

/// As [`Betza::parse`], without the notices.
impl FromStr for Betza {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Betza, ParseError> {
        Betza::parse(text).map(|(piece, _)| piece)
    }
}

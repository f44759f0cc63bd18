//! Betza notation: how a piece moves, in a few letters.
//!
//! A piece is a union of groups. Each group is one atom (a step or leap, in all its directions) behind
//! the letters that narrow it down: `fmW` is one step straight on without taking, `KisO2` a king that
//! castles. Legs joined by `a` make a move of several parts: `afsW` is one orthogonal step over an
//! empty square and one outward diagonal step, the horse of Xiangqi.
//!
//! # Letters
//!
//! | letters | meaning |
//! |---|---|
//! | `W F D N A H C Z G` | leaps of (1,0) (1,1) (2,0) (2,1) (2,2) (3,0) (3,1) (3,2) (3,3); `X` behind one adds 3 to the longer number, `Y` adds 2 to both |
//! | `K R B Q` | `WF`, `W0`, `F0`, `RB` |
//! | a number, `0`, `*`, the letter again | so many times, without limit, up to the player's own half (and 1 beyond it), without limit |
//! | `f b l r v s`, `h` | directions; two at a right angle join: `frB` is one diagonal, `lfN` and `flN` one leap each with the long way last |
//! | `m c e d k t` | move to an empty square, take an enemy, take in passing, take an own piece, take kings only, take all but kings; neither is `mc` |
//! | `i` | only as the piece's first move |
//! | `n`, `j`, `jj` | the squares between are empty, one is occupied, at least one is; an oblique lame leap goes straight first and then outward |
//! | `j`, `jj` on steps and lines | the first square is skipped, every square is passed over whatever stands there |
//! | `p`, `g` | over one piece and on, over one piece and one square further |
//! | `o` | the left and the right rim are one |
//! | `O2` | castling: the king goes two squares; with `j` the partner stands one square from the rim |
//!
//! In legs that another follows `p` is over a piece (`mp`: whatever stands there, `tp`: over an own one),
//! `c` and `d` take on the way, `g` and `y` change the range between 1 and unlimited at a piece and at
//! an empty square. Later legs turn from the way of the leg before: `f` straight on, `fr` an eighth to the
//! right; `q` and `z` are the side of the last bend and the other side. Without directions they go every
//! way but straight back.
//!
//! Sources: XBoard's Betza page (2014), the XBetza article and its author's later remarks on
//! chessvariants.com. Where programs differ, the comments on the code say what was chosen.
//!
//! # Use
//!
//! [`Betza::parse`] reads the notation, [`Display`](fmt::Display) writes its canonical form,
//! [`Betza::describe`] tells it in English, and [`Betza::compile`] turns it into [`Paths`] over a board's mesh.
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
mod describe;
mod directions;
mod error;
mod grow;
mod parse;
mod phrases;
mod print;
mod split;
mod tree;
mod walk;

use std::fmt;
use std::str::FromStr;

use berolina_board::{Board, Square};

use crate::Paths;

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

    /// What such a piece does, in plain English: the end of a sentence that begins with its name. Parts
    /// that say the same of different steps and leaps are told together, whatever their order.
    ///
    /// ```
    /// use berolina_rules::betza::Betza;
    ///
    /// let chancellor: Betza = "RN".parse()?;
    /// assert_eq!(chancellor.describe(), "slides any number of squares orthogonally, or leaps like a knight");
    /// let horse: Betza = "afsW".parse()?;
    /// let text = "steps one square orthogonally over an empty square and then one square diagonally outward";
    /// assert_eq!(horse.describe(), text);
    /// # Ok::<(), berolina_rules::betza::ParseError>(())
    /// ```
    pub fn describe(&self) -> String {
        describe::describe(&self.groups)
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

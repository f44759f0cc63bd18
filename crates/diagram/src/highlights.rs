//! Whole squares set apart: the last move, the picked piece, attacked kings; and the lines of slides.

use berolina_board::{Board, Square, sort_short};
use berolina_rules::{Mark, MarkClass};

use crate::view::{Cell, View};
use crate::{Shape, Theme};

/// The two ends of the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastMove {
    /// Where the piece came from: a dashed frame round a faint tint, for the square is empty now.
    From,
    /// Where it went: a tinted square.
    To,
}

/// How seriously a king is attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Check {
    /// The player is in check.
    Check,
    /// One attacked king of several: no check, but worth seeing.
    Soft,
}

/// The sign of the last move on a square, below the pieces, in the units of the view.
pub fn last_move_shape(cell: &Cell, end: LastMove, theme: &Theme) -> Shape {
    match end {
        LastMove::From => {
            let shape = Shape::filled(frame(cell, 2.4), theme.last_move).outlined(theme.select, 2.4);
            Shape { fill_opacity: 0.35, dashes: "5 5", ..shape }
        }
        LastMove::To => Shape { fill_opacity: 0.8, ..Shape::filled(cell.path(), theme.last_move) },
    }
}

/// The red outline of a piece that can be taken, for boards where the colour of a mark says
/// something else; below the pieces, in the units of the view.
pub fn capture_outline(cell: &Cell, theme: &Theme) -> Shape {
    Shape::stroked(frame(cell, 3.0), theme.capture_only, 3.0)
}

/// The frame round the picked piece's square, below the pieces, in the units of the view.
pub fn select_shape(cell: &Cell, theme: &Theme) -> Shape {
    let shape = Shape::filled(frame(cell, 3.6), theme.select).outlined(theme.select, 3.6);
    Shape { fill_opacity: 0.22, ..shape }
}

/// The sign of an attacked king, below the pieces, in the units of the view.
pub fn check_shape(cell: &Cell, check: Check, theme: &Theme) -> Shape {
    match check {
        Check::Check => {
            let shape = Shape::filled(frame(cell, 4.0), theme.check).outlined(theme.check, 4.0);
            Shape { fill_opacity: 0.6, ..shape }
        }
        Check::Soft => Shape { dashes: "3 5", ..Shape::stroked(frame(cell, 3.0), theme.check, 3.0) },
    }
}

/// The outline of a square drawn in so far that a line of `width` units just fits inside.
fn frame(cell: &Cell, width: f64) -> String {
    cell.inner_path((width / 2.0 / cell.radius).min(0.5))
}

/// The faint lines from a picked piece through its slides, below the pieces, in the units of the view.
///
/// Only paths from neighbour to neighbour have a line: it says that every square on it can block. A
/// path that another one continues is drawn once.
pub fn slide_lines(board: &Board, view: &View, origin: Square, marks: &[Mark], theme: &Theme) -> Vec<Shape> {
    let mut paths: Vec<&[Square]> = marks
        .iter()
        .filter(|mark| mark.class != MarkClass::Leap && mark.path.len() > 1)
        .map(|mark| mark.path.as_slice())
        .filter(|path| is_walk(board, origin, path))
        .collect();
    sort_short(&mut paths, |path| *path);
    paths.dedup();
    let longest = paths.iter().enumerate().filter(|(at, path)| {
        // Sorted, a continuation follows at once.
        paths.get(at + 1).is_none_or(|next| !next.starts_with(path))
    });
    longest
        .map(|(_, path)| Shape {
            stroke_opacity: 0.4,
            ..Shape::stroked(view.line(origin, path), theme.ink, 2.4)
        })
        .collect()
}

fn is_walk(board: &Board, origin: Square, path: &[Square]) -> bool {
    let mut at = origin;
    path.iter().all(|next| {
        let near = board.adjacent(at, *next);
        at = *next;
        near
    })
}

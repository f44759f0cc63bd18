//! The shapes of marks: every class has its own, so that colour is never needed to tell them apart.

use berolina_board::{Point, Square, sort_short};
use berolina_rules::{Mark, MarkClass};

use crate::corners::corner_shape;
use crate::shape::number;
use crate::view::{Cell, View};
use crate::{Shape, Theme};

/// Width of a mark's outline, in units of its 48-unit box.
pub const MARK_STROKE: f64 = 1.8;

/// The shape of a class on an empty square, as SVG path data in a box of 48 by 48 units whose centre
/// is the square's: a disc, a diamond, a hollow ring (fill rule even-odd or nonzero), a cross, and a
/// level bar for [`MarkClass::Blocker`], which is turned across the path.
///
/// ```
/// use berolina_diagram::{MarkClass, mark_path};
///
/// assert!(mark_path(MarkClass::Leap).starts_with('M'));
/// ```
pub const fn mark_path(class: MarkClass) -> &'static str {
    match class {
        MarkClass::Slide => "M14.5 24A9.5 9.5 0 1 1 33.5 24A9.5 9.5 0 1 1 14.5 24Z",
        MarkClass::Leap => "M24 11.5L36.5 24L24 36.5L11.5 24Z",
        MarkClass::MoveOnly => {
            "M13.4 24A10.6 10.6 0 1 1 34.6 24A10.6 10.6 0 1 1 13.4 24ZM19.2 24A4.8 4.8 0 1 0 28.8 24A4.8 4.8 0 1 0 19.2 24Z"
        }
        MarkClass::CaptureOnly => {
            "M16.8 12.7L24 19.9L31.2 12.7L35.3 16.8L28.1 24L35.3 31.2L31.2 35.3L24 28.1L16.8 35.3L12.7 31.2L19.9 24L12.7 16.8Z"
        }
        MarkClass::Blocker => {
            "M14 20.8H34Q35.5 20.8 35.5 22.3V25.7Q35.5 27.2 34 27.2H14Q12.5 27.2 12.5 25.7V22.3Q12.5 20.8 14 20.8Z"
        }
    }
}

/// The shape of a class in its colour with its outline, in the 48-unit box: for a legend.
pub fn mark_shape(class: MarkClass, theme: &Theme) -> Shape {
    Shape::filled(mark_path(class), theme.mark(class)).outlined(theme.ink, MARK_STROKE)
}

/// All that is said of one square while a piece is picked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SquareMarks {
    /// The classes, each once, in the order of [`MarkClass`].
    pub classes: Vec<MarkClass>,
    /// For each way in which the square blocks a path: the square before it on that path.
    pub blocked_from: Vec<Square>,
    /// Whether it is a castling target.
    pub castle: bool,
    /// Whether the piece promotes there.
    pub promote: bool,
    /// Whether the piece takes another in passing there.
    pub en_passant: bool,
}

impl SquareMarks {
    /// The value of `data-mark`: the words of the classes, then `castle`, `promote`, `en-passant`.
    pub fn words(&self) -> String {
        let signs = [(self.castle, "castle"), (self.promote, "promote"), (self.en_passant, "en-passant")];
        let signs = signs.into_iter().filter_map(|(is, word)| is.then_some(word));
        self.classes.iter().map(|class| class.word()).chain(signs).collect::<Vec<_>>().join(" ")
    }
}

/// Marks gathered by square, each square once: one that is reached in two ways shows both.
///
/// `origin` is the square of the picked piece, from which the paths start.
pub fn marks_by_square(origin: Square, marks: &[Mark]) -> Vec<(Square, SquareMarks)> {
    let mut out: Vec<(Square, SquareMarks)> = Vec::new();
    for mark in marks {
        let at = out.iter().position(|(square, _)| *square == mark.square).unwrap_or_else(|| {
            out.push((mark.square, SquareMarks::default()));
            out.len() - 1
        });
        let square = &mut out[at].1;
        if !square.classes.contains(&mark.class) {
            square.classes.push(mark.class);
            sort_short(&mut square.classes, |class| *class);
        }
        if mark.class == MarkClass::Blocker {
            let before = mark.path.iter().rev().skip(1).copied().next().unwrap_or(origin);
            if !square.blocked_from.contains(&before) {
                square.blocked_from.push(before);
            }
        }
        square.castle |= mark.castle;
        square.promote |= mark.promote;
        square.en_passant |= mark.en_passant;
    }
    out
}

/// What to draw on a marked square, above the pieces, in the units of the view.
///
/// An empty square shows its shapes, side by side when there are several. On an occupied square they
/// move to the corners and the piece stays readable; a blocker's bar lies across the path, at the
/// side from which the path comes.
pub fn square_shapes(
    view: &View,
    square: Square,
    marks: &SquareMarks,
    occupied: bool,
    theme: &Theme,
) -> Vec<Shape> {
    let Some(cell) = view.cell(square) else {
        return Vec::new();
    };
    let ways = marks.classes.iter().copied().filter(|class| *class != MarkClass::Blocker);
    let ways: Vec<MarkClass> = ways.collect();
    let mut out = Vec::new();
    if occupied {
        for (at, class) in ways.iter().enumerate() {
            let path = corner_shape(cell, *class, at, ways.len());
            let colour = if theme.by_target { theme.capture_only } else { theme.mark(*class) };
            out.push(Shape::filled(path, colour).outlined(theme.ink, 1.4 * cell.scale()));
        }
    } else {
        for (class, (dx, dy, scale)) in ways.iter().zip(places(ways.len())) {
            let shape = match class {
                MarkClass::Slide | MarkClass::Leap if theme.by_target => {
                    Shape { fill: Some(theme.move_only), ..mark_shape(*class, theme) }
                }
                _ => mark_shape(*class, theme),
            };
            out.push(shape.transformed(cell.box_transform(*dx, *dy, *scale)));
        }
    }
    for before in &marks.blocked_from {
        out.extend(view.cell(*before).map(|before| blocker(cell, before, theme)));
    }
    out.extend(signs(cell, marks, theme));
    out
}

/// Where several marks stand in one square: offsets in radii, and size.
fn places(count: usize) -> &'static [(f64, f64, f64)] {
    match count {
        0 | 1 => &[(0.0, 0.0, 1.0)],
        2 => &[(-0.46, 0.0, 0.78), (0.46, 0.0, 0.78)],
        _ => &[(-0.44, 0.34, 0.68), (0.44, 0.34, 0.68), (0.0, -0.4, 0.68), (0.0, 0.84, 0.5)],
    }
}

/// The bar across the path that comes from the cell `before`.
fn blocker(cell: &Cell, before: &Cell, theme: &Theme) -> Shape {
    let (dx, dy) = (before.centre.x - cell.centre.x, before.centre.y - cell.centre.y);
    let away = (dx * dx + dy * dy).sqrt().max(f64::EPSILON);
    let middle = Point::new(
        cell.centre.x + dx / away * cell.radius * 0.82,
        cell.centre.y + dy / away * cell.radius * 0.82,
    );
    // The bar lies level, across a path that goes up or down: a quarter turn from the path.
    let (across, along) = (dx / away * cell.scale(), dy / away * cell.scale());
    let transform = format!(
        "matrix({} {} {} {} {} {}) translate(-24 -24)",
        number(-along),
        number(across),
        number(-across),
        number(-along),
        number(middle.x),
        number(middle.y),
    );
    mark_shape(MarkClass::Blocker, theme).transformed(transform)
}

/// Small signs, in a box of 12 by 12 units about the origin.
const CASTLE: &str = "M-4.5 4.5H4.5M-3.2 4.5V-1.2M3.2 4.5V-1.2M-4.5 -4.5V-1.2H4.5V-4.5M0 -4.5V-1.2";
const PROMOTE: &str = "M-4 0.6L0 -4L4 0.6M-4 5L0 0.4L4 5";
const EN_PASSANT: &str = "M-4.5 4.2C-4.5 -3.5 2 -4.6 4.4 1.2M4.8 -3.2L4.5 1.5L0 0.6";

/// The signs for castling, promotion and en passant, along the upper right of the square.
fn signs(cell: &Cell, marks: &SquareMarks, theme: &Theme) -> Vec<Shape> {
    let all = [(marks.castle, CASTLE), (marks.promote, PROMOTE), (marks.en_passant, EN_PASSANT)];
    let shown = all.into_iter().filter_map(|(is, path)| is.then_some(path));
    let mut out = Vec::new();
    for (at, path) in shown.enumerate() {
        let (x, y) = (0.58 - 0.6 * at as f64, -0.58);
        let transform = format!(
            "translate({} {}) scale({})",
            number(cell.centre.x + x * cell.radius),
            number(cell.centre.y + y * cell.radius),
            number(cell.scale())
        );
        out.push(Shape::stroked(path, theme.paper, 5.4).transformed(transform.clone()));
        out.push(Shape::stroked(path, theme.ink, 2.0).transformed(transform));
    }
    out
}

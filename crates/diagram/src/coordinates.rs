//! Names of files and ranks at the edge of the board, or of every square.

use berolina_board::{Board, Point, Square, sort_short};

use crate::view::{Cell, View, between};

/// Which names of squares are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Coordinates {
    /// None.
    Off,
    /// Files and ranks, outside the board.
    #[default]
    Edge,
    /// Every square's name, inside it.
    All,
}

/// Height of the letters outside the board, in the units of the view.
pub const LABEL_SIZE: f64 = 14.0;

/// Height of the letters of a name inside a square, in the units of the view.
pub const NAME_SIZE: f64 = 9.0;

/// How far outside the board the middle of a label is.
const GAP: f64 = 11.0;

/// A name to be written upright, whatever seat the board is seen from.
#[derive(Debug, Clone, PartialEq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// The middle of the text, in the units of the view.
    pub centre: Point,
    /// Height of the letters, in the units of the view.
    pub size: f64,
}

impl Label {
    /// The y of the base line that puts the text in the middle.
    pub fn baseline(&self) -> f64 {
        self.centre.y + 0.36 * self.size
    }
}

/// The labels for a choice of coordinates.
///
/// ```
/// use berolina_board::Board;
/// use berolina_diagram::{Coordinates, View, labels};
///
/// let board = Board::rectangle(8, 8)?;
/// let black = labels(&board, &View::new(&board, 1), Coordinates::Edge);
/// // Eight files below the board, h first as Black sees them, and eight ranks on the left.
/// assert_eq!(black.len(), 16);
/// let below = black.iter().filter(|label| label.centre.y > 384.0);
/// let leftmost = below.min_by(|one, two| one.centre.x.total_cmp(&two.centre.x)).unwrap();
/// assert_eq!(leftmost.text, "h");
/// # Ok::<(), berolina_board::BoardError>(())
/// ```
pub fn labels(board: &Board, view: &View, coordinates: Coordinates) -> Vec<Label> {
    match coordinates {
        Coordinates::Off => Vec::new(),
        Coordinates::Edge => {
            let mut labels = edge_labels(board, view, Part::File);
            labels.extend(edge_labels(board, view, Part::Rank));
            labels
        }
        Coordinates::All => {
            view.cells().iter().filter(|cell| !cell.hole).map(|cell| inside_label(board, cell)).collect()
        }
    }
}

/// The two parts of a square's name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    File,
    Rank,
}

impl Part {
    fn of(self, name: &str) -> &str {
        let digits = name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len());
        match self {
            Part::File => &name[..digits],
            Part::Rank => &name[digits..],
        }
    }

    /// Where the label goes, as seen from the middle of the board, when it is free to choose.
    fn side(self) -> Point {
        match self {
            Part::File => Point::new(0.0, 1.0),
            Part::Rank => Point::new(-1.0, 0.0),
        }
    }
}

/// One label for each file or rank, at that end of it which lies lowest (files) or furthest to the
/// left (ranks); on boards of three, where lines bend, at both ends.
fn edge_labels(board: &Board, view: &View, part: Part) -> Vec<Label> {
    let mut lines: Vec<(&str, Vec<Square>)> = Vec::new();
    for cell in view.cells() {
        let name = part.of(board.name(cell.square));
        match lines.iter_mut().find(|(known, _)| *known == name) {
            Some((_, line)) => line.push(cell.square),
            None => lines.push((name, vec![cell.square])),
        }
    }
    let ends_shown = if board.seat_count() > 2 { 2 } else { 1 };
    let mut out = Vec::new();
    for (name, line) in lines.iter().filter(|(name, _)| !name.is_empty()) {
        let mut ends: Vec<(f64, Point)> =
            line.iter().filter_map(|square| line_end(board, view, line, *square, part)).collect();
        sort_short(&mut ends, |end| -end.0);
        for (_, centre) in ends.into_iter().take(ends_shown) {
            out.push(Label { text: (*name).to_owned(), centre, size: LABEL_SIZE });
        }
    }
    out
}

/// How suitable the square is as the end of its line that gets the label, and the label's place
/// outside the board; `None` when the line goes on at both sides of the square.
fn line_end(board: &Board, view: &View, line: &[Square], square: Square, part: Part) -> Option<(f64, Point)> {
    let cell = view.cell(square)?;
    let mut beside = board
        .directions(square)
        .filter(|direction| direction.is_edge())
        .flat_map(|direction| board.steps(square, direction))
        .filter(|step| line.contains(&step.to));
    let before = beside.next();
    if beside.next().is_some() {
        return None;
    }
    let out = match before.and_then(|step| view.cell(step.to)) {
        Some(before) => unit(Point::new(cell.centre.x - before.centre.x, cell.centre.y - before.centre.y)),
        None => free_side(board, cell, part),
    };
    let away = exit(cell, out) + GAP;
    let at = Point::new(cell.centre.x + out.x * away, cell.centre.y + out.y * away);
    let side = part.side();
    // Of two ends at one height the one further to the left, or lower, wins by a little.
    Some((at.x * side.x + at.y * side.y + 1e-3 * (at.y * side.y.abs() - at.x), at))
}

/// For a line of one square: the way out over that edge at the rim which lies most to the label's side.
fn free_side(board: &Board, cell: &Cell, part: Part) -> Point {
    let (corners, side) = (&cell.polygon, part.side());
    let edges = board.directions(cell.square).filter(|direction| direction.is_edge()).enumerate();
    let rim = edges.filter(|(_, direction)| board.steps(cell.square, *direction).is_empty());
    let ways = rim.map(|(at, _)| {
        let middle = between(corners[at], corners[(at + 1) % corners.len()], 0.5);
        unit(Point::new(middle.x - cell.centre.x, middle.y - cell.centre.y))
    });
    let toward = |way: &Point| way.x * side.x + way.y * side.y;
    ways.max_by(|one, two| toward(one).total_cmp(&toward(two))).unwrap_or(side)
}

/// How far it is from the centre of a square to its outline in a direction.
fn exit(cell: &Cell, out: Point) -> f64 {
    let corners = &cell.polygon;
    (0..corners.len())
        .filter_map(|at| {
            let (from, to) = (corners[at], corners[(at + 1) % corners.len()]);
            let edge = Point::new(to.x - from.x, to.y - from.y);
            let across = out.x * edge.y - out.y * edge.x;
            let away = ((from.x - cell.centre.x) * edge.y - (from.y - cell.centre.y) * edge.x) / across;
            (across.abs() > 1e-9 && away > 0.0).then_some(away)
        })
        .fold(f64::INFINITY, f64::min)
        .min(10.0 * cell.radius)
}

/// The square's name in the corner that lies furthest to the lower left, as far in as it needs to fit.
fn inside_label(board: &Board, cell: &Cell) -> Label {
    let low = |point: &Point| point.y - 0.6 * point.x;
    let corner = cell.polygon.iter().copied().max_by(|one, two| low(one).total_cmp(&low(two)));
    let corner = corner.unwrap_or(cell.centre);
    let text = board.name(cell.square).to_owned();
    let size = NAME_SIZE.min(0.42 * cell.radius);
    let (wide, high) = (0.28 * size * text.len() as f64, 0.36 * size);
    let fits = |centre: &Point| {
        [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
            .iter()
            .all(|(dx, dy)| holds(cell, Point::new(centre.x + dx, centre.y + dy)))
    };
    let mut places = (6..=16).map(|part| between(corner, cell.centre, 0.04 * f64::from(part)));
    Label { text, centre: places.find(fits).unwrap_or(cell.centre), size }
}

/// Whether a point lies in the square: on the same side of all edges as the centre.
fn holds(cell: &Cell, point: Point) -> bool {
    let corners = &cell.polygon;
    (0..corners.len()).all(|at| {
        let (from, to) = (corners[at], corners[(at + 1) % corners.len()]);
        let side = |of: Point| (to.x - from.x) * (of.y - from.y) - (to.y - from.y) * (of.x - from.x);
        side(point) * side(cell.centre) >= 0.0
    })
}

fn unit(point: Point) -> Point {
    let length = point.distance(Point::new(0.0, 0.0)).max(f64::EPSILON);
    Point::new(point.x / length, point.y / length)
}

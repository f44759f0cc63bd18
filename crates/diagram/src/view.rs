//! A board as it lies on the screen: turned to a seat, y down, in drawing units.

use berolina_board::{Board, Point, Square};

use crate::PIECE_BOX;
use crate::shape::number;

/// How much larger than on the smallest square a piece may be drawn on the larger squares of the
/// same board: a piece should not seem to grow when it moves.
const LARGEST: f64 = 1.35;

/// A piece fills this much of the circle in its square, so that neighbours do not touch.
const PIECE_SHARE: f64 = 0.92;

/// One square on the screen. Points are in drawing units, x to the right and y *down*.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// Which square of the board.
    pub square: Square,
    /// Its corners, in the board's order.
    pub polygon: Vec<Point>,
    /// The mean of the corners, where the piece stands.
    pub centre: Point,
    /// Radius of the circle that pieces and marks keep to, about the centre.
    pub radius: f64,
    /// Its shade; see [`Board::shade`].
    pub shade: u8,
    /// Whether nothing can stand there; holes are not drawn.
    pub hole: bool,
}

impl Cell {
    /// The outline as SVG path data.
    pub fn path(&self) -> String {
        polygon_path(&self.polygon)
    }

    /// The outline drawn in by a part of the distance to the centre: 0 is the outline, 1 the centre.
    pub fn inner_path(&self, part: f64) -> String {
        polygon_path(&self.inner(part))
    }

    pub(crate) fn inner(&self, part: f64) -> Vec<Point> {
        self.polygon.iter().map(|corner| between(*corner, self.centre, part)).collect()
    }

    /// The SVG transform that puts the 48-unit box of the marks on this square.
    pub fn mark_transform(&self) -> String {
        self.box_transform(0.0, 0.0, 1.0)
    }

    /// The SVG transform that puts the 48-unit box of the pieces on this square.
    pub fn piece_transform(&self) -> String {
        self.box_transform(0.0, 0.0, PIECE_SHARE)
    }

    /// The 48-unit box about a point `(dx, dy)` radii from the centre, in a size of `scale`.
    pub(crate) fn box_transform(&self, dx: f64, dy: f64, scale: f64) -> String {
        let size = self.scale() * scale;
        format!(
            "translate({} {}) scale({})",
            number(self.centre.x + dx * self.radius - size * PIECE_BOX / 2.0),
            number(self.centre.y + dy * self.radius - size * PIECE_BOX / 2.0),
            number(size),
        )
    }

    /// Drawing units for one unit of the 48-unit box.
    pub fn scale(&self) -> f64 {
        2.0 * self.radius / PIECE_BOX
    }
}

/// The board from a seat, scaled so that a unit square is 48 by 48 drawing units, or, on boards of
/// other squares, so that their inner circles are 48 units across on average.
///
/// ```
/// use berolina_board::Board;
/// use berolina_diagram::View;
///
/// let view = View::new(&Board::rectangle(10, 8)?, 0);
/// assert_eq!((view.width(), view.height()), (480.0, 384.0));
/// # Ok::<(), berolina_board::BoardError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    cells: Vec<Cell>,
    width: f64,
    height: f64,
}

impl View {
    /// The board with a seat at the bottom; a seat that does not exist counts as the first.
    pub fn new(board: &Board, seat: usize) -> View {
        let turn = board.view_turn(seat);
        let squares = (0..board.len()).map(|number| Square::new(number as u8));
        let mut cells: Vec<Cell> = squares
            .map(|square| {
                let on_screen = |point: Point| {
                    let point = point.turned(turn);
                    Point::new(point.x, -point.y)
                };
                let polygon: Vec<Point> = board.polygon(square).into_iter().map(on_screen).collect();
                let centre = on_screen(board.centre(square));
                let (shade, hole) = (board.shade(square), board.is_hole(square));
                Cell { square, radius: inner_radius(&polygon, centre), polygon, centre, shade, hole }
            })
            .collect();
        let mean = cells.iter().map(|cell| cell.radius).sum::<f64>() / cells.len().max(1) as f64;
        let (width, height) = place(&mut cells, PIECE_BOX / (2.0 * mean));
        let smallest = cells.iter().map(|cell| cell.radius).fold(f64::INFINITY, f64::min);
        for cell in &mut cells {
            cell.radius = cell.radius.min(LARGEST * smallest);
        }
        View { cells, width, height }
    }

    /// Width of the board in drawing units; its left edge is at x = 0.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Height of the board in drawing units; its upper edge is at y = 0.
    pub fn height(&self) -> f64 {
        self.height
    }

    /// All squares by number, holes included.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// One square; `None` when the board has none of that number.
    pub fn cell(&self, square: Square) -> Option<&Cell> {
        self.cells.get(square.index())
    }

    /// The line from a piece through the squares of a path, as SVG path data.
    pub fn line(&self, origin: Square, path: &[Square]) -> String {
        let stops = std::iter::once(&origin).chain(path).filter_map(|square| self.cell(*square));
        let points: Vec<Point> = stops.map(|cell| cell.centre).collect();
        open_path(&points)
    }
}

/// Scales the cells and moves them into the corner; returns width and height.
fn place(cells: &mut [Cell], scale: f64) -> (f64, f64) {
    let corners = || cells.iter().flat_map(|cell| &cell.polygon);
    let left = corners().map(|point| point.x).fold(f64::INFINITY, f64::min);
    let right = corners().map(|point| point.x).fold(f64::NEG_INFINITY, f64::max);
    let top = corners().map(|point| point.y).fold(f64::INFINITY, f64::min);
    let bottom = corners().map(|point| point.y).fold(f64::NEG_INFINITY, f64::max);
    let put = |point: Point| Point::new((point.x - left) * scale, (point.y - top) * scale);
    for cell in cells {
        cell.polygon = cell.polygon.iter().map(|point| put(*point)).collect();
        cell.centre = put(cell.centre);
        cell.radius *= scale;
    }
    ((right - left) * scale, (bottom - top) * scale)
}

/// The distance from the centre to the nearest edge.
fn inner_radius(polygon: &[Point], centre: Point) -> f64 {
    (0..polygon.len())
        .map(|at| {
            let (from, to) = (polygon[at], polygon[(at + 1) % polygon.len()]);
            let (dx, dy) = (to.x - from.x, to.y - from.y);
            ((centre.x - from.x) * dy - (centre.y - from.y) * dx).abs() / (dx * dx + dy * dy).sqrt()
        })
        .fold(f64::INFINITY, f64::min)
}

pub(crate) fn between(from: Point, to: Point, part: f64) -> Point {
    Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
}

pub(crate) fn polygon_path(points: &[Point]) -> String {
    open_path(points) + "Z"
}

fn open_path(points: &[Point]) -> String {
    let mut out = String::new();
    for (at, point) in points.iter().enumerate() {
        out.push(if at == 0 { 'M' } else { 'L' });
        out.push_str(&format!("{} {}", number(point.x), number(point.y)));
    }
    out
}

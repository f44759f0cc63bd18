use berolina_board::{Board, Direction, Point, Square};
use berolina_diagram::{Coordinates, Shape, Theme, View, labels, slide_lines};
use berolina_rules::Player;
use yew::AttrValue;

use crate::Scene;
use crate::board::cell::outline;
use crate::board::layers::{coordinates, corner_labels};

/// A board as it lies on the screen, with all that pointing and walking on it need.
///
/// Which square an arrow key leads to comes from the polygons and the seat, so that it is right on
/// boards without files and ranks too.
///
/// ```
/// use berolina_board::Board;
/// use berolina_ui::Geometry;
///
/// let board = Board::rectangle(8, 8)?;
/// let e4 = board.square("e4").unwrap();
/// let up = |seat| Geometry::new(&board, seat).toward(e4, 0.0, -1.0).unwrap();
/// assert_eq!(board.name(up(0)), "e5");
/// assert_eq!(board.name(up(1)), "e3");
/// # Ok::<(), berolina_board::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Geometry {
    board: Board,
    seat: usize,
    view: View,
    /// What is written on the rim, as SVG.
    labels: AttrValue,
    /// By square: its outline, as SVG; none of holes.
    outlines: Vec<Option<AttrValue>>,
    names: Vec<AttrValue>,
    rows: Vec<Vec<Square>>,
    neighbours: Vec<Vec<Square>>,
}

/// Two are the same when they show the same board from the same seat.
impl PartialEq for Geometry {
    fn eq(&self, other: &Geometry) -> bool {
        self.seat == other.seat && self.view == other.view && self.names == other.names
    }
}

/// How far an edge neighbour may lie off the direction of an arrow key: the cosine of 70 degrees.
const ASIDE: f64 = 0.342;

impl Geometry {
    /// The board with a seat at the bottom.
    pub fn new(board: &Board, seat: usize) -> Geometry {
        let numbers = || (0..board.len()).map(|number| Square::new(number as u8));
        let there = |row: &Vec<Square>| -> Vec<Square> {
            row.iter().copied().filter(|square| !board.is_hole(*square)).collect()
        };
        let view = View::new(board, seat);
        let edge = labels(board, &view, Coordinates::Edge);
        Geometry {
            board: board.clone(),
            seat,
            labels: coordinates(&corner_labels(&view, &edge)),
            outlines: numbers()
                .map(|square| view.cell(square).filter(|cell| !cell.hole).map(outline))
                .collect(),
            view,
            names: numbers().map(|square| AttrValue::from(board.name(square).to_owned())).collect(),
            rows: board.rows().iter().map(there).filter(|row| !row.is_empty()).collect(),
            neighbours: numbers().map(|square| neighbours(board, square)).collect(),
        }
    }

    /// Where everything is drawn.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The board itself.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The square with a name.
    pub fn by_name(&self, name: &str) -> Option<Square> {
        self.board.square(name)
    }

    /// The names of files and ranks, as SVG.
    pub(crate) fn labels(&self) -> &AttrValue {
        &self.labels
    }

    /// The outline of a square, as SVG; None of a hole.
    pub(crate) fn outline(&self, square: Square) -> Option<&AttrValue> {
        self.outlines.get(square.index())?.as_ref()
    }

    /// The lines of the slides of a scene, and of attacks.
    pub(crate) fn lines(&self, scene: &Scene) -> Vec<Shape> {
        let theme = &Theme::BROWN;
        let slides =
            scene.origin.map(|origin| slide_lines(&self.board, &self.view, origin, &scene.marks, theme));
        let mut lines = slides.unwrap_or_default();
        for (from, way) in &scene.ways {
            // Dark under red: seen on light and on dark squares, and by those who see no red.
            for (colour, width) in [(theme.ink, 7.0), (theme.capture_only, 4.0)] {
                lines.push(Shape::stroked(self.view.line(*from, way), colour, width));
            }
        }
        lines
    }

    /// The transform that turns a piece, in its box of 48 by 48 units, to the player's own seat. Seats
    /// go round counter-clockwise from the one at the bottom.
    pub(crate) fn turn_to(&self, player: Player) -> String {
        let seats = self.board.seat_count().max(1);
        let seat = player.seat(&self.board).unwrap_or(self.seat);
        let away = (self.seat + seats - seat % seats) % seats;
        format!("rotate({} 24 24)", 360 * away / seats)
    }

    /// Width by height.
    pub fn ratio(&self) -> f64 {
        self.view.width() / self.view.height()
    }

    /// The name of a square.
    pub fn name(&self, square: Square) -> AttrValue {
        self.names.get(square.index()).cloned().unwrap_or_default()
    }

    /// The squares in the rows in which they are read, holes left out.
    pub fn rows(&self) -> &[Vec<Square>] {
        &self.rows
    }

    /// The middle of a square, in drawing units.
    pub fn centre(&self, square: Square) -> Point {
        self.view.cell(square).map_or(Point::new(0.0, 0.0), |cell| cell.centre)
    }

    /// The neighbour across an edge that lies nearest to a direction on the screen (y down).
    pub fn toward(&self, from: Square, dx: f64, dy: f64) -> Option<Square> {
        let here = self.centre(from);
        let along = |square: Square| {
            let there = self.centre(square);
            let (x, y) = (there.x - here.x, there.y - here.y);
            (x * dx + y * dy) / (x.hypot(y) * dx.hypot(dy)).max(f64::EPSILON)
        };
        let ways = self.neighbours.get(from.index())?.iter().map(|square| (*square, along(*square)));
        let nearest = ways.filter(|(_, cosine)| *cosine > ASIDE).max_by(|one, two| one.1.total_cmp(&two.1));
        nearest.map(|(square, _)| square)
    }

    /// The square of the same row that is farthest left on the screen, or farthest right.
    pub fn row_end(&self, from: Square, right: bool) -> Square {
        let Some(row) = self.rows.iter().find(|row| row.contains(&from)) else { return from };
        let x = |square: &&Square| if right { self.centre(**square).x } else { -self.centre(**square).x };
        row.iter().max_by(|one, two| x(one).total_cmp(&x(two))).copied().unwrap_or(from)
    }

    /// Where the focus is before anybody moved it: at the lower left.
    pub fn first_focus(&self) -> Square {
        let squares = self.rows.iter().flatten().copied();
        let corner = |square: &Square| {
            let centre = self.centre(*square);
            2.0 * centre.y - centre.x
        };
        squares.max_by(|one, two| corner(one).total_cmp(&corner(two))).unwrap_or(Square::new(0))
    }

    /// The square under a point in drawing units.
    pub fn square_at(&self, x: f64, y: f64) -> Option<Square> {
        let cells = self.view.cells().iter().filter(|cell| !cell.hole);
        cells.clone().find(|cell| inside(&cell.polygon, x, y)).map(|cell| cell.square)
    }

    /// The next of some squares, or the one before, clockwise round the origin from the top; of the
    /// squares of one line the nearer comes first. None when there are no squares.
    pub fn next_round(&self, origin: Square, at: Square, squares: &[Square], forth: bool) -> Option<Square> {
        let here = self.centre(origin);
        let sign = if forth { 1.0 } else { -1.0 };
        let place = |square: Square| {
            let there = self.centre(square);
            let (x, y) = (there.x - here.x, there.y - here.y);
            // Rounded, so that the squares of one line stay together; then the distance.
            let angle = (clock(x, y) * 1000.0 + 0.5).floor() % 4000.0;
            sign * (angle + there.distance(here) / 1e6)
        };
        let first = |squares: &mut dyn Iterator<Item = Square>| {
            squares.min_by(|one, two| place(*one).total_cmp(&place(*two)))
        };
        let current = squares.contains(&at).then(|| place(at));
        let behind = |square: &Square| current.is_some_and(|current| place(*square) > current);
        first(&mut squares.iter().copied().filter(behind)).or_else(|| first(&mut squares.iter().copied()))
    }
}

/// The squares across the edges; beyond a hole, the next square straight on.
fn neighbours(board: &Board, square: Square) -> Vec<Square> {
    let edges = board.directions(square).filter(|direction| direction.is_edge());
    edges.filter_map(|direction| across(board, square, direction)).collect()
}

fn across(board: &Board, from: Square, direction: Direction) -> Option<Square> {
    let (mut at, mut heading) = (from, direction);
    // No line is longer than the board has squares.
    for _ in 0..board.len() {
        let step = board.steps(at, heading).first()?;
        if !board.is_hole(step.to) {
            return Some(step.to);
        }
        (at, heading) = (step.to, step.heading?);
    }
    None
}

/// Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times.
fn inside(polygon: &[Point], x: f64, y: f64) -> bool {
    let mut odd = false;
    for at in 0..polygon.len() {
        let (one, two) = (polygon[at], polygon[(at + 1) % polygon.len()]);
        if (one.y > y) != (two.y > y) && x < (two.x - one.x) * (y - one.y) / (two.y - one.y) + one.x {
            odd = !odd;
        }
    }
    odd
}

/// Where a direction points: from 0 at the top by way of 1 at the right, 2 at the bottom and 3 at the
/// left; it grows clockwise as the angle does, but not evenly.
fn clock(x: f64, y: f64) -> f64 {
    let across = x / (x.abs() + y.abs());
    match (y > 0.0, x < 0.0) {
        (true, _) => 2.0 - across,
        (false, true) => 4.0 + across,
        (false, false) => across,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(board: &Board, seat: usize, from: &str, dx: f64, dy: f64) -> Option<String> {
        let from = board.square(from).unwrap();
        Geometry::new(board, seat).toward(from, dx, dy).map(|square| board.name(square).to_owned())
    }

    #[test]
    fn arrows_follow_the_screen() {
        let board = Board::rectangle(10, 8).unwrap();
        assert_eq!(walk(&board, 0, "e4", 1.0, 0.0).as_deref(), Some("f4"));
        assert_eq!(walk(&board, 1, "e4", 1.0, 0.0).as_deref(), Some("d4"));
        assert_eq!(walk(&board, 0, "j8", 1.0, 0.0), None);
        assert_eq!(walk(&board, 0, "j8", 0.0, 1.0).as_deref(), Some("j7"));
    }

    #[test]
    fn pieces_turn_to_their_seats() {
        let board = Board::three_player().unwrap();
        let turn = |seat, player| Geometry::new(&board, seat).turn_to(player);
        assert_eq!(turn(0, Player::White), "rotate(0 24 24)");
        assert_eq!(turn(0, Player::Green), "rotate(240 24 24)");
        assert_eq!(turn(0, Player::Black), "rotate(120 24 24)");
        assert_eq!(turn(1, Player::White), "rotate(120 24 24)");
        let square = Board::rectangle(8, 8).unwrap();
        assert_eq!(Geometry::new(&square, 0).turn_to(Player::Black), "rotate(180 24 24)");
    }

    #[test]
    fn arrows_pass_over_holes() {
        let board = Board::rectangle_with_holes(5, 5, &["c3", "d3"]).unwrap();
        assert_eq!(walk(&board, 0, "b3", 1.0, 0.0).as_deref(), Some("e3"));
        assert_eq!(walk(&board, 0, "c2", 0.0, -1.0).as_deref(), Some("c4"));
    }

    #[test]
    fn rows_have_ends_on_the_screen() {
        let board = Board::rectangle(8, 8).unwrap();
        let e4 = board.square("e4").unwrap();
        let end = |seat, right| board.name(Geometry::new(&board, seat).row_end(e4, right)).to_owned();
        assert_eq!((end(0, false), end(0, true)), ("a4".to_owned(), "h4".to_owned()));
        assert_eq!((end(1, false), end(1, true)), ("h4".to_owned(), "a4".to_owned()));
        let first = |seat| board.name(Geometry::new(&board, seat).first_focus()).to_owned();
        assert_eq!((first(0), first(1)), ("a1".to_owned(), "h8".to_owned()));
    }

    #[test]
    fn points_are_in_squares() {
        let board = Board::rectangle(8, 8).unwrap();
        let geometry = Geometry::new(&board, 0);
        for square in board.squares() {
            let centre = geometry.centre(square);
            assert_eq!(geometry.square_at(centre.x, centre.y), Some(square));
        }
        assert_eq!(geometry.square_at(-1.0, 5.0), None);
    }

    #[test]
    fn targets_go_round_clockwise() {
        let board = Board::rectangle(8, 8).unwrap();
        let geometry = Geometry::new(&board, 0);
        let square = |name: &str| board.square(name).unwrap();
        let targets: Vec<Square> = ["a4", "d6", "d5", "d1", "g4"].map(square).to_vec();
        let walk = |at: &str, forth| {
            board.name(geometry.next_round(square("d4"), square(at), &targets, forth).unwrap())
        };
        let order = ["d5", "d6", "g4", "d1", "a4", "d5"];
        assert_eq!(walk("d4", true), "d5");
        assert_eq!(walk("d4", false), "a4");
        for pair in order.windows(2) {
            assert_eq!(walk(pair[0], true), pair[1]);
            assert_eq!(walk(pair[1], false), pair[0]);
        }
    }
}

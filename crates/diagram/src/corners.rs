//! Marks on occupied squares: shapes in the corners of the square's own polygon.

use berolina_board::Point;
use berolina_rules::MarkClass;

use crate::shape::number;
use crate::view::{Cell, between, polygon_path};

/// How far the corners are drawn in from the outline, in parts of the way to the centre.
const INSET: f64 = 0.05;

/// One corner of a polygon with the directions along its two edges.
struct Corner {
    tip: Point,
    /// Unit vectors from the tip along the edges.
    sides: [Point; 2],
    /// How far a mark may reach along the edges.
    reach: f64,
    centre: Point,
    /// The radius of the cell, to which widths are measured.
    radius: f64,
}

impl Corner {
    fn of(cell: &Cell, polygon: &[Point], at: usize) -> Corner {
        let tip = polygon[at];
        let count = polygon.len();
        let ends = [polygon[(at + count - 1) % count], polygon[(at + 1) % count]];
        let lengths = ends.map(|end| end.distance(tip));
        let sides = [0, 1].map(|side| {
            let (end, length) = (ends[side], lengths[side].max(f64::EPSILON));
            Point::new((end.x - tip.x) / length, (end.y - tip.y) / length)
        });
        let reach = (0.6 * cell.radius).min(0.42 * lengths[0].min(lengths[1]));
        Corner { tip, sides, reach, centre: cell.centre, radius: cell.radius }
    }

    /// The point some way along the first edge and some way along the second.
    fn point(&self, first: f64, second: f64) -> Point {
        let [one, two] = self.sides;
        Point::new(self.tip.x + one.x * first + two.x * second, self.tip.y + one.y * first + two.y * second)
    }

    /// Between the corner and a circle round the piece: the disc of an empty square, inside out.
    fn round(&self) -> String {
        let far = 1.25 * self.reach;
        let (one, two) = (self.point(far, 0.0), self.point(0.0, far));
        let pull = self.point(far * 0.27, far * 0.27);
        let [one, two, tip, pull] = [one, two, self.tip, pull].map(pair);
        format!("M{one}L{tip}L{two}Q{pull} {one}Z")
    }

    /// The corner cut off straight: the four together leave a diamond.
    fn triangle(&self) -> String {
        polygon_path(&[self.point(self.reach, 0.0), self.tip, self.point(0.0, self.reach)])
    }

    /// A bracket along both edges.
    fn bracket(&self) -> String {
        let (far, near) = (self.reach * 1.15, self.radius * 0.2);
        polygon_path(&[
            self.point(far, 0.0),
            self.tip,
            self.point(0.0, far),
            self.point(near, far),
            self.point(near, near),
            self.point(far, near),
        ])
    }

    /// A stroke from the corner to the centre: the four together are a cross behind the piece.
    fn tick(&self) -> String {
        let away = self.centre.distance(self.tip);
        let inward = |part: f64| between(self.tip, self.centre, part / away);
        let half = 0.12 * self.radius;
        let (from, to) = (inward(half * 1.6), inward(half * 1.6 + self.reach * 0.85));
        let (x, y) = ((self.centre.y - self.tip.y) / away * half, (self.tip.x - self.centre.x) / away * half);
        let side = |point: Point, sign: f64| Point::new(point.x + sign * x, point.y + sign * y);
        polygon_path(&[side(from, 1.0), side(to, 1.0), side(to, -1.0), side(from, -1.0)])
    }
}

/// The corners of a square in the form of a class, as SVG path data in the units of the view.
///
/// With `count` classes on the square each takes its turn: the class at `place` has every
/// `count`-th corner, and what is left over goes to the first.
pub(crate) fn corner_shape(cell: &Cell, class: MarkClass, place: usize, count: usize) -> String {
    let polygon = cell.inner(INSET);
    let mut out = String::new();
    for at in (0..polygon.len()).filter(|at| at % count.max(1) == place) {
        let corner = Corner::of(cell, &polygon, at);
        out.push_str(&match class {
            MarkClass::Slide => corner.round(),
            MarkClass::Leap => corner.triangle(),
            MarkClass::MoveOnly | MarkClass::Blocker => corner.bracket(),
            MarkClass::CaptureOnly => corner.tick(),
        });
    }
    out
}

fn pair(point: Point) -> String {
    format!("{} {}", number(point.x), number(point.y))
}

/// A point in the plane of the board: x to the right, y upward, as the first seat sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Upward.
    pub y: f64,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The mean of some points.
    ///
    /// ```
    /// use berolina_board::Point;
    /// let mean = Point::mean(&[Point::new(0.0, 0.0), Point::new(2.0, 4.0)]);
    /// assert_eq!(mean, Point::new(1.0, 2.0));
    /// ```
    pub fn mean(points: &[Point]) -> Point {
        let count = points.len().max(1) as f64;
        Point {
            x: points.iter().map(|point| point.x).sum::<f64>() / count,
            y: points.iter().map(|point| point.y).sum::<f64>() / count,
        }
    }

    /// This point turned about the origin, counter-clockwise, by an angle in degrees.
    pub fn turned(self, degrees: f64) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Point { x: self.x * cos - self.y * sin, y: self.x * sin + self.y * cos }
    }

    pub(crate) fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The direction from here to `other`: the angle in radians, counter-clockwise from the right.
    pub(crate) fn angle_to(self, other: Point) -> f64 {
        (other.y - self.y).atan2(other.x - self.x)
    }
}

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

    /// This point turned about the origin.
    ///
    /// ```
    /// use berolina_board::{Point, Turn};
    /// assert_eq!(Point::new(2.0, 1.0).turned(Turn::HALF), Point::new(-2.0, -1.0));
    /// ```
    pub fn turned(self, turn: Turn) -> Point {
        Point { x: self.x * turn.cos - self.y * turn.sin, y: self.x * turn.sin + self.y * turn.cos }
    }

    /// How far it is to another point.
    pub fn distance(self, other: Point) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// In which direction `other` lies: a number that grows counter-clockwise from the left, as the
    /// angle does, but not evenly.
    pub(crate) fn bearing(self, other: Point) -> f64 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        let across = x / (x.abs() + y.abs());
        if y < 0.0 { across - 1.0 } else { 1.0 - across }
    }
}

/// A turn of the board's picture, counter-clockwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    cos: f64,
    sin: f64,
}

impl Turn {
    /// As it is.
    pub const NONE: Turn = Turn { cos: 1.0, sin: 0.0 };
    /// Upside down.
    pub const HALF: Turn = Turn { cos: -1.0, sin: 0.0 };

    /// So many thirds of a full turn.
    pub const fn thirds(count: usize) -> Turn {
        // Half the square root of 3.
        let sin = 0.866_025_403_784_438_6;
        match count % 3 {
            1 => Turn { cos: -0.5, sin },
            2 => Turn { cos: -0.5, sin: -sin },
            _ => Turn::NONE,
        }
    }
}

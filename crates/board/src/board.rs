use std::fmt;
use std::str::FromStr;

use crate::rectangle::rectangle_of;
use crate::{Direction, Mesh, Point, Square, Step, Turn};

/// Closer than this, in sides of a square, two points are one.
const NEAR: f64 = 0.01;

/// Why a board could not be built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardError {
    /// There are no squares, or more than 256.
    Size,
    /// The text of a board is not two numbers from 1 to 16 with an `x` between, and no board's name.
    Shape {
        /// The text as it was given.
        text: String,
    },
    /// A polygon has fewer than three corners, or an edge that two others share already.
    Polygon {
        /// The number of the polygon, from 0.
        cell: usize,
    },
    /// The board has no square of that name.
    NoSquare {
        /// The name as it was given.
        name: String,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Size => write!(f, "a board has 1 to 256 squares"),
            BoardError::Shape { text } => {
                write!(
                    f,
                    "'{text}' is not a board: write files x ranks, each from 1 to 16, like 8x8, or {} or {}",
                    Board::THREE_PLAYER,
                    Board::HEXAGON
                )
            }
            BoardError::Polygon { cell } => write!(f, "polygon {cell} does not fit its neighbours"),
            BoardError::NoSquare { name } => write!(f, "the board has no square '{name}'"),
        }
    }
}

impl std::error::Error for BoardError {}

/// A side of the board at which a player sits.
#[derive(Clone, Debug)]
pub struct Seat {
    /// For each square, the direction that is "forward" for the player who sits here. None on cells
    /// where there is no such thing, as on hexagonal ones.
    pub(crate) forward: Vec<Option<Direction>>,
    /// How the board is turned so that this seat is at the bottom of the picture.
    pub(crate) turn: Turn,
}

/// A mesh with names for its squares, shades, holes, and the seats of the players.
#[derive(Clone, Debug)]
pub struct Board {
    pub(crate) mesh: Mesh,
    pub(crate) label: String,
    pub(crate) names: Vec<String>,
    pub(crate) shades: Vec<u8>,
    pub(crate) holes: Vec<bool>,
    pub(crate) rows: Vec<Vec<Square>>,
    pub(crate) middle: Square,
    pub(crate) seats: Vec<Seat>,
}

impl Board {
    /// What [`Board::three_player`] is called where a board is asked for.
    pub const THREE_PLAYER: &str = "three-player";

    /// What [`Board::hexagon`] is called where a board is asked for.
    pub const HEXAGON: &str = "hexagon";

    /// What the board is called where one is asked for: `8x8` for a rectangle.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The polygons and their steps.
    pub fn mesh(&self) -> &Mesh {
        &self.mesh
    }

    /// How many squares there are, holes included.
    pub fn len(&self) -> usize {
        self.mesh.len()
    }

    /// Whether there is no square; never true of a board that was built.
    pub fn is_empty(&self) -> bool {
        self.mesh.is_empty()
    }

    /// All squares on which a piece can stand.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.len()).map(|number| Square::new(number as u8)).filter(|square| !self.is_hole(*square))
    }

    /// Whether nothing can stand there: slides end before it, leaps pass over it.
    pub fn is_hole(&self, square: Square) -> bool {
        self.holes[square.index()]
    }

    /// The name of a square, `e4`.
    pub fn name(&self, square: Square) -> &str {
        &self.names[square.index()]
    }

    /// The square with a name, if it is one on which a piece can stand.
    pub fn square(&self, name: &str) -> Option<Square> {
        self.named(name).filter(|square| !self.is_hole(*square))
    }

    /// The square with a name, hole or not.
    pub(crate) fn named(&self, name: &str) -> Option<Square> {
        let number = self.names.iter().position(|other| other == name)?;
        Some(Square::new(number as u8))
    }

    /// As [`Board::square`], with an error that says which name is wrong.
    ///
    /// # Errors
    /// When there is no such square, or a hole is there.
    pub fn find(&self, name: &str) -> Result<Square, BoardError> {
        self.square(name).ok_or_else(|| BoardError::NoSquare { name: name.to_owned() })
    }

    /// The squares in the rows in which they are read and written, holes included: on boards of two
    /// seats as the first one sees them, the far row first, each from left to right; on those of
    /// three the section of each seat in turn, from its base inward, as its owner sees it.
    pub fn rows(&self) -> &[Vec<Square>] {
        &self.rows
    }

    /// Into how many parts of the same number of rows [`Board::rows`] falls: one for each seat where
    /// there are more than two.
    pub fn sections(&self) -> usize {
        if self.seat_count() > 2 { self.seat_count() } else { 1 }
    }

    /// The square on which a piece is shown when nobody says where: one in the middle of the board.
    pub fn middle(&self) -> Square {
        self.middle
    }

    /// The shade of a square: 0 dark, 1 light, 2 the third shade of hexagonal cells. A piece that
    /// goes only through corners of square cells never leaves its shade.
    pub fn shade(&self, square: Square) -> u8 {
        self.shades[square.index()]
    }

    /// The corners of a square, clockwise.
    pub fn polygon(&self, square: Square) -> Vec<Point> {
        self.mesh.polygon(square)
    }

    /// The middle of a square, where its piece stands.
    pub fn centre(&self, square: Square) -> Point {
        self.mesh.centre(square)
    }

    /// Where a step leads; see [`Mesh::steps`].
    pub fn steps(&self, from: Square, direction: Direction) -> &[Step] {
        self.mesh.steps(from, direction)
    }

    /// All directions of a square, clockwise.
    pub fn directions(&self, square: Square) -> impl Iterator<Item = Direction> + use<> {
        self.mesh.directions(square)
    }

    /// How many seats there are: two on rectangles.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// The direction that is forward on a square for the player in a seat; None where forward means
    /// nothing, as on hexagonal cells, or where there is no such seat.
    pub fn forward(&self, seat: usize, square: Square) -> Option<Direction> {
        self.seats.get(seat)?.forward[square.index()]
    }

    /// How the board is turned to show it from a seat.
    pub fn view_turn(&self, seat: usize) -> Turn {
        self.seats.get(seat).map_or(Turn::NONE, |seat| seat.turn)
    }

    /// The squares through whose forward edge a player in this seat would leave the board.
    ///
    /// On a rectangle that is the far rank.
    pub fn far_rim(&self, seat: usize) -> Vec<Square> {
        self.squares()
            .filter(|square| {
                self.forward(seat, *square).is_some_and(|ahead| self.steps(*square, ahead).is_empty())
            })
            .collect()
    }

    /// Where each square lies in a mirror, left for right: None on a board that looks different in it, or
    /// on which somebody would then go another way.
    ///
    /// ```
    /// use berolina_board::Board;
    /// let board = Board::rectangle(8, 8)?;
    /// let image = board.mirror().expect("rectangles have one");
    /// assert_eq!(board.name(image[board.find("c2")?.index()]), "f2");
    /// assert!(Board::three_player()?.mirror().is_none());
    /// # Ok::<(), berolina_board::BoardError>(())
    /// ```
    pub fn mirror(&self) -> Option<Vec<Square>> {
        let numbers = || (0..self.len()).map(|number| Square::new(number as u8));
        let (mut left, mut right) = (f64::MAX, f64::MIN);
        for square in numbers() {
            let x = self.centre(square).x;
            (left, right) = (left.min(x), right.max(x));
        }
        let mut images = Vec::new();
        for square in numbers() {
            let Point { x, y, .. } = self.centre(square);
            let there = Point::new(left + right - x, y);
            let is_there = |other: &Square| self.centre(*other).distance(there) < NEAR;
            let image = numbers().find(is_there)?;
            if self.is_hole(image) != self.is_hole(square) {
                return None;
            }
            images.push(image);
        }
        let ahead =
            |seat: usize, square: Square| Some(self.steps(square, self.forward(seat, square)?).first()?.to);
        let keeps_ways = |seat: usize| {
            numbers().all(|square| {
                let image = ahead(seat, square).map(|to| images[to.index()]);
                ahead(seat, images[square.index()]) == image
            })
        };
        (0..self.seat_count()).all(keeps_ways).then_some(images)
    }

    /// Whether two squares share an edge or are one diagonal step apart.
    pub fn adjacent(&self, one: Square, two: Square) -> bool {
        self.directions(one).any(|way| self.steps(one, way).iter().any(|step| step.to == two))
    }
}

/// Reads what [`Board::label`] writes: a rectangle's size, `10x8`, `three-player` or `hexagon`.
impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Board, BoardError> {
        match text {
            Board::THREE_PLAYER => Board::three_player(),
            Board::HEXAGON => Board::hexagon(),
            _ => rectangle_of(text).ok_or_else(|| BoardError::Shape { text: text.to_owned() }),
        }
    }
}

//! Boards of files and ranks: the one place that knows of them.

use crate::{Board, BoardError, Direction, Mesh, Point, Seat, Square, Turn};

const LONGEST_SIDE: usize = 16;

impl Board {
    /// A rectangle with this many files (named a, b, c, ... from the left) and ranks (1, 2, 3, ...
    /// from the near side), 1 to 16 each, seen by the first seat; the second seat is opposite.
    /// Square a1 is number 0, b1 number 1; each square has sides of length 1 and a1 is dark.
    ///
    /// # Errors
    /// When a side is 0 or longer than 16.
    pub fn rectangle(files: usize, ranks: usize) -> Result<Board, BoardError> {
        Board::rectangle_with_holes(files, ranks, &[])
    }

    /// A rectangle in which some squares, named as in [`Board::rectangle`], are missing.
    ///
    /// # Errors
    /// When a side is 0 or longer than 16, or a hole has no square's name.
    ///
    /// ```
    /// use berolina_board::Board;
    /// let board = Board::rectangle_with_holes(8, 8, &["d4", "d5", "e4", "e5"])?;
    /// assert_eq!(board.squares().count(), 60);
    /// # Ok::<(), berolina_board::BoardError>(())
    /// ```
    pub fn rectangle_with_holes(files: usize, ranks: usize, holes: &[&str]) -> Result<Board, BoardError> {
        let sides = 1..=LONGEST_SIDE;
        if !sides.contains(&files) || !sides.contains(&ranks) {
            return Err(BoardError::Shape { text: format!("{files}x{ranks}") });
        }
        let mut polygons = Vec::with_capacity(files * ranks);
        let mut names = Vec::with_capacity(files * ranks);
        let mut shades = Vec::with_capacity(files * ranks);
        for rank in 0..ranks {
            for file in 0..files {
                polygons.push(unit_square(file as f64, rank as f64));
                names.push(format!("{}{}", (b'a' + file as u8) as char, rank + 1));
                shades.push(((file + rank) % 2) as u8);
            }
        }
        let number = |rank: usize, file: usize| Square::new((rank * files + file) as u8);
        let rows = (0..ranks).rev().map(|rank| (0..files).map(|file| number(rank, file)).collect()).collect();
        let seat = |edge: usize, turn: Turn| Seat {
            forward: vec![Some(Direction::edge(edge)); files * ranks],
            turn,
        };
        let mut board = Board {
            mesh: Mesh::new(&polygons)?,
            label: format!("{files}x{ranks}"),
            holes: vec![false; names.len()],
            middle: number((ranks - 1) / 2, files / 2),
            names,
            shades,
            rows,
            seats: vec![seat(0, Turn::NONE), seat(2, Turn::HALF)],
        };
        for hole in holes {
            let square = board.named(hole);
            let square = square.ok_or_else(|| BoardError::NoSquare { name: (*hole).to_owned() })?;
            board.holes[square.index()] = true;
        }
        if board.is_hole(board.middle) {
            let first = board.squares().next();
            board.middle = first.ok_or(BoardError::Size)?;
        }
        Ok(board)
    }
}

/// Clockwise from the upper left corner, so that direction 0 is the upper edge.
fn unit_square(x: f64, y: f64) -> Vec<Point> {
    vec![Point::new(x, y + 1.0), Point::new(x + 1.0, y + 1.0), Point::new(x + 1.0, y), Point::new(x, y)]
}

/// Reads a rectangle's size, `10x8`: ten files, eight ranks.
pub(crate) fn rectangle_of(text: &str) -> Option<Board> {
    let (files, ranks) = text.split_once('x')?;
    let side = |digits: &str| -> Option<usize> {
        let plain =
            !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
        if plain { digits.parse().ok() } else { None }
    };
    Board::rectangle(side(files)?, side(ranks)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(board: &Board, from: &str, edges: bool) -> Vec<String> {
        let from = board.square(from).unwrap();
        let mut names: Vec<String> = board
            .directions(from)
            .filter(|direction| direction.is_edge() == edges)
            .flat_map(|direction| board.steps(from, direction).to_vec())
            .map(|step| board.name(step.to).to_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn steps_of_a_rectangle() {
        let board = Board::rectangle(8, 8).unwrap();
        assert_eq!(names(&board, "e4", true), ["d4", "e3", "e5", "f4"]);
        assert_eq!(names(&board, "e4", false), ["d3", "d5", "f3", "f5"]);
        assert_eq!(names(&board, "a1", true), ["a2", "b1"]);
        assert_eq!(names(&board, "a1", false), ["b2"]);
        assert_eq!(names(&board, "h5", false), ["g4", "g6"]);
    }

    #[test]
    fn lines_go_straight_to_the_rim() {
        let board = Board::rectangle(10, 8).unwrap();
        for from in board.squares() {
            for direction in board.directions(from) {
                let (mut at, mut heading, mut length) = (from, direction, 0);
                while let [step] = board.steps(at, heading) {
                    (at, length) = (step.to, length + 1);
                    heading = step.heading.unwrap();
                    assert_eq!(heading, direction, "rectangles keep their directions");
                }
                assert!(length < 10);
            }
        }
    }

    #[test]
    fn forward_and_far_rim() {
        let board = Board::rectangle(8, 8).unwrap();
        let e4 = board.square("e4").unwrap();
        let ahead = |seat| board.name(board.steps(e4, board.forward(seat, e4).unwrap())[0].to).to_owned();
        assert_eq!((ahead(0), ahead(1)), ("e5".to_owned(), "e3".to_owned()));
        assert!(board.far_rim(0).iter().all(|square| board.name(*square).ends_with('8')));
        assert_eq!(board.far_rim(1).len(), 8);
    }

    #[test]
    fn a_corner_that_touches_only_by_a_vertex_is_reached() {
        let board = Board::rectangle_with_holes(4, 4, &["a2", "b1"]).unwrap();
        assert_eq!(names(&board, "a1", false), ["b2"]);
        assert!(board.square("a2").is_none());
    }

    #[test]
    fn sizes_are_read_and_refused() {
        assert_eq!("10x8".parse::<Board>().unwrap().len(), 80);
        assert_eq!("16x16".parse::<Board>().unwrap().len(), 256);
        assert_eq!("1x1".parse::<Board>().unwrap().len(), 1);
        for bad in ["", "8", "8x", "x8", "0x8", "17x8", "8x8x8", "+8x8", " 8x8", "8X8", "100x1", "8x٣"] {
            assert!(bad.parse::<Board>().is_err(), "{bad}");
        }
    }

    #[test]
    fn six_hexagons_round_one() {
        let hexagon = |x: f64, y: f64| -> Vec<Point> {
            (0..6)
                .map(|corner| {
                    let angle = (60.0 * f64::from(corner)).to_radians();
                    Point::new(x + angle.cos(), y + angle.sin())
                })
                .collect()
        };
        // Axial coordinates, the centre first, and far enough out for the vertex diagonals.
        let (across, up) = (1.5, 3f64.sqrt());
        let mut polygons = Vec::new();
        for q in -2i32..=2 {
            for r in -2i32..=2 {
                if (q + r).abs() <= 2 {
                    polygons.push(hexagon(across * f64::from(q), up * (f64::from(r) + f64::from(q) / 2.0)));
                }
            }
        }
        let mesh = Mesh::new(&polygons).unwrap();
        let centre = Square::new((polygons.len() / 2) as u8);
        let reach = |edges: bool| -> usize {
            mesh.directions(centre)
                .filter(|way| way.is_edge() == edges)
                .map(|way| mesh.steps(centre, way).len())
                .sum()
        };
        assert_eq!((reach(true), reach(false)), (6, 6));
    }
}

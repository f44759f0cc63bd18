//! The board of hexagonal chess: 91 hexagonal cells.

use crate::{Board, BoardError, Mesh, Point, Seat, Square, Turn};

/// The letters of the files from the left; there is no j.
const FILES: &str = "abcdefghikl";

/// Half the square root of 3: the cells' sides are 1 long.
const H: f64 = 0.866_025_403_784_438_6;

impl Board {
    /// Gliński's hexagon of 91 hexagonal cells with sides of length 1 about the origin: eleven files,
    /// a to l without j, each numbered upward from 1; the middle one has eleven cells, the outer ones
    /// six.
    ///
    /// Forward means nothing on these cells, so that pieces whose notation has direction letters do
    /// not move here.
    ///
    /// Source: W. Gliński, Rules of Hexagonal Chess (1973).
    ///
    /// # Errors
    /// None that this board can have; the mesh checks every board.
    ///
    /// ```
    /// let board = berolina_board::Board::hexagon()?;
    /// assert_eq!(board.len(), 91);
    /// assert!(board.square("f11").is_some() && board.square("j1").is_none());
    /// # Ok::<(), berolina_board::BoardError>(())
    /// ```
    pub fn hexagon() -> Result<Board, BoardError> {
        let files = FILES.len() as i32;
        let middle_file = files / 2;
        let (mut polygons, mut names, mut shades) = (Vec::new(), Vec::new(), Vec::new());
        let mut rows = vec![Vec::new(); FILES.len()];
        for file in 0..files {
            let column = file - middle_file;
            let length = files - column.abs();
            for rank in 0..length {
                // In half steps from the middle of the file.
                let height = 2 * rank - (length - 1);
                polygons.push(cell(1.5 * f64::from(column), H * f64::from(height)));
                // Two steps sideways and one back are a diagonal, and keep the shade.
                shades.push((column - (height - column) / 2 + 2).rem_euclid(3) as u8);
                rows[(files - 1 - rank) as usize].push(Square::new(names.len() as u8));
                names.push(format!("{}{}", &FILES[file as usize..=file as usize], rank + 1));
            }
        }
        let seat = |turn| Seat { forward: vec![None; names.len()], turn };
        Ok(Board {
            mesh: Mesh::new(&polygons)?,
            label: Board::HEXAGON.to_owned(),
            holes: vec![false; names.len()],
            middle: Square::new((names.len() / 2) as u8),
            rows,
            seats: vec![seat(Turn::NONE), seat(Turn::HALF)],
            names,
            shades,
        })
    }
}

/// Clockwise from the upper left corner, so that direction 0 is the upper edge.
fn cell(x: f64, y: f64) -> Vec<Point> {
    [(-0.5, H), (0.5, H), (1.0, 0.0), (0.5, -H), (-0.5, -H), (-1.0, 0.0)]
        .map(|(dx, dy)| Point::new(x + dx, y + dy))
        .to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_six_to_eleven_cells() {
        let board = Board::hexagon().unwrap();
        let lengths = FILES.chars().map(|file| {
            let cells = board.squares().filter(|square| board.name(*square).starts_with(file));
            cells.count()
        });
        assert_eq!(lengths.collect::<Vec<_>>(), [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
        assert_eq!(board.name(board.middle()), "f6");
        let widths: Vec<usize> = board.rows().iter().map(Vec::len).collect();
        assert_eq!(widths, [1, 3, 5, 7, 9, 11, 11, 11, 11, 11, 11]);
    }

    #[test]
    fn three_shades_change_through_edges_and_stay_through_corners() {
        let board = Board::hexagon().unwrap();
        for from in board.squares() {
            for way in board.directions(from) {
                for step in board.steps(from, way) {
                    let same = board.shade(from) == board.shade(step.to);
                    assert_eq!(same, !way.is_edge(), "{} {}", board.name(from), board.name(step.to));
                }
            }
        }
        let count = |shade| board.squares().filter(|square| board.shade(*square) == shade).count();
        assert_eq!([0, 1, 2].map(count), [30, 30, 31]);
    }

    #[test]
    fn nowhere_is_forward() {
        let board = Board::hexagon().unwrap();
        assert!((0..2).all(|seat| board.far_rim(seat).is_empty()));
        assert!(board.squares().all(|square| board.forward(0, square).is_none()));
    }
}

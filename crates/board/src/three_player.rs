//! The board of Three Player Chess: six kites round a point, each divided four by four.

use crate::{Board, BoardError, Direction, Mesh, Point, Seat, Square, Turn};

/// Half the square root of 3: the hexagon's sides are 1 long.
const H: f64 = 0.866_025_403_784_438_6;

/// The corners of the hexagon as the three owners see them: left and right end of each base, each
/// base one third of a turn further counter-clockwise than the one before.
const BASES: [[Point; 2]; SECTIONS] = [
    [Point::new(-0.5, -H), Point::new(0.5, -H)],
    [Point::new(1.0, 0.0), Point::new(0.5, H)],
    [Point::new(-0.5, H), Point::new(-1.0, 0.0)],
];

const SECTIONS: usize = 3;
/// Squares along a base, and from it to the middle of the board.
const FILES: usize = 8;
const RANKS: usize = 4;
/// Squares along the side of a kite.
const SIDE: usize = 4;

/// The letters of the files from the owner's left, and the ranks from the base inward.
const NAMES: [(&str, [u8; RANKS]); SECTIONS] =
    [("abcdefgh", [1, 2, 3, 4]), ("hgfeijkl", [12, 11, 10, 9]), ("lkjidcba", [8, 7, 6, 5])];

impl Board {
    /// The hexagon of 96 squares for three players: a regular hexagon with sides of length 1 about
    /// the origin, cut into six kites from its centre to the middles of its sides, each divided into
    /// four by four quadrilaterals. Its six inner squares meet at the centre, and a diagonal that
    /// leaves through there forks.
    ///
    /// The seats are White's (ranks 1 to 4), and counter-clockwise from there that of ranks 9 to 12
    /// and that of ranks 5 to 8. Every square belongs to the section of a seat; forward is away from
    /// the base of one's own section, and in the others toward theirs. The right corner of every
    /// base is light.
    ///
    /// Source: the rules of ThreeChess (threechess.com, 2010).
    ///
    /// # Errors
    /// None that this board can have; the mesh checks every board.
    ///
    /// ```
    /// use berolina_board::Board;
    /// let board = Board::three_player()?;
    /// let d4 = board.find("d4")?;
    /// let ahead = board.forward(0, d4).unwrap();
    /// let beside = board.mesh().turned(d4, ahead, 1);
    /// let fork: Vec<&str> = board.steps(d4, beside).iter().map(|step| board.name(step.to)).collect();
    /// assert_eq!(fork, ["i5", "e9"]);
    /// # Ok::<(), berolina_board::BoardError>(())
    /// ```
    pub fn three_player() -> Result<Board, BoardError> {
        let (mut polygons, mut names, mut shades) = (Vec::new(), Vec::new(), Vec::new());
        for number in 0..SECTIONS * RANKS * FILES {
            let (section, file, rank) = place_of(number);
            let (letters, ranks) = NAMES[section];
            polygons.push(polygon(section, file, rank));
            names.push(format!("{}{}", &letters[file..=file], ranks[rank]));
            shades.push(((file + rank) % 2) as u8);
        }
        let row = |section: usize, rank: usize| {
            (0..FILES).map(|file| Square::new(number_of(section, file, rank) as u8)).collect()
        };
        Ok(Board {
            mesh: Mesh::new(&polygons)?,
            label: Board::THREE_PLAYER.to_owned(),
            holes: vec![false; names.len()],
            rows: (0..SECTIONS * RANKS).map(|number| row(number / RANKS, number % RANKS)).collect(),
            middle: Square::new(number_of(0, 3, 3) as u8),
            seats: (0..SECTIONS).map(|seat| seat_of(seat, names.len())).collect(),
            names,
            shades,
        })
    }
}

/// Section, file from its owner's left and rank from the base, all from 0.
///
/// Squares are numbered so that the numbers along most lines rise or fall: from the first base
/// inward, and from the middle outward in the other sections.
const fn place_of(number: usize) -> (usize, usize, usize) {
    let (section, rank) = (number / (RANKS * FILES), number / FILES % RANKS);
    (section, number % FILES, inward(section, rank))
}

const fn number_of(section: usize, file: usize, rank: usize) -> usize {
    (section * RANKS + inward(section, rank)) * FILES + file
}

const fn inward(section: usize, rank: usize) -> usize {
    if section == 0 { rank } else { RANKS - 1 - rank }
}

fn seat_of(seat: usize, squares: usize) -> Seat {
    // Edge 0 of every square leads away from its base, edge 2 back to it.
    let ahead = |number| Some(Direction::edge(if place_of(number).0 == seat { 0 } else { 2 }));
    // A third of a turn clockwise for every seat brings its base down.
    Seat { forward: (0..squares).map(ahead).collect(), turn: Turn::thirds(SECTIONS - seat) }
}

/// Clockwise from the inner left corner, as the owner of the section sees it.
fn polygon(section: usize, file: usize, rank: usize) -> Vec<Point> {
    let [left, right] = BASES[section];
    let centre = Point::new(0.0, 0.0);
    let middle = Point::mean(&[left, right]);
    // The next base begins where the side on the right ends, the one before ends where that on the left
    // begins.
    let right_side = Point::mean(&[right, BASES[(section + 1) % SECTIONS][0]]);
    let left_side = Point::mean(&[left, BASES[(section + 2) % SECTIONS][1]]);
    let (kite, file) = if file < SIDE {
        ([left, middle, centre, left_side], file)
    } else {
        ([middle, right, right_side, centre], file - SIDE)
    };
    [(0, 1), (1, 1), (1, 0), (0, 0)].map(|(dx, dy)| inside(kite, file + dx, rank + dy)).to_vec()
}

/// The point so many fourths along and up in a quadrilateral, whose corners run counter-clockwise from
/// the lower left.
fn inside(kite: [Point; 4], along: usize, up: usize) -> Point {
    let (u, v) = (along as f64 / SIDE as f64, up as f64 / SIDE as f64);
    let shares = [(1.0 - u) * (1.0 - v), u * (1.0 - v), u * v, (1.0 - u) * v];
    kite.iter().zip(shares).fold(Point::new(0.0, 0.0), |sum, (corner, share)| {
        Point::new(sum.x + share * corner.x, sum.y + share * corner.y)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_the_seats() {
        let board = Board::three_player().unwrap();
        for (seat, left, right) in [(0, "a1", "h1"), (1, "h12", "l12"), (2, "l8", "a8")] {
            let [left, right] = [left, right].map(|name| board.find(name).unwrap());
            assert_eq!((board.shade(left), board.shade(right)), (0, 1));
            // Seen from its seat, a base lies at the bottom with its left end on the left.
            let seen = |square| board.centre(square).turned(board.view_turn(seat));
            assert!((seen(left).y - seen(right).y).abs() < 1e-9 && seen(left).x < seen(right).x);
            assert!(seen(left).y < -0.7);
        }
    }

    #[test]
    fn pawns_go_to_either_enemy_base() {
        let board = Board::three_player().unwrap();
        for (seat, own) in ["1", "12", "8"].into_iter().enumerate() {
            let rim = board.far_rim(seat);
            assert_eq!(rim.len(), 16);
            for square in rim {
                let rank = board.name(square).trim_start_matches(|letter: char| letter.is_alphabetic());
                assert!(["1", "12", "8"].contains(&rank) && rank != own, "{}", board.name(square));
            }
        }
    }

    #[test]
    fn shades_alternate_across_edges_and_stay_through_corners() {
        let board = Board::three_player().unwrap();
        for from in board.squares() {
            for way in board.directions(from) {
                for step in board.steps(from, way) {
                    let same = board.shade(from) == board.shade(step.to);
                    assert_eq!(same, !way.is_edge(), "{} {}", board.name(from), board.name(step.to));
                }
            }
        }
    }
}

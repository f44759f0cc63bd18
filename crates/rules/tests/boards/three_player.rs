//! The 96 squares of Three Player Chess, square by square: corners, lines, and where every piece goes,
//! in `data/three_player`.

use std::collections::{BTreeMap, BTreeSet};

use berolina_board::{Board, Direction, Point, Square};
use berolina_rules::Player;
use berolina_rules::betza::Betza;
use serde::Deserialize;

use crate::{Names, reach, sum};

type BySquare<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
struct Cell {
    vertices: Vec<(f64, f64)>,
    light: bool,
    section: usize,
    file: usize,
    rank: usize,
}

fn board() -> Board {
    Board::three_player().unwrap()
}

fn attacks() -> BTreeMap<String, BySquare<Names>> {
    serde_json::from_str(include_str!("../data/three_player/attacks.json")).unwrap()
}

#[test]
fn the_corners_of_every_square() {
    let cells: BySquare<Cell> =
        serde_json::from_str(include_str!("../data/three_player/cells.json")).unwrap();
    let board = board();
    assert_eq!((cells.len(), board.squares().count()), (96, 96));
    for (name, cell) in &cells {
        let square = board.find(name).unwrap();
        let corners = board.polygon(square);
        assert_eq!(corners.len(), 4);
        for (x, y) in &cell.vertices {
            let near = |corner: &Point| corner.distance(Point::new(*x, *y)) < 1e-8;
            assert!(corners.iter().any(near), "{name}: {x} {y}");
        }
        assert_eq!(board.shade(square) == 1, cell.light, "{name}");
        assert_eq!(board.rows()[4 * cell.section + cell.rank][cell.file], square, "{name}");
    }
}

/// All lines from a square, each to its end; one that forks is two.
fn lines(board: &Board, from: Square, edges: bool) -> BTreeSet<Vec<String>> {
    fn follow(
        board: &Board,
        (at, way): (Square, Direction),
        line: Vec<String>,
        ends: &mut BTreeSet<Vec<String>>,
    ) {
        let steps = board.steps(at, way);
        if steps.is_empty() && !line.is_empty() {
            ends.insert(line);
            return;
        }
        for step in steps {
            let mut longer = line.clone();
            longer.push(board.name(step.to).to_owned());
            assert!(longer.len() < 96, "no line comes round to itself");
            follow(board, (step.to, step.heading.unwrap()), longer, ends);
        }
    }
    let mut ends = BTreeSet::new();
    let ways = board.directions(from).filter(|way| way.is_edge() == edges);
    ways.for_each(|way| follow(board, (from, way), Vec::new(), &mut ends));
    ends
}

#[test]
fn the_lines_of_every_square() {
    let rays: BTreeMap<String, BySquare<BTreeSet<Vec<String>>>> =
        serde_json::from_str(include_str!("../data/three_player/rays.json")).unwrap();
    let board = board();
    for (piece, edges) in [("rook", true), ("bishop", false)] {
        assert_eq!(rays[piece].len(), 96);
        for (name, expected) in &rays[piece] {
            assert_eq!(&lines(&board, board.find(name).unwrap(), edges), expected, "{piece} {name}");
        }
    }
}

#[test]
fn every_piece_from_every_square() {
    let (board, attacks) = (board(), attacks());
    let mut kinds = vec![
        ("king".to_owned(), "K", Player::White),
        ("queen".to_owned(), "Q", Player::White),
        ("rook".to_owned(), "R", Player::White),
        ("bishop".to_owned(), "B", Player::White),
        ("knight".to_owned(), "N", Player::White),
    ];
    for (base, player) in [(1, Player::White), (12, Player::Green), (8, Player::Black)] {
        kinds.push((format!("pawn_move_base{base}"), "fmW", player));
        // Marks on empty squares are no destinations, so that this pawn takes what is not there.
        kinds.push((format!("pawn_capture_base{base}"), "fF", player));
    }
    assert_eq!(attacks.len(), kinds.len());
    for (kind, notation, player) in kinds {
        let notation: Betza = notation.parse().unwrap();
        let sets = &attacks[&kind];
        assert_eq!(sets.len(), 96);
        for (name, expected) in sets {
            let found = reach(&board, player, &notation, board.find(name).unwrap());
            assert_eq!(&found, expected, "{kind} on {name}");
        }
    }
}

#[test]
fn sums_over_the_board() {
    let board = board();
    let sums = ["R", "B", "Q", "K", "N"].map(|piece| sum(&board, piece));
    assert_eq!(sums, [1344, 936, 2280, 636, 528]);
}

#[test]
fn castling_goes_along_the_base() {
    let board = board();
    let king: Betza = "KisO2".parse().unwrap();
    let castlings = [
        (Player::White, "e1", ["g1 h1 f1", "c1 a1 d1"]),
        (Player::Green, "i12", ["k12 l12 j12", "f12 h12 e12"]),
        (Player::Black, "d8", ["b8 a8 c8", "j8 l8 i8"]),
    ];
    for (player, from, expected) in castlings {
        let seat = player.seat(&board).unwrap();
        let paths = king.compile(&board, seat, board.find(from).unwrap(), true).unwrap();
        let found = paths.castlings.iter().map(|path| {
            [path.king_to, path.partner_from, path.partner_to].map(|square| board.name(square)).join(" ")
        });
        assert_eq!(found.collect::<BTreeSet<_>>(), expected.map(str::to_owned).into());
    }
}

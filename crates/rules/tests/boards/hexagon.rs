//! The 91 cells of hexagonal chess. The sums were counted by hand-made coordinates elsewhere.

use berolina_board::Board;
use berolina_rules::Player;
use berolina_rules::betza::{Betza, CompileError};

use crate::{Names, reach, sum};

fn at(square: &str, notation: &str) -> Names {
    let board = Board::hexagon().unwrap();
    reach(&board, Player::White, &notation.parse().unwrap(), board.find(square).unwrap())
}

fn names(text: &str) -> Names {
    text.split(' ').map(str::to_owned).collect()
}

#[test]
fn sums_over_the_board() {
    let board = Board::hexagon().unwrap();
    assert_eq!(["R", "B", "K", "N"].map(|piece| sum(&board, piece)), [2070, 1080, 900, 720]);
    assert_eq!(["R", "B", "K", "N"].map(|piece| at("f6", piece).len()), [30, 12, 12, 12]);
    assert_eq!(at("f6", "Q").len(), 42);
}

#[test]
fn steps_from_the_centre_and_a_corner() {
    assert_eq!(at("f6", "W"), names("f7 g6 g5 f5 e5 e6"));
    assert_eq!(at("f6", "F"), names("e7 g7 h5 g4 e4 d5"));
    assert_eq!(at("f6", "N"), names("e8 g8 d7 h7 c5 i5 c4 i4 d3 h3 e3 g3"));
    assert_eq!(at("a1", "W"), names("a2 b2 b1"));
    assert_eq!(at("a1", "F"), names("b3 c2"));
    assert_eq!(at("a1", "N"), names("b4 c4 d2 d3"));
}

#[test]
fn direction_letters_mean_nothing() {
    let board = Board::hexagon().unwrap();
    for (notation, column) in [("fW", 1), ("mFfmW", 3), ("WlN", 2), ("KisO2", 3), ("arW", 2)] {
        let piece: Betza = notation.parse().unwrap();
        let error = piece.compile(&board, 0, board.middle(), true).unwrap_err();
        assert!(error.to_string().contains(&format!("column {column}")), "{notation}: {error}");
    }
    // Each letter by itself, and where it stands.
    for letter in ["f", "b", "l", "r", "v", "s", "fh"] {
        let first: Betza = format!("N{letter}W").parse().unwrap();
        let later: Betza = format!("KmpacW{letter}R").parse().unwrap();
        for (piece, column) in [(first, 2), (later, 7)] {
            let refused = piece.compile(&board, 0, board.middle(), true);
            assert_eq!(refused, Err(CompileError::NoDirections { column }), "{piece}");
        }
    }
    // Straight on, back, and an eighth beside mean the same on every cell.
    for notation in ["afW", "abW", "afsW", "afrW"] {
        let piece: Betza = notation.parse().unwrap();
        assert!(piece.compile(&board, 0, board.middle(), true).is_ok(), "{notation}");
    }
}

#[test]
fn eleven_files_without_j() {
    let board = Board::hexagon().unwrap();
    let files = [("a", 6), ("b", 7), ("c", 8), ("d", 9), ("e", 10), ("f", 11)];
    let files = files.into_iter().chain([("g", 10), ("h", 9), ("i", 8), ("k", 7), ("l", 6)]);
    let named: Names =
        files.flat_map(|(file, ranks)| (1..=ranks).map(move |rank| format!("{file}{rank}"))).collect();
    assert_eq!(board.squares().map(|square| board.name(square).to_owned()).collect::<Names>(), named);
    assert_eq!(named.len(), 91);
}

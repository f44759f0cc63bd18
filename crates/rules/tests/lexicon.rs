//! Pieces with names.

use std::collections::BTreeSet;

use berolina_board::{Board, Square};
use berolina_rules::betza::Betza;
use berolina_rules::{Study, lexicon};

/// Where a named piece goes from e5 on an empty board of 9x9.
fn goes(name: &str) -> BTreeSet<String> {
    let board = Board::rectangle(9, 9).unwrap();
    let piece: Betza = lexicon::find(name).unwrap().betza.parse().unwrap();
    let study = Study { unmoved: true, ..Study::new(&board) };
    let to = study.explain(&piece).unwrap().destinations();
    to.into_iter().map(|square| board.name(square).to_owned()).collect()
}

fn squares(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_notation_is_canonical_and_moves() {
    assert!(lexicon::PIECES.len() >= 70);
    let board = Board::rectangle(9, 9).unwrap();
    for piece in lexicon::PIECES {
        let (read, notices) =
            Betza::parse(piece.betza).unwrap_or_else(|error| panic!("{}: {error}", piece.name));
        assert_eq!((read.to_string(), notices.len()), (piece.betza.to_owned(), 0), "{}", piece.name);
        let moves = |at| !read.compile(&board, 0, at, true).unwrap().nodes.is_empty();
        assert!(board.squares().any(moves), "{}", piece.name);
        assert!(!piece.origin.is_empty() && piece.value.is_none_or(|value| value >= 100), "{}", piece.name);
    }
}

#[test]
fn no_name_is_given_twice() {
    let mut seen = BTreeSet::new();
    for piece in lexicon::PIECES {
        for name in piece.aliases.split(", ").filter(|name| !name.is_empty()).chain([piece.name]) {
            assert_eq!(name, name.trim().to_lowercase());
            assert!(seen.insert(name.replace(['-', '_'], " ")), "{name}");
            assert_eq!(lexicon::find(&name.to_uppercase().replace(' ', "-")), Some(piece));
        }
    }
    assert_eq!(lexicon::find(""), None);
    assert_eq!(lexicon::find(", "), None);
}

#[test]
fn pieces_of_many_legs_go_where_their_names_say() {
    assert_eq!(goes("ship"), squares("d6 d7 d8 d9 f6 f7 f8 f9 d4 d3 d2 d1 f4 f3 f2 f1"));
    assert_eq!(goes("falcon"), squares("b4 b6 b7 b3 c2 c8 d2 d8 f2 f8 g2 g8 h4 h6 h3 h7"));
    // A step there and back is a move too.
    assert_eq!(goes("lion").len(), 25);
    let falcon =
        "a5 b5 c5 d5 f5 g5 h5 i5 e1 e2 e3 e4 e5 e6 e7 a1 b2 c3 d4 f6 g7 h8 i9 a9 b8 c7 d6 f4 g3 h2 i1";
    assert_eq!(goes("horned falcon"), squares(falcon));
    assert_eq!(goes("nightrider"), squares("d7 c9 f7 g9 g6 i7 g4 i3 f3 g1 d3 c1 c4 a3 c6 a7"));
}

/// A rose is a knight that goes on, bending the same way each time by an eighth of a circle.
#[test]
fn a_rose_goes_round() {
    let board = Board::rectangle(9, 9).unwrap();
    let round = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let mut expected: BTreeSet<Square> = BTreeSet::new();
    for first in 0..8usize {
        for turn in [1, 7] {
            let (mut file, mut rank) = (4, 4);
            for leap in 0..7 {
                let (right, up) = round[(first + leap * turn) % 8];
                (file, rank) = (file + right, rank + up);
                if !(0..9).contains(&file) || !(0..9).contains(&rank) {
                    break;
                }
                let name = format!("{}{}", (b'a' + file as u8) as char, rank + 1);
                expected.insert(board.find(&name).unwrap());
            }
        }
    }
    let expected: BTreeSet<String> = expected.iter().map(|square| board.name(*square).to_owned()).collect();
    assert_eq!(goes("rose"), expected);
}

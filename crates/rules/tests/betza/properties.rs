//! Whatever is typed, the answer is a piece or an error, and soon.

use std::time::{Duration, Instant};

use berolina_board::Board;
use berolina_rules::betza::{Betza, ParseErrorKind};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::walk::check;

/// Far more than any piece takes, also in a slow build on a busy machine.
const SOON: Duration = Duration::from_secs(2);

fn boards() -> Vec<Board> {
    vec![
        Board::rectangle(8, 8).unwrap(),
        Board::rectangle_with_holes(16, 16, &["h8", "h9", "c3", "a1", "b2", "p8"]).unwrap(),
        Board::rectangle(1, 1).unwrap(),
        Board::rectangle(1, 9).unwrap(),
        Board::rectangle(2, 3).unwrap(),
    ]
}

fn a_leg() -> impl Strategy<Value = String> {
    vec(prop::sample::select("fblrvshmcdktpgoynjeiqz".chars().collect::<Vec<_>>()), 0..4)
        .prop_map(String::from_iter)
}

pub fn a_group() -> impl Strategy<Value = String> {
    let atom = prop::sample::select(vec![
        "W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "Q", "R", "B", "O", "L", "J", "WX", "NY", "GX",
        "NN",
    ]);
    let range = prop::sample::select(vec!["", "", "", "0", "2", "3", "99", "*"]);
    (vec(a_leg(), 1..5), atom, range)
        .prop_map(|(legs, atom, range)| format!("{}{atom}{range}", legs.join("a")))
}

/// Reads a text and compiles the piece everywhere.
fn try_everything(text: &str) {
    let start = Instant::now();
    let piece = match Betza::parse(text) {
        Ok((piece, _)) => piece,
        Err(error) => {
            let length = text.chars().count();
            assert!((1..=length + 1).contains(&error.column), "{text:?} {error}");
            assert!(!error.to_string().is_empty());
            let at_end = matches!(error.kind, ParseErrorKind::UnexpectedEnd { .. });
            assert_eq!(at_end, error.column == length + 1, "{text:?} {error}");
            return;
        }
    };
    let canonical = piece.to_string();
    let again: Betza = canonical.parse().unwrap_or_else(|error| panic!("{text} {canonical}: {error}"));
    assert_eq!(again, piece, "{text}");
    assert_eq!(again.to_string(), canonical);
    for board in boards() {
        let middle = board.squares().nth(board.squares().count() / 2).unwrap();
        for square in [board.squares().next().unwrap(), middle] {
            let paths = piece.compile(&board, 1, square, true);
            assert_eq!(paths, again.compile(&board, 1, square, true));
            if let Ok(paths) = paths {
                check(&paths, &board);
            }
        }
    }
    assert!(start.elapsed() < SOON, "{text} took {:?}", start.elapsed());
}

proptest! {
    #[test]
    fn any_text(text in ".{0,40}") {
        try_everything(&text);
    }

    #[test]
    fn any_letters(text in "[a-zA-Z0-9*@()\\[\\]-]{0,24}") {
        try_everything(&text);
    }

    #[test]
    fn anything_that_looks_like_a_piece(groups in vec(a_group(), 1..4)) {
        try_everything(&groups.concat());
    }

    #[test]
    fn any_two_groups_in_any_order(one in a_group(), two in a_group()) {
        let board = Board::rectangle(9, 9).unwrap();
        let from = board.find("d4").unwrap();
        let compile = |text: &str| text.parse::<Betza>().ok()?.compile(&board, 0, from, true).ok();
        // The groups in between keep a letter from being doubled.
        let (both, reverse) = (compile(&format!("{one}mcGX{two}")), compile(&format!("{two}mcGX{one}")));
        let squares = |paths: berolina_rules::Paths| {
            let mut lines: Vec<_> = paths
                .nodes
                .iter()
                .enumerate()
                .filter(|(_, node)| !node.landing.is_none())
                .map(|(number, _)| paths.squares_to(number).iter().map(|square| square.number()).collect::<Vec<_>>())
                .collect();
            lines.sort();
            lines.dedup();
            lines
        };
        if let (Some(both), Some(reverse)) = (both, reverse) {
            prop_assert_eq!(squares(both), squares(reverse));
        }
    }
}

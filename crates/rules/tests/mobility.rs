//! How many moves pieces have on average.

use berolina_board::Board;
use berolina_rules::betza::Betza;
use berolina_rules::{Mobility, Player, Study, lexicon};

fn of(board: &Board, notation: &str) -> Mobility {
    Mobility::of(&notation.parse().unwrap(), board, Player::White).unwrap()
}

#[test]
fn known_numbers() {
    let eight = Board::rectangle(8, 8).unwrap();
    for (notation, empty) in
        [("N", 525), ("R", 1400), ("B", 875), ("RB", 2275), ("K", 656), ("W", 350), ("gQ", 0), ("fmWfcF", 88)]
    {
        assert_eq!(of(&eight, notation).empty, empty, "{notation}");
    }
    // The sums over the hexagon, through its 91 cells.
    let hexagon = Board::hexagon().unwrap();
    for (notation, sum) in [("R", 2070), ("B", 1080), ("K", 900), ("N", 720)] {
        assert_eq!(of(&hexagon, notation).empty, (200 * sum + 91) / 182, "{notation}");
    }
    // Seven of ten squares are empty, and half of the others have an enemy: by hand.
    assert_eq!(of(&eight, "K").crowded, 558);
    assert_eq!(of(&eight, "mK").crowded, 459);
    assert_eq!(of(&eight, "cK").crowded, 98);
    let line = Board::rectangle(3, 1).unwrap();
    // a1 and c1: 0.85 + 0.7 * 0.85, b1: 2 * 0.85.
    assert_eq!(of(&line, "R").crowded, 153);
    assert_eq!(of(&line, "gR").crowded, 17);
    assert_eq!(of(&line, "cafR").crowded, 9);
    // On a long line a cannon goes as far as a rook without taking, and takes over one piece: on 9x1 from
    // a1 the square d behind takes 0.15 times the chance that one of the d - 1 before is taken.
    let long = Board::rectangle(9, 1).unwrap();
    let from_end = |end: i32| -> f64 {
        let to = |d: i32| 0.7f64.powi(d) + 0.15 * f64::from(d - 1) * 0.3 * 0.7f64.powi(d - 2);
        (1..=end).map(to).sum()
    };
    let cannon: f64 = (0..9).map(|at| from_end(at) + from_end(8 - at)).sum::<f64>() / 9.0;
    assert_eq!(of(&long, "mRcpR").crowded, (100.0 * cannon).round() as u32);
}

#[test]
fn pieces_with_several_ways_to_a_square() {
    // Two ways lead to each square that is next through a corner, over squares that they do not share: 16
    // such pairs of squares on 3x3, of which one way at least is open, and the end has no own piece.
    let three = Board::rectangle(3, 3).unwrap();
    let open = 0.85 * (1.0 - 0.3f64 * 0.3);
    assert_eq!(of(&three, "asW").crowded, (100.0 * 16.0 * open / 9.0).round() as u32);
    assert_eq!(of(&three, "asW").empty, (100.0f64 * 16.0 / 9.0).round() as u32);
    // A way that another one has anyway adds nothing.
    assert_eq!(of(&three, "FasW"), of(&three, "F"));
}

/// Draws boards, and counts by the walk that makes the moves.
fn drawn(board: &Board, notation: &str) -> f64 {
    let piece: Betza = notation.parse().unwrap();
    let mut seed = 1u64;
    let mut draw = || {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % 100
    };
    let (mut sum, mut boards) = (0, 0);
    for at in board.squares() {
        for _ in 0..150 {
            let mut study = Study { at, ..Study::new(board) };
            for square in board.squares().filter(|square| *square != at) {
                match draw() {
                    0..15 => study.own.push(square),
                    15..30 => study.enemies.push(square),
                    _ => {}
                }
            }
            let to = study.explain(&piece).unwrap().destinations();
            sum += to.iter().filter(|square| **square != at).count();
            boards += 1;
        }
    }
    100.0 * sum as f64 / f64::from(boards)
}

#[test]
fn crowded_boards_agree_with_boards_that_are_drawn() {
    let board = Board::rectangle(7, 7).unwrap();
    let named = [
        "falcon",
        "lion",
        "griffin",
        "cannon",
        "grasshopper",
        "nightrider",
        "mao",
        "leo",
        "rose",
        "horned falcon",
    ];
    let notations = named.map(|name| lexicon::find(name).unwrap().betza);
    for notation in
        notations.into_iter().chain(["RN", "fmWfcF", "oR", "jjR", "jjH", "NmpafsmpacabK", "KmasKcasK"])
    {
        let (exact, drawn) = (of(&board, notation).crowded, drawn(&board, notation));
        let apart = (f64::from(exact) - drawn).abs();
        assert!(apart < 12.0f64.max(0.03 * drawn), "{notation}: {exact} and {drawn}");
    }
}

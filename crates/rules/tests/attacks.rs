//! Which pieces attack a square, and what a ghost lets a piece do.

use berolina_board::{Board, Square};
use berolina_rules::notation::position_from_fen;
use berolina_rules::{Player, Position, Study, variants};

fn position(id: &str, fen: &str) -> Position {
    let rules = variants::rules(id).unwrap();
    match fen {
        "" => Position::start(&rules),
        _ => position_from_fen(&rules, fen).unwrap_or_else(|error| panic!("{fen}: {error}")).0,
    }
}

fn at(position: &Position, name: &str) -> Square {
    position.rules().board().find(name).unwrap()
}

fn names(position: &Position, squares: &[Square]) -> String {
    squares.iter().map(|square| position.rules().board().name(*square)).collect::<Vec<_>>().join(" ")
}

/// The attackers of a square with their ways: `e1 e2 e3, g1 f3`.
fn attacks(position: &Position, square: &str) -> String {
    let line = |from: Square, path: &[Square]| names(position, &[&[from], path].concat());
    let attacks = position.attacks_on(at(position, square));
    attacks.iter().map(|one| line(one.from, &one.path)).collect::<Vec<_>>().join(", ")
}

#[test]
fn attackers_of_a_square() {
    for (id, fen, square, expected) in [
        // Own pieces defend, empty squares are attacked, pawns by their diagonals only.
        ("suicide", "", "d2", "b1 d2, c1 d2, d1 d2, e1 d2"),
        ("suicide", "", "e3", "d2 e3, f2 e3"),
        ("suicide", "", "e5", ""),
        ("suicide", "", "f6", "e7 f6, g7 f6, g8 f6"),
        ("suicide", "8/8/8/8/8/8/8/R2k4 w - - 0 1", "d1", "a1 b1 c1 d1"),
        // A pinned bishop attacks all the same, and so does whoever does not move.
        ("spartan", "2k1k3/4g3/8/8/8/8/4B3/4K3 w - - 0 1", "a6", "e2 d3 c4 b5 a6"),
        ("spartan", "2k1k3/4g3/8/8/8/8/4B3/4K3 w - - 0 1", "e2", "e1 e2, e7 e6 e5 e4 e3 e2"),
        // A hoplite takes straight ahead, a lieutenant not sideways.
        ("spartan", "2k1k3/8/8/3lh3/8/8/8/4K3 b - - 0 1", "e4", "d5 e4, e5 e4"),
        ("spartan", "2k1k3/8/8/3lh3/8/8/8/4K3 b - - 0 1", "c5", ""),
        ("spartan", "2k1k3/8/8/3lh3/8/8/8/4K3 b - - 0 1", "f3", "d5 f3"),
        ("capablanca-random", "", "e3", "d2 e3, f2 e3"),
        ("capablanca-random", "", "h3", "i1 h3, g2 h3, i2 h3"),
        ("three-player", "", "d2", "b1 d2, c1 d2, d1 d2, e1 d2"),
    ] {
        assert_eq!(attacks(&position(id, fen), square), expected, "{id} {fen} {square}");
    }
}

#[test]
fn threats_name_those_who_make_them() {
    let fork = position("spartan", "k1k5/8/8/8/8/2h5/1P1P4/4K3 w - - 0 1");
    assert!(fork.threats(Player::Black).iter().any(|threat| threat.square == at(&fork, "c3")));
    let taken = &fork.threats(Player::Black)[0];
    let by: Vec<Square> = taken.by.iter().map(|attack| attack.from).collect();
    assert_eq!((names(&fork, &[taken.square]), names(&fork, &by)), ("c3".to_owned(), "b2 d2".to_owned()));
    assert_eq!(fork.threats(Player::White), []);
    assert_eq!(position("three-player", "").threats(Player::Green), []);
}

/// Where a ghost helps, and how far the piece then goes that it did not.
#[test]
fn ghosts_in_games() {
    let start = position("suicide", "");
    let ghosts = |from: &str| names(&start, &start.ghost_squares(at(&start, from)));
    assert_eq!(ghosts("e2"), "d3 f3");
    assert_eq!(ghosts("a7"), "b6");
    assert_eq!(ghosts("b1"), "");
    assert_eq!(ghosts("e5"), "");
    let blocked = start.explain_ghost(at(&start, "e2"), at(&start, "e3"));
    assert!(blocked.destinations().is_empty());
    let spartan = position("spartan", "");
    let hoplite = names(&spartan, &spartan.ghost_squares(at(&spartan, "e7")));
    assert_eq!(hoplite, "e6");
    let castle = position("suicide", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let free = castle.explain(at(&castle, "e1")).destinations();
    assert!(free.contains(&at(&castle, "g1")));
    let barred = castle.explain_ghost(at(&castle, "e1"), at(&castle, "f1")).destinations();
    assert!(!barred.contains(&at(&castle, "g1")));
}

#[test]
fn pieces_that_need_others() {
    let board = Board::rectangle(9, 9).unwrap();
    for (betza, needs) in [
        ("RN", false),
        ("FAsmW", false),
        ("nA", false),
        ("afsW", false),
        ("fmWfcF", true),
        ("fmWfeF", true),
        ("mRcpR", true),
        ("gQ", true),
        ("jA", true),
        ("cK", true),
        ("KcaK", true),
    ] {
        let paths = betza.parse::<berolina_rules::betza::Betza>().unwrap();
        let paths = paths.compile(&board, 0, board.middle(), true).unwrap();
        assert_eq!(paths.needs_others(), needs, "{betza}");
    }
    // In a study a ghost is one more enemy.
    let mut study = Study::new(&board);
    let grasshopper = "gQ".parse().unwrap();
    assert!(study.explain(&grasshopper).unwrap().destinations().is_empty());
    study.enemies.push(board.find("e7").unwrap());
    assert_eq!(study.explain(&grasshopper).unwrap().destinations(), [board.find("e8").unwrap()]);
}

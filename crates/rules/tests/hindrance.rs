//! Why a piece cannot go to a square: every kind of reason, in the games where it occurs.

use berolina_board::{Board, Square};
use berolina_rules::notation::position_from_fen;
use berolina_rules::{Game, Hindrance, NoCastling, Player, Position, Refusal, Side, Study, variants};

/// A position of a game; its start for an empty text.
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

/// The reason as text, with the names of its squares.
fn why(position: &Position, from: &str, to: &str) -> String {
    let name = |square: Square| position.rules().board().name(square).to_owned();
    match position.hindrance(at(position, from), at(position, to)) {
        None => "none".to_owned(),
        Some(Hindrance::Blocked { by }) => format!("blocked {}", name(by)),
        Some(other) => other.word().to_owned(),
    }
}

const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn paths_that_lead_nowhere() {
    for (id, fen, from, to, expected) in [
        // Every game: a line, a leap, a pawn.
        ("suicide", "", "c1", "e3", "blocked d2"),
        ("suicide", "", "c1", "d2", "own-piece"),
        ("suicide", "", "b1", "c4", "unreachable"),
        ("suicide", "", "e2", "d3", "only-takes"),
        ("suicide", "", "e2", "e4", "none"),
        ("suicide", "", "b8", "c6", "none"),
        ("suicide", "8/8/8/4p3/4P3/8/8/8 w - - 0 1", "e4", "e5", "only-moves"),
        ("suicide", "8/8/8/4p3/4P3/8/8/8 w - - 0 1", "e4", "e6", "first-move-only"),
        ("suicide", "8/8/8/8/8/4p3/4P3/8 w - - 0 1", "e2", "e4", "blocked e3"),
        ("suicide", "8/8/8/8/4p3/8/4P3/8 w - - 0 1", "e2", "e4", "only-moves"),
        ("capablanca-random", "", "e1", "e4", "blocked e2"),
        ("capablanca-random", "", "c1", "e2", "own-piece"),
        ("capablanca-random", "", "j2", "i3", "only-takes"),
        ("capablanca-random", "", "h1", "h8", "blocked h2"),
        // A hoplite leaps over its own, and takes straight ahead.
        ("spartan", "", "e7", "c5", "none"),
        ("spartan", "", "e7", "e6", "only-takes"),
        ("spartan", "lgkcckwl/8/3h4/4P3/8/8/8/4K3 b - - 0 1", "d6", "e5", "only-moves"),
        ("spartan", "lgkcckwl/8/3h4/8/8/8/8/4K3 b - - 0 1", "d6", "f4", "first-move-only"),
        // A lieutenant steps sideways without taking, and its leap cannot be blocked.
        ("spartan", "2k1k3/8/8/3lP3/8/8/8/4K3 b - - 0 1", "d5", "e5", "only-moves"),
        ("spartan", "2k1k3/8/8/3l4/4h3/8/8/4K3 b - - 0 1", "d5", "f3", "none"),
        ("spartan", "2k1k3/8/8/3l4/4h3/8/8/4K3 b - - 0 1", "d5", "e4", "own-piece"),
        ("three-player", "", "c1", "e3", "blocked d2"),
        ("three-player", "", "a1", "a4", "blocked a2"),
        ("three-player", "", "d2", "e3", "only-takes"),
        ("three-player", "", "d2", "d4", "none"),
        ("three-player", "", "d2", "d5", "unreachable"),
        ("three-player", "", "b1", "d2", "own-piece"),
        ("three-player", "", "d2", "d2", "unreachable"),
    ] {
        assert_eq!(why(&position(id, fen), from, to), expected, "{id} {fen} {from}{to}");
    }
}

#[test]
fn kings_that_do_not_castle() {
    for (id, fen, from, to, expected) in [
        ("suicide", CASTLE, "e1", "g1", "none"),
        ("suicide", CASTLE, "e1", "h1", "none"),
        ("suicide", "", "e1", "g1", "blocked f1"),
        ("suicide", "", "e1", "h1", "blocked f1"),
        ("suicide", "4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "e1", "c1", "blocked b1"),
        ("suicide", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1", "g1", "castling-no-right"),
        ("suicide", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1", "h1", "castling-no-right"),
        ("suicide", "4k3/8/8/8/8/8/8/R3K2N w Q - 0 1", "e1", "g1", "castling-no-partner"),
        ("suicide", "4k3/8/8/8/8/8/8/R3K2N w Q - 0 1", "e1", "h1", "unreachable"),
        ("antichess", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1", "g1", "unreachable"),
        ("spartan", "", "e1", "c1", "blocked d1"),
        ("three-player", "", "e1", "g1", "blocked f1"),
        // In front of a rook with the right, another one has none.
        ("capablanca-random", "4k5/10/10/10/10/10/10/R2RK4R w KQ - 0 1", "e1", "d1", "own-piece"),
        ("capablanca-random", "4k5/10/10/10/10/10/10/R2RK4R w KQ - 0 1", "e1", "c1", "blocked d1"),
        ("capablanca-random", "4k5/10/10/10/10/10/10/R3K4R w Q - 0 1", "e1", "i1", "castling-no-right"),
        ("capablanca-random", "4k5/10/10/10/10/10/10/R3K5 w Q - 0 1", "e1", "i1", "castling-no-partner"),
        ("capablanca-random", "4k5/10/10/10/10/10/4K5/R8R w - - 0 1", "e2", "i2", "unreachable"),
    ] {
        assert_eq!(why(&position(id, fen), from, to), expected, "{id} {fen} {from}{to}");
    }
}

/// What a game knows of a castling right after these moves.
fn lost(id: &str, fen: &str, moves: &str, from: &str, to: &str) -> NoCastling {
    let start = position(id, fen);
    let mut game = Game::new(start.rules(), Some(start.clone()));
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    match game.why_not(at(&start, from), at(&start, to)) {
        Some(Refusal::Hindered(Hindrance::NoCastling(why))) => why,
        other => panic!("{moves} {from}{to}: {other:?}"),
    }
}

#[test]
fn a_game_knows_how_a_right_was_lost() {
    let start = position("suicide", "");
    let square = |name| at(&start, name);
    let [king, rook] = ["king", "rook"].map(|name| start.rules().role(name).unwrap());
    let free = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 5";
    for side in ["c1", "g1"] {
        let moved = NoCastling::Moved { role: king, from: square("e1"), ply: 1, round: 5 };
        assert_eq!(lost("suicide", free, "e1e2 e8d8 e2e1 d8e8", "e1", side), moved);
    }
    // The first move that ended it counts.
    let moved = NoCastling::Moved { role: king, from: square("e1"), ply: 1, round: 5 };
    assert_eq!(lost("suicide", free, "e1d1 e8d8 h1g1 d8e8 d1e1 e8d8 g1h1 d8e8", "e1", "g1"), moved);
    let moved = NoCastling::Moved { role: rook, from: square("h1"), ply: 3, round: 6 };
    assert_eq!(lost("suicide", free, "a1b1 e8d8 h1h2 d8e8 h2h1 e8d8", "e1", "g1"), moved);
    let taken = NoCastling::Taken { role: rook, on: square("h1"), ply: 1, round: 5 };
    let fork = "4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 5";
    assert_eq!(lost("suicide", fork, "g3h1", "e1", "g1"), taken);
    let none = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
    assert_eq!(lost("suicide", none, "", "e1", "g1"), NoCastling::Never { side: Side::Short });
    let never = lost("suicide", none, "a1a2 e8d8", "e1", "h1");
    assert_eq!(never, NoCastling::Never { side: Side::Short });
}

#[test]
fn a_king_that_went_elsewhere_on_its_rank_lost_the_right_where_it_started() {
    let fen = "4k5/10/10/10/10/10/10/R4K3R w KQ - 0 3";
    let start = position("capablanca-random", fen);
    let role = start.rules().role("king").unwrap();
    let moved = NoCastling::Moved { role, from: at(&start, "f1"), ply: 1, round: 3 };
    assert_eq!(lost("capablanca-random", fen, "f1e1 e8d8", "e1", "i1"), moved);
    assert_eq!(lost("capablanca-random", fen, "f1e1 e8d8", "e1", "a1"), moved);
}

#[test]
fn the_game_is_asked_as_the_position_is() {
    let mut game = Game::new(&variants::rules("suicide").unwrap(), None);
    let start = game.position().clone();
    let (c1, e3) = (at(&start, "c1"), at(&start, "e3"));
    let blocked = Hindrance::Blocked { by: at(&start, "d2") };
    assert_eq!(game.why_not(c1, e3), Some(Refusal::Hindered(blocked.clone())));
    assert_eq!(game.hindrance(c1, e3), Some(blocked.clone()));
    assert_eq!(game.why_not(at(&start, "b1"), at(&start, "c3")), None);
    assert_eq!(game.why_not(at(&start, "e4"), e3), Some(Refusal::Empty));
    game.resign(Player::White).unwrap();
    assert_eq!(game.why_not(c1, e3), Some(Refusal::GameOver));
    assert_eq!(game.hindrance(c1, e3), Some(blocked));
}

#[test]
fn pieces_of_a_reader() {
    let board = Board::rectangle(9, 9).unwrap();
    let square = |name: &str| board.find(name).unwrap();
    let list = |text: &str| text.split_whitespace().map(square).collect::<Vec<_>>();
    let hop = |text: &str| Some(Hindrance::NothingToHop { on: list(text) });
    let blocked = |name| Some(Hindrance::Blocked { by: square(name) });
    for (betza, own, enemies, to, expected) in [
        ("pR", "", "", "e8", hop("e6 e7")),
        ("pR", "e7", "", "e8", None),
        ("pR", "e7", "", "e6", Some(Hindrance::NoPath)),
        ("pR", "e6 e7", "", "e8", blocked("e7")),
        ("gQ", "", "", "e8", hop("e7")),
        ("gQ", "e6", "", "e8", blocked("e6")),
        ("jA", "", "", "g7", hop("f6")),
        ("mRcpR", "", "e8", "e8", hop("e6 e7")),
        ("mRcpR", "e6", "", "e8", blocked("e6")),
        ("nA", "f6", "", "g7", blocked("f6")),
        ("afsW", "", "e6", "d7", blocked("e6")),
        ("N", "e6", "", "d7", None),
        ("N", "d7", "", "d7", Some(Hindrance::OwnPiece)),
        ("kR", "", "e7", "e7", Some(Hindrance::Spared)),
        ("fmFfcafmF", "", "", "g7", Some(Hindrance::NothingToTake { on: square("f6") })),
        ("fmFfcafmF", "", "f6", "g7", None),
        ("ifmnD", "", "", "e7", Some(Hindrance::FirstMoveOnly)),
        ("W", "", "", "e7", Some(Hindrance::NoPath)),
        // The shorter way is the one that is spoken of.
        ("RfmnD", "e6 e7", "", "e8", blocked("e6")),
    ] {
        let mut study = Study::new(&board);
        (study.own, study.enemies) = (list(own), list(enemies));
        assert_eq!(study.why_not(&betza.parse().unwrap(), square(to)).unwrap(), expected, "{betza} {to}");
    }
}

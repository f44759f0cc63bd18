//! Spartan Chess: the positions in which its rules are easily got wrong.

use std::collections::BTreeSet;

use berolina_rules::notation::{
    PositionError, all_sans, fen_of, position_from_fen, read_move, read_move_text, read_pgn, write_san,
};
use berolina_rules::{Outcome, Player, Position, Reason, Refusal, Rules, SetupFault, variants};

fn rules() -> std::sync::Arc<Rules> {
    variants::rules("spartan").expect("a variant")
}

fn position(fen: &str) -> Position {
    let (position, warnings) = position_from_fen(&rules(), fen).expect("a position");
    assert!(warnings.is_empty(), "{fen}: {warnings:?}");
    position
}

fn after(fen: &str, san: &str) -> Position {
    let before = position(fen);
    before.play(read_move(&before, san).expect("a move")).expect("a legal move")
}

fn sans(position: &Position) -> BTreeSet<String> {
    all_sans(position).into_iter().map(|(_, san)| san).collect()
}

fn has(position: &Position, san: &str) -> bool {
    sans(position).contains(san)
}

fn names(squares: &[berolina_board::Square]) -> Vec<String> {
    squares.iter().map(|square| rules().board().name(*square).to_owned()).collect()
}

const START: &str = "lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";

#[test]
fn hoplites_jump_and_the_others_leap_out() {
    let black = after(START, "e4");
    let moves = sans(&black);
    assert_eq!(moves.len(), 32);
    let officers: BTreeSet<&str> =
        moves.iter().map(String::as_str).filter(|san| !san.starts_with('H')).collect();
    assert_eq!(officers, BTreeSet::from(["Lc6", "Lf6", "Cd6", "Ce6", "Wf6", "Wh6"]));
}

#[test]
fn a_double_step_takes_nothing_and_stops_at_nothing() {
    let black = position("lgkcckwl/hhhhhhhh/1P6/2N5/8/8/PP1PPPPP/R1BQKBNR b KQ - 0 1");
    assert_eq!(black.legal_moves().len(), 29);
    for (text, legal) in [("a7b6", false), ("a7c5", false), ("b7b6", true), ("c7a5", true)] {
        assert_eq!(read_move_text(&black, text).is_ok(), legal, "{text}");
    }
}

#[test]
fn one_attacked_king_of_two_is_no_check() {
    let soft = position("lgkcckwl/hhhhhhhh/6N1/8/8/8/PPPPPPPP/RNBQKB1R b KQ - 5 3");
    assert!(soft.check().is_empty());
    assert_eq!(names(&soft.soft_check()), ["f8"]);
    assert_eq!(soft.legal_moves().len(), 31);
    let before = position("lgkcckwl/hhhhhhhh/8/4N3/8/8/PPPPPPPP/RNBQKB1R w KQ - 4 3");
    assert_eq!(write_san(&before, read_move(&before, "e5g6").expect("a move")), "Ng6");
}

#[test]
fn both_kings_attacked_is_check() {
    let duple = position("lgkcckw1/hhhhhhhh/1N3lN1/8/8/8/PPPPPPPP/R1BQKB1R b KQ - 11 6");
    assert_eq!(names(&duple.check()), ["c8", "f8"]);
    assert!(duple.soft_check().is_empty());
    assert_eq!(sans(&duple), BTreeSet::from(["Hxb6".to_owned(), "Hxg6".to_owned()]));
    let mate = position("k3R2k/3R4/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(mate.outcome(), Some(Outcome::win(Player::White, Reason::Checkmate)));
    assert!(has(&position("k6k/3RR3/8/8/8/8/8/4K3 w - - 0 1"), "Re8#"));
}

#[test]
fn a_piece_is_pinned_when_the_other_king_is_attacked_too() {
    let pinned = position("k6k/8/8/7c/8/8/8/R3K2R b KQ - 0 1");
    assert_eq!(pinned.legal_moves().len(), 10);
    let captain: Vec<String> = sans(&pinned).into_iter().filter(|san| san.starts_with('C')).collect();
    assert!(!captain.is_empty() && captain.iter().all(|san| san.contains('h')), "{captain:?}");
    let why = |from: &str, to: &str| {
        let board = pinned.rules().board();
        pinned.why_not(board.square(from).expect("a square"), board.square(to).expect("a square"))
    };
    let square = |name: &str| pinned.rules().board().square(name).expect("a square");
    let (kings, by) = (vec![square("a8"), square("h8")], vec![square("a1"), square("h1")]);
    assert_eq!(why("h5", "g5"), Some(Refusal::Pinned { kings, by }));
    assert_eq!(why("h5", "h7"), None);
}

#[test]
fn a_new_king_answers_check() {
    let check = position("8/7h/4N3/P5Qk/2h5/8/4h2P/1K6 b - - 1 46");
    assert_eq!(names(&check.check()), ["h5"]);
    assert_eq!(sans(&check), BTreeSet::from(["Hd1=K".to_owned(), "Hf1=K".to_owned()]));
    assert_eq!(check.outcome(), None);
    let error = read_move(&check, "e2d1g").expect_err("a general does not help");
    assert!(error.to_string().contains("one of K"), "{error}");
}

#[test]
fn a_third_king_is_not_made() {
    let two = position("8/8/8/8/8/2k1k3/6h1/K7 b - - 0 1");
    assert_eq!(two.legal_moves().len(), 24);
    assert!(!sans(&two).iter().any(|san| san.contains("=K")));
    let one = position("8/8/8/8/8/2k5/6h1/K5N1 b - - 0 1");
    assert_eq!(one.legal_moves().len(), 22);
    for letter in ["C", "G", "K", "L", "W"] {
        for to in ["Hf1", "Hh1", "Hxg1"] {
            let found = sans(&one).iter().any(|san| san.trim_end_matches('+') == format!("{to}={letter}"));
            assert!(found, "{to}={letter}");
        }
    }
}

#[test]
fn castling_needs_safe_squares() {
    for (fen, short, long, moves) in [
        ("lgkcckwl/8/8/8/8/8/5h2/R3K2R w KQ - 0 1", false, true, 24),
        ("lgkcckwl/8/8/8/8/8/7h/R3K2R w KQ - 0 1", true, true, 20),
        ("lgkcckwl/8/8/8/8/8/4h3/R3K2R w KQ - 0 1", false, false, 5),
        ("lgkc1kwl/8/8/8/8/5c2/5P2/R3K2R w KQ - 0 1", false, true, 23),
    ] {
        let white = position(fen);
        assert_eq!((has(&white, "O-O"), has(&white, "O-O-O")), (short, long), "{fen}");
        assert_eq!(white.legal_moves().len(), moves, "{fen}");
    }
    let barred = position("lgkcckwl/8/8/8/8/8/5h2/R3K2R w KQ - 0 1");
    let square = |name: &str| barred.rules().board().square(name).expect("a square");
    let refused = barred.why_not(square("e1"), square("g1"));
    assert_eq!(refused, Some(Refusal::CastlingAttacked { square: square("f1"), by: vec![square("f2")] }));
    assert!(read_move(&barred, "O-O").is_err());
    // Rights that Black cannot have are dropped with a word.
    let (black, warnings) =
        position_from_fen(&rules(), "lgkcckwl/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("a position");
    assert_eq!((warnings.len(), fen_of(&black).split(' ').nth(2).map(str::to_owned)), (2, Some("KQ".into())));
}

#[test]
fn games_end() {
    for (fen, outcome) in [
        ("8/8/8/8/8/6Q1/8/4K2k b - - 0 1", Some(Outcome::draw(Reason::Stalemate))),
        // No king is attacked.
        ("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1", Some(Outcome::draw(Reason::Stalemate))),
        ("8/8/8/8/8/k7/8/4K3 b - - 0 1", Some(Outcome::draw(Reason::InsufficientMaterial))),
        ("8/8/8/8/8/k7/8/4K1N1 b - - 0 1", Some(Outcome::draw(Reason::InsufficientMaterial))),
        ("8/8/8/8/8/k7/8/4K1B1 b - - 0 1", Some(Outcome::draw(Reason::InsufficientMaterial))),
        ("l7/8/8/8/8/k7/8/4K3 b - - 0 1", Some(Outcome::draw(Reason::InsufficientMaterial))),
        ("k7/8/8/8/8/k7/8/4K3 b - - 0 1", None),
        ("c7/8/8/8/8/k7/8/4K3 b - - 0 1", None),
        ("8/8/8/8/8/k7/8/4KBN1 b - - 0 1", None),
        ("8/8/8/8/8/k7/8/2B1KB2 b - - 0 1", None),
        ("c7/8/8/8/8/k7/8/4K3 b - - 149 90", None),
        ("c7/8/8/8/8/k7/8/4K3 b - - 150 90", Some(Outcome::draw(Reason::SeventyFiveMoves))),
    ] {
        assert_eq!(position(fen).outcome(), outcome, "{fen}");
    }
    // A hoplite's step starts the count anew.
    assert_eq!(after("8/7h/8/8/8/k7/8/4K3 b - - 40 90", "Hg6").halfmoves(), 0);
}

#[test]
fn nothing_is_taken_in_passing() {
    let before = "lgkcckwl/hhhhhhhh/8/1P6/8/8/P1PPPPPP/RNBQKBNR b KQ - 0 1";
    let white = after(before, "Hac5");
    assert_eq!(white.legal_moves().len(), 21);
    assert!(read_move(&white, "bxc6").is_err());
    let (read, warnings) =
        position_from_fen(&rules(), "lgkcckwl/1hhhhhhh/8/1Ph5/8/8/P1PPPPPP/RNBQKBNR w KQ c6 0 2")
            .expect("a position");
    assert_eq!(warnings.len(), 1);
    assert!(fen_of(&read).contains(" KQ - "));
}

#[test]
fn other_letters_for_hoplites() {
    let (start, warnings) = position_from_fen(&rules(), "lgkcckwl/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ -")
        .expect("a position");
    assert!(warnings.is_empty());
    assert!(fen_of(&start).starts_with("lgkcckwl/hhhhhhhh/"));
    let made = read_move(&start, "Hac5").expect("a move");
    for text in ["a7c5", "Ha7-c5", "Pac5", "Pa7c5"] {
        assert_eq!(read_move(&start, text), Ok(made), "{text}");
    }
    assert_eq!(write_san(&start, made), "Hac5");
    // `Ha5` can only be the hoplite of b7 or c7 that can go there.
    assert!(has(&start, "Ha5") != has(&start, "Hba5"));
}

#[test]
fn two_kings_are_told_apart() {
    let two = position("8/8/8/8/8/k1k5/8/7K b - - 0 1");
    assert!(has(&two, "Kab2") && has(&two, "Kcb2") && has(&two, "Kd2"));
    let ambiguous = read_move(&two, "Kb2").expect_err("either king").to_string();
    assert!(ambiguous.contains("Kab2") && ambiguous.contains("Kcb2"), "{ambiguous}");
}

#[test]
fn kings_may_not_touch_even_attacked_ones() {
    let touching = position("3k4/8/2K5/8/8/8/3R4/k7 w - - 0 1");
    let square = |name: &str| touching.rules().board().square(name).expect("a square");
    let refused = touching.why_not(square("c6"), square("c7"));
    assert_eq!(refused, Some(Refusal::IntoCheck { kings: vec![square("c7")], by: vec![square("d8")] }));
}

#[test]
fn setups_without_the_right_kings_are_refused() {
    let faults = |fen: &str| match position_from_fen(&rules(), fen) {
        Err(PositionError::Setup(error)) => error.0,
        other => panic!("{fen}: {other:?}"),
    };
    let kings = |player, found, squares: &str, allowed: &str| SetupFault::Kings {
        player,
        found,
        squares: squares.to_owned(),
        allowed: allowed.to_owned(),
    };
    assert_eq!(faults("kkk5/8/8/8/8/8/8/7K w - - 0 1"), [kings(Player::Black, 3, "a8, b8, c8", "1 to 2")]);
    assert_eq!(faults("8/8/8/8/8/8/8/7K w - - 0 1"), [kings(Player::Black, 0, "none", "1 to 2")]);
    assert_eq!(faults("k7/8/8/8/8/8/8/6KK w - - 0 1"), [kings(Player::White, 2, "g1, h1", "1")]);
    let check = |player, squares: &str| SetupFault::Check { player, squares: squares.to_owned() };
    assert_eq!(faults("k2R3k/8/8/8/8/8/8/7K w - - 0 1"), [check(Player::Black, "a8, h8")]);
    assert_eq!(faults("k7/8/8/8/8/8/5h2/4K2h b - - 0 1").len(), 1);
    assert_eq!(faults("k7/8/8/8/8/8/4h3/4K3 b - - 0 1"), [check(Player::White, "e1")]);
    // One attacked king of two may wait.
    position("k2R4/7k/8/8/8/8/8/7K w - - 0 1");
    assert!(matches!(faults("k7/8/8/8/8/8/8/3h3K w - - 0 1")[0], SetupFault::Misplaced { .. }));
}

#[test]
fn files_name_the_game() {
    let text = "[Variant \"Spartan\"]\n\n1. e4 Hac5 2. Nf3 *";
    let games = read_pgn(text, None);
    let read = games.first().and_then(|game| game.as_ref().ok()).expect("a game");
    assert_eq!(read.game.rules().variant().id, "spartan");
    assert_eq!(read.game.ply(), 3);
}

#[test]
fn a_square_to_take_in_passing_is_dropped_with_a_warning() {
    let fen = "lgkcckwl/hhhhhhhh/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ e3 0 1";
    let (position, warnings) = position_from_fen(&rules(), fen).expect("a position");
    let texts: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["e.p.: e3 is dropped: nothing is taken in passing in this game"]);
    assert!(position.to_setup().en_passant.is_empty());
}

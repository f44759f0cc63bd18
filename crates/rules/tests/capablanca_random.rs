//! Capablanca Random Chess: counts that other programs published, and how its games end.

use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Game, Position, notation, variants};

fn position(fen: &str) -> Position {
    let rules = variants::rules("capablanca-random").expect("a variant");
    let (position, warnings) = notation::position_from_fen(&rules, fen).expect("a position");
    assert!(warnings.is_empty(), "{fen}: {warnings:?}");
    position
}

/// From the rules, section 5; vchess agrees on the first.
#[test]
fn leaves_below_start_arrays() {
    let rules = variants::rules("capablanca-random").expect("a variant");
    let arrays = StartArrays::of(&rules).expect("many arrays");
    for (array, leaves) in [
        ("RNABQKBCNR", [28, 784, 25_228]),
        ("BBRKCAQNNR", [29, 841, 27_812]),
        ("AQBBCNNRKR", [27, 725, 22_182]),
        ("RKRNNQACBB", [28, 780, 24_970]),
    ] {
        let number = arrays.number(array).expect("an array");
        let start = arrays.position(number).expect("in range");
        assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), leaves, "{array}");
    }
    let bare = position("r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1");
    assert_eq!([1, 2, 3].map(|depth| bare.perft(depth)), [31, 961, 29_210]);
}

#[test]
fn games_end_as_in_chess() {
    for (fen, end) in [
        ("k9/10/10/10/10/10/10/K9 w - - 0 1", "insufficient-material"),
        ("k9/10/10/10/10/10/10/KN8 w - - 0 1", "insufficient-material"),
        ("k9/10/10/10/10/10/10/KB8 b - - 0 1", "insufficient-material"),
        // Bishops of both players on one shade, and on two.
        ("kb8/10/10/10/10/10/B9/K1B7 w - - 0 1", ""),
        ("k1b7/10/10/10/10/10/B9/K2B6 w - - 0 1", "insufficient-material"),
        ("kn8/10/10/10/10/10/10/KN8 w - - 0 1", ""),
        ("k9/10/10/10/10/10/10/KA8 w - - 0 1", ""),
        ("k9/10/10/10/10/10/10/KC8 w - - 0 1", ""),
        ("k9/p9/10/10/10/10/10/K9 w - - 0 1", ""),
        ("k9/10/1K8/10/10/10/10/1R8 b - - 0 1", ""),
        ("k9/1Q8/1K8/10/10/10/10/10 b - - 0 1", "checkmate"),
        ("k9/10/1A8/10/10/10/10/K9 b - - 0 1", ""),
        ("k9/2Q7/10/10/10/10/10/K9 b - - 0 1", "stalemate"),
        ("k9/10/10/10/10/10/10/KR8 w - - 149 90", ""),
        ("k9/10/10/10/10/10/10/KR8 w - - 150 90", "seventy-five-moves"),
    ] {
        let outcome = position(fen).outcome();
        assert_eq!(outcome.map_or("", |outcome| outcome.reason.word()), end, "{fen}");
    }
}

#[test]
fn all_six_pieces_come_of_a_pawn() {
    let before = position("k9/9P/10/10/10/10/10/K9 w - - 0 1");
    let letters: Vec<String> = before
        .legal_moves()
        .into_iter()
        .filter(|made| made.promotion().is_some())
        .map(|made| notation::write_san(&before, made))
        .collect();
    assert_eq!(letters, ["j8=Q+", "j8=C+", "j8=A", "j8=R+", "j8=B", "j8=N"]);
}

/// A stored game and a PGN keep the array with which a game began.
#[test]
fn arrays_are_kept() {
    let rules = variants::rules("capablanca-random").expect("a variant");
    let arrays = StartArrays::of(&rules).expect("many arrays");
    for number in [0, 45_341, 83_999] {
        let mut game = Game::new(&rules, arrays.position(number).ok());
        game.play_text("e4").expect("a move");
        let (restored, warnings) = Game::restore(&game.store()).expect("a game");
        assert!(warnings.is_empty());
        assert_eq!(restored.start_number(), Some(number));
        let text = notation::write_pgn(&game);
        assert!(text.contains("[Variant \"caparandom\"]\n[SetUp \"1\"]\n[FEN \""), "{text}");
        let read = notation::read_pgn(&text, None).remove(0).expect("a game");
        assert!(read.warnings.is_empty(), "{:?}", read.warnings);
        assert_eq!(read.game.start_number(), Some(number));
        assert_eq!(read.game.ply(), 1);
    }
    let plain = notation::read_pgn("[Variant \"Capablanca\"]\n\n1. Nc3 *", None).remove(0).expect("a game");
    assert_eq!(plain.game.start_number(), Some(45_341));
}

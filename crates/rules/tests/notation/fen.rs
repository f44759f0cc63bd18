//! The numbers of cases are those of the project's table of notation.

use std::sync::{Arc, LazyLock};

use berolina_rules::notation::{fen_of, position_from_fen, read_fen, write_fen};
use berolina_rules::{
    Capture, Castling, DrawRules, NoMoves, Player, Promotion, RoleSpec, Royalty, Rules, Setup, Variant,
    Wording,
};

use super::rules;

/// Ten files, as many games of the first step do not have.
static TEN: Variant = Variant {
    id: "ten",
    name: "Ten Files",
    tagline: "For testing",
    board: "10x8",
    aliases: &[],
    armies: &[],
    shuffle: None,
    start: "rnbqkqbnrr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKQBNRR w - - 0 1",
    preset_of: None,
    pgn_name: "ten",
    players: &[Player::White, Player::Black],
    roles: &[
        RoleSpec { name: "king", letter: 'K', betza: "K", value: None },
        RoleSpec { name: "queen", letter: 'Q', betza: "RB", value: None },
        RoleSpec { name: "rook", letter: 'R', betza: "R", value: None },
        RoleSpec { name: "bishop", letter: 'B', betza: "B", value: None },
        RoleSpec { name: "knight", letter: 'N', betza: "N", value: None },
        RoleSpec { name: "pawn", letter: 'P', betza: "fmWfceFifmnD", value: None },
    ],
    capture: Capture::Compulsory,
    royalty: Royalty::None,
    no_moves: NoMoves::MoverWins,
    castling: Castling::None,
    pawns_on_base: false,
    promotion: &[Promotion { from: "pawn", to: &["queen"] }],
    draws: DrawRules::NONE,
    wording: Wording::COMMON,
};

static TEN_RULES: LazyLock<Arc<Rules>> =
    LazyLock::new(|| Arc::new(Rules::new(&TEN).expect("the variant is sound")));

/// Reads a FEN and writes it again, with its warnings.
fn again(rules: &Arc<Rules>, text: &str) -> (String, Vec<String>) {
    let (position, warnings) =
        position_from_fen(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    (fen_of(&position), warnings.iter().map(ToString::to_string).collect())
}

fn error(rules: &Arc<Rules>, text: &str) -> String {
    match position_from_fen(rules, text) {
        Ok((position, _)) => panic!("{text} was read as {}", fen_of(&position)),
        Err(error) => error.to_string(),
    }
}

/// Cases 1 and 2.
#[test]
fn numbers_of_empty_squares_in_both_dialects() {
    for rank in ["10", "91", "19", "55", "1111111111", "82", "235"] {
        let text = format!("k9/{rank}/10/10/10/10/10/K9 w - - 0 1");
        assert_eq!(again(&TEN_RULES, &text), ("k9/10/10/10/10/10/10/K9 w - - 0 1".to_owned(), vec![]));
    }
    let (text, _) = again(&TEN_RULES, "k81/1k71/10/10/10/10/10/K9 w");
    assert_eq!(text, "k9/1k8/10/10/10/10/10/K9 w - - 0 1");
    assert_eq!(
        error(&rules("suicide"), "8/8/10/8/8/8/8/K7 w"),
        "placement: rank 6 (column 5) has 10 squares instead of 8: \
         count its pieces and the numbers of empty squares"
    );
    assert!(error(&TEN_RULES, "k9/100/10/10/10/10/10/K9 w").contains("'0' (column 6, rank 7)"));
}

/// Cases 3, 4, 14, 18, and texts that are no FEN at all.
#[test]
fn what_is_wrong_is_named_with_its_place() {
    for (text, expected) in [
        ("8/8/8/3kK4/8/8/8/8 w", "placement: rank 5 (column 7) has 9 squares instead of 8"),
        ("8/8/8/3kK2/8/8/8/8 w", "placement: rank 5 (column 7) has 7 squares instead of 8"),
        ("8/8/8/8/8/8/8 w", "there are 7 ranks between '/', and the board has 8"),
        ("8/8/8/8/8/8/8/8/8 w", "there are 9 ranks"),
        ("8/8/8/8/8/8/8//8 w", "there are 9 ranks"),
        ("/8/8/8/8/8/8/8 w", "rank 8 (column 1) has 0 squares"),
        ("0k7/8/8/8/8/8/8/8 w", "'0' (column 1, rank 8) means nothing here: a number"),
        ("8/+k7/8/8/8/8/8/8 w", "'+' (column 3, rank 7) means nothing here: no piece"),
        ("8/Q~7/8/8/8/8/8/8 w", "'~' (column 4, rank 7)"),
        ("8/8/8/8/8/8/8/7K[Qq] w", "'[' (column 17, rank 1) means nothing here: no pieces are held"),
        ("8/8/8/8/8/8/8/7é w", "'é' (column 16, rank 1)"),
        ("  8/8/8/3x4/8/8/8/8 w", "'x' (column 10, square d5) is no piece of this game: K, Q, R, B, N, P"),
        ("8/8/8/3k4/8/8/8/8", "turn: missing: write w or b"),
        ("8/8/8/3k4/8/8/8/8 x - -", "turn: 'x' (column 19) is no player of this game: write w or b"),
        ("8/8/8/3k4/8/8/8/8 g - -", "turn: 'g'"),
        ("8/8/8/3k4/8/8/8/8 w K? -", "castling: '?' (column 22) is no castling"),
        ("8/8/8/3k4/8/8/8/8 w K- -", "castling: '-' (column 22)"),
        ("8/8/8/3k4/8/8/8/8 w - z9", "e.p.: 'z9' (column 23) is not a square"),
        ("8/8/8/3k4/8/8/8/8 w - -- 0", "e.p.: '--' (column 23) is not a square"),
        ("8/8/8/8/1Pp5/8/8/8 b - b4", "e.p.: b4 (column 24) cannot be: no piece of the player who has"),
        ("8/8/8/8/1Pp5/8/8/8 b - b6", "e.p.: b6 (column 24) cannot be: no piece of the player who has"),
        ("8/8/8/8/1Pp5/8/8/8 w - b3", "e.p.: b3 (column 24) cannot be: no piece of the player who has"),
        ("8/8/8/8/1Pp5/8/8/8 b - c3", "e.p.: c3 (column 24) cannot be: no pawn of the player who has"),
        ("8/8/8/8/1Rp5/8/8/8 b - b3", "e.p.: b3 (column 24) cannot be: no pawn of the player who has"),
        ("8/8/8/8/1Pp5/1N6/8/8 b - b3", "e.p.: b3 (column 26) cannot be: something stands on it"),
        ("8/8/8/8/1Pp5/8/1N6/8 b - b3", "e.p.: nothing can have just passed over b3"),
        ("8/8/8/8/8/8/8/k7 w - - x 1", "plies since a capture or pawn move: 'x' (column 24)"),
        ("8/8/8/8/8/8/8/k7 w - - +1 1", "'+1'"),
        ("8/8/8/8/8/8/8/k7 w - - 0 99999999999", "round: '99999999999' (column 26)"),
        ("P7/8/8/8/8/8/8/8 w", "a pawn cannot stand on a8"),
        ("8/8/8/8/8/8/8/p7 w", "a pawn cannot stand on a1: it becomes"),
        ("", "the FEN is empty: write at least a placement and the turn, like 'rnbqkbnr/"),
        (" \t ", "the FEN is empty"),
    ] {
        let found = error(&rules("suicide"), text);
        assert!(found.contains(expected), "{text}: {found}");
    }
}

/// Cases 5 to 8, 10 and 12, and what is dropped.
#[test]
fn fields_are_read_liberally_and_nothing_is_dropped_silently() {
    let rooks = "r3k2r/8/8/8/8/8/8/R3K2R";
    let no_castling =
        |letters: &str| format!("castling: {letters} is dropped: there is no castling in this game");
    let not_there =
        |letter: &str| format!("castling: {letter} is dropped: no king and partner of it stand there");
    for (id, text, written, warnings) in [
        ("suicide", format!("{rooks} b"), format!("{rooks} b - - 0 1"), vec![]),
        ("suicide", format!("{rooks} w kQ"), format!("{rooks} w Qk - 0 1"), vec![]),
        ("suicide", format!("{rooks} w HAha - 3"), format!("{rooks} w KQkq - 3 1"), vec![]),
        ("suicide", format!("{rooks} w AHah - 3 7"), format!("{rooks} w KQkq - 3 7"), vec![]),
        ("suicide", format!("{rooks} w KQha -"), format!("{rooks} w KQkq - 0 1"), vec![]),
        ("suicide", format!("{rooks} w qHKK"), format!("{rooks} w Kq - 0 1"), vec![]),
        ("suicide", format!("\u{a0}{rooks}\t w  -\n"), format!("{rooks} w - - 0 1"), vec![]),
        ("suicide", format!("{rooks} w B"), format!("{rooks} w - - 0 1"), vec![not_there("B")]),
        (
            "suicide",
            "4k2r/8/8/8/8/8/8/R3K3 w KQkq".to_owned(),
            "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1".to_owned(),
            vec![not_there("K"), not_there("q")],
        ),
        (
            "suicide",
            "8/8/8/8/8/8/8/R2K3R w KQ".to_owned(),
            "8/8/8/8/8/8/8/R2K3R w - - 0 1".to_owned(),
            vec![not_there("K"), not_there("Q")],
        ),
        ("antichess", format!("{rooks} w KQkq"), format!("{rooks} w - - 0 1"), vec![no_castling("KQkq")]),
        ("losing-chess", format!("{rooks} w Ha"), format!("{rooks} w - - 0 1"), vec![no_castling("Ha")]),
        (
            "suicide",
            format!("{rooks} w - - 0 0"),
            format!("{rooks} w - - 0 1"),
            vec!["round: 0 is read as 1: rounds are counted from 1".to_owned()],
        ),
        (
            "suicide",
            format!("{rooks} w - - 0 1 bm Ra2;"),
            format!("{rooks} w - - 0 1"),
            vec!["'bm Ra2;' behind the last field is ignored".to_owned()],
        ),
        // Case 16: no king, or many.
        ("suicide", "8/8/8/8/8/8/8/R7 w".to_owned(), "8/8/8/8/8/8/8/R7 w - - 0 1".to_owned(), vec![]),
        (
            "suicide",
            "kk6/8/8/8/8/8/8/KKKK4 b".to_owned(),
            "kk6/8/8/8/8/8/8/KKKK4 b - - 0 1".to_owned(),
            vec![],
        ),
    ] {
        assert_eq!(again(&rules(id), &text), (written, warnings), "{id} {text}");
    }
}

/// Case 6.
#[test]
fn fens_of_vchess_are_converted() {
    let converted = "read as a FEN of vchess: its third field counts the moves";
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (id, text, written, extra) in [
        ("suicide", format!("{start} w 12 ahah -"), format!("{start} w KQkq - 0 7"), None),
        ("suicide", format!("{start} b 13 aiih -"), format!("{start} b Qk - 0 7"), None),
        ("suicide", format!("{start} w 0 -"), format!("{start} w - - 0 1"), None),
        ("suicide", format!("{start} w 0"), format!("{start} w - - 0 1"), None),
        (
            "antichess",
            format!("{start} w 0 ahah -"),
            format!("{start} w - - 0 1"),
            Some("castling: AHah is dropped: there is no castling in this game"),
        ),
        (
            "suicide",
            format!("{start} w 0 ahahxx -"),
            format!("{start} w KQkq - 0 1"),
            Some("'xx' behind the last field is ignored"),
        ),
        (
            "antichess",
            "8/8/8/8/1Pp5/8/8/8 b 1 b3".to_owned(),
            "8/8/8/8/1Pp5/8/8/8 b - b3 0 1".to_owned(),
            None,
        ),
    ] {
        let warnings = [converted].into_iter().chain(extra).map(str::to_owned).collect();
        assert_eq!(again(&rules(id), &text), (written, warnings), "{id} {text}");
    }
    let (text, _) = again(&TEN_RULES, "k9/91/10/10/10/10/10/K9 w 4 -");
    assert_eq!(text, "k9/10/10/10/10/10/10/K9 w - - 0 3");
    assert!(error(&rules("suicide"), &format!("{start} w 99999999999 ahah -")).contains("number of moves"));
}

/// Case 13.
#[test]
fn an_en_passant_square_without_a_taker_is_the_same_position() {
    let with = again(&rules("suicide"), "8/8/8/8/1P1p4/8/8/8 b - b3 0 1");
    assert_eq!(with, ("8/8/8/8/1P1p4/8/8/8 b - - 0 1".to_owned(), vec![]));
    let taker = again(&rules("suicide"), "8/8/8/8/1Pp5/8/8/8 b - b3 0 1");
    assert_eq!(taker.0, "8/8/8/8/1Pp5/8/8/8 b - b3 0 1");
}

/// A setup is written as it is, whether or not it could be a position.
#[test]
fn setups_are_written_as_they_are() {
    let rules = rules("suicide");
    for text in [
        "P7/8/8/8/8/8/8/p7 w - - 0 1",
        "8/8/8/8/1P6/8/8/8 b - b3 77 4294967295",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    ] {
        let (setup, _) = read_fen(&rules, text).unwrap();
        assert_eq!(write_fen(&rules, &setup), text);
    }
    let empty = Setup::empty(rules.board());
    assert!(write_fen(&rules, &empty).starts_with("8/8/8/8/8/8/8/8 "));
    let short = Setup { pieces: Vec::new(), ..empty };
    assert!(write_fen(&rules, &short).starts_with("8/8/8/8/8/8/8/8 "));
}

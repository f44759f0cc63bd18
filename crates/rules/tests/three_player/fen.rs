//! FEN of three players: what is read, what is written, and what is refused with its place.

use berolina_rules::notation::{fen_of, position_from_fen};
use berolina_rules::{Player, Position, Reason};

use crate::{position, rules};

const START: &str = "wRwNwBwQwKwBwNwR/wPwPwPwPwPwPwPwP/8/8|gRgNgBgQgKgBgNgR/gPgPgPgPgPgPgPgP/8/8|\
                     bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/8/8 w wRL,gRL,bRL - 0 1";

fn error(text: &str) -> String {
    match position_from_fen(&rules(), text) {
        Ok((position, _)) => panic!("{text} was read as {}", fen_of(&position)),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_start_array_both_ways() {
    let start = Position::start(&rules());
    assert_eq!(fen_of(&start), START);
    let piece = |name: &str| {
        let piece = start.piece_at(start.rules().board().find(name).unwrap()).unwrap();
        start.rules().piece_name(piece)
    };
    let men = [("d1", "white-queen"), ("i12", "green-king"), ("e12", "green-queen"), ("a8", "black-rook")];
    for (square, expected) in men {
        assert_eq!(piece(square), expected);
    }
    assert_eq!(piece("i8"), "black-queen");
}

#[test]
fn missing_fields_and_orders() {
    let kings = "4wK3/8/8/8|4gK3/8/8/8|4bK3/8/8/8";
    for (given, written) in [("w", "w - - 0 1"), ("g -", "g - - 0 1"), ("b - - 7", "b - - 7 1")] {
        assert_eq!(fen_of(&position(&format!("{kings} {given}"))), format!("{kings} {written}"));
    }
    let rooks = "wR3wK2wR/8/8/8|gR3gK2gR/8/8/8|bR3bK2bR/8/8/8";
    for (given, written) in [("bL,wR", "wR,bL"), ("gLR", "gRL"), ("wR,wL", "wRL"), ("-", "-")] {
        assert_eq!(fen_of(&position(&format!("{rooks} w {given}"))), format!("{rooks} w {written} - 0 1"));
    }
}

#[test]
fn rights_without_king_or_rook_are_dropped_with_a_warning() {
    let text = "wR3wK3/8/8/8|gR4gK1gR/8/8/8|bR3bK2bR/8/8/8 w wRL,gRL,bRL - 0 1";
    let (position, warnings) = position_from_fen(&rules(), text).unwrap();
    assert_eq!(fen_of(&position).split(' ').nth(2), Some("wL,bRL"));
    let texts: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), 3, "{texts:?}");
    for (text, (player, square)) in texts.iter().zip([("white", "h1"), ("green", "l12"), ("green", "h12")]) {
        assert!(text.contains(player) && text.contains(square), "{text}");
    }
}

#[test]
fn placements_that_cannot_be_read() {
    let with = |placement: &str| error(&format!("{placement} w - - 0 1"));
    let (w, g, b) = ("4wK3/8/8/8", "4gK3/8/8/8", "4bK3/8/8/8");
    for (placement, expected) in [
        (format!("{w}|{g}"), "placement: there are 2 sections between '|', and the board has 3"),
        (format!("{w}|{g}|{b}|8/8/8/8"), "there are 4 sections"),
        (format!("{w}/{g}/{b}"), "there are 1 sections"),
        (format!("4wK3/8/8|{g}|{b}"), "placement: White's section has 3 ranks between '/' instead of 4"),
        (format!("{w}|{g}/8|{b}"), "Green's section has 5 ranks"),
        (format!("{w}|{g}|4bK4/8/8/8"), "placement: rank 8 in Black's section (column 23) has 9 squares"),
        (format!("{w}|4gK3/7/8/8|{b}"), "rank 11 in Green's section (column 17) has 7 squares instead of 8"),
        (format!("{w}|4gK3/8/10/8|{b}"), "rank 10 in Green's section (column 19) has 10 squares"),
        (format!("4K3/8/8/8|{g}|{b}"), "placement: 'K' (column 2, square e1) is no piece of this game"),
        (format!("4wk3/8/8/8|{g}|{b}"), "'wk' (column 2, square e1)"),
        (format!("{w}|{g}|4bK3/rN7/8/8"), "'rN' (column 28, square l7) is no piece of this game"),
        (format!("{w}|{g}|4bK3/7bX/8/8"), "'bX' (column 29, square a7)"),
        (format!("{w}|{g}|4bK3/7b/8/8"), "'b' (column 29, square a7)"),
        (format!("{w}|{g}|4bK3/0bN7/8/8"), "'0' (column 28, rank 7 in Black's section)"),
    ] {
        let found = with(&placement);
        assert!(found.contains(expected), "{placement}: {found}");
    }
}

#[test]
fn positions_that_cannot_be() {
    let (w, g, b) = ("4wK3/8/8/8", "4gK3/8/8/8", "4bK3/8/8/8");
    for (text, expected) in [
        (
            format!("{w}|4gK3/8/8/8|wP3bK3/8/8/8 w"),
            "a pawn cannot stand on l8: it becomes another piece there",
        ),
        (format!("{w}|bP3gK3/8/8/8|{b} w"), "a pawn cannot stand on h12"),
        (format!("4wK2wK/8/8/8|{g}|{b} w"), "placement: white has 2 kings (e1, h1): there must be 1"),
        (format!("{w}|{g}|4bK3/8/3bK4/8 w"), "black has 2 kings"),
        (format!("8/8/8/8|{g}|{b} w"), "white has 0 kings (none)"),
        (format!("{w}|8/8/8/8|8/8/8/8 w"), "neither green nor black has a king"),
        (format!("8/8/8/8|{g}|8/8/8/8 w"), "white has 0 kings"),
        (format!("{w}|{g}|{b} r"), "turn: 'r' (column 34) is no player of this game: write w or g or b"),
        (format!("{w}|{g}|{b}"), "turn: missing"),
        (format!("{w}|{g}|{b} w KQkq"), "castling: 'KQkq' (column 36) is not the rights of a player"),
        (format!("{w}|{g}|{b} w wRL,,bR"), "castling: '' (column 40)"),
        (format!("{w}|{g}|{b} w wRL,gX"), "castling: 'gX' (column 40)"),
        (format!("{w}|{g}|{b} w w"), "castling: 'w' (column 36)"),
        (format!("{w}|{g}|{b} w 0 1"), "castling: '0' (column 36)"),
        (format!("{w}|{g}|{b} w - e5"), "e.p.: 'e5' (column 38) is not a square of the board"),
        (format!("{w}|{g}|{b} w - e4"), "e.p.: e4 (column 38) cannot be: no piece of the player who has"),
        (format!("{w}|{g}|{b} w - e10"), "e.p.: e10 (column 38) cannot be: no pawn"),
        (format!("{w}|{g}|{b} w - - x"), "plies since a capture or pawn move: 'x'"),
    ] {
        let found = error(&text);
        assert!(found.contains(expected), "{text}: {found}");
    }
}

#[test]
fn squares_passed_over() {
    // White's pawn has stepped to d4, and Green's to e9.
    let with = |turn: &str, passed: &str, more: &str| {
        format!("4wK3/{more}/8/3wP4|4gK3/8/8/3gP4|4bK3/8/8/8 {turn} - {passed} 0 3")
    };
    for (turn, passed) in [("g", "d3"), ("b", "d3,e10"), ("b", "e10"), ("w", "e10"), ("b", "d3")] {
        let text = with(turn, passed, "8");
        assert_eq!(fen_of(&position(&text)), text);
    }
    assert_eq!(fen_of(&position(&with("b", "e10,d3", "8"))), with("b", "d3,e10", "8"));
    for (text, expected) in [
        (with("w", "d3", "8"), "d3 (column 44) cannot be: no piece of the player who has"),
        (with("g", "e10", "8"), "e10 (column 44) cannot be"),
        (with("g", "d3", "3wN4"), "e.p.: nothing can have just passed over d3"),
        (with("g", "d3,z9", "8"), "'z9' (column 47) is not a square"),
        (with("g", "c3", "8"), "c3 (column 44) cannot be: no pawn"),
    ] {
        let found = error(&text);
        assert!(found.contains(expected), "{text}: {found}");
    }
    // Somebody who has moved since may stand where the pawn came from.
    assert_eq!(position(&with("b", "d3", "3gN4")).turn(), Player::Black);
}

#[test]
fn pawns_on_their_own_base_take_one_step() {
    let home = position("4wKwP2/8/8/8|4gK3/8/8/8|4bK3/8/8/8 w - - 0 1");
    let board = home.rules().board();
    let from = board.find("f1").unwrap();
    let steps: Vec<&str> =
        home.legal_moves().iter().filter(|m| m.from() == from).map(|m| board.name(m.to())).collect();
    assert_eq!(steps, ["f2"]);
}

#[test]
fn a_king_that_was_taken_ends_the_game() {
    let over = position("4wK3/8/8/8|4wQ3/8/8/8|4bK3/8/8/8 w - - 0 9");
    let outcome = over.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::White), Reason::KingCaptured));
    assert_eq!(fen_of(&over), "4wK3/8/8/8|4wQ3/8/8/8|4bK3/8/8/8 w - - 0 9");
}

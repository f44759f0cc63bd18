//! Checks, mates that only cost the turn, pawns that turn, and taking in passing by either opponent.

use berolina_rules::{Player, Position, Reason, Refusal, notation};

use crate::{after, names, position, rules};

/// Green is mated by the queen, which the rook guards; Black can help.
const MATED: &str = "4wK3/wP7/8/8|7gK/1gP3wRwQ1/8/8|1bR2bK3/5bP2/8/8 g - - 0 1";

fn reaches(position: &Position, from: &str) -> Vec<String> {
    let board = position.rules().board();
    let from = board.find(from).unwrap();
    let moves = position.legal_moves().into_iter().filter(|legal| legal.from() == from);
    let mut squares: Vec<String> = moves.map(|legal| board.name(legal.to()).to_owned()).collect();
    squares.sort();
    squares.dedup();
    squares
}

#[test]
fn a_mated_player_misses_the_turn_until_freed() {
    let start = position(MATED);
    assert_eq!(start.skipped().collect::<Vec<_>>(), [Player::Green]);
    assert_eq!((start.turn(), start.outcome()), (Player::Black, None));
    assert_eq!(notation::fen_of(&start), "4wK3/wP7/8/8|7gK/1gP3wRwQ1/8/8|1bR2bK3/5bP2/8/8 b - - 0 1");
    // Not freed: White takes the king. Nothing forces it.
    let ignored = after(&start, "c7c6");
    assert_eq!((ignored.turn(), ignored.round()), (Player::White, 2));
    assert!(ignored.can_take_king());
    let waited = after(&ignored, "a2a3");
    assert_eq!(waited.skipped().collect::<Vec<_>>(), [Player::Green]);
    assert_eq!(waited.turn(), Player::Black);
    // Freed: Green moves again.
    let freed = after(&start, "Rxk11 a3");
    assert_eq!(freed.turn(), Player::Green);
    assert_eq!(freed.skipped().count(), 0);
}

#[test]
fn whoever_takes_a_king_has_won() {
    let over = after(&position(MATED), "c6 QxKl12");
    let outcome = over.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::White), Reason::KingCaptured));
    assert!(over.legal_moves().is_empty());
    assert_eq!(over.perft(3), 0);
    let fen = notation::fen_of(&over);
    assert!(fen.ends_with(" w - - 0 2"), "{fen}");
    assert_eq!(position(&fen).outcome(), Some(outcome));
}

#[test]
fn a_king_may_be_taken_by_a_piece_that_leaves_its_own_in_check() {
    // White's rook is pinned by Black's queen on the file and attacks Green's king across the border.
    let pinned = position("4wK3/4wR3/8/8|3gK4/8/8/8|4bK3/8/8/8 w - - 0 1");
    assert!(reaches(&pinned, "e2").contains(&"e12".to_owned()));
    let pinned = position("wK3wR2bQ/8/8/8|3gK4/8/8/8|4bK3/8/8/8 w - - 0 1");
    assert!(pinned.check().is_empty());
    assert_eq!(reaches(&pinned, "e1"), ["b1", "c1", "d1", "e12", "f1", "g1", "h1"]);
    let board = pinned.rules().board();
    let refused = pinned.why_not(board.find("e1").unwrap(), board.find("e2").unwrap());
    assert!(matches!(refused, Some(Refusal::Pinned { .. })), "{refused:?}");
    let made = notation::read_move(&pinned, "RxKe12").unwrap();
    assert_eq!(notation::write_san(&pinned, made), "RxKe12");
}

#[test]
fn pawns_turn_toward_the_base_of_the_section_they_stand_in() {
    let pawns = position("4wK3/8/8/3wP4|4gK3/8/8/3gPgP3|4bK3/8/8/3bP1bP2 w - - 0 1");
    assert_eq!(reaches(&pawns, "d4"), ["c5", "d5", "e9", "i5"]);
    for (taken, further) in [("dxi5", "i6"), ("dxc5", "c6"), ("dxe9", "e10"), ("d5", "d6")] {
        let crossed = after(&pawns, &format!("{taken} Kj12 Kc8"));
        assert!(reaches(&crossed, &taken[taken.len() - 2..]).contains(&further.to_owned()), "{taken}");
    }
    let promoted = position("4wK3/8/8/8|4gK3/8/8/8|4bK3/wP7/8/8 w - - 0 1");
    assert_eq!(promoted.legal_moves().iter().filter(|legal| legal.promotion().is_some()).count(), 4);
    assert_eq!(reaches(&promoted, "l7"), ["l8"]);
}

#[test]
fn the_only_move_may_be_a_second_way_to_take() {
    let only = position("wK7/2bQ5/8/3wP4|4gP2gK/8/8/8|bK7/8/8/4bPbN2 w - - 0 1");
    let moves: Vec<String> =
        only.legal_moves().iter().map(|legal| notation::write_move(only.rules(), *legal)).collect();
    assert_eq!((moves, only.outcome()), (vec!["d4c5".to_owned()], None));
}

#[test]
fn either_opponent_takes_in_passing_on_the_first_turn() {
    let start = position("4wK3/wP2wPwP3/8/2bP1gP3|4gK3/7gP/8/8|4bK3/1bP6/8/8 w - - 0 1");
    let stepped = after(&start, "d2d4");
    assert!(notation::fen_of(&stepped).contains(" g - d3 0 1"));
    let taken = after(&stepped, "exd3");
    assert_eq!(taken.pieces().len(), start.pieces().len() - 1);
    let left = after(&stepped, "l11l9");
    assert!(notation::fen_of(&left).contains(" b - d3,l10 0 1"), "{}", notation::fen_of(&left));
    assert!(reaches(&left, "c4").contains(&"d3".to_owned()));
    // After that the right is gone.
    let gone = after(&left, "k7k6");
    assert!(notation::fen_of(&gone).contains(" w - l10 0 2"), "{}", notation::fen_of(&gone));
}

#[test]
fn a_missed_turn_ends_the_right_to_take_in_passing() {
    let start = position("4wK3/wP7/8/8|7gK/1gP3wR2/6wQ1/3gP4|1bR2bK3/5bP2/8/8 b - e10 0 1");
    let waiting = after(&start, "c7c6");
    assert!(notation::fen_of(&waiting).contains(" w - e10 0 2"));
    let missed = after(&waiting, "Qk11");
    assert_eq!(missed.skipped().collect::<Vec<_>>(), [Player::Green]);
    assert!(notation::fen_of(&missed).contains(" b - - 1 2"), "{}", notation::fen_of(&missed));
}

#[test]
fn castling_needs_safe_squares_whoever_attacks() {
    let line = |fen: &str| -> Vec<String> {
        let position = position(fen);
        let castlings = position.legal_moves().into_iter().filter(|m| position.castling_of(*m).is_some());
        castlings.map(|made| notation::write_san(&position, made)).collect()
    };
    let of = |near: &str| format!("wR3wK2wR/{near}/8/8|4gK3/8/8/8|bK7/8/8/8 w wRL - 0 1");
    assert_eq!(line(&of("8")), ["O-O", "O-O-O"]);
    assert_eq!(line(&of("5gR2")), ["O-O-O"]);
    assert_eq!(line(&of("3bR4")), ["O-O"]);
    assert_eq!(line(&of("1bR6")), ["O-O", "O-O-O"]);
    assert!(line(&of("4gR3")).is_empty());
}

#[test]
fn marks_stand_on_all_kings_in_check() {
    // White's queen on j11 attacks both other kings.
    let both = position("4wK3/8/8/8|4gK3/5wQ2/8/8|8/8/2bK5/8 g - - 0 1");
    assert_eq!(names(&both, &both.check_of(Player::Green)), ["i12"]);
    assert_eq!(names(&both, &both.check_of(Player::Black)), ["j6"]);
    assert!(both.check_of(Player::White).is_empty());
}

#[test]
fn sans_have_one_mark_for_two_opponents() {
    let start = Position::start(&rules());
    assert_eq!(start.perft(1), 20);
    let ready = position("4wK3/wP7/8/6wQ1|7gK/1gP3wR2/8/8|1bR2bK3/5bP2/8/8 w - - 0 1");
    let sans: Vec<String> = notation::all_sans(&ready).into_iter().map(|(_, san)| san).collect();
    assert!(sans.iter().any(|san| san.ends_with('+')) && !sans.iter().any(|san| san.contains("##")));
    let mate = position("4wK3/wP7/8/8|7gK/1gP3wR2/6wQ1/8|1bR2bK3/5bP2/8/8 w - - 0 1");
    let made = notation::read_move(&mate, "k10k11").unwrap();
    assert_eq!(notation::write_san(&mate, made), "Qk11#");
    assert_eq!(mate.play(made).unwrap().skipped().collect::<Vec<_>>(), [Player::Green]);
}

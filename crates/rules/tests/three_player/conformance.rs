//! `data/three_player/perft_positions.json`: complete lists of legal moves, and counts of leaves.

use berolina_rules::{Player, Position, Rules, Variant, notation};
use serde::Deserialize;

use crate::{position, rules};

#[derive(Deserialize)]
struct Case {
    name: String,
    fen: String,
    perft: Vec<u64>,
    in_check: bool,
    moves: Vec<String>,
}

fn cases() -> Vec<Case> {
    serde_json::from_str(include_str!("../data/three_player/perft_positions.json")).unwrap()
}

#[test]
fn leaves_are_counted() {
    for case in cases() {
        let position = position(&case.fen);
        for (depth, expected) in (1..).zip(case.perft) {
            assert_eq!(position.perft(depth), expected, "{} to depth {depth}", case.name);
        }
    }
}

#[test]
fn moves_are_those_listed() {
    for mut case in cases() {
        let position = position(&case.fen);
        if case.moves.is_empty() {
            // The file lists the moves of the mated player, whose turn is missed here.
            assert_eq!(position.skipped().collect::<Vec<_>>(), [Player::Green], "{}", case.name);
            continue;
        }
        let mut found: Vec<String> = position
            .legal_moves()
            .into_iter()
            .map(|legal| notation::write_move(position.rules(), legal))
            .collect();
        found.sort();
        case.moves.sort();
        assert_eq!(found, case.moves, "{}", case.name);
        assert_eq!(!position.check().is_empty(), case.in_check, "{}", case.name);
        for (made, san) in notation::all_sans(&position) {
            assert_eq!(notation::read_move(&position, &san), Ok(made), "{}: {san}", case.name);
        }
        assert_eq!(notation::fen_of(&position), case.fen, "{}", case.name);
    }
}

#[test]
fn five_plies_from_the_start() {
    assert_eq!(Position::start(&rules()).perft(5), 3_957_518);
}

/// The same game with the turn going round the other way.
#[test]
fn the_direction_of_the_turn_is_one_constant() {
    let clockwise: &'static Variant = Box::leak(Box::new(Variant {
        players: &[Player::White, Player::Black, Player::Green],
        ..rules().variant().clone()
    }));
    let start = Position::start(&Rules::new(clockwise).unwrap().into());
    assert_eq!(start.perft(4), 178_080);
    assert_eq!(start.perft(5), 3_960_896);
}

#[test]
#[ignore = "takes long"]
fn six_plies_from_the_start() {
    assert_eq!(Position::start(&rules()).perft(6), 87_878_153);
}

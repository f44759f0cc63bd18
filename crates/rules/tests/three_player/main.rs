//! Three Player Chess: what is legal, when a turn is missed, how a game ends, and how it is written.

mod conformance;
mod ends;
mod fen;
mod score;
mod turns;

use std::sync::Arc;

use berolina_rules::{Position, Rules, notation, variants};

fn rules() -> Arc<Rules> {
    variants::rules("three-player").expect("a variant")
}

/// The position of a FEN that is kept as it is.
fn position(fen: &str) -> Position {
    let (position, warnings) =
        notation::position_from_fen(&rules(), fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert!(warnings.is_empty(), "{fen}: {warnings:?}");
    position
}

/// The position after moves in any notation that is read.
fn after(start: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(start.clone(), |position, text| {
        let made = notation::read_move(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play(made).expect("a legal move")
    })
}

/// The names of squares.
fn names(position: &Position, squares: &[berolina_board::Square]) -> Vec<String> {
    squares.iter().map(|square| position.rules().board().name(*square).to_owned()).collect()
}

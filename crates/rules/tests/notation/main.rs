//! Positions, moves and games as text: the cases that are met in the wild, and random ones.

mod any_text;
mod fen;
mod peers;
mod pgn;
mod random_play;
mod san;

use std::sync::Arc;

use berolina_rules::{Position, Rules, notation, variants};

fn rules(id: &str) -> Arc<Rules> {
    variants::rules(id).expect("a variant")
}

fn position(fen: &str) -> Position {
    let (position, warnings) = notation::position_from_fen(&rules("suicide"), fen).expect("a position");
    assert!(warnings.is_empty(), "{warnings:?}");
    position
}

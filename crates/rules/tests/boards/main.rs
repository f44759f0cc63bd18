//! What pieces do on boards that are not rectangles comes out of the polygons.

mod hexagon;
mod three_player;

use std::collections::BTreeSet;

use berolina_board::{Board, Square};
use berolina_rules::betza::Betza;
use berolina_rules::{Player, Study};

type Names = BTreeSet<String>;

/// Where a piece can go from a square of an empty board.
fn reach(board: &Board, player: Player, notation: &Betza, at: Square) -> Names {
    let study = Study { player, at, ..Study::new(board) };
    let explanation = study.explain(notation).expect("the notation means something here");
    explanation.destinations().iter().map(|square| board.name(*square).to_owned()).collect()
}

/// How many squares White's piece can go to, over all the squares of an empty board.
fn sum(board: &Board, notation: &str) -> usize {
    let notation = notation.parse().expect("notation");
    board.squares().map(|at| reach(board, Player::White, &notation, at).len()).sum()
}

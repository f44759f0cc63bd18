//! What pawns can do that no other piece can, read off their paths.

use berolina_board::Square;
use berolina_rules::betza::Betza;
use berolina_rules::{Pass, Piece, Rules};

/// How a piece can go two steps at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Double {
    /// When the squares before its target are empty.
    Steps,
    /// Over whatever stands there.
    Jumps,
}

/// How the piece's first move from any square can be a double step, if it can.
pub(crate) fn double_of(rules: &Rules, piece: Piece) -> Option<Double> {
    let doubles = rules.board().squares().filter_map(|square| double_from(rules, piece, square));
    doubles.max_by_key(|double| *double == Double::Jumps)
}

/// How the piece can go farther from a square than it could if it had moved before.
pub(crate) fn double_from(rules: &Rules, piece: Piece, square: Square) -> Option<Double> {
    let board = rules.board();
    let notation: Betza = rules.spec(piece.role).betza.parse().ok()?;
    let moved = notation.compile(board, piece.player.seat(board)?, square, false).ok()?;
    let paths = rules.paths(piece, square);
    let first = paths.nodes.iter().filter(|node| {
        let known = moved.nodes.iter().any(|other| other.square == node.square && !other.landing.is_none());
        !node.landing.is_none() && !known && !board.adjacent(square, node.square)
    });
    let doubles = first.map(|node| match node.parent.map(|parent| paths.nodes[parent as usize].pass) {
        Some(Pass::Any) | None => Double::Jumps,
        Some(_) => Double::Steps,
    });
    doubles.max_by_key(|double| *double == Double::Jumps)
}

/// The pieces that a player has at the start. What pawns become is not among them: it is no pawn.
pub(crate) fn pieces(rules: &Rules) -> impl Iterator<Item = Piece> + '_ {
    let all = rules.players().iter().flat_map(|player| {
        let player = *player;
        rules.roles().map(move |role| Piece { role, player })
    });
    all.filter(|piece| rules.start().pieces.contains(&Some(*piece)))
}

/// Whether the piece takes in passing anywhere.
pub(crate) fn takes_in_passing(rules: &Rules, piece: Piece) -> bool {
    let mut squares = rules.board().squares();
    squares.any(|square| rules.paths(piece, square).nodes.iter().any(|node| node.landing.en_passant))
}

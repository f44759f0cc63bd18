//! What is seen on the board of a table.

use berolina_board::Square;
use berolina_rules::{Mark, MarkClass, Move, Piece, Position, Rules};
use berolina_ui::{Check, Hands, PieceView, Scene};

use super::{Orientation, Table, attacks};

/// A piece of the rules as it is shown.
pub fn piece_view(rules: &Rules, piece: Piece) -> PieceView {
    let spec = rules.spec(piece.role);
    PieceView::new(piece.player, spec.name, spec.letter)
}

/// The moves of a piece that mean one square: to go there, or to castle with what stands there.
///
/// A king's step that ends where castling would end is the step: castling then has its partner's
/// square to itself.
pub fn moves_between(position: &Position, from: Square, to: Square) -> Vec<Move> {
    let own: Vec<Move> = position.legal_moves().into_iter().filter(|made| made.from() == from).collect();
    let castling = |made: &Move| position.castling_of(*made).map(|option| option.path.partner_from);
    let plain = own.iter().filter(|made| castling(made).is_none() && made.to() == to);
    let partner = own.iter().filter(|made| castling(made) == Some(to));
    let king = own.iter().filter(|made| castling(made).is_some() && made.to() == to);
    let ways: [Vec<Move>; 3] =
        [plain.copied().collect(), partner.copied().collect(), king.copied().collect()];
    ways.into_iter().find(|moves| !moves.is_empty()).unwrap_or_default()
}

/// Whether the piece on a square is only looked at: it is not its player's turn, or nobody's.
pub fn is_look(table: &Table, square: Square) -> bool {
    let piece = table.position().piece_at(square);
    piece.is_some_and(|piece| Some(piece.player) != table.mover())
}

/// The marks of a piece: its legal moves, or, for a look, wherever it could go.
fn marks(table: &Table, square: Square) -> Vec<Mark> {
    let position = table.position();
    // The page of the game for three shows what is in the way; elsewhere play shows targets only.
    let blockers = table.is_for_many();
    let in_the_way = |mark: &Mark| blockers && mark.class == MarkClass::Blocker;
    if is_look(table, square) {
        let mut explanation = position.explain(square);
        explanation.marks.retain(|mark| mark.reachable || in_the_way(mark));
        return explanation.marks;
    }
    let mut marks = position.explain_legal(square).marks;
    if blockers {
        marks.extend(position.explain(square).marks.into_iter().filter(in_the_way));
    }
    marks
}

/// The marks that a piece has only when an enemy stands on an empty square.
pub fn ghost_marks(position: &Position, from: Square, on: Square) -> Vec<Mark> {
    if position.piece_at(on).is_some() {
        return Vec::new();
    }
    let now = position.explain(from).destinations();
    let mut marks = position.explain_ghost(from, on).marks;
    marks.retain(|mark| mark.reachable && !now.contains(&mark.square));
    marks
}

/// Everything that is seen on the board.
pub fn scene(table: &Table) -> Scene {
    let (position, rules) = (table.position(), table.game.rules());
    if table.attacks.is_some() {
        return attacks::scene(table);
    }
    let mut pieces = vec![None; rules.board().len()];
    for (square, piece) in position.pieces() {
        pieces[square.index()] = Some(piece_view(rules, piece));
    }
    let origin = table.picked.or(table.ghost.map(|(from, _)| from)).or(table.hovered);
    let origin = origin.filter(|square| position.piece_at(*square).is_some());
    let mut marks = origin.map(|square| marks(table, square)).unwrap_or_default();
    let look = origin.is_some_and(|square| is_look(table, square));
    let picked = table.picked.is_some() && origin.is_some();
    let reachable = marks.iter().filter(|mark| mark.reachable).map(|mark| mark.square);
    let targets = if picked && !look { reachable.collect() } else { Vec::new() };
    let mut ghost = None;
    if let Some((from, on)) = table.ghost.filter(|(from, _)| Some(*from) == origin) {
        marks.extend(ghost_marks(position, from, on));
        let enemy = rules
            .players()
            .iter()
            .find(|player| position.piece_at(from).is_some_and(|piece| piece.player != **player));
        ghost = enemy.map(|player| (on, PieceView::new(*player, "piece", ' ')));
    }
    let facing = table.orientation == Orientation::Facing;
    let elsewhere = rules.players().iter().copied().filter(|player| table.seat_of(*player) != table.seat);
    Scene {
        pieces,
        origin,
        marks,
        picked,
        look,
        targets,
        last_move: table.game.last_move().map(|made| (made.from(), made.to())),
        check: checks(position),
        lit: table.told.as_ref().map(|told| told.lit.clone()).unwrap_or_default(),
        notes: Vec::new(),
        ways: Vec::new(),
        ghost,
        aside: Vec::new(),
        by_target: table.by_target && table.is_for_many(),
        mover: table.mover(),
        upside_down: if facing { elsewhere.collect() } else { Vec::new() },
        hands: Hands::Play,
    }
}

/// The attacked kings of all players: those of players in check, and single ones of several.
pub fn checks(position: &Position) -> Vec<(Square, Check)> {
    let players = position.rules().players().iter();
    let check = players.flat_map(|player| position.check_of(*player)).map(|square| (square, Check::Check));
    check.chain(position.soft_check().into_iter().map(|square| (square, Check::Soft))).collect()
}

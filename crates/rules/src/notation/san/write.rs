use crate::notation::letters::{file_of, is_letterless, rank_of};
use crate::notation::move_text::{castling_option, write_move};
use crate::{Move, MoveKind, Position, Side};

/// Writes a legal move of a position.
///
/// A move that SAN cannot tell from another one is written by its squares, as are moves that take
/// something before their last square. `+` and `#` stand only where the game has check.
///
/// ```
/// use berolina_rules::{notation, variants};
/// let rules = variants::rules("suicide").unwrap();
/// let (position, _) = notation::position_from_fen(&rules, "1n6/P7/8/8/8/8/8/k7 w - - 0 1")?;
/// let made = notation::read_move_text(&position, "a7b8k").unwrap();
/// assert_eq!(notation::write_san(&position, made), "axb8=K");
/// # Ok::<(), notation::PositionError>(())
/// ```
pub fn write_san(position: &Position, made: Move) -> String {
    san_among(position, &position.legal_moves(), made)
}

/// All legal moves of a position with their SAN, in the order of [`Position::legal_moves`].
pub fn all_sans(position: &Position) -> Vec<(Move, String)> {
    let moves = position.legal_moves();
    moves.iter().map(|made| (*made, san_among(position, &moves, *made))).collect()
}

/// The SAN of a move among all the legal ones.
pub(super) fn san_among(position: &Position, moves: &[Move], made: Move) -> String {
    let castles = |m: &Move| castling_option(position.rules(), *m).is_some();
    let own = body(position, moves, made);
    let twin = moves
        .iter()
        .filter(|m| **m != made && (m.to() == made.to() || castles(m) && castles(&made)))
        .any(|m| body(position, moves, *m) == own);
    let text = if twin { write_move(position.rules(), made) } else { own };
    text + suffix(position, made)
}

/// The move without what stands behind it.
fn body(position: &Position, moves: &[Move], made: Move) -> String {
    let rules = position.rules();
    let board = rules.board();
    if let Some(option) = castling_option(rules, made) {
        return if option.side == Side::Short { "O-O".to_owned() } else { "O-O-O".to_owned() };
    }
    let Some(piece) = position.piece_at(made.from()).filter(|_| made.kind() != MoveKind::Locust) else {
        return write_move(rules, made);
    };
    let mut text = String::new();
    if !is_letterless(rules, piece.role) {
        text.push(rules.spec(piece.role).letter);
    }
    let (file, rank) = needed(position, moves, made);
    if file {
        text.push_str(file_of(board, made.from()));
    }
    if rank {
        text.push_str(rank_of(board, made.from()));
    }
    if made.is_capture() {
        text.push('x');
    }
    if position.wins_by(made) {
        text.push('K');
    }
    text.push_str(board.name(made.to()));
    if let Some(role) = made.promotion() {
        text.push('=');
        text.push(rules.spec(role).letter);
    }
    text
}

/// Whether a move needs its file, and whether its rank.
fn needed(position: &Position, moves: &[Move], made: Move) -> (bool, bool) {
    let rules = position.rules();
    let board = rules.board();
    let letter = |m: &Move| {
        let role = position.piece_at(m.from())?.role;
        Some(rules.spec(role).letter).filter(|_| !is_letterless(rules, role))
    };
    let own = letter(&made);
    let pawn_takes = own.is_none() && made.is_capture();
    let rivals = moves.iter().filter(|m| {
        m.from() != made.from()
            && m.to() == made.to()
            && m.promotion() == made.promotion()
            && !matches!(m.kind(), MoveKind::Castle(_) | MoveKind::Locust)
            && letter(m) == own
            && (own.is_some() || m.is_capture() == made.is_capture())
    });
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for rival in rivals {
        any = true;
        same_file |= file_of(board, rival.from()) == file_of(board, made.from());
        same_rank |= rank_of(board, rival.from()) == rank_of(board, made.from());
    }
    if !any {
        (pawn_takes, false)
    } else if !same_file {
        (true, false)
    } else {
        (same_rank || pawn_takes, true)
    }
}

/// `#` when the next player is in check and has no move, else `+` when any opponent is in check.
/// Nothing more need be said of a capture that wins.
fn suffix(position: &Position, made: Move) -> &'static str {
    let Ok(next) = position.play(made) else { return "" };
    let mut opponents = next.rules().players().iter().filter(|player| **player != position.turn());
    if position.wins_by(made) || opponents.all(|player| next.check_of(*player).is_empty()) {
        ""
    } else if next.skipped().next().is_some() || !next.check().is_empty() && next.legal_moves().is_empty() {
        "#"
    } else {
        "+"
    }
}

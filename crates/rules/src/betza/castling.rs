//! Castling: the atom `O`.
//!
//! The king goes as many squares as the range says towards its partner, the last piece before the
//! rim, which lands on the king's other side (XBoard's Betza page).

use berolina_board::{Board, Direction, Square};

use crate::CastlingPath;

/// The castling along one line, if the line is long enough. `inset` says how many squares the partner
/// stands from the end of the line.
pub(super) fn along(
    board: &Board,
    from: Square,
    direction: Direction,
    distance: usize,
    inset: usize,
) -> Option<CastlingPath> {
    let line = line(board, from, direction);
    let partner = line.len().checked_sub(1 + inset)?;
    // The king's last square may be where the partner stands, but not beyond.
    let last = distance.checked_sub(1).filter(|last| *last <= partner)?;
    let partner_to = last.checked_sub(1).map_or(from, |place| line[place]);
    Some(CastlingPath {
        king_from: from,
        king_to: line[last],
        partner_from: line[partner],
        partner_to,
        crossed: line[..=last].to_vec(),
        empty: line[..partner].to_vec(),
    })
}

/// The squares up to the rim or a hole.
fn line(board: &Board, from: Square, direction: Direction) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    let (mut at, mut heading) = (from, Some(direction));
    while let Some([step]) = heading.map(|heading| board.steps(at, heading)) {
        if board.is_hole(step.to) || step.to == from || squares.contains(&step.to) {
            break;
        }
        squares.push(step.to);
        (at, heading) = (step.to, step.heading);
    }
    squares
}

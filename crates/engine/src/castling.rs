use berolina_board::Square;

use crate::{CastlingPath, Player, Role};

/// Toward which of its two partners a king castles. Where both sides have squares of their own to end
/// on, the short one is that toward the last file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Toward the nearer one: `O-O`, the right to it written `K`.
    Short,
    /// Toward the farther one: `O-O-O`, the right to it written `Q`.
    Long,
}

/// One castling that the rules know, for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CastlingOption {
    /// Whose king it is.
    pub player: Player,
    /// Toward which partner.
    pub side: Side,
    /// The role of the piece that castles.
    pub king: Role,
    /// The role of its partner.
    pub partner: Role,
    /// What moves, and what must be empty.
    pub path: CastlingPath,
}

impl CastlingOption {
    /// The squares on which the king may be put to castle: that of its partner always, and its own
    /// final square when that is two steps off or more, where going there can mean nothing else.
    pub fn entries(&self) -> Vec<Square> {
        let mut entries = vec![self.path.partner_from];
        if self.path.crossed.len() > 1 && self.path.king_to != self.path.partner_from {
            entries.push(self.path.king_to);
        }
        entries
    }
}

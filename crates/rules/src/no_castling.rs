//! Why a king may not castle at all, or not any more.

use berolina_board::Square;

use crate::{Hindrance, Piece, Position, Role, Side};

/// Why there is no right to castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCastling {
    /// The partner is not where it should stand.
    NoPartner {
        /// Toward which side.
        side: Side,
    },
    /// King and partner stand there, but have no right; a position alone does not know since when.
    NoRight {
        /// Toward which side.
        side: Side,
    },
    /// The game began without the right.
    Never {
        /// Toward which side.
        side: Side,
    },
    /// The king or its partner has moved.
    Moved {
        /// Which of the two.
        role: Role,
        /// From where.
        from: Square,
        /// With which move of the game, from 1.
        ply: u32,
        /// In which round, from 1.
        round: u32,
    },
    /// The king or its partner was taken.
    Taken {
        /// Which of the two.
        role: Role,
        /// Where.
        on: Square,
        /// By which move of the game, from 1.
        ply: u32,
        /// In which round, from 1.
        round: u32,
    },
}

impl NoCastling {
    /// The word for it on the page: `castling-moved`.
    pub const fn word(self) -> &'static str {
        match self {
            NoCastling::NoPartner { .. } => "castling-no-partner",
            NoCastling::NoRight { .. } => "castling-no-right",
            NoCastling::Never { .. } => "castling-never",
            NoCastling::Moved { .. } => "castling-moved",
            NoCastling::Taken { .. } => "castling-taken",
        }
    }

    /// Toward which side, while it is not known what happened to the right.
    pub(crate) const fn unknown_side(self) -> Option<Side> {
        match self {
            NoCastling::NoPartner { side } | NoCastling::NoRight { side } => Some(side),
            _ => None,
        }
    }
}

/// What is asked when a king shall go to a square that can mean castling.
pub(crate) enum CastlingAnswer {
    /// It has the right, and no piece is in the way.
    Free,
    /// It has the right, but a piece stands in the way.
    Blocked(Hindrance),
    /// It would need a right that it does not have.
    None(NoCastling),
}

impl Position {
    /// Whether a piece on one square can castle by going to another; None where that cannot mean
    /// castling.
    pub(crate) fn castling_between(&self, piece: Piece, from: Square, to: Square) -> Option<CastlingAnswer> {
        let mut missing = None;
        for option in self.rules().castlings() {
            let path = &option.path;
            let stands = |square, role| self.piece_at(square) == Some(Piece { role, ..piece });
            let fits = (option.player, option.king, path.king_from) == (piece.player, piece.role, from);
            let partner = stands(path.partner_from, option.partner);
            if !fits || !option.entries().contains(&to) || to == path.partner_from && !partner {
                continue;
            }
            let side = option.side;
            let right =
                self.castling_rights().find(|right| (right.player, right.side) == (piece.player, side));
            if right.is_some_and(|right| right == option) {
                let by = path.empty.iter().copied().find(|square| self.piece_at(*square).is_some());
                return Some(match by {
                    Some(by) => CastlingAnswer::Blocked(Hindrance::Blocked { by }),
                    None => CastlingAnswer::Free,
                });
            }
            // A right toward that side belongs to another partner.
            if right.is_none() && (partner || missing.is_none()) {
                missing =
                    Some(if partner { NoCastling::NoRight { side } } else { NoCastling::NoPartner { side } });
            }
        }
        missing.map(CastlingAnswer::None)
    }
}

//! A piece among a few friends and foes of its own: no position of a game, for it needs no kings and
//! nobody to move.

use std::sync::Arc;

use berolina_board::{Square, sort_short};
use berolina_rules::{
    CastlingOption, Explanation, Ground, Mark, MarkClass, Occupant, Piece, Rules, explain_paths,
};

/// The board of one demonstration, as its piece sees it.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub rules: Arc<Rules>,
    pub square: Square,
    pub piece: Piece,
    /// All that stands there, the piece itself first.
    pub occupants: Vec<(Square, Piece)>,
    /// The square that an enemy has just passed over.
    pub passed: Option<Square>,
}

impl Scene {
    /// As a position would explain the piece.
    pub fn explain(&self) -> Explanation {
        let (rules, piece) = (&self.rules, self.piece);
        let mut explanation = explain_paths(rules.board(), rules.paths(piece, self.square), self);
        explanation.piece = Some(piece);
        let rim = |square| rules.is_pawn(piece.role) && rules.on_far_rim(piece.player, square);
        explanation.marks.iter_mut().for_each(|mark| mark.promote = mark.reachable && rim(mark.square));
        let castlings = rules
            .castlings()
            .iter()
            .filter(|option| option.path.king_from == self.square && self.is_ready(option));
        explanation.marks.extend(castlings.flat_map(|option| self.castling_marks(option)));
        sort_short(&mut explanation.marks, |mark| (mark.square, mark.class, mark.castle));
        explanation
    }

    /// Whether a king can castle with the piece now.
    pub fn is_castled_with(&self) -> bool {
        self.rules.castlings().iter().any(|option| {
            let path = &option.path;
            path.partner_from == self.square
                && self.is_ready(option)
                && path.empty.iter().all(|square| self.at(*square).is_none())
        })
    }

    /// Whether the king and its partner stand where they start.
    fn is_ready(&self, option: &CastlingOption) -> bool {
        let player = option.player;
        self.at(option.path.king_from) == Some(Piece { role: option.king, player })
            && self.at(option.path.partner_from) == Some(Piece { role: option.partner, player })
    }

    /// The targets of a castling, or the piece that is in its way.
    fn castling_marks(&self, option: &CastlingOption) -> Vec<Mark> {
        let path = &option.path;
        let blocker = path.empty.iter().copied().find(|square| self.at(*square).is_some());
        let squares = blocker.map_or_else(|| option.entries(), |square| vec![square]);
        let mark = |square| Mark {
            square,
            class: if blocker.is_some() { MarkClass::Blocker } else { MarkClass::MoveOnly },
            path: if square == path.king_to { path.crossed.clone() } else { vec![square] },
            castle: blocker.is_none(),
            promote: false,
            en_passant: false,
            reachable: blocker.is_none(),
        };
        squares.into_iter().map(mark).collect()
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.occupants.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }
}

impl Ground for Scene {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        let piece = self.at(square)?;
        let own = piece.player == self.piece.player;
        Some(if own { Occupant::Own } else { Occupant::Enemy { king: false } })
    }

    fn passed_over(&self, square: Square) -> bool {
        self.passed == Some(square)
    }
}

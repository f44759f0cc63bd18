//! Why a move cannot be made, with what only the moves before it tell.

use berolina_board::Square;

use super::{Game, NodeId};
use crate::{CastlingOption, Hindrance, NoCastling, Player, Refusal};

impl Game {
    /// Why the piece on one square may not go to another in the current position; None when it may. As
    /// [`Position::why_not`](crate::Position::why_not), and also by which move a right to castle was
    /// lost.
    ///
    /// ```
    /// use berolina_rules::{Game, Hindrance, NoCastling, Refusal, variants};
    ///
    /// let rules = variants::rules("spartan").unwrap();
    /// let mut game = Game::new(&rules, None);
    /// for text in "e3 a7b6 Be2 b6a5 Nf3 h7g6 Kf1 g6h5 Ke1 a5b4".split(' ') {
    ///     game.play_text(text).unwrap();
    /// }
    /// let at = |name| rules.board().square(name).unwrap();
    /// let Some(Refusal::Hindered(Hindrance::NoCastling(lost))) = game.why_not(at("e1"), at("g1")) else {
    ///     panic!("there is no right any more");
    /// };
    /// let role = rules.role("king").unwrap();
    /// assert_eq!(lost, NoCastling::Moved { role, from: at("e1"), ply: 7, round: 4 });
    /// ```
    pub fn why_not(&self, from: Square, to: Square) -> Option<Refusal> {
        if self.outcome().is_some() && self.position().piece_at(from).is_some() {
            return Some(Refusal::GameOver);
        }
        Some(match self.position().why_not(from, to)? {
            Refusal::Hindered(hindrance) => Refusal::Hindered(self.remembered(from, hindrance)),
            other => other,
        })
    }

    /// What keeps the piece on one square from going to another, whoever moves and whatever is legal;
    /// None when nothing does, and where no piece stands. As
    /// [`Position::hindrance`](crate::Position::hindrance), and also by which move a right to castle
    /// was lost.
    pub fn hindrance(&self, from: Square, to: Square) -> Option<Hindrance> {
        self.position().hindrance(from, to).map(|hindrance| self.remembered(from, hindrance))
    }

    fn remembered(&self, from: Square, hindrance: Hindrance) -> Hindrance {
        match (hindrance, self.position().piece_at(from)) {
            (Hindrance::NoCastling(why), Some(king)) => {
                Hindrance::NoCastling(self.loss(king.player, why).unwrap_or(why))
            }
            (other, _) => other,
        }
    }

    /// How a right was lost; None when that is known.
    fn loss(&self, player: Player, why: NoCastling) -> Option<NoCastling> {
        let side = why.unknown_side()?;
        let mut at = self.current;
        while let Some(parent) = self.nodes[at.index()].parent {
            let before = &self.nodes[parent.index()].position;
            let mut rights = before.castling_rights();
            if let Some(right) = rights.find(|right| (right.player, right.side) == (player, side)) {
                return self.lost_by(at, parent, right);
            }
            at = parent;
        }
        Some(NoCastling::Never { side })
    }

    /// How the move that led to a place ended a right.
    fn lost_by(&self, place: NodeId, parent: NodeId, right: &CastlingOption) -> Option<NoCastling> {
        let made = self.nodes[place.index()].made?;
        let (ply, round) = (self.nodes[place.index()].ply, self.nodes[parent.index()].position.round());
        let men = [(right.king, right.path.king_from), (right.partner, right.path.partner_from)];
        if let Some((role, from)) = men.into_iter().find(|(_, square)| made.from() == *square) {
            return Some(NoCastling::Moved { role, from, ply, round });
        }
        let taken = |square| made.to() == square || made.via().any(|via| via == square);
        let (role, on) = men.into_iter().find(|(_, square)| taken(*square))?;
        Some(NoCastling::Taken { role, on, ply, round })
    }
}

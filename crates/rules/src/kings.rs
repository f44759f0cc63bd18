//! Kings in danger: who is in check, and which move would leave a player so.

use std::ops::ControlFlow;

use berolina_board::{Square, sort_short};

use crate::{Move, MoveKind, Player, Position, Refusal, Royalty};

impl Position {
    /// The squares of the attacked kings of the player to move, while that player is in check: when
    /// all their kings are attacked. Always empty in games without check.
    pub fn check(&self) -> Vec<Square> {
        self.check_of(self.turn())
    }

    /// As [`Position::check`], of any player.
    pub fn check_of(&self, player: Player) -> Vec<Square> {
        let attacked = self.attacked_kings(player);
        if self.kings(player).len() == attacked.len() { attacked } else { Vec::new() }
    }

    /// The attacked kings of all players who have another one that is not: they are not in check.
    ///
    /// ```
    /// use berolina_rules::{notation, variants};
    /// let rules = variants::rules("spartan").unwrap();
    /// let fen = "lgkcckwl/hhhhhhhh/6N1/8/8/8/PPPPPPPP/RNBQKB1R b KQ - 5 3";
    /// let (position, _) = notation::position_from_fen(&rules, fen).unwrap();
    /// assert!(position.check().is_empty());
    /// let soft = position.soft_check();
    /// assert_eq!(soft.iter().map(|square| rules.board().name(*square)).collect::<Vec<_>>(), ["f8"]);
    /// ```
    pub fn soft_check(&self) -> Vec<Square> {
        let players = self.rules().players().iter();
        let soft = players.filter(|player| self.check_of(**player).is_empty());
        soft.flat_map(|player| self.attacked_kings(*player)).collect()
    }

    /// The kings of a player that are attacked, whether that is check or not.
    pub fn attacked_kings(&self, player: Player) -> Vec<Square> {
        self.state().attacked_kings(self.rules().engine(), player)
    }

    /// The kings of a player; none in games without check.
    pub fn kings(&self, player: Player) -> Vec<Square> {
        self.state().kings(self.rules().engine(), player)
    }

    /// Whether the player to move can take a king and win by it.
    pub fn can_take_king(&self) -> bool {
        self.rules().variant().royalty == Royalty::CaptureWins
            && self
                .for_each_legal(|legal| match self.wins_by(legal) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                })
                .is_break()
    }

    /// Whether a legal move takes a king and wins by it.
    pub fn wins_by(&self, legal: Move) -> bool {
        let royal = self.rules().engine().royal();
        let is_king = |square| self.piece_at(square).is_some_and(|piece| Some(piece.role) == royal);
        self.rules().variant().royalty == Royalty::CaptureWins
            && legal.is_capture()
            && legal.via().chain([legal.to()]).any(is_king)
    }

    /// The enemies of a player that attack a square, as if a king of that player stood there; see also
    /// [`Position::attacks_on`]. In games without check nobody does.
    pub fn attackers(&self, player: Player, square: Square) -> Vec<Square> {
        self.state().attackers(self.rules().engine(), player, square)
    }

    /// Why a move that the piece could make would leave its player in check; None when there is no
    /// such move.
    pub(crate) fn danger_of(&self, from: Square, to: Square) -> Option<Refusal> {
        if self.rules().variant().royalty == Royalty::None {
            return None;
        }
        let mut found = None;
        let _ = self.state().for_each_possible(self.rules().engine(), &mut |possible| {
            let castling = self.castling_of(possible);
            let ends = castling.map_or(possible.to() == to, |option| option.entries().contains(&to));
            if possible.from() == from && ends {
                found = Some(possible);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        Some(self.danger(found?))
    }

    fn danger(&self, possible: Move) -> Refusal {
        let mover = self.turn();
        let engine = self.rules().engine();
        let after = self.state().after(engine, possible);
        if let MoveKind::Castle(castle) = possible.kind()
            && let Some(square) = self.state().castling_attack(engine, castle)
        {
            let mut by = self.attackers(mover, square);
            if by.is_empty() {
                // The partner shields the square until it moves.
                by = after.attackers(engine, mover, square);
            }
            return Refusal::CastlingAttacked { square, by };
        }
        let kings = after.attacked_kings(engine, mover);
        let mut by: Vec<Square> =
            kings.iter().flat_map(|king| after.attackers(engine, mover, *king)).collect();
        sort_short(&mut by, |square| *square);
        by.dedup();
        if self.kings(mover).contains(&possible.from()) {
            Refusal::IntoCheck { kings, by }
        } else if self.check().is_empty() {
            Refusal::Pinned { kings, by }
        } else {
            Refusal::LeavesCheck { kings, by }
        }
    }
}

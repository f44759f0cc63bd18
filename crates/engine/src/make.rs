//! What a move, or a turn that is missed, makes of a position.

use std::ops::ControlFlow;

use berolina_board::Square;

use crate::sets::{NO_CASTLE, Passer, Sets};
use crate::tables::Tables;
use crate::{Engine, Move, MoveKind, Piece};

impl<const W: usize> Sets<W> {
    /// The state after a move that is legal here.
    pub(crate) fn after(&self, engine: &Engine, chosen: Move) -> Sets<W> {
        let mut next = *self;
        next.make(engine, chosen);
        next
    }

    /// Makes a move that is legal here.
    pub(crate) fn make(&mut self, engine: &Engine, chosen: Move) {
        let Some(role) = self.role_at(chosen.from) else { return };
        let mover = self.turn;
        self.lift(chosen.from, role, mover);
        self.lose_rights(engine, chosen.from);
        let mut resets = !engine.promotes_to(role).is_empty() || chosen.is_capture();
        match chosen.kind {
            MoveKind::Capture => self.take(engine, chosen.to),
            MoveKind::EnPassant => {
                self.passed_pieces(chosen.to).for_each(|piece| self.take(engine, piece));
            }
            MoveKind::Locust => {
                chosen.via().for_each(|square| self.take(engine, square));
                self.take(engine, chosen.to);
            }
            MoveKind::Castle(castle) => {
                let path = &engine.castlings()[castle.0 as usize].path;
                if let Some(partner) = self.role_at(path.partner_from) {
                    self.clear(path.partner_from);
                    self.put(path.partner_to, partner, mover);
                }
                resets = false;
            }
            MoveKind::Quiet | MoveKind::DoubleStep => {}
        }
        self.put(chosen.to, chosen.promotion.unwrap_or(role), mover);
        // Whoever takes the king whose capture wins has the last word.
        if !self.is_won(engine) {
            self.pass_turn(engine);
        }
        if chosen.kind == MoveKind::DoubleStep {
            let passed = engine.passed_by(Piece { role, player: mover }, chosen.from, chosen.to);
            let squares = passed.iter().copied().collect();
            self.passers[mover.index()] = Some(Passer { squares, piece: chosen.to });
        }
        self.halfmoves = if resets { 0 } else { self.halfmoves.saturating_add(1) };
    }

    /// Takes what stands on a square, if anything does.
    fn take(&mut self, engine: &Engine, square: Square) {
        self.clear(square);
        self.lose_rights(engine, square);
        for passer in &mut self.passers {
            if passer.is_some_and(|passer| passer.piece == square) {
                *passer = None;
            }
        }
    }

    /// A right dies when the king or its partner leaves its square, or is taken there.
    fn lose_rights(&mut self, engine: &Engine, square: Square) {
        if !engine.is_castling_square(square) {
            return;
        }
        for right in self.rights.iter_mut().filter(|right| **right != NO_CASTLE) {
            let path = &engine.castlings()[*right as usize].path;
            if path.king_from == square || path.partner_from == square {
                *right = NO_CASTLE;
            }
        }
    }

    /// The turn goes to the next player; what that player's own pieces passed over is forgotten.
    pub(crate) fn pass_turn(&mut self, engine: &Engine) {
        let players = engine.players();
        let at = players.iter().position(|player| *player == self.turn).unwrap_or(0);
        if let Some(next) = players.get(at + 1) {
            self.turn = *next;
        } else {
            self.turn = players.first().copied().unwrap_or(self.turn);
            self.round = self.round.saturating_add(1);
        }
        self.passers[self.turn.index()] = None;
    }

    /// The state after a turn that is missed: where the player to move is in check and has no move, and
    /// that costs only the turn.
    pub(crate) fn skipped(&self, engine: &Engine, tables: &Tables<W>) -> Option<Sets<W>> {
        let missed = engine.skips_mated()
            && !self.is_won(engine)
            && !self.attacked_kings(engine, tables, self.turn).is_empty()
            && self.for_each_legal(engine, tables, &mut |_| ControlFlow::Break(())).is_continue();
        missed.then(|| {
            let mut next = *self;
            next.pass_turn(engine);
            next
        })
    }
}

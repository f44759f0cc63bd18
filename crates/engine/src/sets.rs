//! A position in sets of squares, copied for every move.

use std::ops::ControlFlow;

use berolina_board::{Square, SquareSet};

use crate::guards::Guards;
use crate::tables::Tables;
use crate::targets::Targets;
use crate::walk::Occupant;
use crate::{Capture, Engine, Move, MoveKind, Player, Role, Side};

/// A castling right that has gone.
pub(crate) const NO_CASTLE: u8 = u8::MAX;

/// As many castling rights as a position has room for: two a player.
pub(crate) const RIGHTS: usize = 2 * Player::COUNT;

/// The place of a right among those of a position.
pub(crate) const fn right_slot(player: Player, side: Side) -> usize {
    2 * player.index() + side as usize
}

/// What can be taken in passing: a piece, and the squares that it passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Passer<const W: usize> {
    pub(crate) squares: SquareSet<W>,
    pub(crate) piece: Square,
}

/// What stands where, who moves, and which rights are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sets<const W: usize> {
    pub(crate) players: [SquareSet<W>; Player::COUNT],
    pub(crate) roles: [SquareSet<W>; Role::MAX],
    /// What can be taken in passing, by owner.
    pub(crate) passers: [Option<Passer<W>>; Player::COUNT],
    /// Numbers of castlings, by [`right_slot`].
    pub(crate) rights: [u8; RIGHTS],
    pub(crate) turn: Player,
    pub(crate) halfmoves: u32,
    pub(crate) round: u32,
}

/// Is told of a piece, where it can go, and of moves of its that take something on the way.
pub(crate) type PieceVisitor<'v, const W: usize> =
    dyn FnMut((Role, Square), &Targets<W>, &[Move]) -> ControlFlow<()> + 'v;

impl<const W: usize> Sets<W> {
    pub(crate) const EMPTY: Sets<W> = Sets {
        players: [SquareSet::EMPTY; Player::COUNT],
        roles: [SquareSet::EMPTY; Role::MAX],
        passers: [None; Player::COUNT],
        rights: [NO_CASTLE; RIGHTS],
        turn: Player::White,
        halfmoves: 0,
        round: 1,
    };

    pub(crate) fn put(&mut self, square: Square, role: Role, player: Player) {
        self.players[player.index()].insert(square);
        self.roles[role.index()].insert(square);
    }

    #[inline]
    pub(crate) fn occupied(&self) -> SquareSet<W> {
        self.players[0] | self.players[1] | self.players[2]
    }

    #[inline]
    pub(crate) fn role_at(&self, square: Square) -> Option<Role> {
        self.roles.iter().position(|role| role.contains(square)).map(|role| Role::new(role as u8))
    }

    #[inline]
    pub(crate) fn owner_at(&self, square: Square) -> Option<Player> {
        Player::ALL.into_iter().find(|player| self.players[player.index()].contains(square))
    }

    /// The squares that enemies of a player have just passed over.
    #[inline]
    pub(crate) fn passed_squares(&self, player: Player) -> SquareSet<W> {
        let mut passed = SquareSet::EMPTY;
        for (owner, passer) in self.passers.iter().enumerate() {
            if let Some(passer) = passer
                && owner != player.index()
            {
                passed |= passer.squares;
            }
        }
        passed
    }

    /// What stands on a square, seen by a player.
    pub(crate) fn seen_by(&self, engine: &Engine, player: Player, square: Square) -> Option<Occupant> {
        let owner = self.owner_at(square)?;
        let king = || engine.royal().is_some_and(|royal| self.roles[royal.index()].contains(square));
        Some(if owner == player { Occupant::Own } else { Occupant::Enemy { king: king() } })
    }

    /// Takes away a piece that is known to stand there.
    #[inline]
    pub(crate) fn lift(&mut self, square: Square, role: Role, player: Player) {
        self.players[player.index()].remove(square);
        self.roles[role.index()].remove(square);
    }

    pub(crate) fn clear(&mut self, square: Square) {
        self.players.iter_mut().for_each(|set| set.remove(square));
        self.roles.iter_mut().for_each(|set| set.remove(square));
    }

    /// The squares on which some enemy could take a piece in passing, with the owner of that piece.
    pub(crate) fn usable_passed(&self, engine: &Engine, tables: &Tables<W>) -> Vec<(Player, Square)> {
        let mut usable = Vec::new();
        for owner in Player::ALL {
            let Some(passer) = self.passers[owner.index()] else { continue };
            let mut taken = SquareSet::EMPTY;
            for enemy in engine.players().iter().filter(|enemy| **enemy != owner) {
                let seen = Sets { turn: *enemy, ..*self };
                let _ = seen.visit_pieces(engine, tables, &Guards::NONE, &mut |_, targets, _| {
                    taken |= targets.en_passant;
                    ControlFlow::Continue(())
                });
            }
            usable.extend((taken & passer.squares).iter().map(|square| (owner, square)));
        }
        usable
    }

    /// Hands out every legal move until told to stop.
    ///
    /// The visitor is called through a pointer: the engine is compiled once for each width of sets,
    /// not once more for every caller.
    pub(crate) fn for_each_legal(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_won(engine) {
            return ControlFlow::Continue(());
        }
        self.for_each_guarded(engine, tables, &self.guards(engine, tables), visit)
    }

    /// Hands out every legal move in any order, which takes one look at the pieces instead of two where
    /// taking is free.
    pub(crate) fn for_each_unordered(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if engine.capture() == Capture::Compulsory || self.is_won(engine) {
            return self.for_each_legal(engine, tables, visit);
        }
        let guards = self.guards(engine, tables);
        self.visit_pieces(engine, tables, &guards, &mut |piece, targets, locust| {
            self.emit(engine, &guards, piece, targets, visit)?;
            locust.iter().try_for_each(|hop| visit(*hop))
        })?;
        self.emit_castlings(engine, tables, &guards, visit)
    }

    /// Hands out every move that the guards allow until told to stop.
    pub(crate) fn for_each_guarded(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        guards: &Guards<W>,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut captures = false;
        self.visit_pieces(engine, tables, guards, &mut |piece, targets, locust| {
            if locust.is_empty() && (targets.capture | targets.en_passant).is_empty() {
                return ControlFlow::Continue(());
            }
            captures = true;
            let taking = Targets { quiet: SquareSet::EMPTY, double: SquareSet::EMPTY, ..*targets };
            self.emit(engine, guards, piece, &taking, visit)?;
            locust.iter().try_for_each(|hop| visit(*hop))
        })?;
        if captures && engine.capture() == Capture::Compulsory {
            return ControlFlow::Continue(());
        }
        self.visit_pieces(engine, tables, guards, &mut |piece, targets, _| {
            let quiet = Targets { capture: SquareSet::EMPTY, en_passant: SquareSet::EMPTY, ..*targets };
            self.emit(engine, guards, piece, &quiet, visit)
        })?;
        self.emit_castlings(engine, tables, guards, visit)
    }

    fn emit_castlings(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        guards: &Guards<W>,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (castle, from, to) in self.castlings(engine, tables, guards) {
            visit(Move::new(from, to, MoveKind::Castle(castle)))?;
        }
        ControlFlow::Continue(())
    }

    /// Hands out every piece of the player to move, with what it can do.
    #[inline(never)]
    pub(crate) fn visit_pieces(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        guards: &Guards<W>,
        visit: &mut PieceVisitor<'_, W>,
    ) -> ControlFlow<()> {
        let sight = self.sight();
        let mut locust = Vec::new();
        for role in engine.roles() {
            for from in self.roles[role.index()] & sight.own {
                let entry = tables.entry(self.turn.index(), role.index(), from);
                let mut targets = self.targets(tables, entry, &sight);
                let mut hops: &[Move] = &[];
                if guards.bound.contains(from) || self.must_look(guards, entry, &targets) {
                    targets = self.look(engine, tables, guards, (role, from), targets, &mut locust);
                    hops = &locust;
                }
                visit((role, from), &targets, hops)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn emit(
        &self,
        engine: &Engine,
        guards: &Guards<W>,
        (role, from): (Role, Square),
        targets: &Targets<W>,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        let promotes = engine.promotes_to(role);
        let sets = [
            (targets.capture, MoveKind::Capture),
            (targets.en_passant, MoveKind::EnPassant),
            (targets.quiet.without(&targets.double), MoveKind::Quiet),
            (targets.double, MoveKind::DoubleStep),
        ];
        for (set, kind) in sets {
            for to in set {
                let plain = Move::new(from, to, kind);
                if !promotes.is_empty() && engine.on_far_rim(self.turn, to) {
                    let others = !targets.crowning.contains(to);
                    emit_promotions(engine, promotes, plain, (guards.crowning, others), visit)?;
                } else {
                    visit(plain)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// All that a piece can become, and whether that may be a king, and anything else.
#[cold]
fn emit_promotions(
    engine: &Engine,
    promotes: &[Role],
    plain: Move,
    (king, others): (bool, bool),
    visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for role in promotes {
        if if engine.royal() == Some(*role) { king } else { others } {
            visit(Move { promotion: Some(*role), ..plain })?;
        }
    }
    ControlFlow::Continue(())
}

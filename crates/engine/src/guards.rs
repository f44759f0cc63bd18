//! Which moves leave a player in check.
//!
//! For every king: what a move must do about an attack on it, and which pieces may not leave a line
//! to it. Most moves are then legal at a glance; the others are looked at one by one.

use std::ops::ControlFlow;

use berolina_board::{Square, SquareSet};

use crate::sets::Sets;
use crate::tables::Tables;
use crate::targets::Targets;
use crate::{Castle, Engine, Move, MoveKind, Player, Role, Royalty};

/// What keeps one king from being attacked after a move of another piece.
#[derive(Clone, Copy)]
struct Guard<const W: usize> {
    king: Square,
    /// The squares on which a move ends the attack on the king; all while nothing attacks it.
    shelter: SquareSet<W>,
    /// Own pieces that stand alone between an enemy and the king.
    pinned: SquareSet<W>,
    /// The enemies behind them.
    pinners: SquareSet<W>,
}

impl<const W: usize> Guard<W> {
    /// The own pieces that cannot move as they like, if this is the only king.
    fn bound(&self) -> SquareSet<W> {
        if self.shelter == !SquareSet::EMPTY { self.pinned } else { !SquareSet::EMPTY }
    }

    /// Where a piece may go, for the sake of this king.
    fn allowed(&self, tables: &Tables<W>, from: Square) -> SquareSet<W> {
        let mut allowed = self.shelter;
        if self.pinned.contains(from) {
            for pinner in self.pinners {
                let line = tables.attacks.between(pinner, self.king);
                if line.contains(from) {
                    allowed &= line | SquareSet::of(pinner);
                }
            }
        }
        allowed
    }
}

/// What keeps the player to move out of check.
pub(crate) struct Guards<const W: usize> {
    /// Whether anything does.
    pub(crate) active: bool,
    /// The own pieces whose moves have to be looked at. A move of any other one is legal, unless it
    /// takes something elsewhere than where it ends.
    pub(crate) bound: SquareSet<W>,
    /// Whether what promotes may become a king.
    pub(crate) crowning: bool,
    /// Enemy kings whose capture wins.
    prizes: SquareSet<W>,
    /// None for both where every move is made and looked at.
    kings: [Option<Guard<W>>; 2],
}

impl<const W: usize> Guards<W> {
    /// Nothing is forbidden.
    pub(crate) const NONE: Guards<W> = Guards {
        active: false,
        bound: SquareSet::EMPTY,
        crowning: true,
        prizes: SquareSet::EMPTY,
        kings: [None; 2],
    };

    fn allowed(&self, tables: &Tables<W>, from: Square) -> SquareSet<W> {
        let mut allowed = SquareSet::EMPTY;
        for guard in self.kings.iter().flatten() {
            allowed |= guard.allowed(tables, from);
        }
        allowed
    }
}

impl<const W: usize> Sets<W> {
    /// The royal pieces of a player.
    #[inline]
    pub(crate) fn kings(&self, engine: &Engine, player: Player) -> SquareSet<W> {
        engine
            .royal()
            .map_or(SquareSet::EMPTY, |role| self.roles[role.index()] & self.players[player.index()])
    }

    /// Whether a king has been taken whose capture ends the game.
    pub(crate) fn is_won(&self, engine: &Engine) -> bool {
        engine.royalty() == Royalty::CaptureWins
            && engine.players().iter().any(|player| self.kings(engine, *player).is_empty())
    }

    /// What keeps the player to move out of check.
    #[inline]
    pub(crate) fn guards(&self, engine: &Engine, tables: &Tables<W>) -> Guards<W> {
        let Some(royal) = engine.royal() else { return Guards::NONE };
        self.royal_guards(engine, tables, royal)
    }

    /// What remains of the guards where being in check is no matter.
    pub(crate) fn unguarded(&self, engine: &Engine) -> Guards<W> {
        let crowning = engine.royal().is_none() || self.kings(engine, self.turn).len() == 1;
        Guards { crowning, ..Guards::NONE }
    }

    fn royal_guards(&self, engine: &Engine, tables: &Tables<W>, royal: Role) -> Guards<W> {
        let own = self.kings(engine, self.turn);
        let count = own.len();
        let mut guards = self.unguarded(engine);
        if count == 0 {
            return guards;
        }
        guards.active = true;
        if engine.royalty() == Royalty::CaptureWins {
            guards.prizes = self.roles[royal.index()].without(&own);
        }
        guards.bound = !SquareSet::EMPTY;
        if count > 2 || !tables.attacks.complete {
            return guards;
        }
        for (king, place) in own.iter().zip(0..) {
            let guard = self.guard(engine, tables, king);
            guards.kings[place] = Some(guard);
            guards.bound &= guard.bound() | SquareSet::of(king);
            // Where one king is safe whatever moves, only its own moves need another look.
            if guards.bound == SquareSet::of(king) {
                break;
            }
        }
        guards
    }

    fn guard(&self, engine: &Engine, tables: &Tables<W>, king: Square) -> Guard<W> {
        let occupied = self.occupied();
        let own = self.players[self.turn.index()];
        let (mut leapers, mut sliders) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let (mut pinned, mut pinners) = (SquareSet::EMPTY, SquareSet::EMPTY);
        self.visit_sources(engine, tables, king, &occupied.without(&own), |leaps, lines| {
            leapers |= leaps;
            for from in lines {
                let blockers = tables.attacks.between(from, king) & occupied;
                if blockers.is_empty() {
                    sliders.insert(from);
                } else if blockers.meets(&own) && blockers.iter().nth(1).is_none() {
                    pinned |= blockers;
                    pinners.insert(from);
                }
            }
            false
        });
        let attackers = leapers | sliders;
        let mut one_by_one = attackers.iter();
        let shelter = match (one_by_one.next(), one_by_one.next()) {
            (None, _) => !SquareSet::EMPTY,
            // Nothing stands between a leaper and the king: what other pieces need empty does not matter.
            (Some(_), None) if sliders.is_empty() => attackers,
            (Some(slider), None) => tables.attacks.between(slider, king) | attackers,
            _ => SquareSet::EMPTY,
        };
        Guard { king, shelter, pinned, pinners }
    }

    /// Hands out the enemies that can attack a square: those that do whatever stands in between, and
    /// those that do when nothing does. True as soon as `visit` is.
    #[inline(always)]
    fn visit_sources(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        square: Square,
        enemies: &SquareSet<W>,
        mut visit: impl FnMut(SquareSet<W>, SquareSet<W>) -> bool,
    ) -> bool {
        for player in engine.players() {
            let theirs = self.players[player.index()] & *enemies;
            if theirs.is_empty() {
                continue;
            }
            let sources = tables.attacks.sources(player.index(), square);
            for (sources, role) in sources.iter().zip(&self.roles) {
                let men = *role & theirs;
                if visit(sources.leaps & men, sources.lines & men) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether one of these enemies attacks a square while these squares are occupied; of tables that
    /// know all attacks.
    fn is_attacked(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        square: Square,
        occupied: &SquareSet<W>,
        enemies: &SquareSet<W>,
    ) -> bool {
        self.visit_sources(engine, tables, square, enemies, |leaps, lines| {
            !leaps.is_empty()
                || lines.iter().any(|from| !tables.attacks.between(from, square).meets(occupied))
        })
    }

    /// Whether an enemy of a player attacks a square.
    fn is_unsafe(&self, engine: &Engine, tables: &Tables<W>, player: Player, square: Square) -> bool {
        if !tables.attacks.complete {
            return !self.attackers(engine, tables, player, square).is_empty();
        }
        let occupied = self.occupied();
        let enemies = occupied.without(&self.players[player.index()]);
        self.is_attacked(engine, tables, square, &occupied, &enemies)
    }

    /// The kings of a player that are attacked.
    pub(crate) fn attacked_kings(&self, engine: &Engine, tables: &Tables<W>, player: Player) -> SquareSet<W> {
        let kings = self.kings(engine, player).iter();
        kings.filter(|king| self.is_unsafe(engine, tables, player, *king)).collect()
    }

    /// The enemies of a player that attack a square, as if a king of the player stood there.
    pub(crate) fn attackers(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        player: Player,
        square: Square,
    ) -> SquareSet<W> {
        let mut lured = *self;
        lured.clear(square);
        if let Some(royal) = engine.royal() {
            lured.put(square, royal, player);
        }
        let mut attackers = SquareSet::EMPTY;
        for enemy in engine.players().iter().filter(|enemy| **enemy != player) {
            lured.turn = *enemy;
            let _ = lured.visit_pieces(engine, tables, &Guards::NONE, &mut |(_, from), targets, locust| {
                let takes = |hop: &Move| hop.to == square || hop.via().any(|via| via == square);
                if targets.capture.contains(square) || locust.iter().any(takes) {
                    attackers.insert(from);
                }
                ControlFlow::Continue(())
            });
        }
        attackers
    }

    /// Leaves of what a piece can do only what is legal.
    #[inline(never)]
    pub(crate) fn restrict(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        guards: &Guards<W>,
        (role, from): (Role, Square),
        targets: &mut Targets<W>,
        locust: &mut Vec<Move>,
    ) {
        let safe = |to, kind, promotion| {
            self.stays_safe(engine, tables, &Move { promotion, ..Move::new(from, to, kind) })
        };
        let royal = engine.royal();
        let reached = targets.quiet | targets.capture;
        let is_free = !guards.bound.contains(from);
        if !is_free {
            // The other king may have been left out of the guards: a king's moves are tried.
            let tried = royal == Some(role) || guards.kings[0].is_none();
            let mut allowed = guards.prizes;
            if tried {
                for to in reached.without(&allowed) {
                    let kind = if targets.capture.contains(to) { MoveKind::Capture } else { MoveKind::Quiet };
                    if safe(to, kind, None) {
                        allowed.insert(to);
                    }
                }
            } else {
                allowed |= guards.allowed(tables, from);
            }
            if guards.crowning && tables.crowns(role) > 0 {
                for to in (reached & tables.far_rim(self.turn)).without(&allowed) {
                    if safe(to, MoveKind::Capture, royal) {
                        targets.crowning.insert(to);
                    }
                }
                allowed |= targets.crowning;
            }
            targets.quiet &= allowed;
            targets.capture &= allowed;
            targets.double &= allowed;
        }
        for to in targets.en_passant {
            if !safe(to, MoveKind::EnPassant, None) {
                targets.en_passant.remove(to);
            }
        }
        locust.retain(|hop| {
            let takes = |square| guards.prizes.contains(square);
            takes(hop.to) || hop.via().any(takes) || self.stays_safe(engine, tables, hop)
        });
    }

    /// Whether some king of the player to move is not attacked after a move; it is no castling.
    fn stays_safe(&self, engine: &Engine, tables: &Tables<W>, chosen: &Move) -> bool {
        let mover = self.turn;
        if !tables.attacks.complete {
            let next = self.after(engine, *chosen);
            let kings = next.kings(engine, mover);
            return next.attacked_kings(engine, tables, mover) != kings;
        }
        let (from, to) = (SquareSet::of(chosen.from), SquareSet::of(chosen.to));
        let mut taken = to;
        match chosen.kind {
            MoveKind::EnPassant => {
                self.passed_pieces(chosen.to).for_each(|piece| taken.insert(piece));
            }
            MoveKind::Locust => chosen.via().for_each(|square| taken.insert(square)),
            _ => {}
        }
        let mut kings = self.kings(engine, mover);
        let crowned =
            kings.contains(chosen.from) || chosen.promotion.is_some() && chosen.promotion == engine.royal();
        kings = kings.without(&(from | taken));
        if crowned {
            kings |= to;
        }
        let occupied = self.occupied().without(&(from | taken)) | to;
        let enemies = self.occupied().without(&(self.players[mover.index()] | taken));
        kings.iter().any(|king| !self.is_attacked(engine, tables, king, &occupied, &enemies))
    }

    /// The castlings that the player to move may make, with the king's squares.
    pub(crate) fn castlings<'s>(
        &'s self,
        engine: &'s Engine,
        tables: &'s Tables<W>,
        guards: &Guards<W>,
    ) -> impl Iterator<Item = (Castle, Square, Square)> + use<'s, W> {
        let occupied = self.occupied();
        let first = 2 * self.turn.index();
        let rights = [self.rights[first], self.rights[first + 1]];
        let guarded = guards.active && engine.safe_castling();
        rights.into_iter().filter_map(move |right| {
            let path = &engine.castlings().get(right as usize)?.path;
            let free = path.empty.iter().all(|square| !occupied.contains(*square))
                && !(guarded && self.castling_attack(engine, tables, right).is_some());
            free.then_some((Castle(right), path.king_from, path.king_to))
        })
    }

    /// The first square of a king's way in castling, its own included, that is attacked. King and
    /// partner are off their squares, and the partner is on its last one, while the king crosses.
    #[inline(never)]
    pub(crate) fn castling_attack(&self, engine: &Engine, tables: &Tables<W>, right: u8) -> Option<Square> {
        let option = engine.castlings().get(right as usize)?;
        let path = &option.path;
        if self.is_unsafe(engine, tables, option.player, path.king_from) {
            return Some(path.king_from);
        }
        let mut moved = *self;
        moved.clear(path.king_from);
        moved.clear(path.partner_from);
        moved.put(path.partner_to, option.partner, option.player);
        let mut way = path.crossed.iter().chain([&path.king_to]).copied();
        way.find(|square| moved.is_unsafe(engine, tables, option.player, *square))
    }

    /// The pieces that have just passed over a square.
    pub(crate) fn passed_pieces(&self, square: Square) -> impl Iterator<Item = Square> + use<W> {
        let (passers, turn) = (self.passers, self.turn);
        passers.into_iter().enumerate().filter_map(move |(owner, passer)| {
            passer
                .filter(|passer| owner != turn.index() && passer.squares.contains(square))
                .map(|passer| passer.piece)
        })
    }
}

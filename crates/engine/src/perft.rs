//! Counting legal moves without making those of the last ply.

use std::ops::ControlFlow;

use berolina_board::SquareSet;

use crate::guards::Guards;
use crate::sets::Sets;
use crate::tables::Tables;
use crate::targets::Targets;
use crate::watch::{Moves, Watch};
use crate::{Capture, Engine, Player, Role};

impl<const W: usize> Sets<W> {
    /// How many legal moves there are, without making any of them; what is known of them from before the
    /// last move is not counted again.
    fn count_legal(&self, engine: &Engine, tables: &Tables<W>, watch: Option<&Watch<W>>) -> u64 {
        if self.is_won(engine) {
            return 0;
        }
        let Some(watch) = watch else {
            let own = self.players[self.turn.index()];
            return self.count_men(engine, tables, &self.guards(engine, tables), own, Moves::default());
        };
        let changed = watch.changed(self);
        if watch.keeps_guards(engine, self, &changed) {
            let (again, known) = watch.compare(&changed, &SquareSet::EMPTY);
            return self.count_men(engine, tables, &watch.guards, again, known);
        }
        let guards = self.guards(engine, tables);
        // Whether there can be a further king concerns all that promotes.
        let bound = if guards.crowning == watch.guards.crowning { guards.bound } else { !SquareSet::EMPTY };
        let (again, known) = watch.compare(&changed, &bound);
        self.count_men(engine, tables, &guards, again, known)
    }

    /// Counts the moves of some pieces of the player to move, when those of the others are known, and the
    /// castlings.
    fn count_men(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        guards: &Guards<W>,
        men: SquareSet<W>,
        known: Moves,
    ) -> u64 {
        let mut count = Count { moves: known, ..Count::new(engine, tables, self.turn, guards.crowning) };
        let sight = self.sight();
        let mut locust = Vec::new();
        for from in men & sight.own {
            let Some(role) = self.role_at(from) else { continue };
            let entry = tables.entry(self.turn.index(), role.index(), from);
            let mut targets = self.targets(tables, entry, &sight);
            let free = !guards.bound.contains(from) || targets.is_empty() && !entry.has_trees();
            if !free || self.must_look(guards, entry, &targets) {
                targets = self.look(engine, tables, guards, (role, from), targets, &mut locust);
                count.moves.captures += locust.len() as u32;
            }
            count.add(tables, role, &targets);
        }
        let Moves { captures, quiets } = count.moves;
        if count.compulsory && captures > 0 {
            return u64::from(captures);
        }
        u64::from(captures + quiets) + self.castlings(engine, tables, guards).count() as u64
    }

    /// Leaves of legal play after `depth` plies; a turn that is missed is no ply.
    pub(crate) fn perft(&self, engine: &Engine, tables: &Tables<W>, depth: u32) -> u64 {
        self.leaves(engine, tables, depth, None)
    }

    fn leaves(&self, engine: &Engine, tables: &Tables<W>, depth: u32, watch: Option<&Watch<W>>) -> u64 {
        let mut leaves = 0;
        match depth {
            0 => return 1,
            1 => leaves = self.count_legal(engine, tables, watch),
            _ => {
                let watch = (depth == 2).then(|| Watch::new(self, engine, tables));
                let _ = self.for_each_unordered(engine, tables, &mut |chosen| {
                    // Made in place: a position that is handed on is copied once more.
                    let mut next = *self;
                    next.make(engine, chosen);
                    leaves += next.leaves(engine, tables, depth - 1, watch.as_ref());
                    ControlFlow::Continue(())
                });
            }
        }
        // Only where there may have been no move is it worth asking.
        match leaves {
            0 => self.skipped(engine, tables).map_or(0, |next| next.perft(engine, tables, depth)),
            _ => leaves,
        }
    }
}

/// Counts moves, those that take something apart from the others only where that matters.
pub(crate) struct Count<const W: usize> {
    compulsory: bool,
    crowning: bool,
    /// Where the player to move promotes.
    rim: SquareSet<W>,
    pub(crate) moves: Moves,
}

impl<const W: usize> Count<W> {
    #[inline]
    pub(crate) fn new(engine: &Engine, tables: &Tables<W>, player: Player, crowning: bool) -> Count<W> {
        let compulsory = engine.capture() == Capture::Compulsory;
        Count { compulsory, crowning, rim: tables.far_rim(player), moves: Moves::default() }
    }

    /// The moves of a piece to its targets.
    #[inline(always)]
    pub(crate) fn add(&mut self, tables: &Tables<W>, role: Role, targets: &Targets<W>) {
        let all = targets.quiet | targets.capture;
        if !self.compulsory || targets.capture.is_empty() {
            self.moves.quiets += all.len();
        } else {
            self.moves.captures += targets.capture.len();
        }
        if !targets.en_passant.is_empty() {
            self.moves.captures += targets.en_passant.len();
        }
        let further = tables.further_promotions(role);
        if further > 0 && (all | targets.en_passant).meets(&self.rim) {
            let kings = if self.crowning { 0 } else { tables.crowns(role) };
            self.promote(targets, further - kings);
        }
    }

    /// The further moves of a piece that promotes on the rim, so many for each target there.
    #[cold]
    fn promote(&mut self, targets: &Targets<W>, further: u32) {
        let rim = self.rim.without(&targets.crowning);
        let more = |set: SquareSet<W>| further * (set & rim).len();
        self.moves.captures += more(targets.capture) + more(targets.en_passant);
        self.moves.quiets += more(targets.quiet);
    }
}

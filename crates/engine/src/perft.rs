//! Counting legal moves without making those of the last ply.

use std::ops::ControlFlow;

use berolina_board::SquareSet;

use crate::guards::Guards;
use crate::sets::{Sets, Targets};
use crate::tables::Tables;
use crate::watch::{Moves, Watch};
use crate::{Capture, Engine, Player, Role};

impl<const W: usize> Sets<W> {
    /// How many legal moves there are, without making any of them; what is known of them from before the
    /// last move is not counted again.
    pub(crate) fn count_legal(&self, engine: &Engine, tables: &Tables<W>, watch: Option<&Watch<W>>) -> u64 {
        if self.is_won(engine) {
            return 0;
        }
        let guards = self.guards(engine, tables);
        let mut count = Count::new(engine, tables, self.turn, &guards);
        let mut men = self.players[self.turn.index()];
        if let Some(watch) = watch {
            let (again, known) = watch.compare(self, &guards.bound, guards.crowning);
            men &= again;
            count.moves = known;
        }
        self.count_men(engine, tables, men, &mut count);
        let Moves { captures, quiets } = count.moves;
        if count.compulsory && captures > 0 {
            return u64::from(captures);
        }
        u64::from(captures + quiets) + self.castlings(engine, tables, &guards).count() as u64
    }

    /// Counts the moves of some pieces of the player to move.
    #[inline(always)]
    fn count_men(&self, engine: &Engine, tables: &Tables<W>, men: SquareSet<W>, count: &mut Count<'_, W>) {
        let sight = self.sight();
        let mut locust = Vec::new();
        for from in men {
            let Some(role) = self.role_at(from) else { continue };
            let entry = tables.entry(self.turn.index(), role.index(), from);
            let mut targets = self.targets(tables, entry, &sight);
            let free = !count.guards.bound.contains(from) || targets.is_empty() && !entry.has_trees();
            if !free || self.must_look(count.guards, entry, &targets) {
                targets = self.look(engine, tables, count.guards, (role, from), targets, &mut locust);
                count.moves.captures += locust.len() as u32;
            }
            count.add(tables, role, &targets);
        }
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
                    leaves += self.after(engine, chosen).leaves(engine, tables, depth - 1, watch.as_ref());
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
pub(crate) struct Count<'g, const W: usize> {
    guards: &'g Guards<W>,
    compulsory: bool,
    /// Where the player to move promotes.
    rim: SquareSet<W>,
    pub(crate) moves: Moves,
}

impl<'g, const W: usize> Count<'g, W> {
    #[inline]
    pub(crate) fn new(
        engine: &Engine,
        tables: &Tables<W>,
        player: Player,
        guards: &'g Guards<W>,
    ) -> Count<'g, W> {
        let compulsory = engine.capture() == Capture::Compulsory;
        Count { guards, compulsory, rim: tables.far_rim(player), moves: Moves::default() }
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
            let kings = if self.guards.crowning { 0 } else { tables.crowns(role) };
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

//! Counting legal moves without making those of the last ply.

use std::ops::ControlFlow;

use berolina_board::SquareSet;

use crate::sets::Sets;
use crate::tables::Tables;
use crate::{Capture, Engine};

impl<const W: usize> Sets<W> {
    /// How many legal moves there are, without making any of them.
    pub(crate) fn count_legal(&self, engine: &Engine, tables: &Tables<W>) -> u64 {
        if self.is_won(engine) {
            return 0;
        }
        let (mut captures, mut quiets) = (0, 0);
        let rim = tables.far_rim(self.turn);
        let guards = self.guards(engine, tables);
        let _ = self.for_each_piece(engine, tables, &guards, |(role, _), targets, locust| {
            let further = tables.further_promotions(role);
            let count = |set: SquareSet<W>| match set.is_empty() {
                true => 0,
                false if further == 0 => u64::from(set.len()),
                false => {
                    let promotions = u64::from((set & rim).without(&targets.crowning).len());
                    let kings = if guards.crowning { 0 } else { promotions * tables.crowns(role) };
                    u64::from(set.len()) + promotions * further - kings
                }
            };
            captures += count(targets.capture) + count(targets.en_passant) + locust.len() as u64;
            quiets += count(targets.quiet);
            ControlFlow::Continue(())
        });
        if captures > 0 && engine.capture() == Capture::Compulsory {
            return captures;
        }
        captures + quiets + self.castlings(engine, tables, &guards).count() as u64
    }

    /// Leaves of legal play after `depth` plies; a turn that is missed is no ply.
    pub(crate) fn perft(&self, engine: &Engine, tables: &Tables<W>, depth: u32) -> u64 {
        let mut leaves = 0;
        match depth {
            0 => return 1,
            1 => leaves = self.count_legal(engine, tables),
            _ => {
                let _ = self.for_each_legal(engine, tables, &mut |chosen| {
                    leaves += self.after(engine, chosen).perft(engine, tables, depth - 1);
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

//! What a player could do if the opponent just missed a turn: most of it can be done after any move of
//! the opponent's as well.
//!
//! A move changes two squares, and most pieces look at neither. Their moves are counted once for all
//! moves of the opponent, and only those of the others are counted again after each.

use berolina_board::SquareSet;

use crate::Engine;
use crate::perft::Count;
use crate::sets::Sets;
use crate::tables::{Entry, Tables};

/// What is known of one square.
#[derive(Clone, Copy)]
struct Known<const W: usize> {
    /// The pieces that may have other moves when what stands on the square changes.
    watchers: SquareSet<W>,
    /// The moves of the piece on the square, were it not for checks.
    moves: Moves,
}

/// How many moves there are: those that take something apart where that matters.
#[derive(Clone, Copy, Default)]
pub(crate) struct Moves {
    pub(crate) captures: u32,
    pub(crate) quiets: u32,
}

/// The moves of one player before a move of the opponent's.
pub(crate) struct Watch<const W: usize> {
    /// By number.
    squares: Vec<Known<W>>,
    /// The position that was looked at: the player's turn has come too early there.
    early: Sets<W>,
    passed: SquareSet<W>,
    /// Pieces of which nothing is known: they are always counted again.
    unknown: SquareSet<W>,
    /// Of all other pieces.
    moves: Moves,
    crowning: bool,
}

impl<const W: usize> Watch<W> {
    /// Looks at the pieces of the player who moves next.
    #[inline(never)]
    pub(crate) fn new(now: &Sets<W>, engine: &Engine, tables: &Tables<W>) -> Watch<W> {
        let mut early = *now;
        early.pass_turn(engine);
        let guards = early.unguarded(engine);
        let sight = early.sight();
        let nothing = Known { watchers: SquareSet::EMPTY, moves: Moves::default() };
        let mut watch = Watch {
            squares: vec![nothing; tables.squares()],
            early,
            passed: early.passed_squares(early.turn),
            unknown: SquareSet::EMPTY,
            moves: Moves::default(),
            crowning: guards.crowning,
        };
        for role in engine.roles() {
            for from in early.roles[role.index()] & sight.own {
                let entry = tables.entry(early.turn.index(), role.index(), from);
                let targets = early.targets(tables, entry, &sight);
                // Whether a king is safe after such a move is for the position after the opponent's to say.
                if entry.has_trees() || !targets.en_passant.is_empty() {
                    watch.unknown.insert(from);
                    continue;
                }
                let mut count = Count::new(engine, tables, early.turn, &guards);
                count.add(tables, role, &targets);
                let moves = count.moves;
                watch.moves.captures += moves.captures;
                watch.moves.quiets += moves.quiets;
                watch.squares[from.index()].moves = moves;
                for square in watched(tables, entry, &early.occupied()) | SquareSet::of(from) {
                    watch.squares[square.index()].watchers.insert(from);
                }
            }
        }
        watch
    }

    /// The pieces to count again in the position after a move, and the moves of the others.
    #[inline]
    pub(crate) fn compare(
        &self,
        after: &Sets<W>,
        bound: &SquareSet<W>,
        crowning: bool,
    ) -> (SquareSet<W>, Moves) {
        let own = self.early.players[after.turn.index()];
        // Where so many are bound, a player is in check.
        if *bound == !SquareSet::EMPTY || crowning != self.crowning {
            return (own, Moves::default());
        }
        let mut changed = self.passed ^ after.passed_squares(after.turn);
        for (before, after) in self.early.players.iter().zip(&after.players) {
            changed |= *before ^ *after;
        }
        let mut again = self.unknown | *bound;
        for square in changed {
            again |= self.squares[square.index()].watchers;
        }
        again &= own;
        let mut moves = self.moves;
        for square in again {
            let known = &self.squares[square.index()].moves;
            moves.captures -= known.captures;
            moves.quiets -= known.quiets;
        }
        (again, moves)
    }
}

/// The squares on which the moves of a piece without trees depend.
fn watched<const W: usize>(tables: &Tables<W>, entry: &Entry<W>, occupied: &SquareSet<W>) -> SquareSet<W> {
    let mut watched = entry.leap_capture | entry.leap_quiet | entry.leap_en_passant;
    for line in tables.rising(entry) {
        watched |= line.up_to_first(occupied);
    }
    for line in tables.falling(entry) {
        watched |= line.down_to_last(occupied);
    }
    for ray in tables.rays(entry) {
        watched |= ray.reach(occupied);
    }
    for lame in tables.lame(entry) {
        watched |= lame.empty | lame.capture | lame.quiet | lame.double | lame.en_passant;
    }
    watched
}

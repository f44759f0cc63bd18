//! What a player could do if the opponent just missed a turn: most of it can be done after any move of
//! the opponent's as well.
//!
//! A move changes two squares, and most pieces look at neither. Their moves are counted once for all
//! moves of the opponent, and only those of the others are counted again after each. Neither need a king
//! be looked after again when nothing has changed on the squares over which it could be attacked.

use berolina_board::{Square, SquareSet};

use crate::guards::Guards;
use crate::perft::Count;
use crate::sets::Sets;
use crate::tables::{Entry, Tables};
use crate::targets::Sight;
use crate::{Engine, Player, Role};

/// What is known of one square.
#[derive(Clone, Copy)]
struct Known<const W: usize> {
    /// The pieces that may have other moves when what stands on the square changes.
    watchers: SquareSet<W>,
    /// The legal moves of the piece on the square.
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
    pub(crate) guards: Guards<W>,
    /// The squares on which the guards depend.
    exposed: SquareSet<W>,
    /// Pieces of which nothing is known, as what binds them or what they look at is not simple: they are
    /// always counted again.
    unknown: SquareSet<W>,
    /// Of all other pieces.
    moves: Moves,
}

impl<const W: usize> Watch<W> {
    /// Looks at the pieces of the player who moves next.
    #[inline(never)]
    pub(crate) fn new(now: &Sets<W>, engine: &Engine, tables: &Tables<W>) -> Watch<W> {
        let mut early = *now;
        early.pass_turn(engine);
        let mut watch = Watch {
            squares: vec![Known { watchers: SquareSet::EMPTY, moves: Moves::default() }; tables.squares()],
            early,
            passed: early.passed_squares(early.turn),
            guards: early.guards(engine, tables),
            exposed: SquareSet::EMPTY,
            unknown: SquareSet::EMPTY,
            moves: Moves::default(),
        };
        for king in early.kings(engine, early.turn) {
            watch.exposed |= exposed(engine, tables, early.turn, king);
        }
        let sight = early.sight();
        for from in sight.own {
            if let Some(role) = early.role_at(from) {
                watch.look_at(engine, tables, &sight, (role, from));
            }
        }
        watch
    }

    fn look_at(
        &mut self,
        engine: &Engine,
        tables: &Tables<W>,
        sight: &Sight<W>,
        (role, from): (Role, Square),
    ) {
        let Watch { early, guards, .. } = &*self;
        let entry = tables.entry(early.turn.index(), role.index(), from);
        let mut targets = early.targets(tables, entry, sight);
        let mut watched = watched(tables, entry, &early.occupied()) | SquareSet::of(from);
        let only_king = early.kings(engine, early.turn) == SquareSet::of(from);
        if only_king && guards.bound != !SquareSet::EMPTY {
            // It looks at whatever could attack it where it goes.
            for to in targets.quiet | targets.capture {
                watched |= exposed(engine, tables, early.turn, to);
            }
            targets = early.look(engine, tables, guards, (role, from), targets, &mut Vec::new());
        } else if guards.bound.contains(from) || early.must_look(guards, entry, &targets) {
            self.unknown.insert(from);
            return;
        }
        let mut count = Count::new(engine, tables, early.turn, guards.crowning);
        count.add(tables, role, &targets);
        self.moves.captures += count.moves.captures;
        self.moves.quiets += count.moves.quiets;
        self.squares[from.index()].moves = count.moves;
        for square in watched {
            self.squares[square.index()].watchers.insert(from);
        }
    }

    /// The squares on which the player may see something else after a move.
    #[inline]
    pub(crate) fn changed(&self, after: &Sets<W>) -> SquareSet<W> {
        let mut changed = self.passed ^ after.passed_squares(after.turn);
        for (before, after) in self.early.players.iter().zip(&after.players) {
            changed |= *before ^ *after;
        }
        changed
    }

    /// Whether the guards are still the same after a move.
    #[inline]
    pub(crate) fn keeps_guards(&self, engine: &Engine, after: &Sets<W>, changed: &SquareSet<W>) -> bool {
        // Kings that have come or gone can be prizes, or leave the others without a guard.
        let same_kings = |royal: Role| self.early.roles[royal.index()] == after.roles[royal.index()];
        !self.exposed.meets(changed) && engine.royal().is_none_or(same_kings)
    }

    /// The pieces to count again after a move that has changed what is on these squares, the bound ones
    /// among them, and the moves of the others.
    #[inline]
    pub(crate) fn compare(&self, changed: &SquareSet<W>, bound: &SquareSet<W>) -> (SquareSet<W>, Moves) {
        let own = self.early.players[self.early.turn.index()];
        if *bound == !SquareSet::EMPTY {
            return (own, Moves::default());
        }
        let mut again = self.unknown | *bound;
        for square in *changed {
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

/// The squares on which it depends whether an enemy of a player attacks a square.
fn exposed<const W: usize>(engine: &Engine, tables: &Tables<W>, player: Player, to: Square) -> SquareSet<W> {
    let (mut leaps, mut lines) = (SquareSet::of(to), SquareSet::EMPTY);
    for enemy in engine.players().iter().filter(|enemy| **enemy != player) {
        for sources in tables.attacks.sources(enemy.index(), to) {
            leaps |= sources.leaps;
            lines |= sources.lines;
        }
    }
    for from in lines {
        leaps |= tables.attacks.between(from, to);
    }
    leaps | lines
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

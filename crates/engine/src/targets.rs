//! Where one piece can go.

use berolina_board::{Square, SquareSet};

use crate::guards::Guards;
use crate::sets::Sets;
use crate::tables::{Entry, Tables};
use crate::walk::{Event, Ground, Occupant, taken_before, walk};
use crate::{Engine, Move, MoveKind, Piece, Player, Role};

/// Where one piece can go, by what happens there.
#[derive(Clone, Copy)]
pub(crate) struct Targets<const W: usize> {
    pub(crate) quiet: SquareSet<W>,
    pub(crate) capture: SquareSet<W>,
    /// Of the quiet ones, those after which the piece can be taken in passing.
    pub(crate) double: SquareSet<W>,
    pub(crate) en_passant: SquareSet<W>,
    /// Of all these, those on which the piece can only become a king.
    pub(crate) crowning: SquareSet<W>,
}

impl<const W: usize> Targets<W> {
    /// Whether the piece cannot go anywhere.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        (self.quiet | self.capture | self.en_passant).is_empty()
    }
}

/// The board as the player to move sees it.
pub(crate) struct Sight<const W: usize> {
    pub(crate) own: SquareSet<W>,
    enemies: SquareSet<W>,
    occupied: SquareSet<W>,
    /// The squares that enemies have just passed over.
    passed: SquareSet<W>,
}

impl<const W: usize> Sets<W> {
    /// What the player to move sees.
    #[inline]
    pub(crate) fn sight(&self) -> Sight<W> {
        let own = self.players[self.turn.index()];
        let occupied = self.occupied();
        Sight { own, occupied, enemies: occupied.without(&own), passed: self.passed_squares(self.turn) }
    }

    /// Where a piece of the player to move can go, but for what only a walk over its trees tells.
    #[inline(always)]
    pub(crate) fn targets(&self, tables: &Tables<W>, entry: &Entry<W>, sight: &Sight<W>) -> Targets<W> {
        let Sight { occupied, enemies, passed, .. } = sight;
        let mut both = SquareSet::EMPTY;
        for line in tables.rising(entry) {
            both |= line.up_to_first(occupied);
        }
        for line in tables.falling(entry) {
            both |= line.down_to_last(occupied);
        }
        let mut quiet = entry.leap_quiet | both;
        let mut capture = entry.leap_capture | both;
        let mut en_passant = entry.leap_en_passant & *passed;
        let mut double = SquareSet::EMPTY;
        for ray in tables.rays(entry) {
            let reach = ray.reach(occupied);
            if ray.modality.quiet {
                quiet |= reach;
            }
            if ray.modality.capture {
                capture |= reach;
            }
        }
        for lame in tables.lame(entry) {
            if lame.empty.meets(occupied) {
                continue;
            }
            capture |= lame.capture;
            quiet |= lame.quiet;
            double |= lame.double;
            en_passant |= lame.en_passant & *passed;
        }
        quiet = quiet.without(occupied);
        // A square that is also reached by a plain step is not a double step.
        double = double.without(&(*occupied | quiet));
        Targets {
            quiet: quiet | double,
            capture: capture & *enemies,
            double,
            en_passant: en_passant.without(occupied),
            crowning: SquareSet::EMPTY,
        }
    }

    /// Adds what the walk over the piece's trees tells; moves that take something on the way are
    /// handed out one by one.
    #[cold]
    fn walk_trees(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        (player, role, from): (Player, Role, Square),
        targets: &mut Targets<W>,
        locust: &mut Vec<Move>,
    ) {
        let paths = engine.paths(Piece { role, player }, from);
        let entry = tables.entry(player.index(), role.index(), from);
        for &(first, end) in tables.trees(entry) {
            walk(paths, first as usize, end as usize, &Seen { sets: self, engine }, |number, event| {
                let node = &paths.nodes[number];
                let to = SquareSet::of(node.square);
                let mut via = [None; 2];
                let mut taken = taken_before(paths, number);
                via.fill_with(|| taken.next());
                if taken.next().is_some() || matches!(event, Event::NothingToTake | Event::Blocked) {
                    return;
                }
                // Walking up the tree gave the last one first.
                if via[1].is_some() {
                    via.reverse();
                }
                match event {
                    _ if via[0].is_some() => {
                        let hop = Move { via, ..Move::new(from, node.square, MoveKind::Locust) };
                        if !locust.contains(&hop) {
                            locust.push(hop);
                        }
                    }
                    Event::Quiet if node.double_step => {
                        targets.double |= to.without(&targets.quiet);
                        targets.quiet |= to;
                    }
                    Event::Quiet => targets.quiet |= to,
                    Event::EnPassant => targets.en_passant |= to,
                    _ => targets.capture |= to,
                }
            });
        }
    }

    /// Whether a piece that no guard binds has moves that have to be looked at.
    #[inline(always)]
    pub(crate) fn must_look(&self, guards: &Guards<W>, entry: &Entry<W>, targets: &Targets<W>) -> bool {
        entry.has_trees() || guards.active && !targets.en_passant.is_empty()
    }

    /// Where a piece can go that has to be looked at, with its moves that take something on the way.
    #[inline(never)]
    pub(crate) fn look(
        &self,
        engine: &Engine,
        tables: &Tables<W>,
        guards: &Guards<W>,
        (role, from): (Role, Square),
        mut targets: Targets<W>,
        locust: &mut Vec<Move>,
    ) -> Targets<W> {
        locust.clear();
        if tables.entry(self.turn.index(), role.index(), from).has_trees() {
            self.walk_trees(engine, tables, (self.turn, role, from), &mut targets, locust);
        }
        if guards.active {
            self.restrict(engine, tables, guards, (role, from), &mut targets, locust);
        }
        targets
    }
}

/// The board as the player to move sees it, one square at a time.
struct Seen<'s, const W: usize> {
    sets: &'s Sets<W>,
    engine: &'s Engine,
}

impl<const W: usize> Ground for Seen<'_, W> {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        self.sets.seen_by(self.engine, self.sets.turn, square)
    }

    fn passed_over(&self, square: Square) -> bool {
        self.sets.passed_squares(self.sets.turn).contains(square)
    }
}

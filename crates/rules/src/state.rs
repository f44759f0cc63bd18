//! A position as the engine sees it: sets of squares, copied for every move.

use std::ops::ControlFlow;

use berolina_board::{Square, SquareSet};

use crate::tables::{Entry, Tables};
use crate::walk::{Event, Ground, Occupant, taken_before, walk};
use crate::{Capture, Castle, Move, MoveKind, Piece, Player, Role, Rules, Side};

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
pub(crate) struct State<const W: usize> {
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

/// Where one piece can go, by what happens there.
#[derive(Clone, Copy)]
struct Targets<const W: usize> {
    quiet: SquareSet<W>,
    capture: SquareSet<W>,
    /// Of the quiet ones, those after which the piece can be taken in passing.
    double: SquareSet<W>,
    en_passant: SquareSet<W>,
}

/// The board as the player to move sees it.
struct Sight<const W: usize> {
    own: SquareSet<W>,
    enemies: SquareSet<W>,
    occupied: SquareSet<W>,
    /// The squares that enemies have just passed over.
    passed: SquareSet<W>,
}

impl<const W: usize> State<W> {
    pub(crate) const EMPTY: State<W> = State {
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

    /// The squares that enemies of the player to move have just passed over.
    #[inline]
    pub(crate) fn passed_squares(&self) -> SquareSet<W> {
        let mut passed = SquareSet::EMPTY;
        for (owner, passer) in self.passers.iter().enumerate() {
            if let Some(passer) = passer
                && owner != self.turn.index()
            {
                passed |= passer.squares;
            }
        }
        passed
    }

    fn clear(&mut self, square: Square) {
        self.players.iter_mut().for_each(|set| set.remove(square));
        self.roles.iter_mut().for_each(|set| set.remove(square));
    }

    /// What the player to move sees.
    #[inline]
    fn sight(&self) -> Sight<W> {
        let own = self.players[self.turn.index()];
        let occupied = self.occupied();
        Sight { own, occupied, enemies: occupied.without(&own), passed: self.passed_squares() }
    }

    /// Where a piece of the player to move can go, but for what only a walk over its trees tells.
    #[inline(always)]
    fn targets(&self, tables: &Tables<W>, entry: &Entry<W>, sight: &Sight<W>) -> Targets<W> {
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
            let target = SquareSet::of(lame.target);
            if lame.landing.capture {
                capture |= target;
            }
            if lame.landing.en_passant {
                en_passant |= target & *passed;
            }
            if lame.double_step && lame.landing.quiet {
                double |= target;
            } else if lame.landing.quiet {
                quiet |= target;
            }
        }
        quiet = quiet.without(occupied);
        // A square that is also reached by a plain step is not a double step.
        double = double.without(&(*occupied | quiet));
        Targets {
            quiet: quiet | double,
            capture: capture & *enemies,
            double,
            en_passant: en_passant.without(occupied),
        }
    }

    /// Adds what the walk over the piece's trees tells; moves that take something on the way are
    /// handed out one by one.
    #[cold]
    fn walk_trees(
        &self,
        rules: &Rules,
        tables: &Tables<W>,
        (player, role, from): (Player, Role, Square),
        targets: &mut Targets<W>,
        locust: &mut Vec<Move>,
    ) {
        let paths = rules.paths(Piece { role, player }, from);
        let entry = tables.entry(player.index(), role.index(), from);
        for &(first, end) in tables.trees(entry) {
            walk(paths, first as usize, end as usize, self, |number, event| {
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

    /// Whether a piece can take in passing on a square, as far as the way there is open.
    pub(crate) fn takes_in_passing(
        &self,
        rules: &Rules,
        tables: &Tables<W>,
        piece: Piece,
        from: Square,
        square: Square,
    ) -> bool {
        let seen = State { turn: piece.player, ..*self };
        let sight = seen.sight();
        let entry = tables.entry(piece.player.index(), piece.role.index(), from);
        let mut targets = seen.targets(tables, entry, &sight);
        if entry.has_trees() {
            seen.walk_trees(rules, tables, (piece.player, piece.role, from), &mut targets, &mut Vec::new());
        }
        targets.en_passant.contains(square)
    }

    /// The castlings that the player to move may make.
    fn castlings<'r>(&self, rules: &'r Rules) -> impl Iterator<Item = (Castle, Square, Square)> + use<'r, W> {
        let occupied = self.occupied();
        let first = 2 * self.turn.index();
        let rights = [self.rights[first], self.rights[first + 1]];
        rights.into_iter().filter(|right| *right != NO_CASTLE).filter_map(move |right| {
            let path = &rules.castlings()[right as usize].path;
            let free = path.empty.iter().all(|square| !occupied.contains(*square));
            free.then_some((Castle(right), path.king_from, path.king_to))
        })
    }

    /// Hands out every legal move until told to stop.
    ///
    /// The visitor is called through a pointer: the engine is compiled once for each width of sets,
    /// not once more for every caller.
    pub(crate) fn for_each_legal(
        &self,
        rules: &Rules,
        tables: &Tables<W>,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut captures = false;
        self.for_each_piece(rules, tables, |piece, targets, locust| {
            captures |= !(targets.capture | targets.en_passant).is_empty() || !locust.is_empty();
            self.emit(
                rules,
                piece,
                &Targets { quiet: SquareSet::EMPTY, double: SquareSet::EMPTY, ..*targets },
                visit,
            )?;
            locust.iter().try_for_each(|hop| visit(*hop))
        })?;
        if captures && rules.variant().capture == Capture::Compulsory {
            return ControlFlow::Continue(());
        }
        self.for_each_piece(rules, tables, |piece, targets, _| {
            let quiet = Targets { capture: SquareSet::EMPTY, en_passant: SquareSet::EMPTY, ..*targets };
            self.emit(rules, piece, &quiet, visit)
        })?;
        for (castle, from, to) in self.castlings(rules) {
            visit(Move::new(from, to, MoveKind::Castle(castle)))?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn for_each_piece(
        &self,
        rules: &Rules,
        tables: &Tables<W>,
        mut visit: impl FnMut((Role, Square), &Targets<W>, &[Move]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sight = self.sight();
        for role in rules.roles() {
            for from in self.roles[role.index()] & sight.own {
                let entry = tables.entry(self.turn.index(), role.index(), from);
                let mut targets = self.targets(tables, entry, &sight);
                if entry.has_trees() {
                    let mut locust = Vec::new();
                    self.walk_trees(rules, tables, (self.turn, role, from), &mut targets, &mut locust);
                    visit((role, from), &targets, &locust)?;
                } else {
                    visit((role, from), &targets, &[])?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn emit(
        &self,
        rules: &Rules,
        (role, from): (Role, Square),
        targets: &Targets<W>,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let promotes = rules.promotes_to(role);
        let mut all = |set: SquareSet<W>, kind: MoveKind| {
            for to in set {
                let plain = Move::new(from, to, kind);
                if !promotes.is_empty() && rules.on_far_rim(self.turn, to) {
                    for role in promotes {
                        visit(Move { promotion: Some(*role), ..plain })?;
                    }
                } else {
                    visit(plain)?;
                }
            }
            ControlFlow::Continue(())
        };
        all(targets.capture, MoveKind::Capture)?;
        all(targets.en_passant, MoveKind::EnPassant)?;
        all(targets.quiet.without(&targets.double), MoveKind::Quiet)?;
        all(targets.double, MoveKind::DoubleStep)
    }

    /// How many legal moves there are, without making any of them.
    pub(crate) fn count_legal(&self, rules: &Rules, tables: &Tables<W>) -> u64 {
        let (mut captures, mut quiets) = (0, 0);
        let rim = tables.far_rim(self.turn);
        let _ = self.for_each_piece(rules, tables, |(role, _), targets, locust| {
            let further = tables.further_promotions(role);
            let count = |set: SquareSet<W>| match set.is_empty() {
                true => 0,
                false if further == 0 => u64::from(set.len()),
                false => u64::from(set.len()) + u64::from((set & rim).len()) * further,
            };
            captures += count(targets.capture) + count(targets.en_passant) + locust.len() as u64;
            quiets += count(targets.quiet);
            ControlFlow::Continue(())
        });
        if captures > 0 && rules.variant().capture == Capture::Compulsory {
            return captures;
        }
        captures + quiets + self.castlings(rules).count() as u64
    }

    /// Leaves of legal play after `depth` plies.
    pub(crate) fn perft(&self, rules: &Rules, tables: &Tables<W>, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal(rules, tables),
            _ => {
                let mut leaves = 0;
                let _ = self.for_each_legal(rules, tables, &mut |chosen| {
                    leaves += self.after(rules, chosen).perft(rules, tables, depth - 1);
                    ControlFlow::Continue(())
                });
                leaves
            }
        }
    }

    /// The state after a move that is legal here.
    pub(crate) fn after(&self, rules: &Rules, chosen: Move) -> State<W> {
        let mut next = *self;
        let Some(role) = self.role_at(chosen.from) else { return next };
        let mover = self.turn;
        next.clear(chosen.from);
        next.lose_rights(rules, chosen.from);
        let mut resets = rules.is_pawn(role) || chosen.is_capture();
        match chosen.kind {
            MoveKind::Capture => next.take(rules, chosen.to),
            MoveKind::EnPassant => {
                for (owner, passer) in self.passers.iter().enumerate() {
                    if let Some(passer) = passer
                        && owner != mover.index()
                        && passer.squares.contains(chosen.to)
                    {
                        next.take(rules, passer.piece);
                    }
                }
            }
            MoveKind::Locust => {
                chosen.via().for_each(|square| next.take(rules, square));
                next.take(rules, chosen.to);
            }
            MoveKind::Castle(castle) => {
                let path = &rules.castlings()[castle.0 as usize].path;
                if let Some(partner) = self.role_at(path.partner_from) {
                    next.clear(path.partner_from);
                    next.put(path.partner_to, partner, mover);
                }
                resets = false;
            }
            MoveKind::Quiet | MoveKind::DoubleStep => {}
        }
        next.put(chosen.to, chosen.promotion.unwrap_or(role), mover);
        next.pass_turn(rules);
        if chosen.kind == MoveKind::DoubleStep {
            let squares = rules.passed_by(mover, role, chosen.from, chosen.to).collect();
            next.passers[mover.index()] = Some(Passer { squares, piece: chosen.to });
        }
        next.halfmoves = if resets { 0 } else { self.halfmoves.saturating_add(1) };
        next
    }

    /// Takes what stands on a square, if anything does.
    fn take(&mut self, rules: &Rules, square: Square) {
        self.clear(square);
        self.lose_rights(rules, square);
        for passer in &mut self.passers {
            if passer.is_some_and(|passer| passer.piece == square) {
                *passer = None;
            }
        }
    }

    /// A right dies when the king or its partner leaves its square, or is taken there.
    fn lose_rights(&mut self, rules: &Rules, square: Square) {
        if !rules.is_castling_square(square) {
            return;
        }
        for right in self.rights.iter_mut().filter(|right| **right != NO_CASTLE) {
            let path = &rules.castlings()[*right as usize].path;
            if path.king_from == square || path.partner_from == square {
                *right = NO_CASTLE;
            }
        }
    }

    /// The turn goes to the next player; what that player's own pieces passed over is forgotten.
    fn pass_turn(&mut self, rules: &Rules) {
        let players = rules.players();
        let at = players.iter().position(|player| *player == self.turn).unwrap_or(0);
        self.turn = players[(at + 1) % players.len()];
        if at + 1 == players.len() {
            self.round = self.round.saturating_add(1);
        }
        self.passers[self.turn.index()] = None;
    }
}

/// The board as the player to move sees it.
impl<const W: usize> Ground for State<W> {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        seen_by(self, self.turn, square)
    }

    fn passed_over(&self, square: Square) -> bool {
        self.passed_squares().contains(square)
    }
}

/// What stands on a square, seen by a player.
pub(crate) fn seen_by<const W: usize>(state: &State<W>, player: Player, square: Square) -> Option<Occupant> {
    let owner = state.owner_at(square)?;
    Some(if owner == player { Occupant::Own } else { Occupant::Enemy { king: false } })
}

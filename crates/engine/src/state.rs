use std::ops::ControlFlow;

use berolina_board::Square;

use crate::sets::{NO_CASTLE, Passer, Sets, right_slot};
use crate::tables::AnyTables;
use crate::{Castle, DoubleStep, Engine, Move, Occupant, Piece, Player};

/// What stands where, who moves, and which rights are left; it means something only together with the
/// [`Engine`] that it was made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State(AnySets);

/// The sets are as wide as the board needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "fast",
    expect(clippy::large_enum_variant, reason = "states stay off the heap, and few are kept")
)]
enum AnySets {
    #[cfg(feature = "fast")]
    One(Sets<1>),
    #[cfg(feature = "fast")]
    Two(Sets<2>),
    Four(Sets<4>),
}

/// What a state is made of. Nothing is checked: that is the business of whoever reads a setup.
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    /// What stands where.
    pub pieces: &'a [(Square, Piece)],
    /// Who moves.
    pub turn: Player,
    /// The castlings that are still allowed, as numbers of [`Engine::castlings`].
    pub rights: &'a [usize],
    /// The moves just made after which the piece can be taken in passing.
    pub double_steps: &'a [&'a DoubleStep],
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the round, from 1.
    pub round: u32,
}

/// Picks the code for the width of the sets, once a call.
macro_rules! with_sets {
    ($state:expr, |$sets:ident| $body:expr) => {
        match &$state.0 {
            #[cfg(feature = "fast")]
            AnySets::One($sets) => $body,
            #[cfg(feature = "fast")]
            AnySets::Two($sets) => $body,
            AnySets::Four($sets) => $body,
        }
    };
}

macro_rules! with_tables {
    ($state:expr, $engine:expr, |$sets:ident, $tables:ident| $body:expr) => {
        match (&$state.0, &$engine.tables) {
            #[cfg(feature = "fast")]
            (AnySets::One($sets), AnyTables::One($tables)) => $body,
            #[cfg(feature = "fast")]
            (AnySets::Two($sets), AnyTables::Two($tables)) => $body,
            (AnySets::Four($sets), AnyTables::Four($tables)) => $body,
            #[cfg(feature = "fast")]
            // Both were chosen by the size of the same board.
            _ => unreachable!("a state is as wide as the tables of its engine"),
        }
    };
}

impl State {
    /// The state in which these facts hold.
    pub fn new(engine: &Engine, facts: &Facts<'_>) -> State {
        State(match &engine.tables {
            #[cfg(feature = "fast")]
            AnyTables::One(_) => AnySets::One(sets_of(engine, facts)),
            #[cfg(feature = "fast")]
            AnyTables::Two(_) => AnySets::Two(sets_of(engine, facts)),
            AnyTables::Four(_) => AnySets::Four(sets_of(engine, facts)),
        })
    }

    /// Who moves.
    pub fn turn(&self) -> Player {
        with_sets!(self, |sets| sets.turn)
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        with_sets!(self, |sets| sets.halfmoves)
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u32 {
        with_sets!(self, |sets| sets.round)
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        with_sets!(self, |sets| {
            let player = sets.owner_at(square)?;
            Some(Piece { role: sets.role_at(square)?, player })
        })
    }

    /// How many pieces a player has.
    pub fn count_of(&self, player: Player) -> u32 {
        with_sets!(self, |sets| sets.players[player.index()].len())
    }

    /// What stands on a square, seen by a player.
    pub fn seen_by(&self, engine: &Engine, player: Player, square: Square) -> Option<Occupant> {
        with_sets!(self, |sets| sets.seen_by(engine, player, square))
    }

    /// The royal pieces of a player; none in games without check.
    pub fn kings(&self, engine: &Engine, player: Player) -> Vec<Square> {
        with_sets!(self, |sets| sets.kings(engine, player).iter().collect())
    }

    /// The royal pieces of a player that are attacked.
    pub fn attacked_kings(&self, engine: &Engine, player: Player) -> Vec<Square> {
        with_tables!(self, engine, |sets, tables| {
            sets.attacked_kings(engine, tables, player).iter().collect()
        })
    }

    /// The enemies of a player that attack a square, as if a king of that player stood there.
    pub fn attackers(&self, engine: &Engine, player: Player, square: Square) -> Vec<Square> {
        with_tables!(self, engine, |sets, tables| {
            sets.attackers(engine, tables, player, square).iter().collect()
        })
    }

    /// The first square of a king's way in a castling, its own included, that an enemy attacks.
    pub fn castling_attack(&self, engine: &Engine, castle: Castle) -> Option<Square> {
        with_tables!(self, engine, |sets, tables| sets.castling_attack(engine, tables, castle.0))
    }

    /// Whether a king has been taken whose capture ends the game; it is then the taker's turn.
    pub fn is_won(&self, engine: &Engine) -> bool {
        with_sets!(self, |sets| sets.is_won(engine))
    }

    /// Whether an enemy of the player has just passed over a square.
    pub fn passed_over(&self, player: Player, square: Square) -> bool {
        with_sets!(self, |sets| sets.passed_squares(player).contains(square))
    }

    /// The squares that pieces passed over in the last moves of their owners.
    pub fn passed(&self) -> Vec<(Player, Square)> {
        with_sets!(self, |sets| {
            let mut passed = Vec::new();
            for player in Player::ALL {
                if let Some(passer) = sets.passers[player.index()] {
                    passed.extend(passer.squares.iter().map(|square| (player, square)));
                }
            }
            passed
        })
    }

    /// The squares on which some enemy could take a piece in passing, with the owner of that piece
    /// (what X-FEN writes).
    pub fn usable_passed(&self, engine: &Engine) -> Vec<(Player, Square)> {
        with_tables!(self, engine, |sets, tables| sets.usable_passed(engine, tables))
    }

    /// The castlings that are still allowed, as numbers of [`Engine::castlings`].
    pub fn rights(&self) -> impl Iterator<Item = usize> + use<> {
        let rights = with_sets!(self, |sets| sets.rights);
        rights.into_iter().filter(|right| *right != NO_CASTLE).map(usize::from)
    }

    /// Hands out every legal move until told to stop.
    pub fn for_each_legal(
        &self,
        engine: &Engine,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        with_tables!(self, engine, |sets, tables| sets.for_each_legal(engine, tables, visit))
    }

    /// Hands out every move of the player to move, whether it leaves the player in check or not, until
    /// told to stop.
    pub fn for_each_possible(
        &self,
        engine: &Engine,
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        with_tables!(self, engine, |sets, tables| {
            sets.for_each_guarded(engine, tables, &sets.unguarded(engine), visit)
        })
    }

    /// The state after a move that is legal here.
    pub fn after(&self, engine: &Engine, chosen: Move) -> State {
        State(match &self.0 {
            #[cfg(feature = "fast")]
            AnySets::One(sets) => AnySets::One(sets.after(engine, chosen)),
            #[cfg(feature = "fast")]
            AnySets::Two(sets) => AnySets::Two(sets.after(engine, chosen)),
            AnySets::Four(sets) => AnySets::Four(sets.after(engine, chosen)),
        })
    }

    /// The state after a turn that is missed; None where the player to move is not mated, or mate is not
    /// just that. Whoever gives mate can then take the king, so that never all players are.
    pub fn skipped(&self, engine: &Engine) -> Option<State> {
        Some(State(match (&self.0, &engine.tables) {
            #[cfg(feature = "fast")]
            (AnySets::One(sets), AnyTables::One(tables)) => AnySets::One(sets.skipped(engine, tables)?),
            #[cfg(feature = "fast")]
            (AnySets::Two(sets), AnyTables::Two(tables)) => AnySets::Two(sets.skipped(engine, tables)?),
            (AnySets::Four(sets), AnyTables::Four(tables)) => AnySets::Four(sets.skipped(engine, tables)?),
            #[cfg(feature = "fast")]
            _ => return None,
        }))
    }

    /// Leaves of legal play after `depth` plies; a turn that is missed is no ply.
    pub fn perft(&self, engine: &Engine, depth: u32) -> u64 {
        with_tables!(self, engine, |sets, tables| sets.perft(engine, tables, depth))
    }
}

fn sets_of<const W: usize>(engine: &Engine, facts: &Facts<'_>) -> Sets<W> {
    let mut sets = Sets { turn: facts.turn, halfmoves: facts.halfmoves, round: facts.round, ..Sets::EMPTY };
    for (square, piece) in facts.pieces {
        sets.put(*square, piece.role, piece.player);
    }
    for number in facts.rights {
        if let Some(option) = engine.castlings().get(*number) {
            sets.rights[right_slot(option.player, option.side)] = *number as u8;
        }
    }
    for step in facts.double_steps {
        let squares = step.passed.iter().copied().collect();
        sets.passers[step.piece.player.index()] = Some(Passer { squares, piece: step.to });
    }
    sets
}

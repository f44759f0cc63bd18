use std::ops::ControlFlow;
use std::sync::Arc;

use berolina_board::{Square, sort_short};
use berolina_engine::{Facts, State};

use crate::setup::{check, check_fault};
use crate::{
    Capture, CastlingOption, CastlingRight, EnPassant, Move, MoveKind, Piece, Player, Role, Rules, Setup,
    SetupError, SetupWarning,
};

/// A legal position of a game: what stands where, who moves, and which rights are left.
///
/// ```
/// use berolina_rules::{Position, variants};
///
/// let start = Position::start(&variants::rules("suicide").unwrap());
/// let chosen = start.legal_moves()[0];
/// let next = start.play(chosen).unwrap();
/// assert_eq!(next.turn().name(), "black");
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    rules: Arc<Rules>,
    state: State,
    skipped: Skipped,
}

/// The players who have just missed their turns, in their order.
type Skipped = [Option<Player>; Player::COUNT];

/// The move is not legal in the position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the move is not legal here")]
pub struct IllegalMove;

impl PartialEq for Position {
    /// Whether two positions of the same game are the same, counters included.
    fn eq(&self, other: &Position) -> bool {
        self.rules.variant().id == other.rules.variant().id && self.state == other.state
    }
}

impl Eq for Position {}

impl Position {
    /// The start array.
    pub fn start(rules: &Arc<Rules>) -> Position {
        Position::of(rules, rules.start())
    }

    /// A position from a setup. Warnings say what the position does not keep of it.
    ///
    /// # Errors
    /// With everything that is wrong with the setup.
    pub fn from_setup(
        rules: &Arc<Rules>,
        setup: &Setup,
    ) -> Result<(Position, Vec<SetupWarning>), SetupError> {
        let (kept, warnings) = check(rules, setup)?;
        let position = Position::of(rules, &kept);
        match check_fault(&position) {
            Some(fault) => Err(SetupError(vec![fault])),
            None => Ok((position, warnings)),
        }
    }

    /// A position from a setup of which it is known that it can be one: the turn goes on to the next
    /// player who does not miss it.
    pub(crate) fn of(rules: &Arc<Rules>, setup: &Setup) -> Position {
        let state = state_of(rules, setup);
        let mut position = Position { rules: rules.clone(), state, skipped: Skipped::default() };
        position.skip_mated();
        position
    }

    fn skip_mated(&mut self) {
        self.skipped = Skipped::default();
        for place in 0..self.skipped.len() {
            let Some(next) = self.state.skipped(self.rules.engine()) else { return };
            self.skipped[place] = Some(self.state.turn());
            self.state = next;
        }
    }

    /// The players whose turns were missed before this one, because they were in check without a move
    /// and that costs only the turn.
    pub fn skipped(&self) -> impl Iterator<Item = Player> + use<> {
        self.skipped.into_iter().flatten()
    }

    /// The position as a setup. In games of two it names an e.p. right only where some enemy piece
    /// could use it; in games of three as long as it lasts.
    pub fn to_setup(&self) -> Setup {
        let pieces = (0..self.rules.board().len()).map(|number| self.piece_at(Square::new(number as u8)));
        Setup {
            pieces: pieces.collect(),
            turn: self.turn(),
            castling: self.castling_rights().map(CastlingRight::of).collect(),
            en_passant: if self.rules.board().sections() > 1 {
                rights_of(self.state.passed())
            } else {
                self.en_passant()
            },
            halfmoves: self.halfmoves(),
            round: self.round(),
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Who moves.
    pub fn turn(&self) -> Player {
        self.state.turn()
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.piece_at(square)
    }

    /// All pieces, by square number.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        self.rules.board().squares().filter_map(|square| Some((square, self.piece_at(square)?))).collect()
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.state.halfmoves()
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u32 {
        self.state.round()
    }

    /// The castlings that are still allowed, in the order of players, short before long.
    pub fn castling_rights(&self) -> impl Iterator<Item = &CastlingOption> {
        self.state.rights().map(|right| &self.rules.castlings()[right])
    }

    /// The squares on which some enemy piece could take another in passing, with the owner of the
    /// piece that passed.
    pub fn en_passant(&self) -> Vec<EnPassant> {
        rights_of(self.state.usable_passed(self.rules.engine()))
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.for_each_legal(|chosen| {
            moves.push(chosen);
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// Hands out the legal moves one by one, until told to stop; nothing is allocated.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use berolina_rules::{Position, variants};
    ///
    /// let start = Position::start(&variants::rules("suicide").unwrap());
    /// let first = start.for_each_legal(|chosen| ControlFlow::Break(chosen));
    /// assert!(first.is_break());
    /// ```
    pub fn for_each_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut end = ControlFlow::Continue(());
        let mut pass_on = |legal| match visit(legal) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            stop => {
                end = stop;
                ControlFlow::Break(())
            }
        };
        let _ = self.state.for_each_legal(self.rules.engine(), &mut pass_on);
        end
    }

    /// Whether the move is one of the legal ones.
    pub fn is_legal(&self, candidate: Move) -> bool {
        self.for_each_legal(|legal| {
            if legal == candidate { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .is_break()
    }

    /// The castling that a move makes, if it is one.
    pub fn castling_of(&self, candidate: Move) -> Option<&CastlingOption> {
        match candidate.kind() {
            MoveKind::Castle(castle) => self.rules.castlings().get(castle.number()),
            _ => None,
        }
    }

    /// The position after a move.
    ///
    /// # Errors
    /// When the move is not legal here.
    pub fn play(&self, chosen: Move) -> Result<Position, IllegalMove> {
        let mut next = self.clone();
        next.make(chosen)?;
        Ok(next)
    }

    /// Makes a move in place, and gives what [`Position::unmake`] needs to take it back.
    ///
    /// # Errors
    /// When the move is not legal here; the position is then as before.
    pub fn make(&mut self, chosen: Move) -> Result<Undo, IllegalMove> {
        if !self.is_legal(chosen) {
            return Err(IllegalMove);
        }
        let before = Undo(self.state, self.skipped);
        self.state = self.state.after(self.rules.engine(), chosen);
        self.skip_mated();
        Ok(before)
    }

    /// Takes a move back.
    pub fn unmake(&mut self, undo: Undo) {
        (self.state, self.skipped) = (undo.0, undo.1);
    }

    /// How many pieces a player has.
    pub(crate) fn count_of(&self, player: Player) -> u32 {
        self.state.count_of(player)
    }

    /// What stands where, as the engine has it.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Whether the player to move must take something now.
    pub fn must_capture(&self) -> bool {
        self.rules.variant().capture == Capture::Compulsory && self.capturers().next().is_some()
    }

    /// The squares of the pieces that can take something now.
    pub(crate) fn capturers(&self) -> impl Iterator<Item = Square> {
        let mut squares: Vec<Square> =
            self.legal_moves().into_iter().filter(|legal| legal.is_capture()).map(Move::from).collect();
        sort_short(&mut squares, |square| *square);
        squares.dedup();
        squares.into_iter()
    }

    /// The same for positions that count as the same when they repeat: placement, turn, castling
    /// rights, and e.p. rights that can be used.
    pub fn key(&self) -> u64 {
        let mut key = 0;
        for (square, piece) in self.pieces() {
            let man = (piece.player.index() * Role::MAX + piece.role.index()) as u64;
            key ^= mix(man << 8 | square.index() as u64);
        }
        for right in self.state.rights() {
            key ^= mix(1 << 20 | right as u64);
        }
        for right in self.en_passant() {
            key ^= mix(1 << 21 | (right.owner.index() as u64) << 8 | right.square.index() as u64);
        }
        key ^ mix(1 << 22 | self.turn().index() as u64)
    }

    /// How many ways there are to play `depth` plies.
    ///
    /// Only having no move, or the capture of a king that wins, ends a line; draws by material, clock or repetition do not.
    pub fn perft(&self, depth: u32) -> u64 {
        self.state.perft(self.rules.engine(), depth)
    }
}

/// What [`Position::unmake`] needs.
#[derive(Clone, Copy, Debug)]
pub struct Undo(State, Skipped);

fn rights_of(passed: Vec<(Player, Square)>) -> Vec<EnPassant> {
    passed.into_iter().map(|(owner, square)| EnPassant { owner, square }).collect()
}

/// The state that a checked setup describes.
fn state_of(rules: &Rules, setup: &Setup) -> State {
    let occupied = |number: usize| Some((Square::new(number as u8), setup.pieces[number]?));
    let pieces: Vec<(Square, Piece)> = (0..setup.pieces.len()).filter_map(occupied).collect();
    let rights = setup.castling.iter().filter_map(|right| rules.castling_for(right));
    let rights: Vec<usize> = rights.map(|(number, _)| number).collect();
    let passed = |right: &EnPassant| {
        rules
            .engine()
            .double_steps_over(right.owner, right.square)
            .find(|step| setup.pieces[step.to.index()] == Some(step.piece))
    };
    let double_steps: Vec<_> = setup.en_passant.iter().filter_map(passed).collect();
    let Setup { turn, halfmoves, round, .. } = *setup;
    let (pieces, rights, double_steps) = (&pieces, &rights, &double_steps);
    State::new(rules.engine(), &Facts { pieces, turn, rights, double_steps, halfmoves, round })
}

/// Spreads a small number over 64 bits (the finaliser of SplitMix64).
const fn mix(number: u64) -> u64 {
    let mut x = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

use std::ops::ControlFlow;
use std::sync::Arc;

use berolina_board::{Square, SquareSet};

use crate::explain::{self, Explanation};
use crate::setup::check;
use crate::state::{NO_CASTLE, Passer, RIGHTS, State, right_slot, seen_by};
use crate::tables::{AnyTables, Tables};
use crate::walk::{Ground, Occupant};
use crate::{
    Capture, CastlingOption, CastlingRight, EnPassant, Move, MoveKind, NoMoves, Outcome, Piece, Player,
    Reason, Refusal, Role, Rules, Setup, SetupError, SetupWarning,
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
    state: AnyState,
}

/// The state in the smallest sets that the board fits into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "positions stay off the heap, and are few at a time")]
enum AnyState {
    One(State<1>),
    Two(State<2>),
    Four(State<4>),
}

/// Picks the code for the width of the sets, once a call.
macro_rules! with_state {
    ($position:expr, |$state:ident| $body:expr) => {
        match &$position.state {
            AnyState::One($state) => $body,
            AnyState::Two($state) => $body,
            AnyState::Four($state) => $body,
        }
    };
}

macro_rules! with_tables {
    ($position:expr, |$state:ident, $tables:ident| $body:expr) => {
        match (&$position.state, &$position.rules.tables) {
            (AnyState::One($state), AnyTables::One($tables)) => $body,
            (AnyState::Two($state), AnyTables::Two($tables)) => $body,
            (AnyState::Four($state), AnyTables::Four($tables)) => $body,
            // Both were chosen by the size of the same board.
            _ => unreachable!("a position is as wide as its tables"),
        }
    };
}

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
        let setup = rules.start();
        Position { rules: rules.clone(), state: AnyState::new(rules, setup) }
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
        Ok((Position { rules: rules.clone(), state: AnyState::new(rules, &kept) }, warnings))
    }

    /// The position as a setup. It names an e.p. right only where some enemy piece could use it.
    pub fn to_setup(&self) -> Setup {
        let pieces = (0..self.rules.board().len()).map(|number| self.piece_at(Square::new(number as u8)));
        Setup {
            pieces: pieces.collect(),
            turn: self.turn(),
            castling: self
                .castling_rights()
                .map(|right| CastlingRight {
                    player: right.player,
                    king: right.path.king_from,
                    partner: right.path.partner_from,
                })
                .collect(),
            en_passant: self.en_passant(),
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
        with_state!(self, |state| state.turn)
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        with_state!(self, |state| {
            let player = state.owner_at(square)?;
            Some(Piece { role: state.role_at(square)?, player })
        })
    }

    /// All pieces, by square number.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        let occupied: Vec<Square> = with_state!(self, |state| state.occupied().iter().collect());
        occupied.into_iter().filter_map(|square| Some((square, self.piece_at(square)?))).collect()
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        with_state!(self, |state| state.halfmoves)
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u32 {
        with_state!(self, |state| state.round)
    }

    /// The castlings that are still allowed, in the order of players, short before long.
    pub fn castling_rights(&self) -> impl Iterator<Item = &CastlingOption> {
        let rights = with_state!(self, |state| state.rights);
        rights
            .into_iter()
            .filter(|right| *right != NO_CASTLE)
            .map(|right| &self.rules.castlings()[right as usize])
    }

    /// The squares on which some enemy piece could take another in passing, with the owner of the
    /// piece that passed.
    pub fn en_passant(&self) -> Vec<EnPassant> {
        with_tables!(self, |state, tables| usable_passed(&self.rules, state, tables))
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
        let _ = with_tables!(self, |state, tables| state.for_each_legal(&self.rules, tables, &mut pass_on));
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
            MoveKind::Castle(castle) => self.rules.castlings().get(castle.0 as usize),
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
        let before = Undo(self.state);
        match &mut self.state {
            AnyState::One(state) => *state = state.after(&self.rules, chosen),
            AnyState::Two(state) => *state = state.after(&self.rules, chosen),
            AnyState::Four(state) => *state = state.after(&self.rules, chosen),
        }
        Ok(before)
    }

    /// Takes a move back.
    pub fn unmake(&mut self, undo: Undo) {
        self.state = undo.0;
    }

    /// How the game has ended by itself, whatever came before: without pieces, without moves, by
    /// material, and after seventy-five moves of each player. Repetition is the game's to know.
    pub fn outcome(&self) -> Option<Outcome> {
        let mover = self.turn();
        if self.count_of(mover) == 0 {
            return Some(Outcome::win(mover, Reason::NoPieces));
        }
        if self.for_each_legal(ControlFlow::Break).is_continue() {
            return Some(self.without_moves());
        }
        if self.rules.variant().draws.dead_bishops && self.has_dead_bishops() {
            return Some(Outcome::draw(Reason::InsufficientMaterial));
        }
        let seventy_five = 75 * self.rules.players().len() as u32;
        (self.halfmoves() >= seventy_five).then_some(Outcome::draw(Reason::SeventyFiveMoves))
    }

    fn without_moves(&self) -> Outcome {
        let mover = self.turn();
        match self.rules.variant().no_moves {
            NoMoves::MoverWins => Outcome::win(mover, Reason::NoMoves),
            NoMoves::Draw => Outcome::draw(Reason::Stalemate),
            NoMoves::FewerPiecesWins => {
                let counts = || self.rules.players().iter().map(|player| (self.count_of(*player), *player));
                let (fewest, player) = counts().min_by_key(|(count, _)| *count).unwrap_or((0, mover));
                if counts().filter(|(count, _)| *count == fewest).count() == 1 {
                    Outcome::win(player, Reason::FewerPieces)
                } else {
                    Outcome::draw(Reason::Stalemate)
                }
            }
        }
    }

    fn count_of(&self, player: Player) -> u32 {
        with_state!(self, |state| state.players[player.index()].len())
    }

    /// Whether every piece keeps to its shade, and those of each player to shades on which nobody
    /// else has any: nobody can ever take anything.
    fn has_dead_bishops(&self) -> bool {
        let board = self.rules.board();
        let mut owners: [Option<Player>; 256] = [None; 256];
        self.pieces().into_iter().all(|(square, piece)| {
            let owner = &mut owners[board.shade(square) as usize];
            self.rules.keeps_shade(piece.role) && *owner.get_or_insert(piece.player) == piece.player
        })
    }

    /// Whether the player to move must take something now.
    pub fn must_capture(&self) -> bool {
        self.rules.variant().capture == Capture::Compulsory && self.capturers().next().is_some()
    }

    /// The squares of the pieces that can take something now.
    fn capturers(&self) -> impl Iterator<Item = Square> {
        let mut squares: Vec<Square> =
            self.legal_moves().into_iter().filter(|legal| legal.is_capture()).map(Move::from).collect();
        squares.sort();
        squares.dedup();
        squares.into_iter()
    }

    /// The squares of the attacked kings of the player to move, while that player is in check. Always
    /// empty in games without check.
    pub fn check(&self) -> Vec<Square> {
        Vec::new()
    }

    /// The same for positions that count as the same when they repeat: placement, turn, castling
    /// rights, and e.p. rights that can be used.
    pub fn key(&self) -> u64 {
        let mut key = 0;
        for (square, piece) in self.pieces() {
            let man = (piece.player.index() * Role::MAX + piece.role.index()) as u64;
            key ^= mix(man << 8 | square.index() as u64);
        }
        let rights = with_state!(self, |state| state.rights);
        for right in rights.into_iter().filter(|right| *right != NO_CASTLE) {
            key ^= mix(1 << 20 | u64::from(right));
        }
        for right in self.en_passant() {
            key ^= mix(1 << 21 | (right.owner.index() as u64) << 8 | right.square.index() as u64);
        }
        key ^ mix(1 << 22 | self.turn().index() as u64)
    }

    /// How many ways there are to play `depth` plies.
    ///
    /// Only having no move ends a line; draws by material, clock or repetition do not.
    pub fn perft(&self, depth: u32) -> u64 {
        with_tables!(self, |state, tables| state.perft(&self.rules, tables, depth))
    }

    /// The marks of the legal moves of a piece of the player to move: what a player is offered.
    pub fn explain_legal(&self, square: Square) -> Explanation {
        let mut explanation = self.explain(square);
        let legal: Vec<Move> =
            self.legal_moves().into_iter().filter(|legal| legal.from() == square).collect();
        explanation.marks.retain(|mark| {
            mark.reachable
                && legal.iter().any(|legal| match self.castling_of(*legal) {
                    Some(option) => mark.castle && option.entries().contains(&mark.square),
                    None => legal.to() == mark.square && !mark.castle,
                })
        });
        explanation
    }

    /// The marks of everything that the piece on a square can do, whoever moves and whatever is
    /// legal; squares that it could only enter by taking are marked though they are empty.
    pub fn explain(&self, square: Square) -> Explanation {
        let Some(piece) = self.piece_at(square) else {
            return Explanation { origin: square, piece: None, marks: Vec::new() };
        };
        let paths = self.rules.paths(piece, square);
        let view = View { position: self, player: piece.player };
        let mut explanation = explain::explain_paths(self.rules.board(), paths, &view);
        explanation.piece = Some(piece);
        let rim =
            |square: Square| self.rules.is_pawn(piece.role) && self.rules.on_far_rim(piece.player, square);
        explanation.marks.iter_mut().for_each(|mark| mark.promote = mark.reachable && rim(mark.square));
        let occupied = |square: Square| self.piece_at(square).is_some();
        for option in self.castling_rights() {
            let path = &option.path;
            if option.player == piece.player && path.king_from == square {
                let blocker = path.empty.iter().copied().find(|square| occupied(*square));
                explanation.add_castling(path, blocker, &option.entries());
            }
        }
        explanation
    }

    /// Why the piece on one square may not go to another; None when it may.
    pub fn why_not(&self, from: Square, to: Square) -> Option<Refusal> {
        let Some(piece) = self.piece_at(from) else { return Some(Refusal::Empty) };
        if self.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        if piece.player != self.turn() {
            return Some(Refusal::NotYourTurn);
        }
        let goes = |marks: &Explanation| marks.marks.iter().any(|mark| mark.square == to && mark.reachable);
        if goes(&self.explain_legal(from)) {
            return None;
        }
        if self.must_capture() && goes(&self.explain(from)) {
            return Some(Refusal::CompulsoryCapture { by: self.capturers().collect() });
        }
        Some(Refusal::Unreachable)
    }
}

/// What [`Position::unmake`] needs.
#[derive(Clone, Copy, Debug)]
pub struct Undo(AnyState);

impl AnyState {
    /// From a setup that has been checked.
    fn new(rules: &Rules, setup: &Setup) -> AnyState {
        match &rules.tables {
            AnyTables::One(_) => AnyState::One(state_of(rules, setup)),
            AnyTables::Two(_) => AnyState::Two(state_of(rules, setup)),
            AnyTables::Four(_) => AnyState::Four(state_of(rules, setup)),
        }
    }
}

fn state_of<const W: usize>(rules: &Rules, setup: &Setup) -> State<W> {
    let mut state = State::EMPTY;
    for (number, piece) in setup.pieces.iter().enumerate() {
        if let Some(piece) = piece {
            state.put(Square::new(number as u8), piece.role, piece.player);
        }
    }
    state.turn = setup.turn;
    state.halfmoves = setup.halfmoves;
    state.round = setup.round;
    let mut rights = [NO_CASTLE; RIGHTS];
    for right in &setup.castling {
        if let Some((number, option)) = rules.castling_for(right) {
            rights[right_slot(option.player, option.side)] = number;
        }
    }
    state.rights = rights;
    for right in &setup.en_passant {
        let step = rules
            .double_steps_over(right.owner, right.square)
            .find(|step| setup.pieces[step.to.index()] == Some(step.piece));
        if let Some(step) = step {
            let squares: SquareSet<W> = step.passed.iter().copied().collect();
            state.passers[right.owner.index()] = Some(Passer { squares, piece: step.to });
        }
    }
    state
}

/// The squares on which some enemy piece could take another in passing (what X-FEN writes).
fn usable_passed<const W: usize>(rules: &Rules, state: &State<W>, tables: &Tables<W>) -> Vec<EnPassant> {
    let mut usable = Vec::new();
    for owner in Player::ALL {
        let Some(passer) = state.passers[owner.index()] else { continue };
        for square in passer.squares {
            let used = rules.players().iter().filter(|enemy| **enemy != owner).any(|enemy| {
                rules.roles().any(|role| {
                    (state.roles[role.index()] & state.players[enemy.index()]).iter().any(|from| {
                        state.takes_in_passing(rules, tables, Piece { role, player: *enemy }, from, square)
                    })
                })
            });
            if used {
                usable.push(EnPassant { owner, square });
            }
        }
    }
    usable
}

/// The board as one player sees it, whoever moves.
struct View<'p> {
    position: &'p Position,
    player: Player,
}

impl Ground for View<'_> {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        with_state!(self.position, |state| seen_by(state, self.player, square))
    }

    fn passed_over(&self, square: Square) -> bool {
        with_state!(self.position, |state| {
            Player::ALL.into_iter().filter(|owner| *owner != self.player).any(|owner| {
                state.passers[owner.index()].is_some_and(|passer| passer.squares.contains(square))
            })
        })
    }
}

/// Spreads a small number over 64 bits (the finaliser of SplitMix64).
const fn mix(number: u64) -> u64 {
    let mut x = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

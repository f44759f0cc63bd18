use berolina_board::Square;

use crate::sets::NO_CASTLE;
use crate::tables::AnyTables;
use crate::{CastlingOption, Paths, Piece, Player, Role, Royalty};

/// Whether a player who can take must.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Capture {
    /// Taking is a move like any other.
    Free,
    /// A player who can take must, and is free to choose what.
    Compulsory,
}

/// A move after which the piece can be taken in passing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DoubleStep {
    /// What moves.
    pub piece: Piece,
    /// From where.
    pub from: Square,
    /// Over which squares, on which it can be taken.
    pub passed: Vec<Square>,
    /// To where.
    pub to: Square,
}

/// What the engine needs to know of a game.
#[derive(Clone, Debug)]
pub struct Parts {
    /// How many squares the board has, holes included.
    pub squares: usize,
    /// The players in the order in which they move.
    pub players: &'static [Player],
    /// Whether a player who can take must.
    pub capture: Capture,
    /// Which pieces are royal.
    pub royalty: Royalty,
    /// The role of the king; None in games without one.
    pub king: Option<Role>,
    /// Whether a player in check without a move misses the turn.
    pub skips_mated: bool,
    /// Whether a king castles only when neither its square is attacked, nor one that it crosses, nor
    /// the one where it ends.
    pub safe_castling: bool,
    /// What every piece can do, by player ([`Player::index`]), role and square.
    pub paths: Vec<Vec<Vec<Paths>>>,
    /// The roles that a role becomes on the far rim, by role; none when it does not promote.
    pub promotes_to: Vec<Vec<Role>>,
    /// Where pawns promote, by player and square.
    pub far_rim: Vec<Vec<bool>>,
    /// All castlings that the game knows, at most 255.
    pub castlings: Vec<CastlingOption>,
}

/// The tables of a game, made once and shared by all its positions.
#[derive(Debug)]
pub struct Engine {
    parts: Parts,
    /// By square: whether a king or partner with a right to castle starts there.
    castling_squares: Vec<bool>,
    double_steps: Vec<DoubleStep>,
    pub(crate) tables: AnyTables,
}

impl Engine {
    /// Makes the tables; None when there are more castlings than a position has room for.
    pub fn new(parts: Parts) -> Option<Engine> {
        if parts.castlings.len() > NO_CASTLE as usize {
            return None;
        }
        let mut castling_squares = vec![false; parts.squares];
        for option in &parts.castlings {
            castling_squares[option.path.king_from.index()] = true;
            castling_squares[option.path.partner_from.index()] = true;
        }
        let tables = AnyTables::new(&parts);
        Some(Engine { castling_squares, double_steps: double_steps(&parts.paths), tables, parts })
    }

    /// The players in the order in which they move.
    #[inline]
    pub fn players(&self) -> &'static [Player] {
        self.parts.players
    }

    /// Whether a player who can take must.
    #[inline]
    pub fn capture(&self) -> Capture {
        self.parts.capture
    }

    /// Which pieces are royal.
    #[inline]
    pub fn royalty(&self) -> Royalty {
        self.parts.royalty
    }

    /// The role of royal pieces, in games that have check.
    #[inline]
    pub fn royal(&self) -> Option<Role> {
        self.parts.king.filter(|_| self.parts.royalty != Royalty::None)
    }

    /// Whether a player in check without a move misses the turn.
    #[inline]
    pub(crate) fn skips_mated(&self) -> bool {
        self.parts.skips_mated
    }

    /// Whether a king castles only over squares that nobody attacks.
    #[inline]
    pub(crate) fn safe_castling(&self) -> bool {
        self.parts.safe_castling
    }

    /// All kinds of pieces.
    #[inline]
    pub fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        (0..self.parts.promotes_to.len()).map(|number| Role::new(number as u8))
    }

    /// The roles that a role becomes on the far rim; empty when it does not promote.
    #[inline]
    pub fn promotes_to(&self, role: Role) -> &[Role] {
        &self.parts.promotes_to[role.index()]
    }

    /// Whether a pawn of this player promotes on the square.
    #[inline]
    pub fn on_far_rim(&self, player: Player, square: Square) -> bool {
        self.parts.far_rim[player.index()][square.index()]
    }

    /// All that a piece can do from a square.
    #[inline]
    pub fn paths(&self, piece: Piece, from: Square) -> &Paths {
        &self.parts.paths[piece.player.index()][piece.role.index()][from.index()]
    }

    /// All that pieces of a role can do, of every player and from every square.
    pub fn paths_of(&self, role: Role) -> impl Iterator<Item = &Paths> {
        self.parts.paths.iter().filter_map(move |roles| roles.get(role.index())).flatten()
    }

    /// All castlings that the game knows; a right is one of them.
    #[inline]
    pub fn castlings(&self) -> &[CastlingOption] {
        &self.parts.castlings
    }

    /// Whether a king or its partner castles from the square.
    #[inline]
    pub(crate) fn is_castling_square(&self, square: Square) -> bool {
        self.castling_squares[square.index()]
    }

    /// The moves of one player's pieces that can have just passed over a square.
    pub fn double_steps_over(&self, owner: Player, passed: Square) -> impl Iterator<Item = &DoubleStep> {
        self.double_steps
            .iter()
            .filter(move |step| step.piece.player == owner && step.passed.contains(&passed))
    }

    /// The squares passed over by a double step.
    pub(crate) fn passed_by(&self, piece: Piece, from: Square, to: Square) -> &[Square] {
        let step =
            self.double_steps.iter().find(|step| step.piece == piece && step.from == from && step.to == to);
        step.map_or(&[], |step| &step.passed)
    }
}

/// The moves after which a piece can be taken in passing; none in games in which nobody takes so.
fn double_steps(paths: &[Vec<Vec<Paths>>]) -> Vec<DoubleStep> {
    let mut steps = Vec::new();
    let mut taken = false;
    for (player, roles) in Player::ALL.into_iter().zip(paths) {
        for (role, squares) in roles.iter().enumerate() {
            let piece = Piece { role: Role::new(role as u8), player };
            for from in squares {
                for (number, node) in from.nodes.iter().enumerate() {
                    taken |= node.landing.en_passant;
                    if !node.double_step {
                        continue;
                    }
                    let mut passed = from.squares_to(number);
                    passed.pop();
                    steps.push(DoubleStep { piece, from: from.origin, passed, to: node.square });
                }
            }
        }
    }
    if !taken {
        steps.clear();
    }
    steps
}

use berolina_board::{Board, BoardError, Square};
use berolina_engine::{Engine, Parts};

use crate::betza::{Betza, CompileError, ParseError};
use crate::castlings::castlings;
use crate::notation::{FenWarning, read_fen};
use crate::variant::Castling;
use crate::{
    CastlingOption, CastlingRight, NoMoves, Paths, Piece, Player, Role, RoleSpec, Royalty, Setup, Variant,
};

/// A variant made ready for play: its board, and the paths of every piece from every square.
///
/// Built once and shared by all positions of the game.
#[derive(Debug)]
pub struct Rules {
    variant: &'static Variant,
    board: Board,
    engine: Engine,
    /// Whether a piece of the role never leaves its shade; by role.
    keeps_shade: Vec<bool>,
    start: Setup,
}

/// Why a variant cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum RulesError {
    /// Its board cannot be built.
    #[error("board: {0}")]
    Board(#[from] BoardError),
    /// A piece's notation cannot be read.
    #[error("{role}: {error}")]
    Notation {
        /// The name of the role.
        role: &'static str,
        /// What is wrong with the notation.
        error: ParseError,
    },
    /// A piece's notation means nothing on this board.
    #[error("{role}: {error}")]
    Meaning {
        /// The name of the role.
        role: &'static str,
        /// What is wrong with the notation.
        error: CompileError,
    },
    /// There are more kinds of pieces, or more castlings, than a position has room for.
    #[error("too many {what}")]
    TooMany {
        /// Of what.
        what: &'static str,
    },
    /// A policy names a role that the variant does not have.
    #[error("'{name}' is not a role of this variant")]
    UnknownRole {
        /// The name.
        name: &'static str,
    },
    /// The start array cannot be read.
    #[error("start array: {0}")]
    Start(String),
}

impl Rules {
    /// Compiles a variant.
    ///
    /// # Errors
    /// When the variant contradicts itself: a notation that cannot be read, a policy that names an
    /// unknown role, more castlings than there is room for.
    pub fn new(variant: &'static Variant) -> Result<Rules, RulesError> {
        if variant.roles.len() > Role::MAX {
            return Err(RulesError::TooMany { what: "roles" });
        }
        let board: Board = variant.board.parse()?;
        let promotes_to = promotions(variant)?;
        let mut parts = Parts {
            squares: board.len(),
            players: variant.players,
            capture: variant.capture,
            royalty: variant.royalty,
            king: royal_role(variant)?,
            skips_mated: variant.no_moves == NoMoves::Skip,
            safe_castling: variant.castling != Castling::Unchecked,
            paths: Vec::new(),
            promotes_to,
            far_rim: far_rims(&board),
            castlings: Vec::new(),
        };
        let engine = engine_of(parts.clone())?;
        let mut rules =
            Rules { variant, start: Setup::empty(&board), board, keeps_shade: Vec::new(), engine };
        let start = rules.read_start()?.0.pieces;
        parts.paths = compile(&rules, &start)?;
        parts.castlings = castlings(&rules, &parts.paths, &start)?;
        rules.engine = engine_of(parts)?;
        rules.keeps_shade = rules.roles().map(|role| rules.stays_on_shade(role)).collect();
        // The rights of the start array mean something only now.
        let (start, warnings) = rules.read_start()?;
        if let Some(warning) = warnings.first() {
            return Err(RulesError::Start(warning.to_string()));
        }
        rules.start = start;
        Ok(rules)
    }

    /// The data that the rules were made from.
    pub fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players in the order in which they move.
    pub fn players(&self) -> &'static [Player] {
        self.variant.players
    }

    /// All kinds of pieces.
    #[inline]
    pub fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        (0..self.variant.roles.len()).map(|number| Role::new(number as u8))
    }

    /// The role with this name, `archbishop`.
    pub fn role(&self, name: &str) -> Option<Role> {
        self.roles().find(|role| self.spec(*role).name == name)
    }

    /// The role with this upper-case letter.
    pub fn role_by_letter(&self, letter: char) -> Option<Role> {
        self.roles().find(|role| self.spec(*role).letter == letter)
    }

    /// The data of a role.
    pub fn spec(&self, role: Role) -> &'static RoleSpec {
        &self.variant.roles[role.index()]
    }

    /// The name of a piece as the page writes it, `white-archbishop`.
    pub fn piece_name(&self, piece: Piece) -> String {
        format!("{}-{}", piece.player, self.spec(piece.role).name)
    }

    /// The roles that a role becomes on the far rim; empty when it does not promote.
    #[inline]
    pub fn promotes_to(&self, role: Role) -> &[Role] {
        self.engine.promotes_to(role)
    }

    /// Whether it is a pawn: it promotes, its moves reset the count of fifty, and its letter is left
    /// out in SAN.
    #[inline]
    pub fn is_pawn(&self, role: Role) -> bool {
        !self.promotes_to(role).is_empty()
    }

    /// Whether a pawn of this player promotes on the square.
    #[inline]
    pub fn on_far_rim(&self, player: Player, square: Square) -> bool {
        self.engine.on_far_rim(player, square)
    }

    /// Whether a piece of this role can never leave the shade of the square on which it stands.
    pub fn keeps_shade(&self, role: Role) -> bool {
        self.keeps_shade[role.index()]
    }

    /// All that a piece can do from a square.
    pub fn paths(&self, piece: Piece, from: Square) -> &Paths {
        self.engine.paths(piece, from)
    }

    /// Whether a piece that had not moved could have a path from one square to another.
    pub(crate) fn goes_first(&self, piece: Piece, from: Square, to: Square) -> bool {
        let (betza, seat) = (self.spec(piece.role).betza, piece.player.seat(&self.board));
        let Some(seat) = seat.filter(|_| betza.contains('i')) else { return false };
        let notation = betza.parse::<Betza>().ok();
        let paths = notation.and_then(|notation| notation.compile(&self.board, seat, from, true).ok());
        paths.is_some_and(|paths| paths.leads_to(to))
    }

    /// All castlings that the game knows; a right is one of them.
    #[inline]
    pub fn castlings(&self) -> &[CastlingOption] {
        self.engine.castlings()
    }

    /// The tables behind the moves.
    pub(crate) fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The start array.
    pub fn start(&self) -> &Setup {
        &self.start
    }

    /// The castling of a right, with its number.
    pub(crate) fn castling_for(&self, right: &CastlingRight) -> Option<(usize, &CastlingOption)> {
        self.castlings().iter().enumerate().find(|(_, option)| {
            (option.player, option.path.king_from, option.path.partner_from)
                == (right.player, right.king, right.partner)
        })
    }

    /// Where the piece stands now that can have passed over a square in its last move, if any can.
    pub fn passer_square(&self, owner: Player, passed: Square) -> Option<Square> {
        self.engine.double_steps_over(owner, passed).next().map(|step| step.to)
    }

    fn read_start(&self) -> Result<(Setup, Vec<FenWarning>), RulesError> {
        read_fen(self, self.variant.start).map_err(|error| RulesError::Start(error.to_string()))
    }

    fn stays_on_shade(&self, role: Role) -> bool {
        !self.is_pawn(role)
            && self.engine.paths_of(role).all(|paths| {
                let shade = self.board.shade(paths.origin);
                paths
                    .nodes
                    .iter()
                    .filter(|node| !node.landing.is_none())
                    .all(|node| self.board.shade(node.square) == shade)
                    && paths.castlings.is_empty()
            })
    }
}

fn engine_of(parts: Parts) -> Result<Engine, RulesError> {
    Engine::new(parts).ok_or(RulesError::TooMany { what: "castlings" })
}

/// The role of the pieces that are royal, in games that have them.
fn royal_role(variant: &Variant) -> Result<Option<Role>, RulesError> {
    if variant.royalty == Royalty::None {
        return Ok(None);
    }
    role_named(variant, "king").map(Some)
}

fn promotions(variant: &Variant) -> Result<Vec<Vec<Role>>, RulesError> {
    let number = |name| role_named(variant, name);
    let mut promotes_to = vec![Vec::new(); variant.roles.len()];
    for promotion in variant.promotion {
        let from = number(promotion.from)?;
        promotes_to[from.index()] = promotion.to.iter().map(|name| number(name)).collect::<Result<_, _>>()?;
    }
    Ok(promotes_to)
}

/// The role that a policy names.
pub(crate) fn role_named(variant: &Variant, name: &'static str) -> Result<Role, RulesError> {
    let found = variant.roles.iter().position(|role| role.name == name);
    found.map(|role| Role::new(role as u8)).ok_or(RulesError::UnknownRole { name })
}

fn far_rims(board: &Board) -> Vec<Vec<bool>> {
    let rim = |player: Player| {
        let mut rim = vec![false; board.len()];
        if let Some(seat) = player.seat(board) {
            board.far_rim(seat).into_iter().for_each(|square| rim[square.index()] = true);
        }
        rim
    };
    Player::ALL.into_iter().map(rim).collect()
}

/// The paths of every piece from every square, by player, role and square. A piece counts as unmoved
/// on the squares on which the start array has one like it.
fn compile(rules: &Rules, start: &[Option<Piece>]) -> Result<Vec<Vec<Vec<Paths>>>, RulesError> {
    let board = &rules.board;
    let notations = rules
        .variant
        .roles
        .iter()
        .map(|spec| {
            spec.betza.parse::<Betza>().map_err(|error| RulesError::Notation { role: spec.name, error })
        })
        .collect::<Result<Vec<_>, _>>()?;
    let mut all = vec![Vec::new(); Player::COUNT];
    for player in Player::ALL {
        let Some(seat) = player.seat(board) else { continue };
        for (role, notation) in rules.roles().zip(&notations) {
            let piece = Piece { role, player };
            let paths = (0..board.len())
                .map(|number| {
                    let from = Square::new(number as u8);
                    let unmoved = start[from.index()] == Some(piece);
                    notation.compile(board, seat, from, unmoved)
                })
                .collect::<Result<Vec<_>, _>>()
                .map_err(|error| RulesError::Meaning { role: rules.spec(role).name, error })?;
            all[player.index()].push(paths);
        }
    }
    Ok(all)
}

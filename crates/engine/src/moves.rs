use berolina_board::Square;

use crate::Role;

/// What a move does besides going from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Goes to an empty square.
    Quiet,
    /// Goes to an empty square, over others on which it can be taken in passing.
    DoubleStep,
    /// Takes what stands on the target.
    Capture,
    /// Takes a piece that has just passed over the target.
    EnPassant,
    /// The king goes to the target and its partner changes sides.
    Castle(Castle),
    /// Takes something before the last square; see [`Move::via`].
    Locust,
}

/// Which castling: its number among the castling paths of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castle(pub(crate) u8);

impl Castle {
    /// Its place among [`Engine::castlings`](crate::Engine::castlings).
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// A move in a position. It means something only together with the position it was made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) kind: MoveKind,
    pub(crate) promotion: Option<Role>,
    pub(crate) via: [Option<Square>; 2],
}

impl Move {
    pub(crate) const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move { from, to, kind, promotion: None, via: [None; 2] }
    }

    /// Where the piece comes from; the king's square when castling.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where the piece ends; the king's final square when castling.
    pub const fn to(self) -> Square {
        self.to
    }

    /// What it does.
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// What the piece becomes.
    pub const fn promotion(self) -> Option<Role> {
        self.promotion
    }

    /// The squares before the last one on which it takes something.
    pub fn via(self) -> impl Iterator<Item = Square> {
        self.via.into_iter().flatten()
    }

    /// Whether it takes anything.
    pub const fn is_capture(self) -> bool {
        matches!(self.kind, MoveKind::Capture | MoveKind::EnPassant | MoveKind::Locust)
    }
}

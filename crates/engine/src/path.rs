//! What a piece's notation becomes on a board: trees of squares.
//!
//! Legal moves, attacks and the marks on the screen all come from these trees.

use berolina_board::Square;

/// What must stand on a square for a move to go on over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// Nothing: a slide, or the leg of a lame leap.
    Empty,
    /// Any piece: the hurdle of a hopper.
    Occupied,
    /// An own piece, which stays.
    Own,
    /// Whatever stands there: a leap passes over it.
    Any,
    /// An enemy, which is taken.
    Capture,
    /// An own piece, which is taken.
    CaptureOwn,
    /// The move ends here.
    Never,
}

/// What a move may do on a square where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Landing {
    /// End there when the square is empty.
    pub quiet: bool,
    /// Take an enemy there.
    pub capture: bool,
    /// Take a piece that has just passed over the square, which is empty.
    pub en_passant: bool,
    /// Take an own piece there.
    pub own: bool,
    /// Of the captures, only that of a king.
    pub only_king: bool,
    /// Of the captures, all but that of a king.
    pub spares_king: bool,
}

impl Landing {
    /// A move cannot end there.
    pub const NONE: Landing = Landing {
        quiet: false,
        capture: false,
        en_passant: false,
        own: false,
        only_king: false,
        spares_king: false,
    };

    /// Whether a move can take an enemy there, who may be a king.
    pub const fn captures(self, king: bool) -> bool {
        let spared = if king { self.spares_king } else { self.only_king };
        self.capture && !spared
    }

    /// Whether a move can end there at all.
    pub const fn is_none(self) -> bool {
        !(self.quiet || self.capture || self.en_passant || self.own)
    }
}

/// One square of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// The square.
    pub square: Square,
    /// The node before it; None for the first square after the origin.
    pub parent: Option<u32>,
    /// One past the last node of the tree that hangs below this one: nodes are in depth-first order.
    pub end: u32,
    /// What must stand there for the path to go on.
    pub pass: Pass,
    /// What a move may do that ends there.
    pub landing: Landing,
    /// Whether a move that ends here can be taken in passing on the squares before.
    pub double_step: bool,
}

/// A king and its partner change sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CastlingPath {
    /// Where the king stands.
    pub king_from: Square,
    /// Where the king ends.
    pub king_to: Square,
    /// Where the partner stands.
    pub partner_from: Square,
    /// Where the partner ends.
    pub partner_to: Square,
    /// The squares that the king crosses, its final one included.
    pub crossed: Vec<Square>,
    /// The squares that must be empty.
    pub empty: Vec<Square>,
}

/// All that one piece can do from one square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paths {
    /// The square.
    pub origin: Square,
    /// Trees of squares in depth-first order, parents before children. Brothers may stand on the
    /// same square with different conditions.
    pub nodes: Vec<Node>,
    /// Its castlings.
    pub castlings: Vec<CastlingPath>,
}

impl Paths {
    /// Whether some path leads to a square, whatever it needs on the way and there.
    pub fn leads_to(&self, square: Square) -> bool {
        self.nodes.iter().any(|node| node.square == square && !node.landing.is_none())
    }

    /// Whether some path leads on or ends only where another piece stands: it takes in another way than
    /// it moves, takes on the way, or hops.
    pub fn needs_others(&self) -> bool {
        self.nodes.iter().any(|node| {
            let takes_only = !node.landing.is_none() && !node.landing.quiet;
            takes_only || !matches!(node.pass, Pass::Empty | Pass::Any | Pass::Never)
        })
    }

    /// The squares from the first one after the origin to that of a node.
    pub fn squares_to(&self, node: usize) -> Vec<Square> {
        let mut squares = Vec::new();
        let mut at = Some(node as u32);
        while let Some(number) = at {
            let node = &self.nodes[number as usize];
            squares.push(node.square);
            at = node.parent;
        }
        squares.reverse();
        squares
    }
}

use crate::notation::san::write_san;
use crate::{IllegalMove, Move, Outcome, Position};

/// A place in the tree of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The start.
    pub const ROOT: NodeId = NodeId(0);

    pub(super) fn new(index: usize) -> NodeId {
        NodeId(u32::try_from(index).unwrap_or(u32::MAX))
    }

    /// Its number, in the order in which positions joined the tree.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What somebody said about a position.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Remarks {
    /// Comments in front of the move, at the beginning of a variation.
    pub before: Vec<String>,
    /// Comments behind the move.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs of PGN: 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
}

impl Remarks {
    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.before.is_empty() && self.comments.is_empty() && self.nags.is_empty()
    }
}

/// A position of a game and the move that led to it.
#[derive(Clone, Debug)]
pub struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    /// The child last looked at.
    pub(super) chosen: Option<NodeId>,
    pub(super) made: Option<Move>,
    pub(super) san: String,
    pub(super) ply: u32,
    pub(super) position: Position,
    pub(super) key: u64,
    pub(super) repetitions: u32,
    pub(super) end: Option<Outcome>,
    pub(super) remarks: Remarks,
}

impl Node {
    pub(super) fn root(position: Position) -> Node {
        Node {
            parent: None,
            children: Vec::new(),
            chosen: None,
            made: None,
            san: String::new(),
            ply: 0,
            key: position.key(),
            position,
            repetitions: 1,
            end: None,
            remarks: Remarks::default(),
        }
    }

    /// The node after a move from this one, which has the number `id`.
    pub(super) fn follow(&self, id: NodeId, made: Move) -> Result<Node, IllegalMove> {
        let position = self.position.play(made)?;
        Ok(Node {
            parent: Some(id),
            made: Some(made),
            san: write_san(&self.position, made),
            ply: self.ply.saturating_add(1),
            ..Node::root(position)
        })
    }

    /// The position before the move; None at the start.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The positions after each move that was tried here, the main one first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The move that led here; None at the start.
    pub fn made(&self) -> Option<Move> {
        self.made
    }

    /// The move that led here as people write it; empty at the start.
    pub fn san(&self) -> &str {
        &self.san
    }

    /// How many moves lead here.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How often the position has been on the board, now included.
    pub fn repetitions(&self) -> u32 {
        self.repetitions
    }

    /// The end that the players recorded here, whether or not it has been taken back.
    pub fn recorded_end(&self) -> Option<Outcome> {
        self.end
    }

    /// What was said about it.
    pub fn remarks(&self) -> &Remarks {
        &self.remarks
    }
}

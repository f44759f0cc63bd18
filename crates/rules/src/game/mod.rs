//! A game: a tree of positions with a place in it, and how it ended.

mod ends;
mod node;
mod reasons;
mod rounds;
mod store;
mod walk;

use std::sync::Arc;

use thiserror::Error;

pub use ends::DrawOffer;
pub use node::{Node, NodeId, Remarks};
pub use rounds::{Round, RoundCell};
pub use store::{RestoreError, RestoreWarning, StoredEnd, StoredGame, StoredNote};

pub(crate) use walk::Step;

use crate::notation::san::{SanError, read_move};
use crate::shuffle::StartArrays;
use crate::{IllegalMove, Move, Outcome, Player, Position, Rules};

/// A game of some variant: every position that was ever reached in it, and the one looked at now.
///
/// Moves that are taken back stay in the tree; another move in their place starts a variation.
///
/// ```
/// use berolina_rules::{Game, variants};
///
/// let mut game = Game::new(&variants::rules("suicide").unwrap(), None);
/// game.play_text("e2e4").unwrap();
/// game.play_text("d5").unwrap();
/// assert_eq!(game.ply(), 2);
/// assert!(game.undo());
/// game.play_text("b5").unwrap();
/// let line: Vec<&str> = game.line().iter().map(|entry| entry.san).collect();
/// assert_eq!(line, ["e4", "b5"]);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    nodes: Vec<Node>,
    current: NodeId,
    /// Whether the recorded end of the current node has been taken back.
    lifted: bool,
    offer: Option<DrawOffer>,
    /// By player; empty where nobody gave one.
    names: [String; Player::COUNT],
    tags: Vec<(String, String)>,
}

/// One move of [`Game::line`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineEntry<'a> {
    /// The position after the move.
    pub node: NodeId,
    /// How many moves were made since the start, this one included.
    pub ply: u32,
    /// The move.
    pub made: Move,
    /// The move as people write it.
    pub san: &'a str,
}

/// Why something cannot be done in a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GameError {
    /// It has ended.
    #[error("the game is over: take the last move back to go on")]
    Over,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The text is not a legal move.
    #[error(transparent)]
    Text(#[from] SanError),
    /// The player has no part in it.
    #[error("{0} does not play this game")]
    NotPlaying(Player),
    /// With more than two players nobody can give up: who would have won?
    #[error("a game of more than two cannot be resigned: abandon it")]
    NoResignation,
    /// There is no draw to claim.
    #[error("no draw can be claimed: neither a third repetition nor fifty moves without progress")]
    NothingToClaim,
    /// There is no offer to answer.
    #[error("no draw has been offered to {0}")]
    NoOffer(Player),
}

impl Game {
    /// A game from a position, or from the start array.
    pub fn new(rules: &Arc<Rules>, start: Option<Position>) -> Game {
        let start = start.unwrap_or_else(|| Position::start(rules));
        Game {
            rules: start.rules().clone(),
            nodes: vec![Node::root(start)],
            current: NodeId::ROOT,
            lifted: false,
            offer: None,
            names: Default::default(),
            tags: Vec::new(),
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position looked at now.
    pub fn position(&self) -> &Position {
        &self.current_node().position
    }

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        &self.nodes[0].position
    }

    /// Whether it began with the start array, counters and rights included.
    pub fn is_standard_start(&self) -> bool {
        *self.start() == Position::start(&self.rules)
    }

    /// The number of its start array, where the game has numbered ones and it began with one of them.
    pub fn start_number(&self) -> Option<u32> {
        StartArrays::of(&self.rules)?.number_of(self.start())
    }

    /// How many moves lead from the start to the current position.
    pub fn ply(&self) -> u32 {
        self.current_node().ply
    }

    /// Where in the tree the current position is.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// A place of the tree; None for one that belongs to another game.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// How many positions there are in the tree, the start included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether no move was ever made.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The last move, if one led to the current position.
    pub fn last_move(&self) -> Option<Move> {
        self.current_node().made
    }

    /// Makes a move: goes to the position after it, which joins the tree unless it is there.
    ///
    /// A recorded end that was taken back is forgotten, and an offer of a draw has lapsed.
    ///
    /// # Errors
    /// When the game is over or the move is not legal.
    pub fn play(&mut self, made: Move) -> Result<NodeId, GameError> {
        if self.outcome().is_some() {
            return Err(GameError::Over);
        }
        let id = self.add(self.current, made)?;
        self.nodes[self.current.index()].end = None;
        self.nodes[self.current.index()].chosen = Some(id);
        // A move made anew goes on, whatever was once recorded behind it.
        self.arrive(id, true);
        Ok(id)
    }

    /// Reads a move as people write it or by its squares, and makes it.
    ///
    /// # Errors
    /// When the game is over or the text is not a legal move; the error says why.
    pub fn play_text(&mut self, text: &str) -> Result<Move, GameError> {
        if self.outcome().is_some() {
            return Err(GameError::Over);
        }
        let made = read_move(self.position(), text)?;
        self.play(made)?;
        Ok(made)
    }

    /// Adds a move behind any position of the tree and stays where it is. What is recorded about
    /// ends is not asked.
    ///
    /// # Errors
    /// When the move is not legal there.
    pub fn add(&mut self, parent: NodeId, made: Move) -> Result<NodeId, GameError> {
        let above = self.nodes.get(parent.index()).ok_or(IllegalMove)?;
        let known = above.children.iter().copied().find(|child| self.nodes[child.index()].made == Some(made));
        if let Some(child) = known {
            return Ok(child);
        }
        let mut node = above.follow(parent, made)?;
        node.repetitions = 1 + self.earlier_repetitions(parent, &node);
        let id = NodeId::new(self.nodes.len());
        self.nodes.push(node);
        self.nodes[parent.index()].children.push(id);
        Ok(id)
    }

    /// Takes back a recorded end (resignation, agreement, a claim), or else the last move. False when
    /// there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        if self.recorded_end().is_some() {
            self.lifted = true;
            self.offer = None;
            return true;
        }
        let Some(parent) = self.current_node().parent else { return false };
        self.nodes[parent.index()].chosen = Some(self.current);
        self.arrive(parent, true);
        true
    }

    /// The reverse of [`Game::undo`]: restores a recorded end, or makes the move again that was last
    /// made here. False when there is nothing to do again.
    pub fn redo(&mut self) -> bool {
        if self.lifted && self.current_node().end.is_some() {
            self.lifted = false;
            self.offer = None;
            return true;
        }
        let Some(next) = self.next_of(self.current) else { return false };
        self.arrive(next, true);
        true
    }

    /// Whether [`Game::undo`] would do something.
    pub fn can_undo(&self) -> bool {
        self.recorded_end().is_some() || self.current_node().parent.is_some()
    }

    /// Whether [`Game::redo`] would do something.
    pub fn can_redo(&self) -> bool {
        let end = self.lifted && self.current_node().end.is_some();
        end || self.next_of(self.current).is_some()
    }

    /// Goes to a place of the tree. False when there is no such place.
    pub fn goto(&mut self, id: NodeId) -> bool {
        if self.node(id).is_none() {
            return false;
        }
        let mut below = id;
        while let Some(parent) = self.nodes[below.index()].parent {
            self.nodes[parent.index()].chosen = Some(below);
            below = parent;
        }
        self.arrive(id, false);
        true
    }

    /// Goes to the position after so many moves of the current line. False when it is shorter.
    pub fn goto_ply(&mut self, ply: u32) -> bool {
        let target = match ply {
            0 => Some(NodeId::ROOT),
            _ => self.line().iter().find(|entry| entry.ply == ply).map(|entry| entry.node),
        };
        target.is_some_and(|id| self.goto(id))
    }

    /// The line of moves through the current position, from the start to its end.
    pub fn line(&self) -> Vec<LineEntry<'_>> {
        let mut ids = self.path_to(self.current);
        let mut last = self.current;
        while let Some(next) = self.next_of(last) {
            ids.push(next);
            last = next;
        }
        ids.into_iter().filter_map(|id| self.entry(id)).collect()
    }

    /// The main line: the first move of every position, from the start to its end.
    pub fn main_line(&self) -> Vec<LineEntry<'_>> {
        let mut entries = Vec::new();
        let mut at = NodeId::ROOT;
        while let Some(first) = self.nodes[at.index()].children.first() {
            at = *first;
            entries.extend(self.entry(at));
        }
        entries
    }

    /// Makes the line to a place the main one, so that it comes first in [`Game::main_line`] and in
    /// PGN.
    pub fn promote(&mut self, id: NodeId) {
        let mut below = id;
        while let Some(parent) = self.node(below).and_then(|node| node.parent) {
            let children = &mut self.nodes[parent.index()].children;
            if let Some(at) = children.iter().position(|child| *child == below) {
                children[..=at].rotate_right(1);
            }
            below = parent;
        }
    }

    /// How the game has ended in the current position: by the rules, by the fifth repetition, or by
    /// a recorded end that has not been taken back.
    pub fn outcome(&self) -> Option<Outcome> {
        self.automatic_end(self.current).or(self.recorded_end())
    }

    /// The name of a player, if it is known.
    pub fn name(&self, player: Player) -> Option<&str> {
        Some(self.names[player.index()].as_str()).filter(|name| !name.is_empty())
    }

    /// Sets the name of a player; an empty one makes it unknown.
    pub fn set_name(&mut self, player: Player, name: &str) {
        self.names[player.index()] = name.trim().to_owned();
    }

    /// What else is known of the game (event, date, and what a file says), in its order.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Sets the value of a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(key, _)| key == name) {
            Some((_, old)) => *old = value.to_owned(),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// What is said about a place of the tree: comments, and what may be changed about them.
    pub fn remarks_mut(&mut self, id: NodeId) -> Option<&mut Remarks> {
        self.nodes.get_mut(id.index()).map(|node| &mut node.remarks)
    }

    fn current_node(&self) -> &Node {
        &self.nodes[self.current.index()]
    }

    fn arrive(&mut self, id: NodeId, lifted: bool) {
        self.current = id;
        self.lifted = lifted && self.nodes[id.index()].end.is_some();
        self.offer = None;
    }

    /// Where redo leads: the move last looked at, or else the main one.
    fn next_of(&self, id: NodeId) -> Option<NodeId> {
        let node = &self.nodes[id.index()];
        node.chosen.or(node.children.first().copied())
    }

    /// The places from the first move to this one.
    fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = id;
        while let Some(parent) = self.nodes[at.index()].parent {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    fn entry(&self, id: NodeId) -> Option<LineEntry<'_>> {
        let node = &self.nodes[id.index()];
        Some(LineEntry { node: id, ply: node.ply, made: node.made?, san: &node.san })
    }
}

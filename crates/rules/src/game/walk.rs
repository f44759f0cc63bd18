//! The order in which the tree of a game is written.

use super::{Game, NodeId};

/// One step of [`Game::walk`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// A move, by the place it leads to.
    Move(NodeId),
    /// A variation begins.
    Open,
    /// The variation ends.
    Close,
}

enum Todo {
    /// What follows a place.
    After(NodeId),
    /// A variation that begins with the move to a place.
    Open(NodeId),
    /// The end of a variation.
    Close,
}

impl Game {
    /// Walks through the tree in the order in which games are written: a move, the variations that
    /// replace it, and then what follows it.
    pub(crate) fn walk(&self, mut visit: impl FnMut(Step)) {
        let mut open = vec![Todo::After(NodeId::ROOT)];
        while let Some(todo) = open.pop() {
            match todo {
                Todo::Close => visit(Step::Close),
                Todo::Open(id) => {
                    visit(Step::Open);
                    visit(Step::Move(id));
                    open.extend([Todo::Close, Todo::After(id)]);
                }
                Todo::After(id) => {
                    let Some((first, others)) = self.nodes[id.index()].children.split_first() else {
                        continue;
                    };
                    visit(Step::Move(*first));
                    open.push(Todo::After(*first));
                    open.extend(others.iter().rev().map(|other| Todo::Open(*other)));
                }
            }
        }
    }
}

//! Building the trees of a piece: what two of its moves share comes once.

use berolina_board::Square;

use super::CompileError;
use crate::{Landing, Node, Pass};

/// More than any piece in use needs, and few enough for every square of the largest board.
const MOST_NODES: usize = 4096;

/// The origin, from which the trees hang.
pub(super) const ROOT: usize = 0;

struct Draft {
    square: Square,
    parent: usize,
    pass: Pass,
    landing: Landing,
    double_step: bool,
    children: Vec<usize>,
}

/// The trees as they grow; nodes are numbered in the order in which they came.
pub(super) struct Tree {
    drafts: Vec<Draft>,
}

impl Tree {
    pub fn new(origin: Square) -> Tree {
        Tree {
            drafts: vec![Draft {
                square: origin,
                parent: ROOT,
                pass: Pass::Never,
                landing: Landing::NONE,
                double_step: false,
                children: Vec::new(),
            }],
        }
    }

    /// The node below `parent` from which a move goes on over a square.
    pub fn pass(&mut self, parent: usize, square: Square, pass: Pass) -> Result<usize, CompileError> {
        let brothers = || self.drafts[parent].children.iter().copied();
        let with = |wanted: Pass| {
            brothers()
                .find(|child| self.drafts[*child].square == square && self.drafts[*child].pass == wanted)
        };
        if let Some(same) = with(pass) {
            return Ok(same);
        }
        // What ends there so far may as well go on.
        if let Some(end) = with(Pass::Never) {
            self.drafts[end].pass = pass;
            return Ok(end);
        }
        self.add(parent, square, pass)
    }

    /// Lets a move end on a square below `parent`.
    pub fn land(
        &mut self,
        parent: usize,
        square: Square,
        landing: Landing,
        double_step: bool,
    ) -> Result<(), CompileError> {
        for child in self.drafts[parent].children.clone() {
            let brother = &mut self.drafts[child];
            let fits = brother.landing.is_none() || brother.double_step == double_step;
            if brother.square != square || !fits {
                continue;
            }
            if let Some(both) = union(brother.landing, landing) {
                brother.landing = both;
                brother.double_step = double_step;
                return Ok(());
            }
        }
        let child = self.add(parent, square, Pass::Never)?;
        self.drafts[child].landing = landing;
        self.drafts[child].double_step = double_step;
        Ok(())
    }

    fn add(&mut self, parent: usize, square: Square, pass: Pass) -> Result<usize, CompileError> {
        if self.drafts.len() > MOST_NODES {
            return Err(CompileError::TooComplex);
        }
        let number = self.drafts.len();
        self.drafts.push(Draft {
            square,
            parent,
            pass,
            landing: Landing::NONE,
            double_step: false,
            children: Vec::new(),
        });
        self.drafts[parent].children.push(number);
        Ok(number)
    }

    /// Whether a square is on the way from node `first`, included, to node `last`.
    pub fn is_between(&self, first: usize, last: usize, square: Square) -> bool {
        let mut at = last;
        loop {
            if self.drafts[at].square == square {
                return true;
            }
            if at == first || at == ROOT {
                return false;
            }
            at = self.drafts[at].parent;
        }
    }

    /// The nodes in depth-first order, without those that lead to no landing.
    pub fn finish(self) -> Vec<Node> {
        let mut alive: Vec<bool> = self.drafts.iter().map(|draft| !draft.landing.is_none()).collect();
        for number in (1..self.drafts.len()).rev() {
            // Children have higher numbers than their parents.
            alive[self.drafts[number].parent] |= alive[number];
        }
        let mut nodes: Vec<Node> = Vec::new();
        let mut open: Vec<(usize, Option<u32>)> =
            self.children(ROOT, &alive).map(|child| (child, None)).collect();
        while let Some((number, parent)) = open.pop() {
            let draft = &self.drafts[number];
            let place = nodes.len() as u32;
            open.extend(self.children(number, &alive).map(|child| (child, Some(place))));
            let has_children = self.children(number, &alive).next().is_some();
            nodes.push(Node {
                square: draft.square,
                parent,
                end: place + 1,
                pass: if has_children { draft.pass } else { Pass::Never },
                landing: draft.landing,
                double_step: draft.double_step,
            });
        }
        for number in (0..nodes.len()).rev() {
            if let Some(parent) = nodes[number].parent {
                let end = nodes[number].end;
                let above = &mut nodes[parent as usize].end;
                *above = end.max(*above);
            }
        }
        nodes
    }

    /// The living children of a node, the last one first.
    fn children<'a>(&'a self, number: usize, alive: &'a [bool]) -> impl Iterator<Item = usize> + 'a {
        self.drafts[number].children.iter().rev().copied().filter(|child| alive[*child])
    }
}

/// What either allows, if one landing can say it.
fn union(one: Landing, two: Landing) -> Option<Landing> {
    let takes = |landing: Landing| landing.capture || landing.own;
    let (only_king, spares_king) = match (takes(one), takes(two)) {
        (_, false) => (one.only_king, one.spares_king),
        (false, true) => (two.only_king, two.spares_king),
        (true, true) => {
            let alike = (one.only_king, one.spares_king) == (two.only_king, two.spares_king);
            // The limits are those of all captures, so that only captures of the same kind add up.
            if !alike && (one.own || two.own) {
                return None;
            }
            if alike { (one.only_king, one.spares_king) } else { (false, false) }
        }
    };
    Some(Landing {
        quiet: one.quiet || two.quiet,
        capture: one.capture || two.capture,
        en_passant: one.en_passant || two.en_passant,
        own: one.own || two.own,
        only_king,
        spares_king,
    })
}

//! The trees of one piece on one square, sorted into shapes that the engine counts fast.
//!
//! Done once for all widths of sets: the tables only put the squares into theirs.

use std::ops::Range;

use berolina_board::Square;

use crate::{Landing, Node, Pass, Paths};

/// A line of squares, each of which must be empty for the next to be reached; the same may happen on
/// each.
pub(crate) struct Line {
    pub(crate) squares: Vec<Square>,
    pub(crate) landing: Landing,
}

/// One target behind squares that must be empty; a leap where there are none.
pub(crate) struct Target {
    pub(crate) empty: Vec<Square>,
    pub(crate) square: Square,
    pub(crate) landing: Landing,
    pub(crate) double_step: bool,
}

/// All that one piece can do from one square.
#[derive(Default)]
pub(crate) struct Shapes {
    pub(crate) lines: Vec<Line>,
    pub(crate) targets: Vec<Target>,
    /// The first node of each tree that has none of these shapes, and one past its last: it is walked.
    pub(crate) trees: Vec<(u32, u32)>,
}

impl Shapes {
    pub(crate) fn of(paths: &Paths) -> Shapes {
        let mut shapes = Shapes::default();
        let mut root = 0;
        while root < paths.nodes.len() {
            let end = paths.nodes[root].end as usize;
            if (root..end).all(|node| is_plain(paths, node)) {
                shapes.sort_plain(paths, root..end);
            } else {
                shapes.trees.push((root as u32, end as u32));
            }
            root = end;
        }
        shapes
    }

    /// Sorts a tree in which paths only need empty squares.
    fn sort_plain(&mut self, paths: &Paths, tree: Range<usize>) {
        let mut in_line = vec![false; tree.len()];
        for leaf in tree.clone().filter(|node| paths.nodes[*node].end as usize == node + 1) {
            let way = way_to(paths, leaf);
            let landing = paths.nodes[leaf].landing;
            let even = |node: &Node| node.landing == landing && !landing.en_passant && !node.double_step;
            let nodes = || way.iter().map(|node| &paths.nodes[*node]);
            let open = nodes().rev().skip(1).all(|node| node.pass == Pass::Empty);
            if open && nodes().all(even) && way.len() > 1 && !landing.is_none() {
                way.iter().for_each(|node| in_line[node - tree.start] = true);
                self.lines.push(Line { squares: nodes().map(|node| node.square).collect(), landing });
            }
        }
        for number in tree.clone().filter(|node| !in_line[node - tree.start]) {
            let Node { square, landing, double_step, .. } = paths.nodes[number];
            if landing.is_none() {
                continue;
            }
            let way = way_to(paths, number);
            let before = way[..way.len() - 1].iter().map(|node| &paths.nodes[*node]);
            let empty = before.filter(|node| node.pass == Pass::Empty).map(|node| node.square).collect();
            self.targets.push(Target { empty, square, landing, double_step });
        }
    }
}

/// Whether the way to the node only needs empty squares, and nothing special happens there.
fn is_plain(paths: &Paths, node: usize) -> bool {
    let Node { landing, pass, square, .. } = paths.nodes[node];
    let plain_landing = !(landing.own || landing.only_king || landing.spares_king);
    plain_landing && square != paths.origin && matches!(pass, Pass::Empty | Pass::Any | Pass::Never)
}

/// The nodes from the root to this one.
fn way_to(paths: &Paths, node: usize) -> Vec<usize> {
    let mut way = vec![node];
    let mut at = node;
    while let Some(parent) = paths.nodes[at].parent {
        at = parent as usize;
        way.push(at);
    }
    way.reverse();
    way
}

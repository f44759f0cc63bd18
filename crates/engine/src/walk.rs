//! Following paths over what stands on the board.

use berolina_board::Square;

use crate::{Node, Pass, Paths};

/// What stands on a square, seen from the piece that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A piece of the same player.
    Own,
    /// A piece of another player.
    Enemy {
        /// Whether it is a king, where that matters.
        king: bool,
    },
}

/// The board that a piece moves on.
pub trait Ground {
    /// What stands on a square.
    fn occupant(&self, square: Square) -> Option<Occupant>;
    /// Whether an enemy that has just passed over the square can be taken there.
    fn passed_over(&self, square: Square) -> bool;
}

/// What happens at one node of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A move can end there, on an empty square.
    Quiet,
    /// A move can end there and take what stands on the square.
    Capture,
    /// A move can end there and take what has passed over the square.
    EnPassant,
    /// A move could take something there, but nothing stands on the square.
    NothingToTake,
    /// What stands on the square ends the path, and cannot be taken by it.
    Blocked,
}

/// The squares before a node on which the path takes something.
pub fn taken_before(paths: &Paths, node: usize) -> impl Iterator<Item = Square> + '_ {
    let mut at = paths.nodes[node].parent;
    std::iter::from_fn(move || {
        while let Some(number) = at {
            let node = &paths.nodes[number as usize];
            at = node.parent;
            if matches!(node.pass, Pass::Capture | Pass::CaptureOwn) {
                return Some(node.square);
            }
        }
        None
    })
}

/// What a piece that follows a path finds on the square of a node: it has left its origin, and what it
/// takes on the way is gone.
pub fn found_at(paths: &Paths, node: usize, ground: &impl Ground) -> Option<Occupant> {
    let square = paths.nodes[node].square;
    let vacated = square == paths.origin || taken_before(paths, node).any(|taken| taken == square);
    if vacated { None } else { ground.occupant(square) }
}

/// Follows the nodes from `first` up to `end` as far as the pieces on the ground let it, and reports
/// what happens on the way: the number of the node, and the event.
pub fn walk<G: Ground>(
    paths: &Paths,
    first: usize,
    end: usize,
    ground: &G,
    mut report: impl FnMut(usize, Event),
) {
    let mut at = first;
    while at < end {
        let node = &paths.nodes[at];
        let occupant = found_at(paths, at, ground);
        land(node, occupant, ground, |event| report(at, event));
        at = if goes_on(node.pass, occupant) { at + 1 } else { node.end as usize };
    }
}

/// Whether a path goes on over a square with this on it.
pub fn goes_on(pass: Pass, occupant: Option<Occupant>) -> bool {
    match pass {
        Pass::Any => true,
        Pass::Empty => occupant.is_none(),
        Pass::Occupied => occupant.is_some(),
        Pass::Capture => matches!(occupant, Some(Occupant::Enemy { .. })),
        Pass::CaptureOwn | Pass::Own => occupant == Some(Occupant::Own),
        Pass::Never => false,
    }
}

fn land<G: Ground>(node: &Node, occupant: Option<Occupant>, ground: &G, mut report: impl FnMut(Event)) {
    let landing = node.landing;
    match occupant {
        None => {
            let passed = landing.en_passant && ground.passed_over(node.square);
            if landing.quiet {
                report(Event::Quiet);
            }
            if passed {
                report(Event::EnPassant);
            } else if landing.capture {
                report(Event::NothingToTake);
            }
        }
        Some(Occupant::Own) if landing.own => report(Event::Capture),
        Some(Occupant::Enemy { king }) if landing.captures(king) => report(Event::Capture),
        Some(_) if !landing.is_none() || matches!(node.pass, Pass::Empty | Pass::Capture) => {
            report(Event::Blocked);
        }
        Some(_) => {}
    }
}

//! Why a piece cannot go to a square: asked of the same trees of paths that its moves come from.

use berolina_board::{Square, sort_short};
use berolina_engine::{found_at, goes_on};

use crate::{Ground, Landing, NoCastling, Occupant, Pass, Paths};

/// Why a piece cannot go to a square as the board stands, whatever is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// A piece on the way, which the piece can neither take nor hop over there.
    Blocked {
        /// Where that piece stands: the nearest one on the path.
        by: Square,
    },
    /// A piece of the same player stands on the square.
    OwnPiece,
    /// The piece could only take on the square, and nothing stands there.
    OnlyTakes,
    /// The piece goes there without taking only, and an enemy stands there.
    OnlyMoves,
    /// The piece can take there, but not this kind of piece: it takes only kings, or all but kings.
    Spared,
    /// The path goes over another piece, and there is none.
    NothingToHop {
        /// The empty squares on one of which it would have to stand.
        on: Vec<Square>,
    },
    /// The path takes something on its way, and nothing stands there.
    NothingToTake {
        /// The empty square.
        on: Square,
    },
    /// Only as the first move of the piece.
    FirstMoveOnly,
    /// It would be castling, and that is not allowed any more.
    NoCastling(NoCastling),
    /// No path of the piece leads there at all.
    NoPath,
}

impl Hindrance {
    /// The word for it on the page: `only-takes`; `unreachable` where no path leads.
    pub const fn word(&self) -> &'static str {
        match self {
            Hindrance::Blocked { .. } => "blocked",
            Hindrance::OwnPiece => "own-piece",
            Hindrance::OnlyTakes => "only-takes",
            Hindrance::OnlyMoves => "only-moves",
            Hindrance::Spared => "spared",
            Hindrance::NothingToHop { .. } => "nothing-to-hop",
            Hindrance::NothingToTake { .. } => "nothing-to-take",
            Hindrance::FirstMoveOnly => "first-move-only",
            Hindrance::NoCastling(why) => why.word(),
            Hindrance::NoPath => "unreachable",
        }
    }
}

/// What keeps one path from its target.
struct Stop {
    /// Whether the move could not end on the target even if the path were free.
    refused: bool,
    /// How many squares before the target the path stops; 0 on the target itself.
    before: usize,
    hindrance: Hindrance,
}

/// Why none of these paths leads to a square over what stands on the ground; None when one does.
///
/// Where several lead there, the answer is of the one that comes nearest: paths on which a move could
/// end with what stands on the square now come first, and of these the one that stops the fewest
/// squares before it.
pub fn hindrance(paths: &Paths, ground: &impl Ground, to: Square) -> Option<Hindrance> {
    let mut nearest = Stop { refused: true, before: usize::MAX, hindrance: Hindrance::NoPath };
    let mut hurdles = Vec::new();
    for number in 0..paths.nodes.len() {
        let node = &paths.nodes[number];
        if node.square != to || node.landing.is_none() {
            continue;
        }
        let stop = stop(paths, ground, number)?;
        if let Hindrance::NothingToHop { on } = &stop.hindrance {
            hurdles.extend(on.iter().copied());
        }
        if (stop.refused, stop.before) < (nearest.refused, nearest.before) {
            nearest = stop;
        }
    }
    if let Hindrance::NothingToHop { on } = &mut nearest.hindrance {
        sort_short(&mut hurdles, |square| *square);
        hurdles.dedup();
        *on = hurdles;
    }
    Some(nearest.hindrance)
}

/// What keeps a piece from ending its move on a node; None when nothing does.
fn stop(paths: &Paths, ground: &impl Ground, number: usize) -> Option<Stop> {
    let node = &paths.nodes[number];
    let passed = ground.passed_over(node.square);
    let refusal = refusal(node.landing, found_at(paths, number, ground), passed);
    let mut nearest = None;
    let (mut at, mut before) = (node.parent, 0);
    while let Some(parent) = at {
        before += 1;
        let above = &paths.nodes[parent as usize];
        let occupant = found_at(paths, parent as usize, ground);
        if !goes_on(above.pass, occupant) {
            // The last one found is the first on the way.
            nearest = Some((before, barrier(above.pass, occupant, above.square)));
        }
        at = above.parent;
    }
    let refused = refusal.is_some();
    let (before, hindrance) = nearest.or(refusal.map(|hindrance| (0, hindrance)))?;
    Some(Stop { refused, before, hindrance })
}

/// Why a move cannot end on a square with this on it.
fn refusal(landing: Landing, occupant: Option<Occupant>, passed: bool) -> Option<Hindrance> {
    match occupant {
        None if landing.quiet || landing.en_passant && passed => None,
        None => Some(Hindrance::OnlyTakes),
        Some(Occupant::Own) => (!landing.own).then_some(Hindrance::OwnPiece),
        Some(Occupant::Enemy { king }) if landing.captures(king) => None,
        Some(_) if landing.capture || landing.own => Some(Hindrance::Spared),
        Some(_) => Some(Hindrance::OnlyMoves),
    }
}

/// Why a path does not go on over a square with this on it.
fn barrier(pass: Pass, occupant: Option<Occupant>, square: Square) -> Hindrance {
    match (occupant, pass) {
        (Some(_), _) => Hindrance::Blocked { by: square },
        (None, Pass::Capture | Pass::CaptureOwn) => Hindrance::NothingToTake { on: square },
        (None, _) => Hindrance::NothingToHop { on: vec![square] },
    }
}

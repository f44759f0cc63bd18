use berolina_board::{Board, Square, sort_short};

use crate::{CastlingPath, Pass, Paths, Piece};
use berolina_engine::{Event, Ground, goes_on, taken_before, walk};

/// What a mark says of a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkClass {
    /// Reached by a step or line that can be blocked, taking or not: yellow.
    Slide,
    /// Reached by a leap that nothing can block, taking or not: orange.
    Leap,
    /// Reached without taking only: green.
    MoveOnly,
    /// Reached by taking only: red.
    CaptureOnly,
    /// The piece there is in the way.
    Blocker,
}

impl MarkClass {
    /// The word for it in `data-mark` and on the command line: `slide`, `leap`, `move`, `capture`,
    /// `block`.
    pub const fn word(self) -> &'static str {
        match self {
            MarkClass::Slide => "slide",
            MarkClass::Leap => "leap",
            MarkClass::MoveOnly => "move",
            MarkClass::CaptureOnly => "capture",
            MarkClass::Blocker => "block",
        }
    }
}

/// One coloured mark, and the path that produced it. A square can have several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The marked square.
    pub square: Square,
    /// Its colour and shape.
    pub class: MarkClass,
    /// The squares from the first after the origin to this one, for drawing the line.
    pub path: Vec<Square>,
    /// Whether it is a castling target.
    pub castle: bool,
    /// Whether the piece promotes there.
    pub promote: bool,
    /// Whether the piece takes another in passing there.
    pub en_passant: bool,
    /// Whether the piece can go there now, taking or not; false for squares that it could only enter
    /// by taking and that are empty, and for blockers.
    pub reachable: bool,
}

/// What a piece can do from a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Where it stands.
    pub origin: Square,
    /// The piece; None on an empty square, and where only a notation was asked about.
    pub piece: Option<Piece>,
    /// The marks, by square number and class.
    pub marks: Vec<Mark>,
}

impl Explanation {
    /// The squares to which the piece can go now, or on which it can take, without repeats.
    pub fn destinations(&self) -> Vec<Square> {
        let mut squares: Vec<Square> =
            self.marks.iter().filter(|mark| mark.reachable).map(|mark| mark.square).collect();
        sort_short(&mut squares, |square| *square);
        squares.dedup();
        squares
    }

    /// Adds the marks of a castling whose partner stands ready: on the squares on which the king may
    /// be put to castle, or on the piece that is in the way.
    pub(crate) fn add_castling(&mut self, path: &CastlingPath, blocker: Option<Square>, entries: &[Square]) {
        let mark = |square, class, reachable| Mark {
            square,
            class,
            path: if square == path.king_to { path.crossed.clone() } else { vec![square] },
            castle: reachable,
            promote: false,
            en_passant: false,
            reachable,
        };
        match blocker {
            Some(square) => self.marks.push(mark(square, MarkClass::Blocker, false)),
            None => {
                // The partner is in nobody's way.
                self.marks.retain(|mark| mark.class != MarkClass::Blocker || !entries.contains(&mark.square));
                self.marks.extend(entries.iter().map(|entry| mark(*entry, MarkClass::MoveOnly, true)));
            }
        }
        self.sort();
    }

    fn sort(&mut self) {
        sort_short(&mut self.marks, |mark| (mark.square, mark.class, mark.castle));
        self.marks
            .dedup_by(|one, two| (one.square, one.class, one.castle) == (two.square, two.class, two.castle));
    }
}

/// A target on the way to becoming a mark: two that only move and only take, by the same kind of path,
/// are one that does both.
struct Target {
    square: Square,
    leap: bool,
    quiet: bool,
    capture: bool,
    /// Something is taken on the way: capture-only, whatever the last leg says.
    takes_on_the_way: bool,
    en_passant: bool,
    reachable: bool,
    node: usize,
}

impl Target {
    fn class(&self) -> MarkClass {
        match (self.quiet, self.capture) {
            _ if self.takes_on_the_way => MarkClass::CaptureOnly,
            (true, false) => MarkClass::MoveOnly,
            (false, _) => MarkClass::CaptureOnly,
            (true, true) if self.leap => MarkClass::Leap,
            (true, true) => MarkClass::Slide,
        }
    }
}

/// The marks of a piece with these paths, over what stands on the ground. Castlings are not among
/// them: only a game, or whoever asks, knows of partners that have not moved.
pub fn explain_paths(board: &Board, paths: &Paths, ground: &impl Ground) -> Explanation {
    let mut targets: Vec<Target> = Vec::new();
    let mut blockers: Vec<usize> = Vec::new();
    walk(paths, 0, paths.nodes.len(), ground, |number, event| {
        if event == Event::Blocked {
            blockers.push(number);
            return;
        }
        let node = &paths.nodes[number];
        let target = Target {
            square: node.square,
            leap: is_leap(board, paths, number),
            quiet: node.landing.quiet,
            capture: node.landing.capture || node.landing.own || node.landing.en_passant,
            takes_on_the_way: taken_before(paths, number).next().is_some(),
            en_passant: event == Event::EnPassant,
            reachable: event != Event::NothingToTake,
            node: number,
        };
        let same = targets.iter_mut().find(|other| {
            (other.square, other.leap, other.takes_on_the_way)
                == (target.square, target.leap, target.takes_on_the_way)
        });
        match same {
            Some(same) => {
                same.quiet |= target.quiet;
                same.capture |= target.capture;
                same.en_passant |= target.en_passant;
                same.reachable |= target.reachable;
            }
            None => targets.push(target),
        }
    });
    let mut marks: Vec<Mark> = targets.iter().map(|target| mark_of(paths, target)).collect();
    marks.extend(blocker_marks(paths, ground, &blockers, &targets));
    let mut explanation = Explanation { origin: paths.origin, piece: None, marks };
    explanation.sort();
    explanation
}

fn mark_of(paths: &Paths, target: &Target) -> Mark {
    Mark {
        square: target.square,
        class: target.class(),
        path: paths.squares_to(target.node),
        castle: false,
        promote: false,
        en_passant: target.en_passant,
        reachable: target.reachable,
    }
}

/// Pieces that end a path and cannot be taken, unless another path takes them, or hops over them from
/// the same square.
fn blocker_marks(paths: &Paths, ground: &impl Ground, blockers: &[usize], targets: &[Target]) -> Vec<Mark> {
    let hopped: Vec<(Option<u32>, Square)> = paths
        .nodes
        .iter()
        .filter(|node| {
            let occupant = ground.occupant(node.square);
            occupant.is_some() && goes_on(node.pass, occupant)
        })
        .map(|node| (node.parent, node.square))
        .collect();
    let mut marks = Vec::new();
    for &number in blockers {
        let node = &paths.nodes[number];
        let taken = targets
            .iter()
            .any(|target| target.square == node.square && target.reachable && target.square != paths.origin);
        if !taken && !hopped.contains(&(node.parent, node.square)) {
            marks.push(Mark {
                square: node.square,
                class: MarkClass::Blocker,
                path: paths.squares_to(number),
                castle: false,
                promote: false,
                en_passant: false,
                reachable: false,
            });
        }
    }
    marks
}

/// Whether the square is not next to the origin, and reached whatever stands in between.
fn is_leap(board: &Board, paths: &Paths, number: usize) -> bool {
    let node = &paths.nodes[number];
    let mut at = node.parent;
    while let Some(parent) = at {
        let parent = &paths.nodes[parent as usize];
        if parent.pass != Pass::Any {
            return false;
        }
        at = parent.parent;
    }
    node.square != paths.origin && !board.adjacent(paths.origin, node.square)
}

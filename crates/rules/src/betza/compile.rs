//! From notation to trees of squares.

use std::collections::VecDeque;

use berolina_board::{Board, Direction, Square};

use super::ast::{Class, Group, Leg, Range};
use super::directions::{self, Side};
use super::tree::{ROOT, Tree};
use super::walk::{Course, Reach, Walker};
use super::{CompileError, castling};
use crate::path::{CastlingPath, Landing, Pass, Paths};

/// How many leaps may be tried for one piece on one square: legs that lead nowhere new are work too.
const MOST_LEAPS: usize = 1 << 15;

const UNLIMITED: usize = usize::MAX;

/// All that a piece can do from a square.
pub(super) fn compile(
    groups: &[Group],
    board: &Board,
    seat: usize,
    from: Square,
    unmoved: bool,
) -> Result<Paths, CompileError> {
    let mut paths = Paths { origin: from, nodes: Vec::new(), castlings: Vec::new() };
    if from.index() >= board.len() || board.is_hole(from) {
        return Ok(paths);
    }
    let mut tree = Tree::new(from);
    let mut leaps_left = MOST_LEAPS;
    for group in groups.iter().filter(|group| unmoved || !group.has('i')) {
        let compiler = Compiler { board, seat, from, group };
        if group.atom.is_castling() {
            compiler.castle(&mut paths.castlings)?;
        } else {
            compiler.grow(&mut tree, &mut leaps_left)?;
        }
    }
    paths.nodes = tree.finish();
    Ok(paths)
}

/// A hopper's hurdle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurdle {
    /// It needs none.
    None,
    Ahead,
    Behind,
}

/// A path that is to be made longer by one leap.
#[derive(Clone, Copy)]
struct Job {
    leg: usize,
    /// The last node, and the one where the leg began.
    node: usize,
    start: usize,
    square: Square,
    course: Course,
    /// How many leaps the leg may still make.
    left: usize,
    hurdle: Hurdle,
    /// Whether the first square is still to be skipped.
    skips: bool,
    /// Whether the range is the other one, 1 or unlimited.
    toggled: bool,
    /// The side of the last bend.
    bend: Option<Side>,
}

struct Compiler<'a> {
    board: &'a Board,
    seat: usize,
    from: Square,
    group: &'a Group,
}

struct Growth<'a> {
    tree: &'a mut Tree,
    jobs: VecDeque<Job>,
}

impl Compiler<'_> {
    fn walker(&self, leg: &Leg) -> Walker<'_> {
        Walker { board: self.board, seat: self.seat, wraps: leg.letters.has('o') }
    }

    fn no_directions(&self, leg: &Leg) -> CompileError {
        CompileError::NoDirections { column: leg.column.0 }
    }

    /// Forward, on the square cells where directions have names.
    fn ahead(&self, leg: &Leg) -> Result<Direction, CompileError> {
        let ahead = self.board.forward(self.seat, self.from);
        ahead.filter(|_| self.walker(leg).places(self.from) == 8).ok_or_else(|| self.no_directions(leg))
    }

    fn castle(&self, castlings: &mut Vec<CastlingPath>) -> Result<(), CompileError> {
        let leg = &self.group.legs[0];
        let Range::Steps(distance) = self.group.range else { return Ok(()) };
        let inset = usize::from(leg.letters.has('j'));
        for course in self.first_courses(leg)? {
            let Course::Line(direction) = course else { continue };
            let path = castling::along(self.walker(leg), self.from, direction, distance.into(), inset);
            castlings.extend(path.filter(|path| !castlings.contains(path)));
        }
        Ok(())
    }

    /// The ways in which the first leg may go.
    fn first_courses(&self, leg: &Leg) -> Result<Vec<Course>, CompileError> {
        let (walker, class) = (self.walker(leg), self.group.atom.class());
        if leg.letters.has('o') {
            self.ahead(leg)?;
        }
        if leg.directions.is_empty() {
            let all = self.board.directions(self.from);
            return Ok(match class {
                Class::Royal => all.map(Course::Line).collect(),
                Class::Orthogonal => all.filter(|way| way.is_edge()).map(Course::Line).collect(),
                Class::Diagonal => all.filter(|way| !way.is_edge()).map(Course::Line).collect(),
                Class::Oblique => all
                    .filter(|way| way.is_edge())
                    .flat_map(|long| [Side::Left, Side::Right].map(|side| Course::Oblique { long, side }))
                    .collect(),
            });
        }
        let ahead = self.ahead(leg)?;
        let set = directions::of_first_leg(&leg.directions, class).unwrap_or_default();
        let eighths = (0..8).filter(|eighth| set & (1 << eighth) != 0);
        let start = match class {
            Class::Oblique => Course::Oblique { long: ahead, side: Side::Right },
            _ => Course::Line(ahead),
        };
        Ok(eighths.map(|eighth| turn(walker, self.from, start, eighth)).collect())
    }

    /// The ways in which a later leg may go, each with the side to which it bends.
    fn later_courses(&self, leg: &Leg, job: &Job) -> Result<Vec<(Course, Option<Side>)>, CompileError> {
        let walker = self.walker(leg);
        let places = walker.places(job.square);
        let turns: Vec<isize> = if leg.directions.is_empty() {
            let also_slanted = matches!(self.group.atom.class(), Class::Royal | Class::Oblique);
            (0..places).filter(|turn| *turn != places / 2 && (also_slanted || turn % 2 == 0)).collect()
        } else {
            let set = directions::of_later_leg(&leg.directions, job.bend);
            let eighths = (0..8).filter(|eighth| set & (1 << eighth) != 0);
            let turns =
                eighths.map(|eighth| places_of(eighth, places).ok_or_else(|| self.no_directions(leg)));
            turns.collect::<Result<_, _>>()?
        };
        let courses = turns.into_iter().map(|places_turned| {
            let bend = match places_turned {
                0 => job.bend,
                half if half == places / 2 => job.bend,
                right if right < places / 2 => Some(Side::Right),
                _ => Some(Side::Left),
            };
            (turn(walker, job.square, job.course, places_turned), bend)
        });
        Ok(courses.collect())
    }

    /// How many leaps a leg may make.
    fn range(&self, toggled: bool) -> usize {
        let range = match self.group.range {
            Range::Default if self.group.atom.is_slider() => UNLIMITED,
            Range::Default => 1,
            Range::Steps(0) => UNLIMITED,
            Range::Steps(steps) => steps.into(),
            Range::OwnHalf => self.to_the_middle(),
        };
        match (toggled, range) {
            (false, range) => range,
            (true, 1) => UNLIMITED,
            (true, _) => 1,
        }
    }

    /// How far it is forward to the middle of the board; 1 beyond it, so that a pawn never gets stuck.
    fn to_the_middle(&self) -> usize {
        let Some(ahead) = self.board.forward(self.seat, self.from) else { return 1 };
        let half_turn = self.board.mesh().corner_count(self.from) as isize;
        let behind = self.length(self.board.mesh().turned(self.from, ahead, half_turn));
        let line = behind + 1 + self.length(ahead);
        (line / 2).saturating_sub(behind + 1).max(1)
    }

    /// How many squares there are up to the rim.
    fn length(&self, direction: Direction) -> usize {
        let (mut at, mut heading, mut length) = (self.from, Some(direction), 0);
        while let Some([step, ..]) = heading.map(|heading| self.board.steps(at, heading)) {
            (at, heading, length) = (step.to, step.heading, length + 1);
            if length > self.board.len() {
                break;
            }
        }
        length
    }

    /// Adds the group's paths to a tree.
    fn grow(&self, tree: &mut Tree, leaps_left: &mut usize) -> Result<(), CompileError> {
        let mut growth = Growth { tree, jobs: VecDeque::new() };
        for course in self.first_courses(&self.group.legs[0])? {
            growth.jobs.push_back(self.job(0, ROOT, self.from, course, false, None));
        }
        while let Some(job) = growth.jobs.pop_front() {
            for reach in self.reaches(&job) {
                *leaps_left = leaps_left.checked_sub(1).ok_or(CompileError::TooComplex)?;
                // Lines end before they come round to where they have been.
                if !growth.tree.is_between(job.start, job.node, reach.to) {
                    self.go_between(&mut growth, &job, &reach)?;
                }
            }
        }
        Ok(())
    }

    /// A leg that begins.
    fn job(
        &self,
        leg: usize,
        node: usize,
        square: Square,
        course: Course,
        toggled: bool,
        bend: Option<Side>,
    ) -> Job {
        let letters = self.group.legs[leg].letters;
        let hops = self.is_last(leg) && letters.has_any("pg");
        Job {
            leg,
            node,
            start: node,
            square,
            course,
            left: self.range(toggled),
            hurdle: if hops { Hurdle::Ahead } else { Hurdle::None },
            skips: self.group.atom.is_step() && letters.has('j') && !letters.has_twice('j'),
            toggled,
            bend,
        }
    }

    fn is_last(&self, leg: usize) -> bool {
        leg + 1 == self.group.legs.len()
    }

    fn reaches(&self, job: &Job) -> Vec<Reach> {
        let leg = &self.group.legs[job.leg];
        let (walker, leap) = (self.walker(leg), self.group.atom.leap());
        if leg.letters.has_any("nj") {
            walker.lame_leap(job.square, job.course, leap)
        } else {
            walker.leap(job.square, job.course, leap)
        }
    }

    /// What a lame leap, or one that needs something to jump over, asks of the squares between.
    fn go_between(&self, growth: &mut Growth<'_>, job: &Job, reach: &Reach) -> Result<(), CompileError> {
        let letters = self.group.legs[job.leg].letters;
        let between = &reach.between[..];
        let has_hole = between.iter().any(|square| self.board.is_hole(*square));
        if letters.has('n') && !between.is_empty() {
            if has_hole {
                return Ok(());
            }
            let node = all_pass(growth.tree, job.node, between, Pass::Empty)?;
            return self.arrive(growth, job, node, reach);
        }
        if !letters.has('j') || between.is_empty() {
            return self.arrive(growth, job, job.node, reach);
        }
        if letters.has_twice('j') {
            let node = all_pass(growth.tree, job.node, between, Pass::Occupied)?;
            return self.arrive(growth, job, node, reach);
        }
        for (place, square) in between.iter().enumerate().filter(|(_, square)| !self.board.is_hole(**square))
        {
            let before = all_pass(growth.tree, job.node, &between[..place], Pass::Empty)?;
            let hurdle = growth.tree.pass(before, *square, Pass::Occupied)?;
            let node = all_pass(growth.tree, hurdle, &between[place + 1..], Pass::Any)?;
            self.arrive(growth, job, node, reach)?;
        }
        Ok(())
    }

    /// A leap has come to a square: the move ends there, or goes on.
    fn arrive(
        &self,
        growth: &mut Growth<'_>,
        job: &Job,
        node: usize,
        reach: &Reach,
    ) -> Result<(), CompileError> {
        let leg = &self.group.legs[job.leg];
        let is_hole = self.board.is_hole(reach.to);
        if job.skips {
            let node = growth.tree.pass(node, reach.to, Pass::Any)?;
            go_on(growth, &Job { skips: false, ..*job }, node, reach, job.left);
            return Ok(());
        }
        let slide = if leg.letters.has_twice('j') { Pass::Any } else { Pass::Empty };
        if !self.is_last(job.leg) {
            for (pass, toggles) in ends(leg) {
                if !is_hole || pass == Pass::Any {
                    let end = growth.tree.pass(node, reach.to, pass)?;
                    self.next_leg(growth, job, end, reach, job.toggled != toggles)?;
                }
            }
        } else if is_hole {
            return Ok(());
        } else if job.hurdle == Hurdle::Ahead {
            self.hop(growth, job, node, reach)?;
        } else {
            let double_step = node != ROOT && self.makes_double_steps();
            growth.tree.land(node, reach.to, landing(leg), double_step)?;
        }
        if job.left > 1 && reach.course.is_some() && !is_hole {
            let on = growth.tree.pass(node, reach.to, slide)?;
            go_on(growth, job, on, reach, job.left - 1);
        }
        Ok(())
    }

    /// A hopper goes on over one piece: with `g` to the square behind it, with `p` as far as its range
    /// goes. A single step over a piece lands behind it.
    fn hop(
        &self,
        growth: &mut Growth<'_>,
        job: &Job,
        node: usize,
        reach: &Reach,
    ) -> Result<(), CompileError> {
        let leg = &self.group.legs[job.leg];
        let left = match self.range(job.toggled) {
            1 => 1,
            _ if leg.letters.has('p') => job.left - 1,
            _ => 1,
        };
        let hurdle = growth.tree.pass(node, reach.to, Pass::Occupied)?;
        if left > 0 {
            go_on(growth, &Job { hurdle: Hurdle::Behind, ..*job }, hurdle, reach, left);
        }
        Ok(())
    }

    fn next_leg(
        &self,
        growth: &mut Growth<'_>,
        job: &Job,
        node: usize,
        reach: &Reach,
        toggled: bool,
    ) -> Result<(), CompileError> {
        let Some(course) = reach.course else { return Ok(()) };
        let next = &self.group.legs[job.leg + 1];
        let here = Job { square: reach.to, course, ..*job };
        for (course, bend) in self.later_courses(next, &here)? {
            growth.jobs.push_back(self.job(job.leg + 1, node, reach.to, course, toggled, bend));
        }
        Ok(())
    }

    /// Whether a move that goes beyond its first square can be taken in passing: first moves over
    /// squares that must be empty, `nn`, sliders with `n` and those that go up to the middle (author's
    /// texts on the Interactive Diagram, 2021).
    fn makes_double_steps(&self) -> bool {
        let group = self.group;
        let slides = group.atom.is_step() && self.range(false) > 1;
        group.has('n') && (group.has('i') || slides) || group.has_twice('n') || group.range == Range::OwnHalf
    }
}

fn go_on(growth: &mut Growth<'_>, job: &Job, node: usize, reach: &Reach, left: usize) {
    if let Some(course) = reach.course {
        growth.jobs.push_back(Job { node, square: reach.to, course, left, ..*job });
    }
}

fn all_pass(tree: &mut Tree, node: usize, squares: &[Square], pass: Pass) -> Result<usize, CompileError> {
    squares.iter().try_fold(node, |node, square| tree.pass(node, *square, pass))
}

/// The places on a cell for a turn in eighths: straight on and back are the same on every cell, an
/// eighth beside is the next edge or corner, a quarter there is on square cells only.
const fn places_of(eighth: isize, places: isize) -> Option<isize> {
    match eighth {
        0 | 1 => Some(eighth),
        7 => Some(places - 1),
        3 => Some(places / 2 - 1),
        4 => Some(places / 2),
        5 => Some(places / 2 + 1),
        _ if places == 8 => Some(eighth),
        _ => None,
    }
}

/// A course turned clockwise by so many places; oblique leaps have as many.
fn turn(walker: Walker<'_>, cell: Square, course: Course, places: isize) -> Course {
    match course {
        Course::Line(heading) => Course::Line(walker.turned(cell, heading, places)),
        Course::Oblique { mut long, mut side } => {
            for _ in 0..places {
                (long, side) = match side {
                    Side::Left => (long, Side::Right),
                    Side::Right => (walker.turned(cell, long, 2), Side::Left),
                };
            }
            Course::Oblique { long, side }
        }
    }
}

/// What may happen where a move ends.
fn landing(leg: &Leg) -> Landing {
    let has = |letter| leg.letters.has(letter);
    let all = !leg.letters.has_any("mcdek");
    Landing {
        quiet: all || has('m'),
        capture: all || has('c') || has('k'),
        en_passant: has('e'),
        own: has('d'),
        only_king: has('k') && !has('c'),
        spares_king: has('t'),
    }
}

/// What may stand where a leg ends that another follows, and whether the range changes there.
fn ends(leg: &Leg) -> Vec<(Pass, bool)> {
    let has = |letter| leg.letters.has(letter);
    let quiet = has('m') || !leg.letters.has_any("mcdpgy");
    let mut ends = Vec::new();
    for (empty, occupied, toggles) in [(quiet, has('p'), false), (has('y'), has('g'), true)] {
        match (empty, occupied) {
            (true, true) => ends.push((Pass::Any, toggles)),
            (true, false) => ends.push((Pass::Empty, toggles)),
            (false, true) => ends.push((Pass::Occupied, toggles)),
            (false, false) => {}
        }
    }
    ends.extend(has('c').then_some((Pass::Capture, false)));
    ends.extend(has('d').then_some((Pass::CaptureOwn, false)));
    ends
}

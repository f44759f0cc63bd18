//! Growing the trees of one group, leap by leap.

use std::collections::VecDeque;

use berolina_board::Square;

use super::CompileError;
use super::ast::Leg;
use super::courses::Place;
use super::directions::Side;
use super::tree::{ROOT, Tree};
use super::walk::{Course, Reach};
use crate::{Landing, Pass};

/// How many leaps may be tried for one piece on one square: legs that lead nowhere are work too.
pub(super) const MOST_LEAPS: usize = 1 << 16;

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

/// The paths of one group as they grow.
pub(super) struct Grower<'a> {
    place: Place<'a>,
    tree: &'a mut Tree,
    leaps_left: &'a mut usize,
    /// First come, first served: the notation's order is that of the nodes.
    jobs: VecDeque<Job>,
}

impl<'a> Grower<'a> {
    pub fn new(place: Place<'a>, tree: &'a mut Tree, leaps_left: &'a mut usize) -> Grower<'a> {
        Grower { place, tree, leaps_left, jobs: VecDeque::new() }
    }

    /// Adds all of the group's paths.
    pub fn grow(mut self) -> Result<(), CompileError> {
        for course in self.place.first_courses(&self.place.group.legs[0])? {
            self.begin(Job {
                leg: 0,
                node: ROOT,
                start: ROOT,
                square: self.place.from,
                course,
                left: 0,
                hurdle: Hurdle::None,
                skips: false,
                toggled: false,
                bend: None,
            });
        }
        while let Some(job) = self.jobs.pop_front() {
            self.work()?;
            for reach in self.reaches(&job) {
                self.work()?;
                // Lines end before they come round to where they have been.
                if !self.tree.is_between(job.start, job.node, reach.to) {
                    self.go_between(&job, &reach)?;
                }
            }
        }
        Ok(())
    }

    fn work(&mut self) -> Result<(), CompileError> {
        *self.leaps_left = self.leaps_left.checked_sub(1).ok_or(CompileError::TooComplex)?;
        Ok(())
    }

    fn leg(&self, job: &Job) -> &'a Leg {
        &self.place.group.legs[job.leg]
    }

    fn is_last(&self, leg: usize) -> bool {
        leg + 1 == self.place.group.legs.len()
    }

    /// Begins a leg where the job is.
    fn begin(&mut self, job: Job) {
        let letters = self.leg(&job).letters;
        let hops = self.is_last(job.leg) && letters.has_any("pg");
        self.jobs.push_back(Job {
            start: job.node,
            left: self.place.range(job.toggled),
            hurdle: if hops { Hurdle::Ahead } else { Hurdle::None },
            skips: self.place.group.atom.is_step() && letters.has('j') && !letters.has_twice('j'),
            ..job
        });
    }

    /// Goes on with a leg from where a leap has led.
    fn go_on(&mut self, job: Job, reach: &Reach) {
        if let Some(course) = reach.course {
            self.jobs.push_back(Job { square: reach.to, course, ..job });
        }
    }

    fn reaches(&self, job: &Job) -> Vec<Reach> {
        let leg = self.leg(job);
        let (walker, leap) = (self.place.walker(leg), self.place.group.atom.leap());
        if leg.letters.has_any("nj") {
            walker.lame_leap(job.square, job.course, leap)
        } else {
            walker.leap(job.square, job.course, leap)
        }
    }

    /// What the squares that a leap passes over must be: with `n` all of them empty, with `j` one of
    /// them occupied, with `jj` one or more.
    fn go_between(&mut self, job: &Job, reach: &Reach) -> Result<(), CompileError> {
        let letters = self.leg(job).letters;
        let between = &reach.between[..];
        let hole = between.iter().position(|square| self.place.board.is_hole(*square));
        if between.is_empty() || !letters.has_any("nj") {
            return self.arrive(job, job.node, reach);
        }
        if letters.has('n') {
            // A hole stops what slides.
            let node = self.all_pass(job.node, between, Pass::Empty)?;
            return if hole.is_none() { self.arrive(job, node, reach) } else { Ok(()) };
        }
        let behind = if letters.has_twice('j') { Pass::Any } else { Pass::Empty };
        for (place, square) in between.iter().enumerate() {
            if !self.place.board.is_hole(*square) {
                let before = self.all_pass(job.node, &between[..place], Pass::Empty)?;
                let hurdle = self.tree.pass(before, *square, Pass::Occupied)?;
                let node = self.all_pass(hurdle, &between[place + 1..], behind)?;
                self.arrive(job, node, reach)?;
            }
        }
        Ok(())
    }

    /// Goes over squares; over holes whatever is asked of the others.
    fn all_pass(&mut self, node: usize, squares: &[Square], pass: Pass) -> Result<usize, CompileError> {
        squares.iter().try_fold(node, |node, square| {
            let pass = if self.place.board.is_hole(*square) { Pass::Any } else { pass };
            self.tree.pass(node, *square, pass)
        })
    }

    /// A leap has come to a square: the move ends there, or goes on.
    fn arrive(&mut self, job: &Job, node: usize, reach: &Reach) -> Result<(), CompileError> {
        let leg = self.leg(job);
        let is_hole = self.place.board.is_hole(reach.to);
        if job.skips {
            let node = self.tree.pass(node, reach.to, Pass::Any)?;
            self.go_on(Job { node, skips: false, ..*job }, reach);
            return Ok(());
        }
        if !self.is_last(job.leg) {
            self.end_leg(job, node, reach)?;
        } else if !is_hole && job.hurdle == Hurdle::Ahead {
            self.hop(job, node, reach)?;
        } else if !is_hole {
            let double_step = node != ROOT && self.makes_double_steps();
            self.tree.land(node, reach.to, landing(leg), double_step)?;
        }
        if job.left > 1 && reach.course.is_some() && !is_hole {
            let pass = if leg.letters.has_twice('j') { Pass::Any } else { Pass::Empty };
            let node = self.tree.pass(node, reach.to, pass)?;
            self.go_on(Job { node, left: job.left - 1, ..*job }, reach);
        }
        Ok(())
    }

    /// A hopper goes on over one piece: with `g` to the square behind it, with `p` as far as its range
    /// goes. A single step over a piece lands behind it.
    fn hop(&mut self, job: &Job, node: usize, reach: &Reach) -> Result<(), CompileError> {
        let left = match self.place.range(job.toggled) {
            1 => 1,
            _ if self.leg(job).letters.has('p') => job.left - 1,
            _ => 1,
        };
        if left > 0 {
            let node = self.tree.pass(node, reach.to, Pass::Occupied)?;
            self.go_on(Job { node, left, hurdle: Hurdle::Behind, ..*job }, reach);
        }
        Ok(())
    }

    /// A leg ends that another follows.
    fn end_leg(&mut self, job: &Job, node: usize, reach: &Reach) -> Result<(), CompileError> {
        let Some(course) = reach.course else { return Ok(()) };
        let next = &self.place.group.legs[job.leg + 1];
        let courses = self.place.later_courses(next, reach.to, course, job.bend)?;
        for (pass, toggles) in ends(self.leg(job)) {
            // Whatever stands there may as well be a hole.
            if self.place.board.is_hole(reach.to) && pass != Pass::Any {
                continue;
            }
            let node = self.tree.pass(node, reach.to, pass)?;
            let toggled = job.toggled != toggles;
            for &(course, bend) in &courses {
                self.begin(Job { leg: job.leg + 1, node, square: reach.to, course, toggled, bend, ..*job });
            }
        }
        Ok(())
    }

    fn makes_double_steps(&self) -> bool {
        let group = self.place.group;
        group.makes_double_steps(group.atom.is_step() && self.place.range(false) > 1)
    }
}

/// What may happen where a move ends.
pub(super) fn landing(leg: &Leg) -> Landing {
    let has = |letter| leg.letters.has(letter);
    let all = !leg.letters.has_any("mcdek");
    let capture = all || has('c') || has('k');
    Landing {
        quiet: all || has('m'),
        capture,
        en_passant: has('e'),
        own: has('d'),
        only_king: has('k') && !has('c'),
        spares_king: has('t') && (capture || has('d')),
    }
}

/// What may stand where a leg ends that another follows, and whether the range changes there.
///
/// `p` and `g` go over any piece, with `t` only over own ones.
pub(super) fn ends(leg: &Leg) -> Vec<(Pass, bool)> {
    let has = |letter| leg.letters.has(letter);
    let quiet = has('m') || !leg.letters.has_any("mcdpgyt");
    let hops = has('p') || has('t') && !has('g');
    let mut ends = Vec::new();
    for (empty, occupied, toggles) in [(quiet, hops, false), (has('y'), has('g'), true)] {
        if empty && occupied && !has('t') {
            ends.push((Pass::Any, toggles));
            continue;
        }
        ends.extend(empty.then_some((Pass::Empty, toggles)));
        let piece = if has('t') { Pass::Own } else { Pass::Occupied };
        ends.extend(occupied.then_some((piece, toggles)));
    }
    ends.extend(has('c').then_some((Pass::Capture, false)));
    ends.extend(has('d').then_some((Pass::CaptureOwn, false)));
    ends
}

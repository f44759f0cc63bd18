//! Walking over the mesh: steps, lines and leaps.

use berolina_board::{Board, Direction, Square, Step};

use super::directions::Side;

/// The way a piece goes, so that it can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Course {
    /// Straight on through an edge or a corner.
    Line(Direction),
    /// A leap with a long way, through an edge, and a short one to a side.
    Oblique { long: Direction, side: Side },
}

/// Where one leap leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    /// The squares between, from the origin on.
    pub between: Vec<Square>,
    pub to: Square,
    /// None where lines end, in cells with an odd number of corners.
    pub course: Option<Course>,
}

/// The way so far while a line is walked.
#[derive(Clone)]
struct Trail {
    squares: Vec<Square>,
    at: Square,
    heading: Option<Direction>,
}

impl Trail {
    fn reach(mut self, course: Option<Course>) -> Reach {
        // The last square is where the leap ends.
        self.squares.pop();
        Reach { between: self.squares, to: self.at, course }
    }
}

/// The mesh as a piece sees it that may go round a cylinder.
#[derive(Clone, Copy)]
pub(super) struct Walker<'a> {
    pub board: &'a Board,
    pub seat: usize,
    /// Whether the left and the right rim are one.
    pub wraps: bool,
}

impl Walker<'_> {
    pub fn turned(&self, cell: Square, direction: Direction, places: isize) -> Direction {
        self.board.mesh().turned(cell, direction, places)
    }

    /// How many places make a full turn on a cell.
    pub fn places(&self, cell: Square) -> isize {
        2 * self.board.mesh().corner_count(cell) as isize
    }

    /// Leaps along a line, or long and short in either order: the union, without repeats.
    pub fn leap(&self, from: Square, course: Course, (long, short): (usize, usize)) -> Vec<Reach> {
        match course {
            Course::Line(heading) => self.line(from, heading, long),
            Course::Oblique { long: way, side } => {
                let mut reaches = self.long_first(from, way, side, (long, short));
                for reach in self.short_first(from, way, side, (long, short)) {
                    let known =
                        reaches.iter().any(|other| (other.to, other.course) == (reach.to, reach.course));
                    if !known {
                        reaches.push(reach);
                    }
                }
                reaches
            }
        }
    }

    /// As [`Walker::leap`], by the way that a lame piece goes: an oblique leap goes through edges first
    /// and then through corners, as the horse does.
    pub fn lame_leap(&self, from: Square, course: Course, (long, short): (usize, usize)) -> Vec<Reach> {
        let Course::Oblique { long: way, side } = course else {
            return self.leap(from, course, (long, short));
        };
        let start = Trail { squares: Vec::new(), at: from, heading: Some(way) };
        let straight = self.walk(vec![start], long - short);
        let bent = self.walk(self.bent(straight, side.sign()), short);
        bent.into_iter().map(|trail| self.oblique_reach(trail, side, -side.sign())).collect()
    }

    fn line(&self, from: Square, heading: Direction, length: usize) -> Vec<Reach> {
        let start = Trail { squares: Vec::new(), at: from, heading: Some(heading) };
        let trails = self.walk(vec![start], length);
        trails
            .into_iter()
            .map(|trail| {
                let course = trail.heading.map(Course::Line);
                trail.reach(course)
            })
            .collect()
    }

    fn long_first(&self, from: Square, way: Direction, side: Side, leap: (usize, usize)) -> Vec<Reach> {
        let start = Trail { squares: Vec::new(), at: from, heading: Some(way) };
        let straight = self.walk(vec![start], leap.0);
        let turned = self.walk(self.bent(straight, 2 * side.sign()), leap.1);
        turned.into_iter().map(|trail| self.oblique_reach(trail, side, -2 * side.sign())).collect()
    }

    fn short_first(&self, from: Square, way: Direction, side: Side, leap: (usize, usize)) -> Vec<Reach> {
        let heading = Some(self.turned(from, way, 2 * side.sign()));
        let straight = self.walk(vec![Trail { squares: Vec::new(), at: from, heading }], leap.1);
        let turned = self.walk(self.bent(straight, -2 * side.sign()), leap.0);
        turned.into_iter().map(|trail| self.oblique_reach(trail, side, 0)).collect()
    }

    /// The end of an oblique leap whose long way is so many places from the last heading.
    fn oblique_reach(&self, trail: Trail, side: Side, places: isize) -> Reach {
        let course = trail.heading.map(|heading| {
            let long = self.turned(trail.at, heading, places);
            Course::Oblique { long, side }
        });
        trail.reach(course)
    }

    fn bent(&self, trails: Vec<Trail>, places: isize) -> Vec<Trail> {
        let bend = |trail: Trail| {
            let heading = trail.heading.map(|heading| self.turned(trail.at, heading, places));
            Trail { heading, ..trail }
        };
        trails.into_iter().map(bend).collect()
    }

    /// Goes straight on; a line that forks is two.
    fn walk(&self, mut trails: Vec<Trail>, steps: usize) -> Vec<Trail> {
        for _ in 0..steps {
            let mut longer = Vec::with_capacity(trails.len());
            for trail in &trails {
                let Some(heading) = trail.heading else { continue };
                for step in self.step(trail.at, heading) {
                    let mut squares = trail.squares.clone();
                    squares.push(step.to);
                    longer.push(Trail { squares, at: step.to, heading: step.heading });
                }
            }
            trails = longer;
        }
        trails
    }

    fn step(&self, from: Square, heading: Direction) -> Vec<Step> {
        let steps = self.board.steps(from, heading);
        if steps.is_empty() && self.wraps { self.wrap(from, heading) } else { steps.to_vec() }
    }

    /// A step over the left or right rim of a cylinder: to the far end of the line that leads there. A
    /// diagonal one goes forward or back first.
    fn wrap(&self, from: Square, heading: Direction) -> Vec<Step> {
        let Some(ahead) = self.board.forward(self.seat, from) else { return Vec::new() };
        let eighth = (0..8).find(|eighth| self.turned(from, ahead, *eighth) == heading);
        match eighth {
            Some(2 | 6) => vec![self.round(from, heading)],
            Some(slanted @ (1 | 3 | 5 | 7)) => {
                let upright = if matches!(slanted, 1 | 7) { 0 } else { 4 };
                // From there to the side, clockwise: a quarter.
                let quarter = if matches!(slanted, 1 | 5) { 2 } else { -2 };
                let steps = self.board.steps(from, self.turned(from, ahead, upright));
                steps.iter().filter_map(|step| self.round_slanted(*step, quarter)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn round_slanted(&self, upright: Step, quarter: isize) -> Option<Step> {
        let sideways = self.turned(upright.to, upright.heading?, quarter);
        let over = self.round(upright.to, sideways);
        let heading = self.turned(over.to, over.heading?, -quarter / 2);
        Some(Step { heading: Some(heading), ..over })
    }

    fn round(&self, from: Square, sideways: Direction) -> Step {
        let (mut at, mut back) = (from, self.turned(from, sideways, 4));
        for _ in 0..self.board.len() {
            match self.board.steps(at, back) {
                [Step { to, heading: Some(heading) }] => (at, back) = (*to, *heading),
                _ => break,
            }
        }
        Step { to: at, heading: Some(self.turned(at, back, 4)) }
    }
}

//! Which ways a leg may go, and how far.

use berolina_board::{Board, Direction, Square};

use super::CompileError;
use super::ast::{Class, Group, Leg, UNLIMITED};
use super::directions::{self, Side};
use super::walk::{Course, Walker};

/// A group on a square of a board.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub board: &'a Board,
    pub seat: usize,
    pub from: Square,
    pub group: &'a Group,
}

impl<'a> Place<'a> {
    pub fn walker(self, leg: &Leg) -> Walker<'a> {
        Walker { board: self.board, seat: self.seat, wraps: leg.letters.has('o') }
    }

    fn no_directions(self, leg: &Leg) -> CompileError {
        CompileError::NoDirections { column: leg.column.0 }
    }

    /// Forward, on the square cells where directions have names.
    fn ahead(self, leg: &Leg) -> Result<Direction, CompileError> {
        let ahead = self.board.forward(self.seat, self.from);
        ahead.filter(|_| self.walker(leg).places(self.from) == 8).ok_or_else(|| self.no_directions(leg))
    }

    /// The ways in which the first leg may go.
    pub fn first_courses(self, leg: &Leg) -> Result<Vec<Course>, CompileError> {
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
    pub fn later_courses(
        self,
        leg: &Leg,
        square: Square,
        course: Course,
        last_bend: Option<Side>,
    ) -> Result<Vec<(Course, Option<Side>)>, CompileError> {
        let walker = self.walker(leg);
        let places = walker.places(square);
        let turns: Vec<isize> = if leg.directions.is_empty() {
            let also_slanted = matches!(self.group.atom.class(), Class::Royal | Class::Oblique);
            (0..places).filter(|turn| *turn != places / 2 && (also_slanted || turn % 2 == 0)).collect()
        } else {
            let set = directions::of_later_leg(&leg.directions, last_bend);
            let eighths = (0..8).filter(|eighth| set & (1 << eighth) != 0);
            let turns =
                eighths.map(|eighth| places_of(eighth, places).ok_or_else(|| self.no_directions(leg)));
            turns.collect::<Result<_, _>>()?
        };
        let courses = turns.into_iter().map(|places_turned| {
            let bend = match places_turned {
                0 => last_bend,
                half if half == places / 2 => last_bend,
                right if right < places / 2 => Some(Side::Right),
                _ => Some(Side::Left),
            };
            (turn(walker, square, course, places_turned), bend)
        });
        Ok(courses.collect())
    }

    /// How many leaps a leg may make.
    pub fn range(self, toggled: bool) -> usize {
        let range = self.group.steps().unwrap_or_else(|| self.steps_to_middle());
        match (toggled, range) {
            (false, range) => range,
            (true, 1) => UNLIMITED,
            (true, _) => 1,
        }
    }

    /// How far it is forward to the middle of the board; 1 beyond it, so that a pawn never gets stuck.
    fn steps_to_middle(self) -> usize {
        let Some(ahead) = self.board.forward(self.seat, self.from) else { return 1 };
        let half_turn = self.board.mesh().corner_count(self.from) as isize;
        let behind = self.length(self.board.mesh().turned(self.from, ahead, half_turn));
        let line = behind + 1 + self.length(ahead);
        (line / 2).saturating_sub(behind + 1).max(1)
    }

    /// How many squares there are up to the rim.
    fn length(self, direction: Direction) -> usize {
        let (mut at, mut heading, mut length) = (self.from, Some(direction), 0);
        while let Some([step, ..]) = heading.map(|heading| self.board.steps(at, heading)) {
            (at, heading, length) = (step.to, step.heading, length + 1);
            if length > self.board.len() {
                break;
            }
        }
        length
    }
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

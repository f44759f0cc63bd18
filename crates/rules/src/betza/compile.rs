//! From notation to trees of squares.

use berolina_board::{Board, Square};

use super::ast::{Group, Range};
use super::courses::Place;
use super::grow::{Grower, MOST_LEAPS};
use super::tree::Tree;
use super::walk::Course;
use super::{CompileError, castling};
use crate::{CastlingPath, Paths};

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
        let place = Place { board, seat, from, group };
        if group.atom.is_castling() {
            castle(place, &mut paths.castlings)?;
        } else {
            Grower::new(place, &mut tree, &mut leaps_left).grow()?;
        }
    }
    paths.nodes = tree.finish();
    Ok(paths)
}

fn castle(place: Place<'_>, castlings: &mut Vec<CastlingPath>) -> Result<(), CompileError> {
    let leg = &place.group.legs[0];
    let Range::Steps(distance) = place.group.range else { return Ok(()) };
    let inset = usize::from(leg.letters.has('j'));
    for course in place.first_courses(leg)? {
        let Course::Line(direction) = course else { continue };
        let path = castling::along(place.board, place.from, direction, distance.into(), inset);
        castlings.extend(path.filter(|path| !castlings.contains(path)));
    }
    Ok(())
}

use berolina_board::Square;
use berolina_diagram::{Cell, Paint, Shape, SquareMarks, Theme};
use yew::prelude::*;

use crate::board::scene::check_word;
use crate::tag::{fixed, written};
use crate::{Geometry, Scene};

/// Shapes of a drawing.
pub(crate) fn shapes<'s>(shapes: impl IntoIterator<Item = &'s Shape>) -> Html {
    let mut out = String::new();
    shapes.into_iter().for_each(|shape| shape.write(&mut out, Paint::Variables));
    written(&out.into())
}

/// One square: what is pointed at, focused, named for those who listen, and tested.
pub(crate) fn cell(
    geometry: &Geometry,
    scene: &Scene,
    square: Square,
    marks: Option<&SquareMarks>,
    focused: bool,
) -> Html {
    let Some(outline) = geometry.outline(square) else { return Html::default() };
    let name = geometry.name(square);
    let picked = scene.picked() == Some(square);
    let shown = marks.is_some() || scene.origin == Some(square);
    let end = scene.last_move.and_then(|(from, to)| match square {
        square if square == to => Some("to"),
        square if square == from => Some("from"),
        _ => None,
    });
    let lit = scene.lit.contains(&square);
    let ghost = scene.ghost.as_ref().is_some_and(|(ghost, _)| *ghost == square);
    let note = scene.notes.iter().find(|note| note.square == square).map(|note| note.words);
    let word = |word: &'static str| Some(AttrValue::Static(word));
    let flag = |is: bool| if is { word("true") } else { None };
    let values = vec![
        word("gridcell"),
        word(if scene.is_draggable(square) { "square movable" } else { "square" }),
        word(if focused { "0" } else { "-1" }),
        Some(AttrValue::from(scene.name(square, &name, marks))),
        word(if picked { "true" } else { "false" }),
        Some(name),
        scene.present(square).map(|piece| piece.id()),
        scene.piece(square).filter(|_| scene.is_aside(square)).map(|piece| piece.id()),
        flag(ghost),
        marks.map(|marks| AttrValue::from(marks.words())),
        flag(picked),
        flag(scene.look && shown),
        end.and_then(word),
        scene.check_on(square).map(check_word).and_then(word),
        flag(lit),
        note.and_then(word),
    ];
    fixed("g", ATTRIBUTES, values).key(square.index()).with(written(outline)).view()
}

/// The outline of a square, which never changes.
pub(crate) fn outline(cell: &Cell) -> AttrValue {
    let fill = Theme::BROWN.square(cell.shade).paint(Paint::Variables);
    AttrValue::from(["<path d=\"", &cell.path(), "\" fill=\"", fill, "\"/>"].concat())
}

/// The attributes of a square, in the order in which they get their values.
const ATTRIBUTES: &[&str] = &[
    "role",
    "class",
    "tabindex",
    "aria-label",
    "aria-selected",
    "data-square",
    "data-piece",
    "data-aside",
    "data-ghost",
    "data-mark",
    "data-selected",
    "data-look",
    "data-last-move",
    "data-check",
    "data-lit",
    "data-note",
];

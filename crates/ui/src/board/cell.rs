use berolina_board::Square;
use berolina_diagram::{Paint, Shape, SquareMarks, Theme};
use yew::prelude::*;

use crate::board::scene::check_word;
use crate::{Geometry, Scene, tag};

/// A shape of a drawing as an element.
pub(crate) fn shape(shape: &Shape) -> Html {
    let attributes = shape.attributes(Paint::Variables).into_iter();
    attributes.fold(tag("path", &[]), |path, (name, value)| path.attr(name, value)).view()
}

/// One square: what is pointed at, focused, named for those who listen, and tested.
pub(crate) fn cell(
    geometry: &Geometry,
    scene: &Scene,
    square: Square,
    marks: Option<&SquareMarks>,
    focused: bool,
) -> Html {
    let Some(cell) = geometry.view().cell(square) else { return Html::default() };
    let name = geometry.name(square);
    let picked = scene.picked() == Some(square);
    let shown = marks.is_some() || scene.origin == Some(square);
    let end = scene.last_move.and_then(|(from, to)| match square {
        square if square == to => Some("to"),
        square if square == from => Some("from"),
        _ => None,
    });
    let lit = scene.lit.contains(&square);
    tag("g", &[("role", "gridcell"), ("class", "square")])
        .key(square.index())
        .class("movable", scene.is_draggable(square))
        .class("target", scene.is_target(square))
        .class("lit", lit)
        .attr("tabindex", if focused { "0" } else { "-1" })
        .attr("aria-label", scene.name(square, &name, marks))
        .attr("aria-selected", if picked { "true" } else { "false" })
        .attr("data-square", name)
        .maybe("data-piece", scene.present(square).map(|piece| piece.id()))
        .maybe("data-aside", scene.piece(square).filter(|_| scene.is_aside(square)).map(|piece| piece.id()))
        .flag("data-ghost", scene.ghost.as_ref().is_some_and(|(ghost, _)| *ghost == square))
        .maybe("data-mark", marks.map(|marks| marks.words()))
        .flag("data-selected", picked)
        .flag("data-look", scene.look && shown)
        .maybe("data-last-move", end)
        .maybe("data-check", scene.check_on(square).map(check_word))
        .flag("data-lit", lit)
        .maybe("data-note", scene.notes.iter().find(|note| note.square == square).map(|note| note.words))
        .tag(
            tag("path", &[])
                .attr("d", cell.path())
                .attr("fill", Theme::BROWN.square(cell.shade).paint(Paint::Variables)),
        )
        .view()
}

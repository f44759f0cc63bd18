use berolina_board::Square;
use berolina_diagram::{Paint, Shape, SquareMarks, Theme};
use yew::prelude::*;
use yew::virtual_dom::VTag;

use crate::board::scene::check_word;
use crate::{Geometry, Scene};

/// A shape of a drawing as an element.
pub(crate) fn shape(shape: &Shape) -> Html {
    let mut tag = VTag::new("path");
    for (name, value) in shape.attributes(Paint::Variables) {
        tag.add_attribute(name, value);
    }
    tag.into()
}

/// One square: what is pointed at, focused, named for those who listen, and tested.
pub(crate) fn cell(
    geometry: &Geometry,
    scene: &Scene,
    square: Square,
    marks: Option<&SquareMarks>,
    focused: bool,
) -> Html {
    let Some(cell) = geometry.view().cell(square) else { return html! {} };
    let name = geometry.name(square);
    let picked = scene.picked() == Some(square);
    let shown = marks.is_some() || scene.origin == Some(square);
    let end = scene.last_move.and_then(|(from, to)| match square {
        square if square == to => Some("to"),
        square if square == from => Some("from"),
        _ => None,
    });
    let yes = |flag: bool| flag.then_some("true");
    let class = classes!(
        "square",
        scene.is_draggable(square).then_some("movable"),
        scene.is_target(square).then_some("target"),
        scene.lit.contains(&square).then_some("lit"),
    );
    html! {
        <g key={square.index()} role="gridcell" {class}
            tabindex={if focused { "0" } else { "-1" }}
            aria-label={scene.name(square, &name, marks)}
            aria-selected={if picked { "true" } else { "false" }}
            data-square={name}
            data-piece={scene.present(square).map(|piece| piece.id())}
            data-aside={scene.piece(square).filter(|_| scene.is_aside(square)).map(|piece| piece.id())}
            data-mark={marks.map(|marks| marks.words())}
            data-selected={yes(picked)}
            data-look={yes(scene.look && shown)}
            data-last-move={end}
            data-check={scene.check_on(square).map(check_word)}
            data-lit={yes(scene.lit.contains(&square))}>
            <path d={cell.path()} fill={Theme::BROWN.square(cell.shade).paint(Paint::Variables)} />
        </g>
    }
}

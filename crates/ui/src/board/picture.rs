use std::rc::Rc;

use yew::prelude::*;

use crate::board::cell::shape;
use crate::board::layers;
use crate::{Geometry, Scene};
use berolina_diagram::{Shape, Theme};

/// What [`BoardPicture`] shows.
#[derive(Properties, PartialEq)]
pub struct BoardPictureProps {
    /// The board.
    pub geometry: Rc<Geometry>,
    /// What stands on it.
    pub scene: Rc<Scene>,
    /// What the picture is of, for those who cannot see it.
    pub label: AttrValue,
}

/// A board to look at only.
#[component]
pub fn BoardPicture(props: &BoardPictureProps) -> Html {
    let BoardPictureProps { geometry, scene, label } = props;
    let view = geometry.view();
    let squares = view.cells().iter().filter(|cell| !cell.hole);
    let squares = squares.map(|cell| shape(&Shape::filled(cell.path(), Theme::BROWN.square(cell.shade))));
    html! {
        <svg class="board-picture" viewBox={format!("0 0 {} {}", view.width(), view.height())} role="img" aria-label={label.clone()}>
            <g shape-rendering="crispEdges">{ for squares }</g>
            { layers::highlights(geometry, scene) }
            { layers::pieces(geometry, scene, None) }
        </svg>
    }
}

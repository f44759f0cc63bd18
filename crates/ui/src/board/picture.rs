use berolina_diagram::{Shape, Theme, number};
use yew::prelude::*;

use crate::board::cell::shape;
use crate::board::layers;
use crate::{Geometry, Scene};

/// A board to look at only; the label says what it shows to those who cannot see it.
pub fn board_picture(geometry: &Geometry, scene: &Scene, label: String) -> Html {
    let view = geometry.view();
    let squares = view.cells().iter().filter(|cell| !cell.hole);
    let squares = squares.map(|cell| shape(&Shape::filled(cell.path(), Theme::BROWN.square(cell.shade))));
    html! {
        <svg class="board-picture" viewBox={format!("0 0 {} {}", number(view.width()), number(view.height()))} role="img" aria-label={label}>
            <g shape-rendering="crispEdges">{ for squares }</g>
            { layers::highlights(geometry, scene) }
            { layers::pieces(geometry, scene, None) }
        </svg>
    }
}

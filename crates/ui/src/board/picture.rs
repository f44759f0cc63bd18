use berolina_diagram::{Shape, Theme, number};
use yew::prelude::*;

use crate::board::cell::shape;
use crate::board::layers;
use crate::{Geometry, Scene, tag};

/// A board to look at only; the label says what it shows to those who cannot see it.
pub fn board_picture(geometry: &Geometry, scene: &Scene, label: String) -> Html {
    let view = geometry.view();
    let squares = view.cells().iter().filter(|cell| !cell.hole);
    let squares = squares.map(|cell| shape(&Shape::filled(cell.path(), Theme::BROWN.square(cell.shade))));
    tag("svg", &[("class", "board-picture"), ("role", "img")])
        .attr("viewBox", format!("0 0 {} {}", number(view.width()), number(view.height())))
        .attr("aria-label", label)
        .tag(tag("g", &[("shape-rendering", "crispEdges")]).all(squares))
        .with(layers::highlights(geometry, scene))
        .with(layers::pieces(geometry, scene, None))
        .view()
}

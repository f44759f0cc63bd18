use berolina_diagram::{Shape, Theme, number};
use yew::prelude::*;

use crate::board::cell::shapes;
use crate::board::layers;
use crate::tag::written;
use crate::{Geometry, Scene, tag};

/// A board to look at only; the label says what it shows to those who cannot see it.
pub fn board_picture(geometry: &Geometry, scene: &Scene, label: String) -> Html {
    let view = geometry.view();
    let squares = view.cells().iter().filter(|cell| !cell.hole);
    let squares: Vec<Shape> =
        squares.map(|cell| Shape::filled(cell.path(), Theme::BROWN.square(cell.shade))).collect();
    tag("svg", &[("class", "board-picture"), ("role", "img")])
        .attr("viewBox", format!("0 0 {} {}", number(view.width()), number(view.height())))
        .attr("aria-label", label)
        .tag(tag("g", &[("shape-rendering", "crispEdges")]).with(shapes(&squares)))
        .with(layers::highlights(geometry, scene))
        .tag(layers::layer("pieces").with(written(&layers::pieces(geometry, scene, None))))
        .view()
}

use berolina_diagram::{MarkClass, Shape, Theme, mark_shape};
use yew::prelude::*;

use crate::board::shapes;
use crate::tag;

/// What each kind of mark means, in the order in which it is explained.
const MEANINGS: [(MarkClass, &str); 5] = [
    (MarkClass::Slide, "Goes or takes here; a piece on the way can block it"),
    (MarkClass::Leap, "Leaps here, or takes here; nothing can block it"),
    (MarkClass::MoveOnly, "Only goes here, never takes"),
    (MarkClass::CaptureOnly, "Only takes here"),
    (MarkClass::Blocker, "This piece is in the way"),
];

/// What the marks on the board mean: their classes, or, with `by_target`, what happens on a square.
/// With `outlined` the pieces that can be taken are outlined besides.
pub fn legend(outlined: bool, by_target: bool) -> Html {
    let row = |(shape, text): (Shape, &'static str)| {
        let attributes = &[("class", "legend-mark"), ("viewBox", "8 8 32 32"), ("aria-hidden", "true")];
        let picture = tag("svg", attributes).with(shapes([&shape]));
        tag("li", &[]).tag(picture).tag(tag("span", &[]).text(text)).view()
    };
    let theme = &Theme::BROWN;
    let of = |(class, text)| (mark_shape(class, theme), text);
    let prey = (Shape::stroked("M11 11H37V37H11Z", theme.capture_only, 4.0), "It can take this piece");
    let mut rows: Vec<(Shape, &'static str)> = if by_target {
        let goes = Shape { fill: Some(theme.move_only), ..mark_shape(MarkClass::Slide, theme) };
        vec![(goes, "It can go here"), of(MEANINGS[4])]
    } else {
        MEANINGS.into_iter().map(of).collect()
    };
    if outlined {
        rows.insert(rows.len() - 1, prey);
    }
    tag("ul", &[("class", "legend")]).all(rows.into_iter().map(row)).view()
}

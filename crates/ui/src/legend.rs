use berolina_diagram::{MarkClass, Theme, mark_shape};
use yew::prelude::*;

use crate::board::shape;
use crate::tag;

/// What each kind of mark means, in the order in which it is explained.
const MEANINGS: [(MarkClass, &str); 5] = [
    (MarkClass::Slide, "Goes or takes here; a piece on the way can block it"),
    (MarkClass::Leap, "Leaps here, or takes here; nothing can block it"),
    (MarkClass::MoveOnly, "Only goes here, never takes"),
    (MarkClass::CaptureOnly, "Only takes here"),
    (MarkClass::Blocker, "This piece is in the way"),
];

/// What the marks on the board mean.
pub fn legend() -> Html {
    let row = |(class, text): (MarkClass, &'static str)| {
        let mark = shape(&mark_shape(class, &Theme::BROWN));
        let attributes = &[("class", "legend-mark"), ("viewBox", "8 8 32 32"), ("aria-hidden", "true")];
        let picture = tag("svg", attributes).with(mark);
        tag("li", &[]).tag(picture).tag(tag("span", &[]).text(text)).view()
    };
    tag("ul", &[("class", "legend")]).all(MEANINGS.into_iter().map(row)).view()
}

use berolina_diagram::{MarkClass, Theme, mark_shape};
use yew::prelude::*;

use crate::board::shape;

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
        html! {
            <li>
                <svg class="legend-mark" viewBox="8 8 32 32" aria-hidden="true">
                    { shape(&mark_shape(class, &Theme::BROWN)) }
                </svg>
                <span>{ text }</span>
            </li>
        }
    };
    html! { <ul class="legend">{ for MEANINGS.into_iter().map(row) }</ul> }
}

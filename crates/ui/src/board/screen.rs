//! From the screen to the board: where a pointer is, and what the reader's settings are.

use berolina_board::Square;
use web_sys::Element;

use crate::Geometry;

/// The point of the board, in drawing units, at a point of the window.
///
/// The drawing keeps its shape in the middle of whatever room its element has.
pub(crate) fn to_drawing(svg: &Element, geometry: &Geometry, x: f64, y: f64) -> (f64, f64) {
    let room = svg.get_bounding_client_rect();
    let (width, height) = (geometry.view().width(), geometry.view().height());
    let scale = (room.width() / width).min(room.height() / height).max(f64::EPSILON);
    let left = room.left() + (room.width() - width * scale) / 2.0;
    let top = room.top() + (room.height() - height * scale) / 2.0;
    ((x - left) / scale, (y - top) / scale)
}

/// The square at a point of the window.
pub(crate) fn square_under(svg: &Element, geometry: &Geometry, x: f64, y: f64) -> Option<Square> {
    let (x, y) = to_drawing(svg, geometry, x, y);
    geometry.square_at(x, y)
}

/// Whether the reader asked for less motion.
pub(crate) fn motion_is_reduced() -> bool {
    let asked = web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    asked.is_some_and(|query| query.matches())
}

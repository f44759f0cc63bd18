//! What is drawn above the squares. Nothing here can be pointed at: the squares can.

use berolina_board::{Point, Square};
use berolina_diagram::{
    Cell, LastMove, Shape, SquareMarks, Theme, View, capture_outline, check_shape, last_move_shape, number,
    select_shape, square_shapes,
};
use yew::prelude::*;

use crate::board::cell::shapes;
use crate::{Geometry, Note, PieceView, Scene, Tag, tag};

/// A group of things that are seen, and nothing else.
pub(crate) fn layer(class: &'static str) -> Tag {
    tag("g", &[("pointer-events", "none"), ("aria-hidden", "true")]).attr("class", class)
}

/// Squares set apart: the last move, attacked kings, pieces to look at, the picked piece.
pub(crate) fn highlights(geometry: &Geometry, scene: &Scene) -> Html {
    let theme = &Theme::BROWN;
    let cell = |square: Square| geometry.view().cell(square);
    let mut drawn: Vec<Shape> = Vec::new();
    let mut draw = |shape: Option<Shape>| drawn.extend(shape);
    if let Some((from, to)) = scene.last_move {
        for (square, end) in [(from, LastMove::From), (to, LastMove::To)] {
            draw(cell(square).map(|cell| last_move_shape(cell, end, theme)));
        }
    }
    for (square, how) in &scene.check {
        draw(cell(*square).map(|cell| check_shape(cell, *how, theme)));
    }
    for square in &scene.lit {
        draw(cell(*square).map(|cell| lit_shape(cell, theme)));
    }
    draw(scene.origin.and_then(cell).map(|cell| select_shape(cell, theme)));
    layer("highlights").with(shapes(&drawn)).view()
}

/// A square that wants attention: a broad frame.
fn lit_shape(cell: &Cell, theme: &Theme) -> Shape {
    let path = cell.inner_path((2.5 / cell.radius).min(0.5));
    let shape = Shape::filled(path, theme.capture_only).outlined(theme.capture_only, 5.0);
    Shape { fill_opacity: 0.25, ..shape }
}

/// The faint lines of slides: a line says that every square on it can block.
pub(crate) fn lines(lines: &[Shape]) -> Html {
    layer("lines").with(shapes(lines)).view()
}

/// What is written on squares, above everything.
pub(crate) fn notes(geometry: &Geometry, scene: &Scene) -> Html {
    let note = |note: &Note| {
        let cell = geometry.view().cell(note.square)?;
        let text = tag("text", &[("text-anchor", "middle")])
            .attr("x", number(cell.centre.x))
            .attr("y", number(cell.centre.y - 0.45 * cell.radius))
            .attr("font-size", number(0.55 * cell.radius));
        Some(text.text(note.badge).view())
    };
    layer("notes").all(scene.notes.iter().filter_map(note)).view()
}

/// The marks, above the pieces.
pub(crate) fn marks(geometry: &Geometry, scene: &Scene, marks: &[(Square, SquareMarks)]) -> Html {
    let theme = scene.theme();
    let mut drawn: Vec<Shape> = Vec::new();
    for (square, marks) in marks {
        let occupied = scene.present(*square).is_some();
        drawn.extend(square_shapes(geometry.view(), *square, marks, occupied, &theme));
    }
    // Where three play, as on the page of that game: above the corners, which would hide it.
    if geometry.board().seat_count() > 2 {
        let prey = scene.prey().filter_map(|square| geometry.view().cell(square));
        drawn.extend(prey.map(|cell| capture_outline(cell, &theme)));
    }
    layer("marks")
        // Of the origin, so that other marks appear afresh.
        .key(scene.origin.map_or(256, Square::index))
        .class("look", scene.look)
        .class("preview", scene.origin.is_some() && !scene.picked)
        .with(shapes(&drawn))
        .view()
}

/// The pieces, the one that moved last on top, as SVG.
pub(crate) fn pieces(geometry: &Geometry, scene: &Scene, dragged: Option<Square>) -> AttrValue {
    let moved = scene.last_move.map(|(_, to)| to);
    let numbers = || (0..scene.pieces.len()).map(|number| Square::new(number as u8));
    let last = numbers().filter(|square| Some(*square) == moved);
    let mut out = String::new();
    for square in numbers().filter(|square| Some(*square) != moved).chain(last) {
        add_piece(&mut out, geometry, scene, square, scene.piece(square), dragged == Some(square));
    }
    if let Some((square, ghost)) = &scene.ghost {
        add_piece(&mut out, geometry, scene, *square, Some(ghost), false);
    }
    AttrValue::from(out)
}

fn add_piece(
    out: &mut String,
    geometry: &Geometry,
    scene: &Scene,
    square: Square,
    piece: Option<&PieceView>,
    dragged: bool,
) {
    let (Some(piece), Some(cell)) = (piece, geometry.view().cell(square)) else { return };
    let turned = scene.upside_down.contains(&piece.player);
    // One element that moves, in it one that is placed, and in that, if need be, one that is turned.
    let parts = [
        "<g class=\"piece",
        if dragged { " dragged" } else { "" },
        if scene.present(square).is_none() { " aside" } else { "" },
        "\" data-at=\"",
        &square.index().to_string(),
        "\"><g transform=\"",
        &cell.piece_transform(),
        "\"><g transform=\"",
        &if turned { geometry.turn_to(piece.player) } else { String::new() },
        "\">",
    ];
    parts.iter().for_each(|part| out.push_str(part));
    out.push_str(&piece.svg());
    out.push_str("</g></g></g>");
}

/// The names of files and ranks, small in a corner of the outermost squares, so that the board can
/// go to the edge of its room; as SVG.
pub(crate) fn coordinates(labels: &[(String, Point)]) -> AttrValue {
    let mut out = String::new();
    for (text, at) in labels {
        let (x, y) = (number(at.x), number(at.y));
        let parts = ["<text text-anchor=\"middle\" x=\"", &x, "\" y=\"", &y, "\">", text, "</text>"];
        parts.iter().for_each(|part| out.push_str(part));
    }
    AttrValue::from(out)
}

/// Where [`coordinates`] stand: for each label beside the board the nearest square, and in it that
/// corner toward the label which lies lower right, for letters, or upper left, for numbers; the other
/// one where a label or the piece has that one already.
pub(crate) fn corner_labels(view: &View, labels: &[berolina_diagram::Label]) -> Vec<(String, Point)> {
    let near = |label: &berolina_diagram::Label, point: Point| {
        (point.x - label.centre.x).hypot(point.y - label.centre.y)
    };
    let mut taken: Vec<Point> = Vec::new();
    let mut place = |label: &berolina_diagram::Label| {
        let cells = view.cells().iter().filter(|cell| !cell.hole);
        let cell = cells.min_by(|one, two| near(label, one.centre).total_cmp(&near(label, two.centre)))?;
        let nearest = |but: Option<Point>| {
            let corners = cell.polygon.iter().copied().filter(|corner| Some(*corner) != but);
            corners.min_by(|one, two| near(label, *one).total_cmp(&near(label, *two)))
        };
        let first = nearest(None)?;
        let corners = [first, nearest(Some(first))?];
        let letter = label.text.starts_with(|first: char| first.is_ascii_alphabetic());
        let wanted = |corner: &Point| if letter { corner.x + 0.5 * corner.y } else { -corner.x - corner.y };
        let part = 5.6 / cell.radius;
        let inside = |corner: Point| {
            let (dx, dy) = (cell.centre.x - corner.x, cell.centre.y - corner.y);
            Point::new(corner.x + dx * part, corner.y + dy * part)
        };
        let [one, two] = corners;
        let [better, other] = if wanted(&one) >= wanted(&two) { [one, two] } else { [two, one] };
        // Beside the piece, and beside other labels.
        let free = |place: &Point| {
            place.distance(cell.centre) > 0.95 * cell.radius
                && taken.iter().all(|label| label.distance(*place) > 10.0)
        };
        let place = [better, other].map(inside).into_iter().find(free).unwrap_or(inside(better));
        taken.push(place);
        let Point { x, y, .. } = place;
        Some((label.text.clone(), Point::new(x, y + 3.2)))
    };
    labels.iter().filter_map(&mut place).collect()
}

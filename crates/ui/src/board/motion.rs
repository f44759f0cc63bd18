//! Pieces that move: from the difference of two scenes to an animation.

use berolina_board::Square;
use berolina_diagram::number;
use web_sys::js_sys::{Array, Function, Object, Reflect};
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgElement};

use crate::{Geometry, PieceView, Scene};

/// How long a piece is on its way, in milliseconds.
const TIME: f64 = 180.0;

/// Which pieces went from where to where between two scenes.
///
/// A piece that is new on its square came from a square that such a piece has left, the ends of the
/// last move before others; whatever then remains of the last move changed its kind on the way.
pub(crate) fn moves(before: &Scene, after: &Scene) -> Vec<(Square, Square)> {
    if before.pieces.len() != after.pieces.len() {
        return Vec::new();
    }
    let numbers = || (0..after.pieces.len()).map(|number| Square::new(number as u8));
    let changed: Vec<Square> =
        numbers().filter(|square| before.piece(*square) != after.piece(*square)).collect();
    let mut left: Vec<Square> =
        changed.iter().copied().filter(|square| before.piece(*square).is_some()).collect();
    let ends: Vec<(Square, Square)> =
        [after.last_move, before.last_move.map(|(from, to)| (to, from))].into_iter().flatten().collect();
    if ends.is_empty() {
        // No move: another board to look at.
        return Vec::new();
    }
    let mut out = Vec::new();
    for by_kind in [true, false] {
        let fits =
            |one: &PieceView, two: &PieceView| if by_kind { one == two } else { one.player == two.player };
        for to in changed.iter().copied().filter(|square| after.piece(*square).is_some()) {
            if out.iter().any(|(_, taken)| *taken == to) {
                continue;
            }
            let came = |from: &Square| match (before.piece(*from), after.piece(to)) {
                (Some(one), Some(two)) => *from != to && fits(one, two),
                _ => false,
            };
            let by_move = ends.iter().find(|(from, end)| *end == to && left.contains(from) && came(from));
            let from = by_move.map(|(from, _)| *from).or_else(|| {
                // A change of kind is seen only where the move says so.
                if by_kind { left.iter().copied().find(came) } else { None }
            });
            if let Some(from) = from {
                left.retain(|square| *square != from);
                out.push((from, to));
            }
        }
    }
    out
}

/// Lets a piece, already drawn on its square, come from another one.
pub(crate) fn animate(svg: &Element, geometry: &Geometry, from: Square, to: Square) {
    let Ok(Some(piece)) = svg.query_selector(&format!(".piece[data-at='{}']", to.index())) else { return };
    let (start, end) = (geometry.centre(from), geometry.centre(to));
    let (x, y) = (start.x - end.x, start.y - end.y);
    // A browser without this method shows the piece where it is.
    let _ = play(&piece, &format!("translate({}px, {}px)", number(x), number(y)));
}

fn play(piece: &Element, start: &str) -> Result<JsValue, JsValue> {
    let frame = |transform: &str| {
        let frame = Object::new();
        Reflect::set(&frame, &"transform".into(), &transform.into()).map(|_| frame)
    };
    let frames = Array::of2(&frame(start)?.into(), &frame("translate(0px, 0px)")?.into());
    let options = Object::new();
    Reflect::set(&options, &"duration".into(), &TIME.into())?;
    Reflect::set(&options, &"easing".into(), &"ease-out".into())?;
    let method: Function = Reflect::get(piece, &"animate".into())?.dyn_into()?;
    method.call2(piece, &frames, &options)
}

/// The drag's picture of a piece follows the pointer.
pub(crate) fn place_ghost(ghost: &SvgElement, x: f64, y: f64, scale: f64) {
    let _ = ghost.set_attribute("transform", &ghost_transform(x, y, scale));
}

/// The 48-unit box of a piece about a point.
pub(crate) fn ghost_transform(x: f64, y: f64, scale: f64) -> String {
    let half = 24.0 * scale;
    format!("translate({} {}) scale({})", number(x - half), number(y - half), number(scale))
}

#[cfg(test)]
mod tests {
    use super::*;
    use berolina_rules::Player;

    const A: Square = Square::new(0);
    const B: Square = Square::new(1);
    const C: Square = Square::new(2);
    const D: Square = Square::new(3);

    fn scene(pieces: &[(Square, &'static str)], last_move: Option<(Square, Square)>) -> Scene {
        let mut scene = Scene { pieces: vec![None; 4], last_move, ..Scene::default() };
        for (square, role) in pieces {
            let player = if role.starts_with('b') { Player::Black } else { Player::White };
            scene.pieces[square.index()] = Some(PieceView::new(player, *role, 'X'));
        }
        scene
    }

    #[test]
    fn a_capture_and_its_undoing() {
        let before = scene(&[(A, "rook"), (B, "bishop")], None);
        let after = scene(&[(B, "rook")], Some((A, B)));
        assert_eq!(moves(&before, &after), [(A, B)]);
        assert_eq!(moves(&after, &before), [(B, A)]);
    }

    #[test]
    fn castling_moves_two() {
        let before = scene(&[(A, "king"), (D, "rook")], None);
        let after = scene(&[(C, "king"), (B, "rook")], Some((A, C)));
        let mut both = moves(&before, &after);
        both.sort();
        assert_eq!(both, [(A, C), (D, B)]);
    }

    #[test]
    fn a_promotion_comes_from_where_the_move_says() {
        let before = scene(&[(A, "pawn"), (B, "bishop")], None);
        let after = scene(&[(B, "king")], Some((A, B)));
        assert_eq!(moves(&before, &after), [(A, B)]);
        assert_eq!(moves(&after, &before), [(B, A)]);
    }
}

//! What is seen on the board of the page.

use berolina_board::Square;
use berolina_guide::Step;
use berolina_rules::{Explanation, Piece, Rules};
use berolina_ui::{PieceView, Scene};

use super::state::{RulesState, Seen};

/// Everything on the board.
pub fn scene(state: &RulesState) -> Scene {
    match state.seen() {
        Seen::Gallery(shown) => gallery(state, shown),
        Seen::Demo(demo, step, picked) => match demo.steps.get(step) {
            Some(step) => demonstration(step, picked),
            None => Scene::default(),
        },
    }
}

fn empty(rules: &Rules) -> Scene {
    Scene { pieces: vec![None; rules.board().len()], ..Scene::default() }
}

fn place(scene: &mut Scene, rules: &Rules, square: Square, piece: Piece) {
    let spec = rules.spec(piece.role);
    scene.pieces[square.index()] = Some(PieceView::new(piece.player, spec.name, spec.letter));
}

/// The pieces of the gallery. While one is shown with its friends and foes, the others are set aside.
fn gallery(state: &RulesState, shown: Option<&(Square, berolina_guide::Shown)>) -> Scene {
    let rules = state.rules();
    let mut scene = empty(rules);
    for piece in state.glance().pieces() {
        place(&mut scene, rules, piece.square, piece.piece);
    }
    let Some((square, shown)) = shown else { return scene };
    scene.aside = state.glance().pieces().iter().map(|piece| piece.square).collect();
    for (square, piece) in &shown.occupants {
        place(&mut scene, rules, *square, *piece);
        scene.aside.retain(|aside| aside != square);
    }
    scene.origin = Some(*square);
    scene.picked = true;
    scene.marks = shown.explanation.marks.clone();
    scene
}

/// A step of a demonstration: with what the next piece may do, or with the moves of a piece that
/// somebody looks at.
fn demonstration(step: &Step, picked: Option<Square>) -> Scene {
    let position = &step.position;
    let rules = position.rules();
    let mut scene = empty(rules);
    for (square, piece) in position.pieces() {
        place(&mut scene, rules, square, piece);
    }
    scene.last_move = step.last_move;
    let look = picked.and_then(|square| look(step, square));
    scene.picked = look.is_some();
    scene.look =
        look.as_ref().is_some_and(|shown| shown.piece.is_some_and(|piece| piece.player != position.turn()));
    if let Some(shown) = look.or_else(|| step.offer.clone()) {
        scene.origin = Some(shown.origin);
        scene.marks = shown.marks;
    }
    scene
}

/// What a piece may do, or, when it is not its turn, could do.
fn look(step: &Step, square: Square) -> Option<Explanation> {
    let piece = step.position.piece_at(square)?;
    let mut shown = if piece.player == step.position.turn() {
        step.position.explain_legal(square)
    } else {
        step.position.explain(square)
    };
    shown.marks.retain(|mark| mark.reachable);
    Some(shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Act;

    #[test]
    fn the_gallery_steps_aside() {
        let mut state = crate::rules::tests::state("suicide");
        let all = scene(&state);
        assert_eq!(all.pieces.iter().flatten().count(), state.glance().pieces().len());
        assert!(all.aside.is_empty() && all.origin.is_none());
        for piece in state.glance().pieces().to_vec() {
            state.act(Act::Show(piece.square));
            let scene = scene(&state);
            assert_eq!(scene.picked(), Some(piece.square));
            let shown = state.glance().show(piece.square).unwrap();
            let there = (0..scene.pieces.len()).map(|number| Square::new(number as u8));
            let there =
                there.filter(|square| scene.piece(*square).is_some() && !scene.aside.contains(square));
            assert_eq!(there.count(), shown.occupants.len(), "{}", piece.role);
            assert_eq!(scene.marks, shown.explanation.marks);
        }
    }

    #[test]
    fn a_step_shows_its_position() {
        let mut state = crate::rules::tests::state("suicide");
        state.act(Act::Watch(0));
        state.act(Act::Next);
        let scene = scene(&state);
        let step = state.step().unwrap();
        assert_eq!(scene.pieces.iter().flatten().count(), step.position.pieces().len());
        assert_eq!(scene.last_move, step.last_move);
        assert_eq!(scene.origin, step.offer.as_ref().map(|offer| offer.origin));
        assert!(!scene.picked);
    }
}

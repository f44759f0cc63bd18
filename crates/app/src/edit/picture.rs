//! What is seen on the board, on the page and in a file.

use berolina_board::Square;
use berolina_diagram::Diagram;
use berolina_rules::Mark;
use berolina_ui::{Hands, Scene};

use super::{Editor, Tool};
use crate::state::{checks, piece_view};

/// The piece whose moves are shown, and its marks.
fn look(editor: &Editor) -> Option<(Square, Vec<Mark>)> {
    let square = editor.shown().filter(|_| editor.tool() == Tool::Look)?;
    Some((square, editor.position()?.explain(square).marks))
}

/// Everything that is seen on the board.
pub fn scene(editor: &Editor) -> Scene {
    let rules = editor.rules();
    let pieces = editor.draft().setup.pieces.iter();
    let mut scene = Scene {
        pieces: pieces.map(|piece| piece.map(|piece| piece_view(rules, piece))).collect(),
        origin: editor.picked(),
        picked: editor.picked().is_some(),
        hands: match editor.tool() {
            Tool::Hand => Hands::Move,
            Tool::Look => Hands::Play,
            Tool::Place(_) | Tool::Erase => Hands::Choose,
        },
        check: editor.position().map(checks).unwrap_or_default(),
        ..Scene::default()
    };
    if let Some((square, marks)) = look(editor) {
        (scene.origin, scene.marks) = (Some(square), marks);
    }
    scene
}

/// The board as the text of an SVG file.
pub fn svg(editor: &Editor) -> String {
    let rules = editor.rules();
    let turn = editor.draft().setup.turn.title();
    let title = [rules.variant().name, ", ", turn, " to move"].concat();
    let mut diagram = Diagram::new(rules.board()).seat(editor.seat()).title(title);
    for (number, piece) in editor.draft().setup.pieces.iter().enumerate() {
        if let Some(piece) = *piece {
            let spec = rules.spec(piece.role);
            diagram = diagram.piece(Square::new(number as u8), piece.player, spec.name, spec.letter);
        }
    }
    for (square, check) in editor.position().map(checks).unwrap_or_default() {
        diagram = diagram.check(square, check);
    }
    if let Some((square, marks)) = look(editor) {
        diagram = diagram.marks(square, marks);
    }
    diagram.to_svg()
}

//! What is seen on the board of the laboratory.

use std::rc::Rc;

use berolina_board::Square;
use berolina_diagram::Diagram;
use berolina_rules::betza::Betza;
use berolina_rules::lexicon::drawn_as;
use berolina_rules::{Mark, MarkClass, Player};
use berolina_ui::{BoardView, Note, PieceView, Scene};
use yew::prelude::*;

use super::{Act, LabState, Tool};

/// The board.
pub fn board(state: &LabState, on_act: &Callback<Act>, label: &str) -> Html {
    // A key of its own for each board, so that no piece travels from one to another.
    html! {
        <BoardView key={state.board().label().to_owned()} geometry={state.geometry().clone()} scene={Rc::new(scene(state))}
            on_event={on_act.reform(Act::Board)} label={label.to_owned()} variant={""} turn={state.player.name()} ply={0} />
    }
}

/// Everything on the board.
fn scene(state: &LabState) -> Scene {
    let board = state.board();
    let mut scene = Scene {
        pieces: vec![None; board.len()],
        origin: Some(state.at),
        picked: true,
        // Every square can be clicked.
        targets: board.squares().filter(|square| *square != state.at).collect(),
        mover: (state.tool == Tool::Piece).then_some(state.player),
        ..Scene::default()
    };
    if state.tool == Tool::Hole {
        scene.targets.extend(&state.holes);
        scene.notes.extend(state.holes.iter().map(|hole| note(*hole, "×", "taken out")));
    }
    let foe = if state.player == Player::White { Player::Black } else { Player::White };
    let own = state.own.iter().map(|square| (square, state.player, "pawn"));
    let enemies = state.enemies.iter().map(|square| (square, foe, "pawn"));
    let partners = state.partners.iter().map(|square| (square, state.player, "rook"));
    for (square, player, role) in own.chain(enemies).chain(partners) {
        scene.pieces[square.index()] = Some(PieceView::new(player, role, ' '));
    }
    scene.pieces[state.at.index()] = Some(picture(state));
    scene.notes.extend(state.passed.map(|square| note(square, "e.p.", "passed over")));
    scene.marks = marks_of(state, state.first.piece());
    compare(state, &mut scene);
    scene
}

/// The board as the text of an SVG file.
pub fn svg(state: &LabState) -> String {
    let scene = scene(state);
    let title = [state.first.text.trim(), " on ", state.board().name(state.at)].concat();
    let mut diagram = Diagram::new(state.board()).title(title);
    for square in state.board().squares() {
        if let Some(piece) = scene.piece(square) {
            diagram = diagram.piece(square, piece.player, &piece.role, piece.letter);
        }
    }
    diagram.marks(state.at, scene.marks).to_svg()
}

const fn note(square: Square, badge: &'static str, words: &'static str) -> Note {
    Note { square, badge, words }
}

/// The drawing of the piece, if it is one that has a name, and else its first letter.
fn picture(state: &LabState) -> PieceView {
    let piece = state.first.piece().map(Betza::to_string).unwrap_or_default();
    let (name, letter) = drawn_as(&piece);
    PieceView::new(state.player, name, letter)
}

/// The marks of a piece, if it means something on this board.
fn marks_of(state: &LabState, piece: Option<&Betza>) -> Vec<Mark> {
    let explained = piece.and_then(|piece| state.explain(piece).ok());
    explained.map(|explanation| explanation.marks).unwrap_or_default()
}

/// Adds the marks that only the second piece has, and says of each square that only one of them reaches
/// which it is.
fn compare(state: &LabState, scene: &mut Scene) {
    let Some(second) = &state.second else { return };
    let others = marks_of(state, second.piece());
    let [first, second] = [squares(&scene.marks), squares(&others)];
    for square in board_order(&first, &second) {
        let note = match (first.contains(&square), second.contains(&square)) {
            (true, true) => continue,
            (true, false) => note(square, "1", "only the first"),
            (false, _) => note(square, "2", "only the second"),
        };
        scene.notes.push(note);
    }
    let new = |mark: &Mark| {
        let same = |other: &Mark| (other.square, other.class) == (mark.square, mark.class);
        !scene.marks.iter().any(same)
    };
    let new: Vec<Mark> = others.into_iter().filter(new).collect();
    scene.marks.extend(new);
}

/// The squares to which marks point, whether or not there is something to take on them now.
pub(super) fn squares(marks: &[Mark]) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    for mark in marks.iter().filter(|mark| mark.class != MarkClass::Blocker) {
        if !squares.contains(&mark.square) {
            squares.push(mark.square);
        }
    }
    squares
}

/// The squares of two lists, those of the first before the others.
fn board_order(first: &[Square], second: &[Square]) -> Vec<Square> {
    let more = second.iter().filter(|square| !first.contains(square));
    first.iter().chain(more).copied().collect()
}

/// How many squares both reach, and the names of those that only the first or only the second does;
/// None while one of them cannot be read.
pub(super) fn differences(state: &LabState) -> Option<(usize, [Vec<&str>; 2])> {
    let explained = |piece: Option<&Betza>| state.explain(piece?).ok();
    let first = squares(&explained(state.first.piece())?.marks);
    let second = squares(&explained(state.second.as_ref()?.piece())?.marks);
    let without = |squares: &[Square], others: &[Square]| {
        let only = squares.iter().filter(|square| !others.contains(square));
        only.map(|square| state.board().name(*square)).collect::<Vec<&str>>()
    };
    let only = [without(&first, &second), without(&second, &first)];
    Some((first.len() - only[0].len(), only))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pieces_are_told_apart() {
        let state = LabState::read("betza=WF&compare=WA&board=8x8&at=d4");
        let scene = scene(&state);
        let board = state.board();
        let words = |name: &str| {
            let square = board.square(name).unwrap();
            scene.notes.iter().find(|note| note.square == square).map(|note| note.words)
        };
        assert_eq!(words("d5"), None);
        assert_eq!(words("e5"), Some("only the first"));
        assert_eq!(words("f6"), Some("only the second"));
        assert_eq!(squares(&scene.marks).len(), 12);
        let (both, [first, second]) = differences(&state).unwrap();
        assert_eq!((both, first.len(), second.len()), (4, 4, 4));
        assert_eq!(differences(&LabState::read("betza=WF&compare=%5B")), None);
    }

    #[test]
    fn a_picture_is_one_file() {
        let svg = svg(&LabState::read("betza=BN&board=8x8&at=d4&enemy=d6"));
        assert!(svg.starts_with("<svg") && svg.contains("BN on d4") && svg.trim_end().ends_with("</svg>"));
    }

    #[test]
    fn everything_that_was_put_there_is_seen() {
        let state = LabState::read("betza=fmWfceF&board=8x8&at=e5&own=a1&enemy=d6&partner=h1&en-passant=f6");
        let scene = scene(&state);
        let piece = |name: &str| {
            let piece = scene.piece(state.board().square(name).unwrap())?;
            Some(piece.id().to_string())
        };
        assert_eq!(piece("a1").as_deref(), Some("white-pawn"));
        assert_eq!(piece("d6").as_deref(), Some("black-pawn"));
        assert_eq!(piece("h1").as_deref(), Some("white-rook"));
        assert_eq!(scene.notes.len(), 1);
        assert!(scene.marks.iter().any(|mark| mark.en_passant));
    }
}

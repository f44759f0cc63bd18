//! What a key means on a board.

use berolina_board::Square;

use crate::board::gesture::tap;
use crate::{BoardEvent, Geometry, Hands, Scene};

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeyMeaning {
    /// Nothing; the browser may have it.
    None,
    /// The focus moves to a square, perhaps the same.
    Focus(Square),
    /// Something happens on the board.
    Event(BoardEvent),
}

/// What a key means while the focus is on a square.
///
/// ```text
/// arrows        the neighbour that lies that way on the screen
/// Home, End     the ends of the row
/// Enter, Space  pick, or go
/// [ and ]       walk through the targets of the picked piece
/// Escape        let go
/// Delete        remove the piece, where pieces are not in play
/// ```
pub(crate) fn meaning(key: &str, at: Square, scene: &Scene, geometry: &Geometry) -> KeyMeaning {
    let arrow = |dx, dy| KeyMeaning::Focus(geometry.toward(at, dx, dy).unwrap_or(at));
    match key {
        "ArrowUp" => arrow(0.0, -1.0),
        "ArrowDown" => arrow(0.0, 1.0),
        "ArrowLeft" => arrow(-1.0, 0.0),
        "ArrowRight" => arrow(1.0, 0.0),
        "Home" => KeyMeaning::Focus(geometry.row_end(at, false)),
        "End" => KeyMeaning::Focus(geometry.row_end(at, true)),
        "Enter" | " " => tap(at, scene).map_or(KeyMeaning::Focus(at), KeyMeaning::Event),
        "[" => walk(at, false, scene, geometry),
        "]" => walk(at, true, scene, geometry),
        "Escape" => KeyMeaning::Event(BoardEvent::Unpick),
        "Delete" | "Backspace" if scene.hands != Hands::Play => KeyMeaning::Event(BoardEvent::Remove(at)),
        key => letter(key).map_or(KeyMeaning::None, |letter| KeyMeaning::Event(BoardEvent::Letter(letter))),
    }
}

/// The next square, or the one before, among those that the picked piece can reach.
fn walk(at: Square, forth: bool, scene: &Scene, geometry: &Geometry) -> KeyMeaning {
    let Some(origin) = scene.picked() else { return KeyMeaning::None };
    let reachable = scene.marks.iter().filter(|mark| mark.reachable).map(|mark| mark.square);
    let squares: Vec<Square> = reachable.collect();
    KeyMeaning::Focus(geometry.next_round(origin, at, &squares, forth).unwrap_or(at))
}

fn letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    let first = letters.next().filter(|letter| letter.is_ascii_alphabetic() || *letter == '?')?;
    letters.next().is_none().then(|| first.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceView;
    use berolina_board::Board;
    use berolina_rules::{Mark, MarkClass, Player};

    fn stage(board: &Board) -> Scene {
        let square = |name: &str| board.square(name).unwrap();
        let mut scene = Scene { pieces: vec![None; board.len()], ..Scene::default() };
        scene.pieces[square("b1").index()] = Some(PieceView::new(Player::White, "knight", 'N'));
        scene.origin = Some(square("b1"));
        scene.picked = true;
        scene.targets = vec![square("a3"), square("c3")];
        scene.marks = scene
            .targets
            .iter()
            .map(|square| Mark {
                square: *square,
                class: MarkClass::Leap,
                path: vec![*square],
                castle: false,
                promote: false,
                en_passant: false,
                reachable: true,
            })
            .collect();
        scene
    }

    #[test]
    fn brackets_walk_and_enter_goes() {
        let board = Board::rectangle(8, 8).unwrap();
        let (geometry, scene) = (Geometry::new(&board, 0), stage(&board));
        let square = |name: &str| board.square(name).unwrap();
        let press = |key: &str, at: &str| meaning(key, square(at), &scene, &geometry);
        assert_eq!(press("]", "b1"), KeyMeaning::Focus(square("c3")));
        assert_eq!(press("]", "c3"), KeyMeaning::Focus(square("a3")));
        assert_eq!(press("]", "a3"), KeyMeaning::Focus(square("c3")));
        assert_eq!(press("[", "b1"), KeyMeaning::Focus(square("a3")));
        let go = BoardEvent::Go { from: square("b1"), to: square("c3") };
        assert_eq!(press("Enter", "c3"), KeyMeaning::Event(go));
        assert_eq!(press("Enter", "b1"), KeyMeaning::Event(BoardEvent::Unpick));
        assert_eq!(press("Escape", "b1"), KeyMeaning::Event(BoardEvent::Unpick));
        assert_eq!(press("U", "b1"), KeyMeaning::Event(BoardEvent::Letter('u')));
        assert_eq!(press("Tab", "b1"), KeyMeaning::None);
        assert_eq!(press("F5", "b1"), KeyMeaning::None);
        assert_eq!(press("Delete", "b1"), KeyMeaning::None);
        let free = Scene { hands: Hands::Move, ..scene.clone() };
        let delete = meaning("Delete", square("b1"), &free, &geometry);
        assert_eq!(delete, KeyMeaning::Event(BoardEvent::Remove(square("b1"))));
    }
}

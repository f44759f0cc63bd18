//! What a press, a move and a release of a pointer mean. No web API here: plain numbers in, events out.

use berolina_board::Square;

use crate::{BoardEvent, Hands, Scene};

/// A press that ends on its own square within this many milliseconds is a click: the marks stay.
pub(crate) const CLICK: f64 = 300.0;

/// A pointer that went farther than this, in CSS pixels, drags.
const SLACK: f64 = 5.0;

/// A pointer that is down.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Press {
    pointer: i32,
    square: Square,
    x: f64,
    y: f64,
    time: f64,
    kind: Kind,
    draggable: bool,
    dragging: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// On a piece that was not picked before, or on the picked one.
    Piece { again: bool },
    /// On a square to which the picked piece may go.
    Target { from: Square },
    /// On an empty square, or where any square can be chosen.
    Empty,
}

/// The state of the pointer on one board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gesture {
    press: Option<Press>,
    /// Whether the next click belongs to a press that was understood already.
    answered: bool,
}

/// What happened to a drag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drag {
    None,
    Begins(Square),
    Goes,
}

/// What a release means, and whether a dragged piece was let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Release {
    pub(crate) event: Option<BoardEvent>,
    pub(crate) dragged: bool,
}

impl Gesture {
    /// A pointer goes down on a square.
    pub(crate) fn down(
        &mut self,
        pointer: i32,
        square: Square,
        (x, y): (f64, f64),
        time: f64,
        scene: &Scene,
    ) -> Option<BoardEvent> {
        if self.press.is_some_and(|press| press.pointer != pointer) {
            return None;
        }
        let kind = match scene.picked() {
            Some(from) if scene.is_target(square) => Kind::Target { from },
            picked if scene.piece(square).is_some() && scene.hands != Hands::Choose => {
                Kind::Piece { again: picked == Some(square) }
            }
            _ => Kind::Empty,
        };
        let draggable = kind != Kind::Empty && scene.is_draggable(square);
        self.press = Some(Press { pointer, square, x, y, time, kind, draggable, dragging: false });
        self.answered = true;
        matches!(kind, Kind::Piece { again: false, .. }).then_some(BoardEvent::Pick(square))
    }

    /// The pointer moves.
    pub(crate) fn moved(&mut self, pointer: i32, (x, y): (f64, f64)) -> Drag {
        let Some(press) = self.press.as_mut().filter(|press| press.pointer == pointer) else {
            return Drag::None;
        };
        if press.dragging {
            return Drag::Goes;
        }
        let far = (x - press.x).hypot(y - press.y) > SLACK;
        if far && press.draggable {
            // A target that is dragged is the piece that stands there.
            (press.kind, press.dragging) = (Kind::Piece { again: false }, true);
            return Drag::Begins(press.square);
        }
        Drag::None
    }

    /// The pointer goes up, over a square or beside the board.
    pub(crate) fn up(&mut self, pointer: i32, over: Option<Square>, time: f64, scene: &Scene) -> Release {
        let Some(press) = self.press.take_if(|press| press.pointer == pointer) else {
            return Release::default();
        };
        let here = over == Some(press.square);
        let event = match press.kind {
            Kind::Target { from } if here => Some(BoardEvent::Go { from, to: press.square }),
            Kind::Piece { again } if here => {
                let click = time - press.time <= CLICK;
                (again && !press.dragging || !click).then_some(BoardEvent::Unpick)
            }
            Kind::Piece { .. } => match over {
                Some(to) if press.dragging => Some(BoardEvent::Go { from: press.square, to }),
                None if press.dragging && scene.hands == Hands::Move => {
                    Some(BoardEvent::Remove(press.square))
                }
                _ => Some(BoardEvent::Unpick),
            },
            Kind::Empty if here => Some(beside(press.square, scene)),
            Kind::Target { .. } | Kind::Empty => scene.picked().map(|_| BoardEvent::Unpick),
        };
        Release { event, dragged: press.dragging }
    }

    /// The pointer is taken away, by a page that scrolls for instance.
    pub(crate) fn cancel(&mut self) -> Option<BoardEvent> {
        let press = self.press.take()?;
        matches!(press.kind, Kind::Piece { .. }).then_some(BoardEvent::Unpick)
    }

    /// Whether a piece is held, so that the page must not scroll.
    pub(crate) fn holds_piece(&self) -> bool {
        self.press.is_some_and(|press| press.draggable)
    }

    /// Whether any pointer is down.
    pub(crate) fn is_down(&self) -> bool {
        self.press.is_some()
    }

    /// A click: one that comes without a press, from an assistive tool or a script, is a tap.
    /// `count` is the click's own, 0 when it was not made by a pointer.
    pub(crate) fn click(&mut self, square: Square, count: i32, scene: &Scene) -> Option<BoardEvent> {
        if std::mem::take(&mut self.answered) && count > 0 {
            return None;
        }
        tap(square, scene)
    }
}

/// What choosing a square at once means, by keyboard or by a click without a press.
pub(crate) fn tap(square: Square, scene: &Scene) -> Option<BoardEvent> {
    match scene.picked() {
        Some(from) if scene.is_target(square) => Some(BoardEvent::Go { from, to: square }),
        Some(from) if from == square => Some(BoardEvent::Unpick),
        _ if scene.piece(square).is_some() && scene.hands != Hands::Choose => Some(BoardEvent::Pick(square)),
        _ => Some(beside(square, scene)),
    }
}

/// An empty square that is no target: ask for the move all the same, and be told why not.
fn beside(square: Square, scene: &Scene) -> BoardEvent {
    match scene.picked() {
        Some(from) => BoardEvent::Go { from, to: square },
        None => BoardEvent::Empty(square),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceView;
    use berolina_rules::Player;

    const PAWN: Square = Square::new(12);
    const AHEAD: Square = Square::new(28);
    const ENEMY: Square = Square::new(52);

    fn scene(picked: Option<Square>) -> Scene {
        let mut scene = Scene { pieces: vec![None; 64], mover: Some(Player::White), ..Scene::default() };
        scene.pieces[PAWN.index()] = Some(PieceView::new(Player::White, "pawn", 'P'));
        scene.pieces[ENEMY.index()] = Some(PieceView::new(Player::Black, "pawn", 'P'));
        scene.origin = picked;
        scene.picked = picked.is_some();
        scene.look = picked == Some(ENEMY);
        scene.targets = if picked == Some(PAWN) { vec![AHEAD] } else { Vec::new() };
        scene
    }

    fn click(square: Square, picked: Option<Square>, held: f64) -> (Option<BoardEvent>, Option<BoardEvent>) {
        let mut gesture = Gesture::default();
        let down = gesture.down(1, square, (0.0, 0.0), 0.0, &scene(picked));
        let after =
            if let Some(BoardEvent::Pick(square)) = down { scene(Some(square)) } else { scene(picked) };
        let up = gesture.up(1, Some(square), held, &after).event;
        assert_eq!(gesture.click(square, 1, &after), None, "the click that follows is answered");
        (down, up)
    }

    #[test]
    fn clicks() {
        assert_eq!(click(PAWN, None, 100.0), (Some(BoardEvent::Pick(PAWN)), None));
        assert_eq!(click(PAWN, None, 301.0), (Some(BoardEvent::Pick(PAWN)), Some(BoardEvent::Unpick)));
        assert_eq!(click(PAWN, Some(PAWN), 100.0), (None, Some(BoardEvent::Unpick)));
        let go = BoardEvent::Go { from: PAWN, to: AHEAD };
        assert_eq!(click(AHEAD, Some(PAWN), 2000.0), (None, Some(go)));
        assert_eq!(click(AHEAD, None, 100.0), (None, Some(BoardEvent::Empty(AHEAD))));
        let asked = BoardEvent::Go { from: ENEMY, to: AHEAD };
        assert_eq!(click(AHEAD, Some(ENEMY), 100.0), (None, Some(asked)), "and be told why not");
        let refused = BoardEvent::Go { from: PAWN, to: Square::new(30) };
        assert_eq!(click(Square::new(30), Some(PAWN), 100.0), (None, Some(refused)));
    }

    #[test]
    fn drags() {
        let mut gesture = Gesture::default();
        gesture.down(1, PAWN, (10.0, 10.0), 0.0, &scene(None));
        assert!(gesture.holds_piece());
        assert_eq!(gesture.moved(1, (12.0, 10.0)), Drag::None);
        assert_eq!(gesture.moved(2, (90.0, 10.0)), Drag::None);
        assert_eq!(gesture.moved(1, (30.0, 10.0)), Drag::Begins(PAWN));
        assert_eq!(gesture.moved(1, (40.0, 10.0)), Drag::Goes);
        let release = gesture.up(1, Some(AHEAD), 900.0, &scene(Some(PAWN)));
        assert_eq!(release.event, Some(BoardEvent::Go { from: PAWN, to: AHEAD }));
        assert!(release.dragged);
    }

    #[test]
    fn pieces_that_may_not_move_are_not_dragged() {
        let mut gesture = Gesture::default();
        gesture.down(1, ENEMY, (10.0, 10.0), 0.0, &scene(None));
        assert_eq!(gesture.moved(1, (60.0, 10.0)), Drag::None);
        let release = gesture.up(1, Some(AHEAD), 100.0, &scene(Some(ENEMY)));
        assert_eq!(release, Release { event: Some(BoardEvent::Unpick), dragged: false });
    }

    #[test]
    fn let_go_beside_the_board() {
        let mut gesture = Gesture::default();
        gesture.down(1, PAWN, (0.0, 0.0), 0.0, &scene(None));
        gesture.moved(1, (50.0, 0.0));
        assert_eq!(gesture.up(1, None, 50.0, &scene(Some(PAWN))).event, Some(BoardEvent::Unpick));
    }

    #[test]
    fn any_square_can_be_chosen() {
        let choosing = Scene { hands: Hands::Choose, ..scene(None) };
        for square in [PAWN, AHEAD, ENEMY] {
            let mut gesture = Gesture::default();
            assert_eq!(gesture.down(1, square, (0.0, 0.0), 0.0, &choosing), None);
            assert!(!gesture.holds_piece(), "the page scrolls under the finger");
            let release = gesture.up(1, Some(square), 900.0, &choosing);
            assert_eq!(release.event, Some(BoardEvent::Empty(square)));
            assert_eq!(gesture.click(square, 1, &choosing), None);
            assert_eq!(gesture.click(square, 0, &choosing), Some(BoardEvent::Empty(square)));
            gesture.down(1, square, (0.0, 0.0), 0.0, &choosing);
            assert_eq!(gesture.up(1, Some(Square::new(0)), 100.0, &choosing).event, None);
        }
    }

    #[test]
    fn any_piece_moves_anywhere_and_off_the_board() {
        let free = |picked| Scene { hands: Hands::Move, mover: None, targets: Vec::new(), ..scene(picked) };
        let mut gesture = Gesture::default();
        gesture.down(1, ENEMY, (0.0, 0.0), 0.0, &free(None));
        assert_eq!(gesture.moved(1, (50.0, 0.0)), Drag::Begins(ENEMY));
        let release = gesture.up(1, None, 900.0, &free(Some(ENEMY)));
        assert_eq!(release, Release { event: Some(BoardEvent::Remove(ENEMY)), dragged: true });
        let go = BoardEvent::Go { from: ENEMY, to: PAWN };
        assert_eq!(tap(PAWN, &free(Some(ENEMY))), Some(go), "onto another piece");
        // A piece that stands where the picked one could go is dragged all the same.
        assert_eq!(gesture.down(1, PAWN, (0.0, 0.0), 0.0, &free(Some(ENEMY))), None);
        assert_eq!(gesture.moved(1, (50.0, 0.0)), Drag::Begins(PAWN));
        let go = BoardEvent::Go { from: PAWN, to: AHEAD };
        assert_eq!(gesture.up(1, Some(AHEAD), 900.0, &free(Some(ENEMY))).event, Some(go));
    }

    #[test]
    fn a_click_without_a_press_is_a_tap() {
        let mut gesture = Gesture::default();
        assert_eq!(gesture.click(PAWN, 0, &scene(None)), Some(BoardEvent::Pick(PAWN)));
        assert_eq!(gesture.click(PAWN, 1, &scene(Some(PAWN))), Some(BoardEvent::Unpick));
        let go = BoardEvent::Go { from: PAWN, to: AHEAD };
        assert_eq!(gesture.click(AHEAD, 0, &scene(Some(PAWN))), Some(go));
    }
}

use std::rc::Rc;

use berolina_board::Square;
use berolina_diagram::{SquareMarks, marks_by_square, number};
use gloo::events::{EventListener, EventListenerOptions};
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use crate::board::gesture::{Drag, Gesture};
use crate::board::keys::{KeyMeaning, meaning};
use crate::board::{cell, layers, motion, screen};
use crate::focus::focus;
use crate::{BoardEvent, BoardState, Geometry, Scene, Tag, tag};

/// What [`BoardView`] shows and says.
#[derive(Properties, PartialEq)]
pub struct BoardViewProps {
    /// The board, seen from a seat.
    pub geometry: Rc<Geometry>,
    /// What is to be seen on it.
    pub scene: Rc<Scene>,
    /// What people do on it.
    pub on_event: Callback<BoardEvent>,
    /// What the board is, for those who listen: `Suicide Chess`.
    pub label: AttrValue,
    /// The id of the game.
    pub variant: AttrValue,
    /// The player who may move.
    pub turn: AttrValue,
    /// Moves made.
    pub ply: usize,
    /// What the game is doing.
    #[prop_or_default]
    pub state: BoardState,
    /// What lies over the board, such as a picker.
    #[prop_or_default]
    pub children: Html,
}

/// A drag that is under way: the piece's square, and where the pointer was at first.
type Dragging = Option<(Square, f64, f64)>;

/// A board on which people pick, move and drag pieces, by pointer and by keyboard.
///
/// It keeps only what is about hands, not about the game: the pointer that is down, the square that
/// has the focus, the piece that is being dragged.
#[component]
pub fn BoardView(props: &BoardViewProps) -> Html {
    let BoardViewProps { geometry, scene, .. } = props;
    let svg = use_node_ref();
    let ghost = use_node_ref();
    let gesture = use_mut_ref(Gesture::default);
    let hovered = use_mut_ref(|| None::<Square>);
    let dropped = use_mut_ref(|| None::<Square>);
    let focus = use_state(|| None::<Square>);
    let dragging = use_state(|| Dragging::None);
    let hand = Hand {
        svg: svg.clone(),
        ghost: ghost.clone(),
        gesture: gesture.clone(),
        hovered,
        dropped: dropped.clone(),
        focus: focus.clone(),
        dragging: dragging.clone(),
        geometry: geometry.clone(),
        scene: scene.clone(),
        on_event: props.on_event.clone(),
    };

    use_hold_page(&svg, &gesture);
    use_motion(&svg, geometry, scene, &dropped);

    let marks = use_memo((geometry.clone(), scene.clone()), |(_, scene)| {
        scene.origin.map(|origin| marks_by_square(origin, &scene.marks)).unwrap_or_default()
    });
    let focused = focus.unwrap_or_else(|| geometry.first_focus());
    let view = geometry.view();
    let square = |square: &Square| {
        let found = marks.iter().find(|(marked, _)| marked == square);
        let marks: Option<&SquareMarks> = found.map(|(_, marks)| marks);
        cell::cell(geometry, scene, *square, marks, *square == focused)
    };
    let row = |(number, row): (usize, &Vec<Square>)| {
        tag("g", &[("role", "row")]).key(number).all(row.iter().map(square)).view()
    };
    let squares = tag("g", &[("class", "squares"), ("shape-rendering", "crispEdges")])
        .all(geometry.rows().iter().enumerate().map(row));
    let drawing = tag("svg", &[("class", "board"), ("role", "grid")])
        .node(&svg)
        .attr("aria-label", props.label.clone())
        .attr("viewBox", format!("0 0 {} {}", number(view.width()), number(view.height())))
        .tag(squares)
        .with(layers::highlights(geometry, scene))
        .with(layers::coordinates(geometry.labels()))
        .with(layers::lines(&geometry.lines(scene)))
        .with(layers::pieces(geometry, scene, dragging.map(|(square, ..)| square)))
        .with(layers::marks(geometry, scene, &marks))
        .with(focus_ring(geometry, focused))
        .with(ghost_of(&ghost, geometry, scene, *dragging));
    tag("div", &[("class", "berolina-board"), ("data-berolina", "board")])
        .class("dragging", dragging.is_some())
        .class("looking", scene.look)
        .attr("data-variant", props.variant.clone())
        .attr("data-turn", props.turn.clone())
        .attr("data-ply", props.ply.to_string())
        .attr("data-state", props.state.word())
        .tag(hand.listen(drawing))
        .with(props.children.clone())
        .view()
}

/// Drawn above everything, for a square's own outline would lie under its neighbours.
fn focus_ring(geometry: &Geometry, focused: Square) -> Html {
    let ring = geometry.view().cell(focused).map(|cell| cell.inner_path((2.0 / cell.radius).min(0.5)));
    let line = |class| tag("path", &[]).attr("class", class).maybe("d", ring.clone());
    tag("g", &[("class", "focus-ring"), ("pointer-events", "none"), ("aria-hidden", "true")])
        .tag(line("focus-halo"))
        .tag(line("focus-line"))
        .view()
}

fn ghost_of(ghost: &NodeRef, geometry: &Geometry, scene: &Scene, dragging: Dragging) -> Html {
    let Some((square, x, y)) = dragging else { return Html::default() };
    let (Some(piece), Some(cell)) = (scene.piece(square), geometry.view().cell(square)) else {
        return Html::default();
    };
    let turn = scene.upside_down.contains(&piece.player).then_some("rotate(180 24 24)");
    tag("g", &[("class", "ghost"), ("pointer-events", "none"), ("aria-hidden", "true")])
        .node(ghost)
        .attr("transform", motion::ghost_transform(x, y, cell.scale()))
        .tag(tag("g", &[]).maybe("transform", turn).with(piece.paths()))
        .view()
}

/// While a piece is held the page does not scroll under the finger; otherwise it does.
#[hook]
fn use_hold_page(svg: &NodeRef, gesture: &Rc<std::cell::RefCell<Gesture>>) {
    let gesture = gesture.clone();
    use_effect_with(svg.clone(), move |svg| {
        let listener = svg.cast::<Element>().map(|svg| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&svg, "touchmove", options, move |event| {
                if event.cancelable() && gesture.borrow().holds_piece() {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// After every change of the position, the pieces that moved come from where they were.
#[hook]
fn use_motion(
    svg: &NodeRef,
    geometry: &Rc<Geometry>,
    scene: &Rc<Scene>,
    dropped: &Rc<std::cell::RefCell<Option<Square>>>,
) {
    let before = use_mut_ref(|| None::<(Rc<Geometry>, Rc<Scene>)>);
    let (svg, dropped) = (svg.clone(), dropped.clone());
    use_effect_with((geometry.clone(), scene.clone()), move |(geometry, scene)| {
        let before = before.replace(Some((geometry.clone(), scene.clone())));
        let Some((old_geometry, old_scene)) = before else { return };
        if old_scene.pieces == scene.pieces {
            return;
        }
        let dropped = dropped.take();
        if old_geometry != *geometry || screen::motion_is_reduced() {
            return;
        }
        let Some(svg) = svg.cast::<Element>() else { return };
        for (from, to) in motion::moves(&old_scene, scene) {
            if dropped != Some(to) {
                motion::animate(&svg, geometry, from, to);
            }
        }
    });
}

/// The hands on the board: everything that the handlers share.
#[derive(Clone)]
struct Hand {
    svg: NodeRef,
    ghost: NodeRef,
    gesture: Rc<std::cell::RefCell<Gesture>>,
    /// The square over which the mouse was last.
    hovered: Rc<std::cell::RefCell<Option<Square>>>,
    /// The square on which a dragged piece was let go: it is there already and need not travel.
    dropped: Rc<std::cell::RefCell<Option<Square>>>,
    focus: UseStateHandle<Option<Square>>,
    dragging: UseStateHandle<Dragging>,
    geometry: Rc<Geometry>,
    scene: Rc<Scene>,
    on_event: Callback<BoardEvent>,
}

impl Hand {
    /// Puts the handlers on the drawing.
    fn listen(&self, drawing: Tag) -> Tag {
        drawing
            .on_click(self.on_click())
            .on_key(self.on_key())
            .listen(Rc::new(html::onpointerdown::Wrapper::new(self.on_down())))
            .listen(Rc::new(html::onpointermove::Wrapper::new(self.on_move())))
            .listen(Rc::new(html::onpointerup::Wrapper::new(self.on_up())))
            .listen(Rc::new(html::onpointercancel::Wrapper::new(self.on_cancel())))
            .listen(Rc::new(html::onpointerleave::Wrapper::new(self.on_leave())))
            .listen(Rc::new(html::onfocusin::Wrapper::new(self.on_focus())))
    }

    fn under(&self, event: &MouseEvent) -> Option<Square> {
        let svg = self.svg.cast::<Element>()?;
        screen::square_under(&svg, &self.geometry, f64::from(event.client_x()), f64::from(event.client_y()))
    }

    fn say(&self, event: Option<BoardEvent>) {
        if let Some(event) = event {
            self.on_event.emit(event);
        }
    }

    fn on_down(&self) -> Callback<PointerEvent> {
        let hand = self.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() != 0 || !event.is_primary() {
                return;
            }
            let Some(square) = hand.under(&event) else { return };
            hand.focus.set(Some(square));
            *hand.hovered.borrow_mut() = Some(square);
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let said = hand.gesture.borrow_mut().down(
                event.pointer_id(),
                square,
                at,
                event.time_stamp(),
                &hand.scene,
            );
            hand.say(said);
        })
    }

    fn on_move(&self) -> Callback<PointerEvent> {
        let hand = self.clone();
        Callback::from(move |event: PointerEvent| {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let drag = hand.gesture.borrow_mut().moved(event.pointer_id(), at);
            let Some(svg) = hand.svg.cast::<Element>() else { return };
            let (x, y) = screen::to_drawing(&svg, &hand.geometry, at.0, at.1);
            match drag {
                Drag::Begins(square) => {
                    let _ = svg.set_pointer_capture(event.pointer_id());
                    hand.dragging.set(Some((square, x, y)));
                }
                Drag::Goes => hand.drag_to(x, y),
                Drag::None => hand.hover(&event),
            }
        })
    }

    fn drag_to(&self, x: f64, y: f64) {
        let scale = self.dragging.and_then(|(square, ..)| self.geometry.view().cell(square));
        if let (Some(ghost), Some(cell)) = (self.ghost.cast::<SvgElement>(), scale) {
            motion::place_ghost(&ghost, x, y, cell.scale());
        }
    }

    /// A mouse that comes to another square asks for a preview of what stands there.
    fn hover(&self, event: &PointerEvent) {
        if event.pointer_type() != "mouse" || self.gesture.borrow().is_down() {
            return;
        }
        let square = self.under(event);
        if self.hovered.replace(square) != square {
            self.on_event.emit(BoardEvent::Hover(square));
        }
    }

    fn on_up(&self) -> Callback<PointerEvent> {
        let hand = self.clone();
        Callback::from(move |event: PointerEvent| {
            let over = hand.under(&event);
            let release =
                hand.gesture.borrow_mut().up(event.pointer_id(), over, event.time_stamp(), &hand.scene);
            *hand.hovered.borrow_mut() = over;
            if release.dragged {
                hand.dragging.set(None);
                if let Some(BoardEvent::Go { to, .. }) = release.event {
                    *hand.dropped.borrow_mut() = Some(to);
                }
            }
            hand.say(release.event);
        })
    }

    fn on_cancel(&self) -> Callback<PointerEvent> {
        let hand = self.clone();
        Callback::from(move |_| {
            hand.dragging.set(None);
            let said = hand.gesture.borrow_mut().cancel();
            hand.say(said);
        })
    }

    fn on_leave(&self) -> Callback<PointerEvent> {
        let hand = self.clone();
        Callback::from(move |_| {
            if !hand.gesture.borrow().is_down() && hand.hovered.take().is_some() {
                hand.on_event.emit(BoardEvent::Hover(None));
            }
        })
    }

    /// The square whose element an event happened on.
    fn square_of(&self, event: &Event) -> Option<Square> {
        let target = event.target_dyn_into::<Element>()?;
        let element = target.closest("[data-square]").ok().flatten()?;
        self.geometry.by_name(&element.get_attribute("data-square")?)
    }

    /// A screen reader or a script may give the focus to any square.
    fn on_focus(&self) -> Callback<FocusEvent> {
        let hand = self.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = hand.square_of(&event) {
                hand.focus.set(Some(square));
            }
        })
    }

    fn on_click(&self) -> Callback<MouseEvent> {
        let hand = self.clone();
        Callback::from(move |event: MouseEvent| {
            let Some(square) = hand.square_of(&event) else { return };
            let said = hand.gesture.borrow_mut().click(square, event.detail(), &hand.scene);
            if said.is_some() {
                hand.focus.set(Some(square));
            }
            hand.say(said);
        })
    }

    fn on_key(&self) -> Callback<KeyboardEvent> {
        let hand = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            let at = hand.focus.unwrap_or_else(|| hand.geometry.first_focus());
            match meaning(&event.key(), at, &hand.scene, &hand.geometry) {
                KeyMeaning::None => return,
                KeyMeaning::Focus(square) => hand.focus_on(square),
                KeyMeaning::Event(said) => {
                    if said == BoardEvent::Unpick && hand.dragging.is_some() {
                        hand.dragging.set(None);
                        let _ = hand.gesture.borrow_mut().cancel();
                    }
                    hand.on_event.emit(said);
                }
            }
            event.prevent_default();
        })
    }

    fn focus_on(&self, square: Square) {
        let Some(svg) = self.svg.cast::<Element>() else { return };
        let selector = format!("[data-square='{}']", self.geometry.name(square));
        focus(svg.query_selector(&selector).ok().flatten());
        self.focus.set(Some(square));
    }
}

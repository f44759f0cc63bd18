//! The hands on the board: from events of the browser to what they mean.

use std::cell::RefCell;
use std::mem;
use std::rc::Rc;

use berolina_board::Square;
use gloo::events::{EventListener, EventListenerOptions};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;
use yew::virtual_dom::{Listener, ListenerKind};

use crate::board::gesture::{Drag, Gesture};
use crate::board::keys::{KeyMeaning, meaning};
use crate::board::{motion, screen};
use crate::focus::focus;
use crate::{BoardEvent, Geometry, Scene, Tag};

/// A drag that is under way: the piece's square, and where the pointer was at first.
pub(crate) type Dragging = Option<(Square, f64, f64)>;

/// What the hands on one board are doing, from one drawing of it to the next.
#[derive(Clone)]
pub(crate) struct Hand {
    svg: NodeRef,
    ghost: NodeRef,
    state: Rc<RefCell<State>>,
    /// Asks for the board to be drawn again.
    redraw: Rc<dyn Fn()>,
}

/// Never borrowed while somebody else is called: what they do may be an event for the board again.
#[derive(Default)]
struct State {
    gesture: Gesture,
    /// The square over which the mouse was last.
    hovered: Option<Square>,
    /// The square on which a dragged piece was let go: it is there already and need not travel.
    dropped: Option<Square>,
    focus: Option<Square>,
    /// Whether the focus came by keyboard, so that it must be seen.
    keyed: bool,
    dragging: Dragging,
}

impl Hand {
    pub(crate) fn new(redraw: Rc<dyn Fn()>) -> Hand {
        Hand { svg: NodeRef::default(), ghost: NodeRef::default(), state: Rc::default(), redraw }
    }

    /// The drawing, once it is there.
    pub(crate) fn svg(&self) -> Option<Element> {
        self.svg.cast()
    }

    /// The picture of the piece that is dragged.
    pub(crate) fn ghost(&self) -> &NodeRef {
        &self.ghost
    }

    pub(crate) fn focused(&self) -> Option<Square> {
        self.state.borrow().focus
    }

    pub(crate) fn dragging(&self) -> Dragging {
        self.state.borrow().dragging
    }

    pub(crate) fn take_dropped(&self) -> Option<Square> {
        self.state.borrow_mut().dropped.take()
    }

    /// Whether the focus came by keyboard.
    pub(crate) fn keyed(&self) -> bool {
        self.state.borrow().keyed
    }

    fn set_focus(&self, square: Square, keyed: bool) {
        let mut state = self.state.borrow_mut();
        let same = (state.focus, state.keyed) == (Some(square), keyed);
        (state.focus, state.keyed) = (Some(square), keyed);
        drop(state);
        if !same {
            (self.redraw)();
        }
    }

    fn drag(&self, dragging: Dragging) {
        self.state.borrow_mut().dragging = dragging;
        (self.redraw)();
    }

    /// While a piece is held the page does not scroll under the finger; otherwise it does.
    pub(crate) fn hold_page(&self, svg: &Element) -> EventListener {
        let state = self.state.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(svg, "touchmove", options, move |event| {
            if event.cancelable() && state.borrow().gesture.holds_piece() {
                event.prevent_default();
            }
        })
    }

    /// Puts the hands on a drawing of the board.
    pub(crate) fn listen(
        &self,
        drawing: Tag,
        geometry: &Rc<Geometry>,
        scene: &Rc<Scene>,
        on_event: &Callback<BoardEvent>,
    ) -> Tag {
        let (geometry, scene, on_event) = (geometry.clone(), scene.clone(), on_event.clone());
        let touch = Rc::new(Touch { hand: self.clone(), geometry, scene, on_event });
        let ears = HEARD.iter().map(|heard| Rc::new(Ear { heard, touch: touch.clone() }));
        ears.fold(drawing.node(&self.svg), |drawing, ear| drawing.listen(ear))
    }
}

/// What is done at an event, at once: a default that is to be prevented, the pointer and the focus
/// cannot wait for the next drawing.
type Deed = fn(&Touch, &Event);

/// What a board listens to.
static HEARD: [(fn() -> ListenerKind, Deed); 8] = [
    (|| ListenerKind::onclick, |touch, event| touch.click(event.unchecked_ref())),
    (|| ListenerKind::onkeydown, |touch, event| touch.key(event.unchecked_ref())),
    (|| ListenerKind::onpointerdown, |touch, event| touch.down(event.unchecked_ref())),
    (|| ListenerKind::onpointermove, |touch, event| touch.moved(event.unchecked_ref())),
    (|| ListenerKind::onpointerup, |touch, event| touch.up(event.unchecked_ref())),
    (|| ListenerKind::onpointercancel, |touch, _| touch.cancel()),
    (|| ListenerKind::onpointerleave, |touch, _| touch.leave()),
    (|| ListenerKind::onfocusin, |touch, event| touch.focus_came(event)),
];

/// Hears of one kind of event.
struct Ear {
    heard: &'static (fn() -> ListenerKind, Deed),
    touch: Rc<Touch>,
}

impl Listener for Ear {
    fn kind(&self) -> ListenerKind {
        (self.heard.0)()
    }

    fn handle(&self, event: Event) {
        (self.heard.1)(&self.touch, &event);
    }

    fn passive(&self) -> bool {
        false
    }
}

/// The hands on one drawing of the board.
struct Touch {
    hand: Hand,
    geometry: Rc<Geometry>,
    scene: Rc<Scene>,
    on_event: Callback<BoardEvent>,
}

impl Touch {
    fn under(&self, event: &MouseEvent) -> Option<Square> {
        let svg = self.hand.svg()?;
        screen::square_under(&svg, &self.geometry, f64::from(event.client_x()), f64::from(event.client_y()))
    }

    fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.hand.state.borrow_mut())
    }

    fn say(&self, event: Option<BoardEvent>) {
        if let Some(event) = event {
            self.on_event.emit(event);
        }
    }

    fn down(&self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(square) = self.under(event) else { return };
        self.hand.set_focus(square, false);
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let (pointer, time) = (event.pointer_id(), event.time_stamp());
        let said = self.change(|state| {
            state.hovered = Some(square);
            state.gesture.down(pointer, square, at, time, &self.scene)
        });
        self.say(said);
    }

    fn moved(&self, event: &PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let drag = self.change(|state| state.gesture.moved(event.pointer_id(), at));
        let Some(svg) = self.hand.svg() else { return };
        let (x, y) = screen::to_drawing(&svg, &self.geometry, at.0, at.1);
        match drag {
            Drag::Begins(square) => {
                let _ = svg.set_pointer_capture(event.pointer_id());
                self.hand.drag(Some((square, x, y)));
            }
            Drag::Goes => self.drag_to(x, y),
            Drag::None => self.hover(event),
        }
    }

    fn drag_to(&self, x: f64, y: f64) {
        let scale = self.hand.dragging().and_then(|(square, ..)| self.geometry.view().cell(square));
        if let (Some(ghost), Some(cell)) = (self.hand.ghost.cast::<SvgElement>(), scale) {
            motion::place_ghost(&ghost, x, y, cell.scale());
        }
    }

    /// A mouse that comes to another square asks for a preview of what stands there.
    fn hover(&self, event: &PointerEvent) {
        if event.pointer_type() != "mouse" || self.change(|state| state.gesture.is_down()) {
            return;
        }
        let square = self.under(event);
        if self.change(|state| mem::replace(&mut state.hovered, square)) != square {
            self.on_event.emit(BoardEvent::Hover(square));
        }
    }

    fn up(&self, event: &PointerEvent) {
        let over = self.under(event);
        let (pointer, time) = (event.pointer_id(), event.time_stamp());
        let release = self.change(|state| {
            state.hovered = over;
            state.gesture.up(pointer, over, time, &self.scene)
        });
        if release.dragged {
            self.hand.drag(None);
            if let Some(BoardEvent::Go { to, .. }) = release.event {
                self.change(|state| state.dropped = Some(to));
            }
        }
        self.say(release.event);
    }

    fn cancel(&self) {
        self.hand.drag(None);
        let said = self.change(|state| state.gesture.cancel());
        self.say(said);
    }

    fn leave(&self) {
        let left = |state: &mut State| if state.gesture.is_down() { None } else { state.hovered.take() };
        if self.change(left).is_some() {
            self.on_event.emit(BoardEvent::Hover(None));
        }
    }

    /// The square whose element an event happened on.
    fn square_of(&self, event: &Event) -> Option<Square> {
        let target = event.target_dyn_into::<Element>()?;
        let element = target.closest("[data-square]").ok().flatten()?;
        self.geometry.by_name(&element.get_attribute("data-square")?)
    }

    /// A screen reader or a script may give the focus to any square.
    fn focus_came(&self, event: &Event) {
        if let Some(square) = self.square_of(event) {
            // A press brings the focus, too.
            let pressed = self.change(|state| state.gesture.is_down());
            self.hand.set_focus(square, !pressed);
        }
    }

    fn click(&self, event: &MouseEvent) {
        let Some(square) = self.square_of(event) else { return };
        let said = self.change(|state| state.gesture.click(square, event.detail(), &self.scene));
        if said.is_some() {
            self.hand.set_focus(square, self.hand.keyed());
        }
        self.say(said);
    }

    fn key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let at = self.hand.focused().unwrap_or_else(|| self.geometry.first_focus());
        match meaning(&event.key(), at, &self.scene, &self.geometry) {
            KeyMeaning::None => return,
            KeyMeaning::Focus(square) => self.focus_on(square),
            KeyMeaning::Event(said) => {
                if said == BoardEvent::Unpick && self.hand.dragging().is_some() {
                    self.hand.drag(None);
                    let _ = self.change(|state| state.gesture.cancel());
                }
                self.on_event.emit(said);
            }
        }
        event.prevent_default();
    }

    fn focus_on(&self, square: Square) {
        let Some(svg) = self.hand.svg() else { return };
        let selector = format!("[data-square='{}']", self.geometry.name(square));
        focus(svg.query_selector(&selector).ok().flatten());
        self.hand.set_focus(square, true);
    }
}

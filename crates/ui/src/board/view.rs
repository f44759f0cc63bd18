use std::cell::RefCell;
use std::rc::Rc;

use berolina_board::Square;
use berolina_diagram::{SquareMarks, marks_by_square, number};
use gloo::events::EventListener;
use web_sys::Element;
use yew::prelude::*;

use crate::board::hand::{Dragging, Hand};
use crate::board::{cell, layers, motion, screen};
use crate::tag::written;
use crate::{BoardEvent, BoardState, Geometry, Scene, tag};

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
    /// The players who missed their last turn, with spaces between them.
    #[prop_or_default]
    pub skipped: Option<AttrValue>,
    /// Moves made.
    pub ply: usize,
    /// What the game is doing.
    #[prop_or_default]
    pub state: BoardState,
    /// What lies over the board, such as a picker.
    #[prop_or_default]
    pub children: Html,
}

/// A board on which people pick, move and drag pieces, by pointer and by keyboard.
///
/// It keeps only what is about hands, not about the game: the pointer that is down, the square that
/// has the focus, the piece that is being dragged.
pub struct BoardView {
    hand: Hand,
    /// What was seen last: a change of it moves pieces.
    seen: Option<(Rc<Geometry>, Rc<Scene>)>,
    /// The pieces as they were drawn last, and which of them was dragged.
    drawn: RefCell<Option<(Option<Square>, AttrValue)>>,
    /// Listens as long as it is there.
    _touch: Option<EventListener>,
}

impl Component for BoardView {
    /// The hands did something that is to be seen.
    type Message = ();
    type Properties = BoardViewProps;

    fn create(ctx: &Context<Self>) -> BoardView {
        let link = ctx.link().clone();
        let hand = Hand::new(Rc::new(move || link.send_message(())));
        BoardView { hand, seen: None, drawn: RefCell::default(), _touch: None }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let dragging = self.hand.dragging();
        tag("div", &[("class", "berolina-board"), ("data-berolina", "board")])
            .class("dragging", dragging.is_some())
            .class("looking", props.scene.look)
            .attr("data-variant", props.variant.clone())
            .attr("data-turn", props.turn.clone())
            .maybe("data-skipped", props.skipped.clone())
            .attr("data-ply", props.ply.to_string())
            .attr("data-state", props.state.word())
            .with(self.drawing(props, dragging))
            .with(props.children.clone())
            .view()
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        let Some(svg) = self.hand.svg() else { return };
        if first {
            self._touch = Some(self.hand.hold_page(&svg));
        }
        self.move_pieces(&svg, ctx.props());
    }
}

impl BoardView {
    fn drawing(&self, props: &BoardViewProps, dragging: Dragging) -> Html {
        let BoardViewProps { geometry, scene, .. } = props;
        let marks = scene.origin.map(|origin| marks_by_square(origin, &scene.marks)).unwrap_or_default();
        let focused = self.hand.focused().unwrap_or_else(|| geometry.first_focus());
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
        let pieces = self.pieces(geometry, scene, dragging.map(|(square, ..)| square));
        let view = geometry.view();
        let drawing = tag("svg", &[("class", "board"), ("role", "grid")])
            .class("keyed", self.hand.keyed())
            .class("picked", scene.picked && !scene.look)
            .attr("aria-label", props.label.clone())
            .attr("viewBox", format!("0 0 {} {}", number(view.width()), number(view.height())))
            .tag(squares)
            .with(layers::highlights(geometry, scene))
            .tag(layers::layer("coordinates").with(written(geometry.labels())))
            .with(layers::lines(&geometry.lines(scene)))
            .tag(layers::layer("pieces").with(written(&pieces)))
            .with(layers::marks(geometry, scene, &marks))
            .with(layers::notes(geometry, scene))
            .with(focus_ring(geometry, focused))
            .with(ghost_of(self.hand.ghost(), geometry, scene, dragging));
        self.hand.listen(drawing, geometry, scene, &props.on_event).view()
    }

    /// The drawing of the pieces. It is that of last time while they stand as they did: then it is not
    /// even compared.
    fn pieces(&self, geometry: &Rc<Geometry>, scene: &Rc<Scene>, dragged: Option<Square>) -> AttrValue {
        if let (Some((was_on, was)), Some((held, drawn))) = (&self.seen, &*self.drawn.borrow())
            && Rc::ptr_eq(was_on, geometry)
            && *held == dragged
            && was.draws_pieces_as(scene)
        {
            return drawn.clone();
        }
        let drawn = layers::pieces(geometry, scene, dragged);
        self.drawn.replace(Some((dragged, drawn.clone())));
        drawn
    }

    /// After every change of the position, the pieces that moved come from where they were.
    fn move_pieces(&mut self, svg: &Element, props: &BoardViewProps) {
        let BoardViewProps { geometry, scene, .. } = props;
        let Some((old_geometry, old_scene)) = self.seen.replace((geometry.clone(), scene.clone())) else {
            return;
        };
        if old_scene.pieces == scene.pieces {
            return;
        }
        let dropped = self.hand.take_dropped();
        if old_geometry != *geometry || screen::motion_is_reduced() {
            return;
        }
        for (from, to) in motion::moves(&old_scene, scene) {
            if dropped != Some(to) {
                motion::animate(svg, geometry, from, to);
            }
        }
    }
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
    let turn = scene.upside_down.contains(&piece.player).then(|| geometry.turn_to(piece.player));
    tag("g", &[("class", "ghost"), ("pointer-events", "none"), ("aria-hidden", "true")])
        .node(ghost)
        .attr("transform", motion::ghost_transform(x, y, cell.scale()))
        .tag(tag("g", &[]).maybe("transform", turn).with(written(&piece.svg().into())))
        .view()
}

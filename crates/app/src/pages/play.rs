use std::rc::Rc;

use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Side, variants};
use berolina_ui::{BoardEvent, BoardState, BoardView, Geometry, status_line, tag};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{Page, lost};
use crate::browser;
use crate::play::{Upkeep, controls, dialogs, fresh_start, notices, panel, picker, seats, typed_move};
use crate::route::PlayLink;
use crate::state::{self, Action, Asked, Orientation, Saved, Table};
use crate::storage;

/// What [`OpenGame`] opens.
#[derive(Properties, PartialEq)]
pub struct OpenGameProps {
    /// The link that led here; its game exists.
    pub link: PlayLink,
}

/// A game that people play at one screen. Another visit is another table.
pub fn play(link: &PlayLink, visit: u32) -> Page {
    let Some(variant) = variants::find(&link.id) else { return lost("", Some(&link.id)) };
    let body = html! { <OpenGame key={visit} link={link.clone()} /> };
    Page { class: "play-page", game: variant.id, body }
}

/// The page of a game that exists: the table, and what happens beside it.
pub struct OpenGame {
    table: Table,
    geometry: Rc<Geometry>,
    dispatch: Callback<Action>,
    on_event: Callback<BoardEvent>,
    main: NodeRef,
    /// Runs out when the last move has been seen and the board may turn.
    turn: Option<Timeout>,
    upkeep: Upkeep,
}

impl Component for OpenGame {
    type Message = Action;
    type Properties = OpenGameProps;

    fn create(ctx: &Context<Self>) -> OpenGame {
        let table = opened(&ctx.props().link);
        let dispatch = ctx.link().callback(|action| action);
        let mut page = OpenGame {
            geometry: Rc::new(Geometry::new(table.game.rules().board(), table.seat)),
            table,
            on_event: dispatch.reform(Action::Board),
            dispatch,
            main: NodeRef::default(),
            turn: None,
            upkeep: Upkeep::default(),
        };
        page.turn_later();
        page
    }

    fn update(&mut self, _ctx: &Context<Self>, action: Action) -> bool {
        let before = (self.table.version, self.table.orientation, self.table.seat);
        self.table.apply(action);
        if let Some(Asked::New(form)) = &mut self.table.asked
            && form.start.is_none()
        {
            form.start = fresh_start(self.table.game.rules());
        }
        let Table { version, orientation, seat, .. } = self.table;
        if seat != before.2 {
            self.geometry = Rc::new(Geometry::new(self.table.game.rules().board(), seat));
        }
        if (version, orientation) != (before.0, before.1) {
            self.turn_later();
        }
        if version != before.0 {
            remember(&self.table);
        }
        true
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        let (table, dispatch) = (&self.table, &self.dispatch);
        let variant = table.game.rules().variant();
        let status = state::status(table);
        let mut title = tag("header", &[("class", "play-title")])
            .tag(tag("h1", &[]).text(variant.name))
            .tag(tag("p", &[]).text(variant.tagline).text("."));
        if let Some(number) = table.game.start_number() {
            title =
                title.tag(tag("p", &[("class", "start-array")]).text(format!("Start position {number}.")));
        }
        if berolina_guide::has_page(variant.id) {
            let address = ["#/rules/", variant.id].concat();
            title = title.tag(tag("a", &[]).attr("href", address).text("Moves and rules"));
        }
        let state = tag("div", &[("class", "state")])
            .with(notices(&table.notices, dispatch))
            .with(status_line(&status.text, status.result, status.reason));
        let panel = tag("aside", &[("class", "panel"), ("aria-label", "The game")])
            .with(typed_move(table, dispatch))
            .with(panel(table, dispatch));
        let said = |how: &'static str, text: &str| {
            tag("div", &[("class", "unseen")]).attr("aria-live", how).text(text.to_owned())
        };
        tag("main", &[("class", "play")])
            .node(&self.main)
            .tag(title)
            .tag(state)
            .with(self.stage())
            .tag(panel)
            .tag(said("polite", &table.said.polite))
            .tag(said("assertive", &table.said.loud))
            .with(dialogs(table, dispatch))
            .view()
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        // Per mille, for whole numbers are short to write.
        let ratio = (1000.0 * self.geometry.ratio()) as u32;
        browser::set_css_variable(&self.main, "--board-ratio", &ratio.to_string());
        self.upkeep.follow(&self.table);
    }
}

impl OpenGame {
    /// Turns the board to the player who moves, when the move has been seen.
    fn turn_later(&mut self) {
        const SEEN: u32 = 320;
        let dispatch = self.dispatch.clone();
        let turning = self.table.orientation == Orientation::Turning;
        self.turn = turning.then(|| Timeout::new(SEEN, move || dispatch.emit(Action::FaceMover)));
    }

    /// The board with the players round it and the controls below.
    fn stage(&self) -> Html {
        let (table, dispatch) = (&self.table, &self.dispatch);
        let variant = table.game.rules().variant();
        let scene = Rc::new(state::scene(table));
        let state = if table.is_over() { BoardState::Over } else { BoardState::Ready };
        let board = html! {
            <BoardView geometry={self.geometry.clone()} {scene} on_event={self.on_event.clone()} label={format!("{} board", variant.name)}
                variant={variant.id} turn={table.position().turn().name()} ply={table.game.ply() as usize} {state}>
                { picker(table, &self.geometry, dispatch) }
            </BoardView>
        };
        let stack = tag("div", &[("class", "stage-stack")])
            .with(seats(table, true, dispatch))
            .tag(tag("div", &[("class", "board-frame")]).with(board))
            .with(seats(table, false, dispatch))
            .with(controls(table, &castlings(table), dispatch));
        tag("div", &[("class", "stage")]).tag(stack).view()
    }
}

/// What a link opens; what is stored and cannot be read is set aside.
fn opened(link: &PlayLink) -> Table {
    let Some(rules) = variants::rules(&link.id) else {
        // The page asked before; an unknown game has its own page.
        unreachable!("the variant is known")
    };
    let stored = storage::read(&storage::game_key(&link.id));
    let mut fresh = || {
        let arrays = StartArrays::of(&rules)?;
        arrays.position(fresh_start(&rules)?.chosen(&arrays, &rules).ok()?).ok()
    };
    let opened = state::open(&rules, link, stored.as_deref(), &mut fresh);
    if let (true, Some(text)) = (opened.set_aside, stored) {
        storage::write(&storage::aside_key(&link.id), &text);
        storage::remove(&storage::game_key(&link.id));
    }
    opened.table
}

/// Stores the game; one that came with a link goes into the address instead.
fn remember(table: &Table) {
    if table.linked {
        browser::replace_hash(&state::link_to(table).to_string());
    } else if let Ok(text) = serde_json::to_string(&Saved::of(table)) {
        storage::write(&storage::game_key(table.game.rules().variant().id), &text);
    }
}

/// To which sides the mover's king may castle now.
fn castlings(table: &Table) -> Vec<Side> {
    if table.is_over() {
        return Vec::new();
    }
    let position = table.position();
    let moves = position.legal_moves();
    let castles = |side: Side| {
        moves.iter().any(|made| position.castling_of(*made).is_some_and(|option| option.side == side))
    };
    [Side::Short, Side::Long].into_iter().filter(|side| castles(*side)).collect()
}

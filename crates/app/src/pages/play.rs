use std::rc::Rc;

use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Player, Side, variants};
use berolina_ui::{BoardEvent, BoardState, BoardView, Geometry, Icon, Tag, button, status_line, tag};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser;
use crate::play::{
    Upkeep, answers, controls, dialogs, fresh_start, notices, panel, picker, seats, sides, typed_move,
};
use crate::route::PlayLink;
use crate::state::{self, Action, Asked, Orientation, Saved, Table};
use crate::storage;

/// A game that people play at one screen: the table, and what happens beside it.
pub struct OpenGame {
    /// The number of the visit: another one is another table.
    visit: u32,
    table: Table,
    geometry: Rc<Geometry>,
    dispatch: Callback<Action>,
    on_event: Callback<BoardEvent>,
    main: NodeRef,
    /// Runs out when the last move has been seen and the board may turn.
    turn: Option<Timeout>,
    upkeep: Upkeep,
}

impl OpenGame {
    /// Opens a game that exists, as a link says.
    pub fn open(link: &PlayLink, visit: u32, dispatch: Callback<Action>) -> OpenGame {
        let table = opened(link);
        let mut page = OpenGame {
            visit,
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

    /// The variant.
    pub fn id(&self) -> &'static str {
        self.table.game.rules().variant().id
    }

    /// Lets something happen.
    pub fn update(&mut self, action: Action) {
        let before = (self.table.version, self.table.orientation, self.table.seat);
        let by_target = self.table.by_target;
        self.table.apply(action);
        if self.table.by_target != by_target {
            storage::write(storage::BY_TARGET, if by_target { "" } else { "yes" });
        }
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
    }

    /// The page.
    pub fn view(&self) -> Html {
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
            .with(status_line(&status.text, status.result, status.reason))
            .with(reading(table))
            .with(answers(table, dispatch));
        let panel = tag("aside", &[("class", "panel"), ("aria-label", "The game")])
            .with(typed_move(table, dispatch))
            .with(panel(table, dispatch));
        let said = |how: &'static str, text: &str| {
            tag("div", &[("class", "unseen")]).attr("aria-live", how).text(text.to_owned())
        };
        tag("main", &[("class", "play")])
            .key(self.visit)
            .class("many", table.is_for_many())
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

    /// Does what is to be done when the page has been drawn.
    pub fn rendered(&mut self) {
        // Per mille, for whole numbers are short to write.
        let ratio = (1000.0 * self.geometry.ratio()) as u32;
        browser::set_css_variable(&self.main, "--board-ratio", &ratio.to_string());
        self.upkeep.follow(&self.table);
    }

    /// Turns the board to the player who moves, when the move has been seen.
    fn turn_later(&mut self) {
        const SEEN: u32 = 320;
        let dispatch = self.dispatch.clone();
        let turning = self.table.orientation == Orientation::Turning;
        self.turn = turning.then(|| Timeout::new(SEEN, move || dispatch.emit(Action::FaceMover)));
    }

    /// A board with the other players along its upper sides, which may be larger than its room.
    fn many(&self, frame: Tag, board: Html) -> Tag {
        let zoomed = self.table.zoomed;
        let room = tag("div", &[("class", "board-room")]).with(sides(&self.table)).with(board);
        let word = if zoomed { "Show the whole board" } else { "Make the board larger" };
        let zoom = button(&[("class", "zoom icon-only"), ("data-action", "zoom")])
            .attr("aria-label", word)
            .attr("title", word)
            .on_click(self.dispatch.reform(|_| Action::Zoom))
            .with(if zoomed { Icon::Smaller } else { Icon::Larger }.view());
        let scroll = tag("div", &[("class", "board-scroll")]).class("zoomed", zoomed);
        frame.tag(scroll.tag(room)).tag(zoom)
    }

    /// The board with the players round it and the controls below.
    fn stage(&self) -> Html {
        let (table, dispatch) = (&self.table, &self.dispatch);
        let variant = table.game.rules().variant();
        let scene = Rc::new(state::scene(table));
        let state = if table.is_over() { BoardState::Over } else { BoardState::Ready };
        let skipped: Vec<&str> = table.skipped().into_iter().map(Player::name).collect();
        let skipped = (!skipped.is_empty()).then(|| AttrValue::from(skipped.join(" ")));
        let board = html! {
            <BoardView geometry={self.geometry.clone()} {scene} on_event={self.on_event.clone()} label={format!("{} board", variant.name)}
                variant={variant.id} {skipped} turn={table.position().turn().name()} ply={table.game.ply() as usize} {state}>
                { picker(table, &self.geometry, dispatch) }
            </BoardView>
        };
        let frame = tag("div", &[("class", "board-frame")]);
        let (above, frame) = if table.is_for_many() {
            (Html::default(), self.many(frame, board))
        } else {
            (seats(table, true, dispatch), frame.with(board))
        };
        let stack = tag("div", &[("class", "stage-stack")])
            .with(above)
            .tag(frame)
            .with(seats(table, false, dispatch))
            .with(controls(table, &castlings(table), dispatch));
        tag("div", &[("class", "stage")]).tag(stack).view()
    }
}

/// How the source's words about what can be done now were read.
fn reading(table: &Table) -> Html {
    let reading = table.game.rules().variant().wording.claim;
    if reading.is_empty() || table.game.can_claim().is_none() {
        return Html::default();
    }
    tag("p", &[("class", "hint")]).text(reading).view()
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
    let by_target = storage::read(storage::BY_TARGET).is_some_and(|word| word == "yes");
    Table { by_target, ..opened.table }
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

use std::rc::Rc;

use berolina_rules::{Side, variants};
use berolina_ui::{BoardEvent, BoardState, BoardView, Geometry, status_line};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{frame, lost};
use crate::browser::{self, use_css_variable};
use crate::play::{Panel, TypedMove, controls, dialogs, notices, picker, seats};
use crate::route::{PlayLink, Route};
use crate::state::{self, Action, Orientation, Saved, Table};
use crate::storage;

/// What [`OpenGame`] opens.
#[derive(Properties, PartialEq)]
pub struct OpenGameProps {
    /// The link that led here; its game exists.
    pub link: PlayLink,
}

/// A game that people play at one screen. Another visit is another table.
pub fn play(link: &PlayLink, visit: u32) -> Html {
    if variants::find(&link.id).is_none() {
        return lost(&Route::Play(link.clone()).to_string(), Some(&link.id));
    }
    html! { <OpenGame key={visit} link={link.clone()} /> }
}

/// The page of a game that exists.
#[component]
pub fn OpenGame(props: &OpenGameProps) -> Html {
    let table = {
        let link = props.link.clone();
        use_reducer(move || opened(&link))
    };
    let dispatch = {
        let dispatcher = table.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    use_remembering(&table);
    use_turning(&table, &dispatch);

    let table: Rc<Table> = Rc::new((*table).clone());
    let variant = table.game.rules().variant();
    let main = use_node_ref();
    let geometry =
        use_memo((variant.id, table.seat), |(_, seat)| Geometry::new(table.game.rules().board(), *seat));
    // Per mille, for whole numbers are short to write.
    use_css_variable(&main, "--board-ratio", ((1000.0 * geometry.ratio()) as u32).to_string());
    let on_event = {
        let dispatch = dispatch.clone();
        use_callback((), move |event: BoardEvent, ()| dispatch.emit(Action::Board(event)))
    };
    let status = state::status(&table);
    let page = html! {
        <main class="play" ref={main}>
            <header class="play-title">
                <h1>{ variant.name }</h1>
                <p>{ variant.tagline }{ "." }</p>
                <a href={["#/rules/", variant.id].concat()}>{ "Moves and rules" }</a>
            </header>
            <div class="state">
                { notices(&table.notices, &dispatch) }
                { status_line(&status.text, status.result, status.reason) }
            </div>
            { stage(&table, &geometry, &dispatch, on_event) }
            <aside class="panel" aria-label="The game">
                <TypedMove error={table.typed_error.clone().map(AttrValue::from)} made={table.typed}
                    over={table.is_over()} dispatch={dispatch.clone()} />
                <Panel table={table.clone()} dispatch={dispatch.clone()} />
            </aside>
            <div class="unseen" aria-live="polite">{ &table.said.polite }</div>
            <div class="unseen" aria-live="assertive">{ &table.said.loud }</div>
            { dialogs(&table, &dispatch) }
        </main>
    };
    frame("play-page", variant.id, page)
}

/// What a link opens; what is stored and cannot be read is set aside.
fn opened(link: &PlayLink) -> Table {
    let Some(rules) = variants::rules(&link.id) else {
        // The page asked before; an unknown game has its own page.
        unreachable!("the variant is known")
    };
    let stored = storage::read(&storage::game_key(&link.id));
    let opened = state::open(&rules, link, stored.as_deref());
    if let (true, Some(text)) = (opened.set_aside, stored) {
        storage::write(&storage::aside_key(&link.id), &text);
        storage::remove(&storage::game_key(&link.id));
    }
    opened.table
}

/// Stores the game after every change; one that came with a link goes into the address instead.
#[hook]
fn use_remembering(table: &UseReducerHandle<Table>) {
    let now = table.clone();
    use_effect_with(table.version, move |version| {
        if *version == 0 {
            return;
        }
        let id = now.game.rules().variant().id;
        if now.linked {
            browser::replace_hash(&state::link_to(&now).to_string());
        } else if let Ok(text) = serde_json::to_string(&Saved::of(&now)) {
            storage::write(&storage::game_key(id), &text);
        }
    });
}

/// Turns the board to the player who moves, when the move has been seen.
#[hook]
fn use_turning(table: &UseReducerHandle<Table>, dispatch: &Callback<Action>) {
    const SEEN: u32 = 320;
    let dispatch = dispatch.clone();
    let turning = table.orientation == Orientation::Turning;
    use_effect_with((turning, table.version), move |(turning, _)| {
        let timeout = turning.then(|| Timeout::new(SEEN, move || dispatch.emit(Action::FaceMover)));
        move || drop(timeout)
    });
}

/// The board with the players round it and the controls below.
fn stage(
    table: &Table,
    geometry: &Rc<Geometry>,
    dispatch: &Callback<Action>,
    on_event: Callback<BoardEvent>,
) -> Html {
    let variant = table.game.rules().variant();
    let scene = Rc::new(state::scene(table));
    let state = if table.is_over() { BoardState::Over } else { BoardState::Ready };
    html! {
        <div class="stage">
            <div class="stage-stack">
                { seats(table, true, dispatch) }
                <div class="board-frame">
                    <BoardView geometry={geometry.clone()} {scene} {on_event} label={format!("{} board", variant.name)}
                        variant={variant.id} turn={table.position().turn().name()} ply={table.game.ply() as usize} {state}>
                        { picker(table, geometry, dispatch) }
                    </BoardView>
                </div>
                { seats(table, false, dispatch) }
                { controls(table, &castlings(table), dispatch) }
            </div>
        </div>
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

use std::rc::Rc;

use berolina_ui::{BoardView, legend, tag};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser;
use crate::export::{Take, takes};
use crate::lab::{Act, LabState, examples, notation, options, reading, scene, svg, tools};

/// The ways to take it along.
const WAYS: [Take; 4] = [Take::CopyLink, Take::CopySvg, Take::SaveSvg, Take::SavePng];

/// The laboratory: a notation, and the piece that it describes on a board.
pub struct LabPage {
    state: LabState,
    on_act: Callback<Act>,
    /// Runs out when the moves of the piece are to be counted.
    count: Option<Timeout>,
}

impl LabPage {
    /// Opens what a link says.
    pub fn open(query: &str, on_act: Callback<Act>) -> LabPage {
        let mut page = LabPage { state: LabState::read(query), on_act, count: None };
        page.count_later();
        page
    }

    /// Whether this is what a link says.
    pub fn shows(&self, query: &str) -> bool {
        self.state.goes_to(query)
    }

    /// Lets something happen; false when nothing changes.
    pub fn update(&mut self, act: Act) -> bool {
        let counts = act == Act::Count;
        if let Act::Take(way) = act {
            self.take(way);
        }
        let changed = self.state.act(act);
        if changed && !counts {
            browser::replace_hash(&self.state.address());
            self.count_later();
        }
        changed
    }

    /// Counts the moves of the piece when nobody has typed for a while: on large boards that takes time.
    fn count_later(&mut self) {
        const PAUSE: u32 = 300;
        let on_act = self.on_act.clone();
        let needed = self.state.mobility.is_none();
        self.count = needed.then(|| Timeout::new(PAUSE, move || on_act.emit(Act::Count)));
    }

    /// The page.
    pub fn view(&self) -> Html {
        let (state, on_act) = (&self.state, &self.on_act);
        let opening = tag("header", &[("class", "lab-opening")]).tag(tag("h1", &[]).text("Laboratory")).tag(
            tag("p", &[("class", "lead")])
                .text("Write how a piece moves, and see it come alive on any board."),
        );
        let faults =
            state.faults.iter().map(|fault| tag("p", &[("class", "warning")]).text(fault.clone()).view());
        let words = tag("section", &[("class", "lab-words"), ("aria-label", "The notation")])
            .all(faults)
            .with(notation(state, on_act))
            .with(reading(state, on_act));
        let board = tag("section", &[("class", "lab-board"), ("aria-label", "The board")])
            .tag(tag("div", &[("class", "lab-frame")]).with(self.board()))
            .with(tools(state, on_act))
            .tag(tag("div", &[("class", "lab-legend")]).with(legend(false, false)));
        let more = tag("section", &[("class", "lab-more"), ("aria-label", "Choices")])
            .with(options(state, on_act))
            .with(takes(&WAYS, state.taken, &on_act.reform(Act::Take)))
            .with(examples(state, on_act));
        tag("main", &[("class", "lab")]).tag(opening).tag(words).tag(board).tag(more).view()
    }

    fn board(&self) -> Html {
        let state = &self.state;
        // A key of its own for each board, so that no piece travels from one to another.
        html! {
            <BoardView key={state.board().label().to_owned()} geometry={state.geometry().clone()} scene={Rc::new(scene(state))}
                on_event={self.on_act.reform(Act::Board)} label={"Laboratory"} variant={""} turn={state.player.name()} ply={0} />
        }
    }

    /// Takes the link or the picture along.
    fn take(&self, way: Take) {
        let text = match way {
            Take::CopyLink => browser::full_address(&self.state.address()),
            _ => svg(&self.state),
        };
        way.take("piece", &text);
    }
}

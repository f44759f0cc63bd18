use berolina_ui::{legend, tag};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser;
use crate::export::{Take, takes};
use crate::lab::{Act, LabState, board, examples, notation, options, reading, svg, tools};

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
        let lead = "Write how a piece moves, and see it come alive on any board.";
        let manual = tag("a", &[("href", "#/betza")]).text("How to read the notation");
        let opening = tag("header", &[("class", "lab-opening")])
            .tag(tag("h1", &[]).text("Laboratory"))
            .tag(tag("p", &[("class", "lead")]).text(lead))
            .tag(tag("p", &[]).tag(manual));
        let faults =
            state.faults.iter().map(|fault| tag("p", &[("class", "warning")]).text(fault.clone()).view());
        let words = tag("section", &[("class", "lab-words"), ("aria-label", "The notation")])
            .all(faults)
            .with(notation(state, on_act))
            .with(reading(state, on_act));
        let board = tag("section", &[("class", "lab-board"), ("aria-label", "The board")])
            .tag(tag("div", &[("class", "lab-frame")]).with(board(state, on_act, "Laboratory")))
            .with(tools(state, on_act))
            .tag(tag("div", &[("class", "lab-legend")]).with(legend(false, false)));
        let more = tag("section", &[("class", "lab-more"), ("aria-label", "Choices")])
            .with(options(state, on_act))
            .with(takes(&WAYS, state.taken, &on_act.reform(Act::Take)))
            .with(examples(state, on_act));
        tag("main", &[("class", "lab")]).tag(opening).tag(words).tag(board).tag(more).view()
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

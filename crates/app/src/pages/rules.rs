use berolina_rules::variants;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{Page, lost};
use crate::browser;
use crate::rules::{Act, Parts, RulesState, Seen, board_column, button_id, opening, reading};

/// How long a step of a demonstration that runs by itself is seen, in milliseconds.
const STEP: u32 = 900;

/// Moves at a glance and the rules of a game, perhaps at a section. Another visit to the same page
/// goes to its section again.
pub fn rules(id: &str, section: Option<String>, visit: u32) -> Page {
    let Some(variant) = variants::find(id) else { return lost("", Some(id)) };
    if !berolina_guide::has_page(id) {
        return lost(&["rules/", id].concat(), None);
    }
    let body = html! { <RulesPage key={variant.id} id={variant.id} {section} {visit} /> };
    Page { class: "rules-page", game: "", body }
}

/// What [`RulesPage`] is about.
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The id of a variant that exists.
    pub id: &'static str,
    /// The section that is asked for.
    pub section: Option<String>,
    /// The number of the visit.
    pub visit: u32,
}

/// The page about a variant: text, and a board that stays beside it.
pub struct RulesPage {
    state: Option<RulesState>,
    on_act: Callback<Act>,
    /// Runs out when the next step of a demonstration is due.
    step: Option<Timeout>,
    /// The element that takes the focus when the page has been drawn.
    focus: Option<String>,
    /// Whether the window is still to be scrolled to where the link leads.
    arrives: bool,
}

impl Component for RulesPage {
    type Message = Act;
    type Properties = RulesPageProps;

    fn create(ctx: &Context<Self>) -> RulesPage {
        let state = RulesState::open(ctx.props().id);
        RulesPage { state, on_act: ctx.link().callback(|act| act), step: None, focus: None, arrives: true }
    }

    fn changed(&mut self, _ctx: &Context<Self>, _before: &RulesPageProps) -> bool {
        self.arrives = true;
        true
    }

    fn update(&mut self, ctx: &Context<Self>, act: Act) -> bool {
        let Some(state) = &mut self.state else { return false };
        let watched = watched(state);
        let changed = state.act(act);
        if changed {
            let on_tick = ctx.link().callback(|()| Act::Tick);
            self.step = state.runs().then(|| Timeout::new(STEP, move || on_tick.emit(())));
        }
        // The focus goes to the controls of a demonstration, and comes back from them.
        self.focus = match (act, watched) {
            (Act::Watch(_), _) if self::watched(state).is_some() => Some("demo-next".to_owned()),
            (Act::Close | Act::Escape | Act::Watch(_), Some(id)) if self::watched(state).is_none() => {
                Some(id)
            }
            _ => None,
        };
        changed
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        let Some(state) = &self.state else { return html! {} };
        let parts = Parts { state, on_act: &self.on_act };
        let on_act = self.on_act.clone();
        let onkeydown = move |event: KeyboardEvent| {
            if event.key() == "Escape" && !event.default_prevented() {
                on_act.emit(Act::Escape);
            }
        };
        html! {
            <main class="rules" {onkeydown}>
                { opening(parts) }
                { board_column(parts) }
                { reading(parts) }
            </main>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if std::mem::take(&mut self.arrives) {
            browser::scroll_to(ctx.props().section.as_deref());
        }
        if let Some(id) = self.focus.take() {
            browser::focus(&id);
        }
    }
}

/// The id of the button of the demonstration that is watched.
fn watched(state: &RulesState) -> Option<String> {
    match state.seen() {
        Seen::Demo(demo, ..) => Some(button_id(demo)),
        Seen::Gallery(_) => None,
    }
}

use std::sync::Arc;

use berolina_guide::LivePage;
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Rules, variants};
use berolina_ui::{Icon, Taken, button, dialog, open_dialog, tag};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{Page, lost};
use crate::browser;
use crate::play::{fresh_start, keep_start, start_fields};
use crate::rules::{
    Act, FailedPage, Parts, RulesState, board_column, load, mark_pressed, marks_meaning, wanted, watched,
};
use crate::state::Start;

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
    content: Content,
    on_act: Callback<Act>,
    /// Runs out when the next step of a demonstration is due.
    step: Option<Timeout>,
    /// The element that takes the focus when the page has been drawn.
    focus: Option<String>,
    /// Whether the window is still to be scrolled to where the link leads.
    arrives: bool,
    /// The start array that somebody chooses.
    start: Option<Start>,
    /// What had the focus before the window over the page opened.
    taken: Option<Taken>,
}

/// What there is to see.
#[expect(clippy::large_enum_variant, reason = "there is one, and it stays where it is")]
enum Content {
    /// It is on its way.
    Loading,
    /// It did not arrive.
    Failed,
    /// All of it.
    Here(RulesState),
}

/// What happens to the page.
pub enum Event {
    /// Its text is asked for once more.
    Again,
    /// Its text has arrived, or not.
    Loaded(Box<Result<LivePage, FailedPage>>),
    /// Somebody does something.
    Act(Act),
    /// Somebody clicked in the text.
    Click(MouseEvent),
    /// Somebody chooses a start array, or does not want to any more.
    Start(Option<Start>),
    /// Somebody plays from the start array that was chosen.
    Play,
}

impl Component for RulesPage {
    type Message = Event;
    type Properties = RulesPageProps;

    fn create(ctx: &Context<Self>) -> RulesPage {
        fetch(ctx);
        let on_act = ctx.link().callback(Event::Act);
        RulesPage {
            content: Content::Loading,
            on_act,
            step: None,
            focus: None,
            arrives: true,
            start: None,
            taken: None,
        }
    }

    fn changed(&mut self, _ctx: &Context<Self>, _before: &RulesPageProps) -> bool {
        self.arrives = true;
        true
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match (event, &self.content) {
            (Event::Again, _) => {
                self.content = Content::Loading;
                fetch(ctx);
            }
            (Event::Loaded(page), _) => {
                let rules = variants::rules(ctx.props().id);
                self.content = match (*page, rules) {
                    (Ok(page), Some(rules)) => Content::Here(RulesState::new(&rules, page)),
                    _ => Content::Failed,
                };
            }
            (Event::Act(act), _) => return self.act(ctx, act),
            (Event::Click(event), Content::Here(state)) => {
                let act = wanted(state, &event);
                return act.is_some_and(|act| self.act(ctx, act));
            }
            (Event::Click(_), _) => return false,
            (Event::Start(start), _) => self.start = start,
            (Event::Play, _) => self.play(ctx.props().id),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.content {
            Content::Here(state) => self.page(ctx, state),
            Content::Loading => tag("main", &[("class", "rules waiting"), ("data-state", "loading")])
                .tag(tag("p", &[]).text("Opening the page."))
                .view(),
            Content::Failed => {
                let again = button(&[]).on_click(ctx.link().callback(|_| Event::Again)).text("Try again");
                let why = "The connection may be down, or the site has just changed.";
                tag("main", &[("class", "rules waiting"), ("data-state", "error")])
                    .tag(tag("h1", &[]).text("This page did not arrive"))
                    .tag(tag("p", &[]).text(why))
                    .tag(tag("p", &[]).tag(again))
                    .view()
            }
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        let Content::Here(state) = &self.content else { return };
        mark_pressed(state);
        match (self.start.is_some(), self.taken.is_some()) {
            (true, false) => self.taken = Some(open_dialog()),
            (false, true) => self.taken.take().into_iter().for_each(Taken::give_back),
            _ => {}
        }
        if std::mem::take(&mut self.arrives) {
            browser::scroll_to(ctx.props().section.as_deref());
        }
        if let Some(id) = self.focus.take() {
            browser::focus(&id);
        }
    }
}

impl RulesPage {
    fn act(&mut self, ctx: &Context<Self>, act: Act) -> bool {
        let Content::Here(state) = &mut self.content else { return false };
        let before = watched(state);
        let changed = state.act(act);
        if changed {
            let on_tick = ctx.link().callback(|()| Event::Act(Act::Tick));
            self.step = state.runs().then(|| Timeout::new(STEP, move || on_tick.emit(())));
        }
        // The focus goes to the controls of a demonstration, and comes back from them.
        self.focus = match (act, before) {
            (Act::Watch(_), _) if watched(state).is_some() => Some("demo-next".to_owned()),
            (Act::Close | Act::Escape | Act::Watch(_), Some(id)) if watched(state).is_none() => Some(id),
            _ => None,
        };
        changed
    }

    fn page(&self, ctx: &Context<Self>, state: &RulesState) -> Html {
        let parts = Parts { state, on_act: &self.on_act };
        let on_act = self.on_act.clone();
        let on_key = Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && !event.default_prevented() {
                on_act.emit(Act::Escape);
            }
        });
        let texts = state.texts();
        let reading = tag("div", &[("class", "reading")])
            .on_click(ctx.link().callback(Event::Click))
            .with(texts.contents.clone())
            // Where the board has no room for it: one of the two is seen.
            .tag(tag("div", &[("class", "reading-legend")]).with(marks_meaning(parts)))
            .with(texts.sections.clone());
        tag("main", &[("class", "rules")])
            .on_key(on_key)
            .tag(
                tag("header", &[("class", "rules-opening")])
                    .with(texts.opening.clone())
                    .with(shuffle_button(ctx, state.rules())),
            )
            .with(board_column(parts))
            .tag(reading)
            .with(self.shuffle(ctx, state.rules()))
            .view()
    }

    /// The window in which a start array is chosen.
    fn shuffle(&self, ctx: &Context<Self>, rules: &Arc<Rules>) -> Html {
        let Some(start) = &self.start else { return Html::default() };
        let shut = ctx.link().callback(|()| Event::Start(None));
        let fields = start_fields(rules, start, &ctx.link().callback(|start| Event::Start(Some(start))));
        let cancel = button(&[("data-action", "cancel")]).on_click(shut.reform(|_| ())).text("Cancel");
        let play = button(&[("data-action", "confirm"), ("class", "primary")])
            .on_click(ctx.link().callback(|_| Event::Play))
            .text("Play it");
        let actions = tag("div", &[("class", "dialog-actions")]).tag(cancel).tag(play);
        let body = tag("div", &[("class", "new-game")]).with(fields).tag(actions).view();
        dialog("New shuffle", &shut, body)
    }

    /// Goes to the game with the array that was chosen; stays where it is while there is none.
    fn play(&mut self, id: &str) {
        let rules = variants::rules(id);
        let Some((rules, start)) = rules.zip(self.start.as_ref()) else { return };
        let number = StartArrays::of(&rules).and_then(|arrays| start.chosen(&arrays, &rules).ok());
        if let Some(number) = number {
            keep_start(&rules, start);
            self.start = None;
            browser::go_to(&format!("#/play/{id}?start={number}"));
        }
    }
}

/// A button for games that have many start arrays.
fn shuffle_button(ctx: &Context<RulesPage>, rules: &Arc<Rules>) -> Html {
    if rules.variant().shuffle.is_none() {
        return Html::default();
    }
    let again = rules.clone();
    let on_click = ctx.link().callback(move |_: MouseEvent| Event::Start(fresh_start(&again)));
    let shuffle = button(&[("data-action", "shuffle")]).on_click(on_click);
    tag("p", &[("class", "rules-actions")]).tag(shuffle.with(Icon::Shuffle.view()).text("New shuffle")).view()
}

fn fetch(ctx: &Context<RulesPage>) {
    let id = ctx.props().id;
    ctx.link().send_future(async move { Event::Loaded(Box::new(load(id).await)) });
}

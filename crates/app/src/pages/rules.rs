use std::sync::Arc;

use berolina_guide::LivePage;
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Rules, Value, variants};
use berolina_ui::{Icon, Taken, button, dialog, open_dialog, tag};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::arrival;
use crate::browser;
use crate::play::{fresh_start, keep_start, start_fields};
use crate::rules::{Act, Parts, RulesState, board_column, mark_pressed, marks_meaning, wanted, watched};
use crate::state::Start;

/// How long a step of a demonstration that runs by itself is seen, in milliseconds.
const STEP: u32 = 900;

/// Moves at a glance and the rules of a game: text, and a board that stays beside it.
pub struct RulesPage {
    id: &'static str,
    /// The section that is asked for.
    section: Option<String>,
    content: Content,
    on_event: Callback<Event>,
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
    /// The text of a variant's page has arrived, or not.
    Loaded(&'static str, Option<Value>),
    /// Somebody does something.
    Act(Act),
    /// Somebody clicked in the text.
    Click(MouseEvent),
    /// Somebody chooses a start array, or does not want to any more.
    Start(Option<Start>),
    /// Somebody plays from the start array that was chosen.
    Play,
}

impl RulesPage {
    /// The page of a variant that exists.
    pub fn open(id: &'static str, section: Option<String>, on_event: Callback<Event>) -> RulesPage {
        fetch(id, on_event.clone());
        RulesPage {
            id,
            section,
            content: Content::Loading,
            on_act: on_event.reform(Event::Act),
            on_event,
            step: None,
            focus: None,
            arrives: true,
            start: None,
            taken: None,
        }
    }

    /// Goes to a section, if the page is about this variant.
    pub fn go_to(&mut self, id: &str, section: Option<&String>) -> bool {
        if self.id == id {
            (self.section, self.arrives) = (section.cloned(), true);
        }
        self.id == id
    }

    /// Lets something happen; false when nothing changes.
    pub fn update(&mut self, event: Event) -> bool {
        match (event, &self.content) {
            (Event::Again, _) => {
                self.content = Content::Loading;
                fetch(self.id, self.on_event.clone());
            }
            // The text of a page that has been left comes too late.
            (Event::Loaded(id, _), _) if id != self.id => return false,
            (Event::Loaded(id, value), _) => {
                let page = value.and_then(|value| LivePage::try_from(value).ok());
                self.content = match (page, variants::rules(id)) {
                    (Some(page), Some(rules)) => Content::Here(RulesState::new(&rules, page)),
                    _ => Content::Failed,
                };
            }
            (Event::Act(act), _) => return self.act(act),
            (Event::Click(event), Content::Here(state)) => {
                let act = wanted(state, &event);
                return act.is_some_and(|act| self.act(act));
            }
            (Event::Click(_), _) => return false,
            (Event::Start(start), _) => self.start = start,
            (Event::Play, _) => self.play(),
        }
        true
    }

    /// The page.
    pub fn view(&self) -> Html {
        match &self.content {
            Content::Here(state) => self.page(state),
            Content::Loading => arrival::waiting(self.id),
            Content::Failed => arrival::failed(self.id, self.on_event.reform(|_| Event::Again)),
        }
    }

    /// Does what is to be done when the page has been drawn.
    pub fn rendered(&mut self) {
        let Content::Here(state) = &self.content else { return };
        mark_pressed(state);
        match (self.start.is_some(), self.taken.is_some()) {
            (true, false) => self.taken = Some(open_dialog()),
            (false, true) => self.taken.take().into_iter().for_each(Taken::give_back),
            _ => {}
        }
        if std::mem::take(&mut self.arrives) {
            browser::scroll_to(self.section.as_deref());
        }
        if let Some(id) = self.focus.take() {
            browser::focus(&id);
        }
    }

    fn act(&mut self, act: Act) -> bool {
        let Content::Here(state) = &mut self.content else { return false };
        let before = watched(state);
        let changed = state.act(act);
        if changed {
            let on_act = self.on_act.clone();
            self.step = state.runs().then(|| Timeout::new(STEP, move || on_act.emit(Act::Tick)));
        }
        // The focus goes to the controls of a demonstration, and comes back from them.
        self.focus = match (act, before) {
            (Act::Watch(_), _) if watched(state).is_some() => Some("demo-next".to_owned()),
            (Act::Close | Act::Escape | Act::Watch(_), Some(id)) if watched(state).is_none() => Some(id),
            _ => None,
        };
        changed
    }

    fn page(&self, state: &RulesState) -> Html {
        let parts = Parts { state, on_act: &self.on_act };
        let on_act = self.on_act.clone();
        let on_key = Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && !event.default_prevented() {
                on_act.emit(Act::Escape);
            }
        });
        let texts = state.texts();
        let reading = tag("div", &[("class", "reading")])
            .on_click(self.on_event.reform(Event::Click))
            .with(texts.contents.clone())
            // Where the board has no room for it: one of the two is seen.
            .tag(tag("div", &[("class", "reading-legend")]).with(marks_meaning(parts)))
            .with(texts.sections.clone());
        tag("main", &[("class", "rules")])
            .key(self.id)
            .on_key(on_key)
            .tag(
                tag("header", &[("class", "rules-opening")])
                    .with(texts.opening.clone())
                    .with(self.actions(state.rules())),
            )
            .with(board_column(parts))
            .tag(reading)
            .with(self.shuffle(state.rules()))
            .view()
    }

    /// The window in which a start array is chosen.
    fn shuffle(&self, rules: &Arc<Rules>) -> Html {
        let Some(start) = &self.start else { return Html::default() };
        let shut = self.on_event.reform(|()| Event::Start(None));
        let fields = start_fields(rules, start, &self.on_event.reform(|start| Event::Start(Some(start))));
        let cancel = button(&[("data-action", "cancel")]).on_click(shut.reform(|_| ())).text("Cancel");
        let play = button(&[("data-action", "confirm"), ("class", "primary")])
            .on_click(self.on_event.reform(|_| Event::Play))
            .text("Play it");
        let actions = tag("div", &[("class", "dialog-actions")]).tag(cancel).tag(play);
        let body = tag("div", &[("class", "new-game")]).with(fields).tag(actions).view();
        dialog("New shuffle", &shut, body)
    }

    /// Goes to the game with the array that was chosen; stays where it is while there is none.
    fn play(&mut self) {
        let (id, rules) = (self.id, variants::rules(self.id));
        let Some((rules, start)) = rules.zip(self.start.as_ref()) else { return };
        let number = StartArrays::of(&rules).and_then(|arrays| start.chosen(&arrays, &rules).ok());
        if let Some(number) = number {
            keep_start(&rules, start);
            self.start = None;
            browser::go_to(&format!("#/play/{id}?start={number}"));
        }
    }

    /// A button for games that have many start arrays, and the way into the editor.
    fn actions(&self, rules: &Arc<Rules>) -> Html {
        let mut actions = tag("p", &[("class", "rules-actions")]);
        if rules.variant().shuffle.is_some() {
            let again = rules.clone();
            let on_click = self.on_event.reform(move |_: MouseEvent| Event::Start(fresh_start(&again)));
            let shuffle = button(&[("data-action", "shuffle")]).on_click(on_click);
            actions = actions.tag(shuffle.with(Icon::Shuffle.view()).text("New shuffle"));
        }
        let edit = tag("a", &[]).attr("href", ["#/edit/", self.id].concat());
        actions.tag(edit.text("Open in the editor")).view()
    }
}

fn fetch(id: &'static str, on_event: Callback<Event>) {
    let on_loaded = on_event.reform(move |value| Event::Loaded(id, value));
    arrival::load(["variants/", id, "/page.en.json"].concat(), on_loaded);
}

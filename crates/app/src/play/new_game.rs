use std::rc::Rc;
use std::sync::Arc;

use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Player, Rules, Variant, variants};
use berolina_ui::{Attributes, button, tag};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::does;
use super::start_array::{keep_start, start_fields};
use crate::browser;
use crate::state::{Action, Form, NewGame, Orientation, Saved, Table, new_game};
use crate::storage;

const ORIENTATIONS: [(Orientation, &str, &str); 3] = [
    (Orientation::Fixed, "Stays as it is", "You sit side by side"),
    (
        Orientation::Turning,
        "Turns to whoever moves",
        "You hand the screen over, or move in turn from one seat",
    ),
    (Orientation::Facing, "Opponents’ pieces upside down", "The screen lies flat between you"),
];

/// Asks what kind of new game.
pub fn new_game_form(table: &Table, form: &Form, dispatch: &Callback<Action>) -> Html {
    let rules = table.game.rules();
    let variant = rules.variant();
    let family: Vec<&'static Variant> = {
        let root = variant.preset_of.unwrap_or(variant.id);
        let member = |other: &&&'static Variant| other.id == root || other.preset_of == Some(root);
        variants::ALL.iter().filter(member).copied().collect()
    };
    let onsubmit = {
        let (rules, form, linked, dispatch) = (rules.clone(), form.clone(), table.linked, dispatch.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            begin(&form, &rules, linked, &dispatch);
        })
    };
    let fields = Fields { variant, form, dispatch };
    let names = rules.players().iter().enumerate().map(|(number, player)| fields.name(number, *player));
    let who = tag("fieldset", &[])
        .tag(tag("legend", &[]).text("Who plays"))
        .tag(tag("div", &[("class", "names")]).all(names))
        .with(fields.lots());
    let cancel = button(&[("data-action", "cancel")]).on_click(does(dispatch, Action::Cancel)).text("Cancel");
    let start = tag("button", &[("type", "submit"), ("class", "primary"), ("data-action", "confirm")]);
    let mut parts = Vec::from_iter(fields.start(rules));
    if family.len() > 1 {
        parts.push(fields.presets(&family));
    }
    parts.extend([who.view(), fields.orientations()]);
    if table.is_under_way() {
        let warning = "The game on the board is not finished. A new game takes its place.";
        parts.push(tag("p", &[("class", "warning")]).text(warning).view());
    }
    parts.push(tag("div", &[("class", "dialog-actions")]).tag(cancel).tag(start.text("Start")).view());
    tag("form", &[("class", "new-game")])
        .listen(Rc::new(html::onsubmit::Wrapper::new(onsubmit)))
        .all(parts)
        .view()
}

/// The parts of the form: what is filled in, and whom to tell of changes.
struct Fields<'f> {
    variant: &'static Variant,
    form: &'f Form,
    dispatch: &'f Callback<Action>,
}

impl Fields<'_> {
    /// One of several choices, or one that is made or not; it leads to another form.
    fn choice(&self, kind: [&'static str; 3], checked: bool, words: [&'static str; 2], then: Form) -> Html {
        choice(kind, checked, words, does(self.dispatch, Action::Fill(then)))
    }

    /// The start array, in games that have many.
    fn start(&self, rules: &Arc<Rules>) -> Option<Html> {
        let (form, dispatch) = (self.form.clone(), self.dispatch.clone());
        let on_change = Callback::from(move |start| {
            dispatch.emit(Action::Fill(Form { start: Some(start), ..form.clone() }));
        });
        Some(start_fields(rules, self.form.start.as_ref()?, &on_change))
    }

    fn presets(&self, family: &[&'static Variant]) -> Html {
        let choice = |variant: &&'static Variant| {
            let preset = variant.id;
            let line = match variant.preset_of {
                Some(_) => variant.tagline,
                None => "As on the rules page: castling, and whoever cannot move wins",
            };
            let then = Form { preset, ..self.form.clone() };
            self.choice(["radio", "preset", preset], self.form.preset == preset, [variant.name, line], then)
        };
        group("Rules", family.iter().map(choice))
    }

    fn name(&self, number: usize, player: Player) -> Html {
        let id = ["name-", player.name()].concat();
        let label =
            if self.form.lots { format!("Player {}", number + 1) } else { self.variant.title_of(player) };
        let value = self.form.names.get(number).cloned().unwrap_or_default();
        let (form, dispatch) = (self.form.clone(), self.dispatch.clone());
        let oninput = Callback::from(move |event: InputEvent| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let mut form = form.clone();
            if let Some(name) = form.names.get_mut(number) {
                *name = field.value();
            }
            dispatch.emit(Action::Fill(form));
        });
        const FIELD: Attributes = &[
            ("type", "text"),
            ("maxlength", "40"),
            ("autocomplete", "off"),
            ("placeholder", "Name, if you like"),
        ];
        let field = tag("input", FIELD)
            .attr("id", id.clone())
            .value(value)
            .listen(Rc::new(html::oninput::Wrapper::new(oninput)));
        tag("div", &[]).tag(tag("label", &[]).attr("for", id).text(label)).tag(field).view()
    }

    fn lots(&self) -> Html {
        let words = ["Draw lots for colours", "Chance decides who plays White"];
        let then = Form { lots: !self.form.lots, ..self.form.clone() };
        self.choice(["checkbox", "lots", ""], self.form.lots, words, then)
    }

    fn orientations(&self) -> Html {
        let choice = |(orientation, name, line): (Orientation, &'static str, &'static str)| {
            let then = Form { orientation, ..self.form.clone() };
            self.choice(
                ["radio", "orientation", ""],
                self.form.orientation == orientation,
                [name, line],
                then,
            )
        };
        group("The board", ORIENTATIONS.into_iter().map(choice))
    }
}

/// A choice by a dot or a box: what kind of field it is, its name and its value, and what it says.
pub(super) fn choice(
    kind: [&'static str; 3],
    checked: bool,
    words: [&'static str; 2],
    on_change: Callback<Event>,
) -> Html {
    let [kind, name, value] = kind;
    let [title, line] = words;
    let dot = tag("input", &[])
        .attr("type", kind)
        .attr("name", name)
        .maybe("value", (!value.is_empty()).then_some(value))
        .checked(checked)
        .on_change(on_change);
    let words = tag("span", &[]).tag(tag("b", &[]).text(title)).tag(tag("small", &[]).text(line).text("."));
    tag("label", &[("class", "choice")]).tag(dot).tag(words).view()
}

/// Choices that belong together.
pub(super) fn group(title: &'static str, choices: impl Iterator<Item = Html>) -> Html {
    tag("fieldset", &[]).tag(tag("legend", &[]).text(title)).all(choices).view()
}

/// Starts the game that the form describes, here or, for another preset, on its own page.
fn begin(form: &Form, rules: &Arc<Rules>, linked: bool, dispatch: &Callback<Action>) {
    let players = rules.players();
    let mut names = form.names.clone();
    let mut notice = None;
    if form.lots {
        names = (0..).zip(names).map(|(number, name)| named(number, name)).collect();
        shuffle(&mut names);
        let plays = |(player, name): (&Player, &String)| [name.trim(), " plays ", player.title()].concat();
        // Of two, one says it all.
        let count = if players.len() > 2 { players.len() } else { 1 };
        let lots: Vec<String> = players.iter().zip(&names).take(count).map(plays).collect();
        notice = Some(format!("Lots were drawn: {}.", lots.join(", ")));
    }
    let names = players.iter().copied().zip(names).collect();
    let mut new = NewGame { names, orientation: form.orientation, notice, start: None };
    if let (Some(start), Some(arrays)) = (&form.start, StartArrays::of(rules)) {
        // The field says what is wrong with the number.
        let Ok(number) = start.chosen(&arrays, rules) else { return };
        keep_start(rules, start);
        new.start = Some(number);
    }
    if form.preset == rules.variant().id && !linked {
        return dispatch.emit(Action::Start(new));
    }
    let Some(rules) = variants::rules(form.preset) else { return };
    let mut fresh = Table::new(new_game(&rules, &new));
    fresh.orientation = new.orientation;
    let saved = Saved { notice: new.notice, ..Saved::of(&fresh) };
    if let Ok(text) = serde_json::to_string(&saved) {
        storage::write(&storage::game_key(form.preset), &text);
    }
    dispatch.emit(Action::Cancel);
    browser::go_to(&format!("#/play/{}", form.preset));
}

fn named(number: usize, name: String) -> String {
    if name.trim().is_empty() { format!("Player {}", number + 1) } else { name }
}

fn shuffle(names: &mut [String]) {
    for at in (1..names.len()).rev() {
        let other = (browser::random() * (at + 1) as f64) as usize;
        names.swap(at, other.min(at));
    }
}

use berolina_rules::{Player, Variant, variants};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::TableProps;
use crate::browser;
use crate::state::{Action, NewGame, Orientation, Saved, Table, new_game};
use crate::storage;

const ORIENTATIONS: [(Orientation, &str, &str); 3] = [
    (Orientation::Fixed, "Stays as it is", "You sit side by side."),
    (
        Orientation::Turning,
        "Turns to whoever moves",
        "You hand the screen over, or move in turn from one seat.",
    ),
    (Orientation::Facing, "Opponents’ pieces upside down", "The screen lies flat between you."),
];

/// What the form holds.
#[derive(Clone, PartialEq)]
struct Form {
    preset: &'static str,
    names: Vec<String>,
    lots: bool,
    orientation: Orientation,
}

/// Asks what kind of new game.
#[component]
pub fn NewGameForm(props: &TableProps) -> Html {
    let TableProps { table, dispatch } = props;
    let variant = table.game.rules().variant();
    let players = table.game.rules().players();
    let form = use_state(|| Form {
        preset: variant.id,
        names: players.iter().map(|player| table.game.name(*player).unwrap_or_default().to_owned()).collect(),
        lots: false,
        orientation: table.orientation,
    });
    let family: Vec<&'static Variant> = {
        let root = variant.preset_of.unwrap_or(variant.id);
        let member = |other: &&&'static Variant| other.id == root || other.preset_of == Some(root);
        variants::ALL.iter().filter(member).copied().collect()
    };
    let onsubmit = {
        let (form, table, dispatch) = (form.clone(), table.clone(), dispatch.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            begin(&form, &table, &dispatch);
        })
    };
    let cancel = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.emit(Action::Cancel))
    };
    html! {
        <form class="new-game" {onsubmit}>
            if family.len() > 1 {
                { presets(&family, &form) }
            }
            <fieldset>
                <legend>{ "Who plays" }</legend>
                <div class="names">
                    { for players.iter().enumerate().map(|(number, player)| name_field(number, *player, &form)) }
                </div>
                { lots(&form) }
            </fieldset>
            { orientations(&form) }
            if table.is_under_way() {
                <p class="warning">{ "The game on the board is not finished. A new game takes its place." }</p>
            }
            <div class="dialog-actions">
                <button type="button" data-action="cancel" onclick={cancel}>{ "Cancel" }</button>
                <button type="submit" class="primary" data-action="confirm">{ "Start" }</button>
            </div>
        </form>
    }
}

fn change(form: &UseStateHandle<Form>, change: impl FnOnce(&mut Form)) {
    let mut new = (**form).clone();
    change(&mut new);
    form.set(new);
}

fn presets(family: &[&'static Variant], form: &UseStateHandle<Form>) -> Html {
    let choice = |variant: &&'static Variant| {
        let (id, form) = (variant.id, form.clone());
        let line = match variant.preset_of {
            Some(_) => variant.tagline.to_owned(),
            None => "As on the rules page: castling, and whoever cannot move wins".to_owned(),
        };
        html! {
            <label class="choice">
                <input type="radio" name="preset" value={id} checked={form.preset == id}
                    onchange={move |_: Event| change(&form, |form| form.preset = id)} />
                <span><b>{ variant.name }</b><small>{ line }{ "." }</small></span>
            </label>
        }
    };
    html! { <fieldset><legend>{ "Rules" }</legend>{ for family.iter().map(choice) }</fieldset> }
}

fn name_field(number: usize, player: Player, form: &UseStateHandle<Form>) -> Html {
    let id = format!("name-{}", player.name());
    let label = if form.lots { format!("Player {}", number + 1) } else { player.title().to_owned() };
    let form = form.clone();
    let value = form.names.get(number).cloned().unwrap_or_default();
    let oninput = Callback::from(move |event: InputEvent| {
        let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
        change(&form, |form| {
            if let Some(name) = form.names.get_mut(number) {
                *name = field.value();
            }
        });
    });
    html! {
        <div>
            <label for={id.clone()}>{ label }</label>
            <input {id} type="text" maxlength="40" autocomplete="off" placeholder="Name, if you like" {value} {oninput} />
        </div>
    }
}

fn lots(form: &UseStateHandle<Form>) -> Html {
    let form = form.clone();
    html! {
        <label class="choice">
            <input type="checkbox" name="lots" checked={form.lots}
                onchange={move |_: Event| change(&form, |form| form.lots = !form.lots)} />
            <span><b>{ "Draw lots for colours" }</b><small>{ "Chance decides who plays White." }</small></span>
        </label>
    }
}

fn orientations(form: &UseStateHandle<Form>) -> Html {
    let choice = |(orientation, name, line): (Orientation, &'static str, &'static str)| {
        let form = form.clone();
        html! {
            <label class="choice">
                <input type="radio" name="orientation" checked={form.orientation == orientation}
                    onchange={move |_: Event| change(&form, |form| form.orientation = orientation)} />
                <span><b>{ name }</b><small>{ line }</small></span>
            </label>
        }
    };
    html! { <fieldset><legend>{ "The board" }</legend>{ for ORIENTATIONS.into_iter().map(choice) }</fieldset> }
}

/// Starts the game that the form describes, here or, for another preset, on its own page.
fn begin(form: &Form, table: &Table, dispatch: &Callback<Action>) {
    let players = table.game.rules().players();
    let mut names = form.names.clone();
    let mut notice = None;
    if form.lots {
        names = (0..).zip(names).map(|(number, name)| named(number, name)).collect();
        shuffle(&mut names);
        let first = players.first().map_or("White", |player| player.title());
        notice = names.first().map(|name| format!("Lots were drawn: {} plays {first}.", name.trim()));
    }
    let names = players.iter().copied().zip(names).collect();
    let new = NewGame { names, orientation: form.orientation, notice };
    if form.preset == table.game.rules().variant().id && !table.linked {
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

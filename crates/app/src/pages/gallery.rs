use berolina_rules::{Game, Variant, capitalised, variants};
use berolina_ui::{Geometry, Icon, Tag, all, board_picture, tag};
use yew::prelude::*;

use crate::state::{self, Saved, Table};
use crate::storage;

const WELCOME: &str =
    "Chess variants to play at one screen, and to understand: press any piece and see how it moves.";

/// The games: those that are unfinished first, then one tile each.
pub fn gallery() -> Html {
    let unfinished = unfinished();
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    let opening = tag("header", &[("class", "opening")])
        .tag(tag("h1", &[]).text("Berolina"))
        .tag(tag("p", &[]).text(WELCOME));
    let mut body = tag("main", &[("class", "gallery")]).tag(opening);
    if !unfinished.is_empty() {
        let tiles = unfinished.iter().map(unfinished_tile);
        body = body.with(section("unfinished", "Unfinished games", "tiles small", all(tiles)));
    }
    let tiles = games.map(|variant| tile(variant));
    body.with(section("games", "Games", "tiles", all(tiles))).tag(more()).view()
}

/// The ways to what is no game.
fn more() -> Tag {
    let entry = |address: &'static str, name: &'static str, about: &'static str| {
        let link = tag("a", &[]).attr("href", address).text(name);
        tag("li", &[]).tag(link).tag(tag("span", &[]).text(about)).view()
    };
    tag("nav", &[("class", "more"), ("aria-label", "More")]).tag(tag("ul", &[]).all([
        entry("#/lab", "Laboratory", "Write how a piece moves, and see it on any board."),
        entry("#/betza", "Notation", "How Betza notation is read, letter by letter."),
    ]))
}

fn section(id: &'static str, title: &'static str, class: &'static str, tiles: Html) -> Html {
    tag("section", &[])
        .attr("aria-labelledby", id)
        .tag(tag("h2", &[]).attr("id", id).text(title))
        .tag(tag("ul", &[]).attr("class", class).with(tiles))
        .view()
}

/// The stored games that somebody can go on with.
fn unfinished() -> Vec<Table> {
    let stored = variants::ALL.iter().filter_map(|variant| {
        let text = storage::read(&storage::game_key(variant.id))?;
        Saved::read(&text, variant.id).ok()
    });
    stored.filter(Table::is_under_way).collect()
}

fn picture(table: &Table, label: String) -> Html {
    board_picture(&Geometry::new(table.game.rules().board(), table.seat), &state::scene(table), label)
}

fn unfinished_tile(table: &Table) -> Html {
    let variant = table.game.rules().variant();
    let moves = match table.game.ply() {
        1 => "1 move".to_owned(),
        count => format!("{count} moves"),
    };
    let turn = table.position().turn().title();
    let on = primary(variant, "Continue").with(Icon::Forward.view());
    let text = tag("div", &[("class", "tile-text")])
        .tag(tag("h3", &[]).text(variant.name))
        .tag(tag("p", &[]).text(format!("{moves}, {turn} to move")))
        .tag(on);
    let picture = picture(table, format!("{} after {moves}", variant.name));
    tag("li", &[("class", "tile")]).with(picture).tag(text).view()
}

fn tile(variant: &'static Variant) -> Html {
    let Some(rules) = variants::rules(variant.id) else { return Html::default() };
    let table = Table::new(Game::new(&rules, None));
    let presets = variants::ALL.iter().filter(|other| other.preset_of == Some(variant.id)).count();
    let ways =
        if presets > 0 { format!(", {} ways to play", state::count_of(presets + 1)) } else { String::new() };
    let players = state::count_of(variant.players.len());
    let board = match rules.board().label() {
        label if label.starts_with(|first: char| first.is_ascii_digit()) => {
            label.replace('x', " × ") + " board"
        }
        _ => format!("{} squares", rules.board().squares().count()),
    };
    let facts = format!("{players} players, {board}{ways}");
    let mut actions = tag("p", &[("class", "tile-actions")]).tag(primary(variant, "Play"));
    if berolina_guide::has_page(variant.id) {
        let unseen = tag("span", &[("class", "unseen")]).text([": ", variant.name].concat());
        let address = ["#/rules/", variant.id].concat();
        actions = actions.tag(tag("a", &[]).attr("href", address).text("Moves at a glance").tag(unseen));
    }
    let text = tag("div", &[("class", "tile-text")])
        .tag(tag("h3", &[]).text(variant.name))
        .tag(tag("p", &[("class", "tagline")]).text([variant.tagline, "."].concat()))
        .tag(tag("p", &[("class", "facts")]).text(capitalised(&facts)))
        .tag(actions);
    let picture = picture(&table, format!("The start of {}", variant.name));
    tag("li", &[("class", "tile")]).with(picture).tag(text).view()
}

/// The link to the game of a variant.
fn primary(variant: &'static Variant, word: &'static str) -> Tag {
    tag("a", &[("class", "button primary")])
        .attr("href", ["#/play/", variant.id].concat())
        .attr("aria-label", [word, " ", variant.name].concat())
        .text(word)
}

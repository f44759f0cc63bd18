use berolina_rules::{Game, Variant, capitalised, variants};
use berolina_ui::{Geometry, Icon, board_picture};
use yew::prelude::*;

use super::Page;
use crate::state::{self, Saved, Table};
use crate::storage;

/// The games: those that are unfinished first, then one tile each.
pub fn gallery() -> Page {
    let unfinished = unfinished();
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    let body = html! {
            <main class="gallery">
                <header class="opening">
                    <h1>{ "Berolina" }</h1>
                    <p>{ "Chess variants to play at one screen, and to understand: press any piece and see how it moves." }</p>
                </header>
                if !unfinished.is_empty() {
                    <section aria-labelledby="unfinished">
                        <h2 id="unfinished">{ "Unfinished games" }</h2>
                        <ul class="tiles small">{ for unfinished.iter().map(unfinished_tile) }</ul>
                    </section>
                }
                <section aria-labelledby="games">
                    <h2 id="games">{ "Games" }</h2>
                    <ul class="tiles">{ for games.map(|variant| tile(variant)) }</ul>
                </section>
            </main>
    };
    Page { class: "gallery-page", game: "", body }
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
    html! {
        <li class="tile">
            { picture(table, format!("{} after {moves}", variant.name)) }
            <div class="tile-text">
                <h3>{ variant.name }</h3>
                <p>{ format!("{moves}, {turn} to move") }</p>
                <a class="button primary" href={["#/play/", variant.id].concat()} aria-label={format!("Continue {}", variant.name)}>
                    { "Continue" }{ Icon::Forward.view() }
                </a>
            </div>
        </li>
    }
}

fn tile(variant: &'static Variant) -> Html {
    let Some(rules) = variants::rules(variant.id) else { return html! {} };
    let table = Table::new(Game::new(&rules, None));
    let presets = variants::ALL.iter().filter(|other| other.preset_of == Some(variant.id)).count();
    let ways =
        if presets > 0 { format!(", {} ways to play", state::count_of(presets + 1)) } else { String::new() };
    let players = state::count_of(variant.players.len());
    let facts = format!("{players} players, {} board{ways}", rules.board().label().replace('x', " × "));
    html! {
        <li class="tile">
            { picture(&table, format!("The start of {}", variant.name)) }
            <div class="tile-text">
                <h3>{ variant.name }</h3>
                <p class="tagline">{ variant.tagline }{ "." }</p>
                <p class="facts">{ capitalised(&facts) }</p>
                <p class="tile-actions">
                    <a class="button primary" href={["#/play/", variant.id].concat()} aria-label={format!("Play {}", variant.name)}>
                        { "Play" }
                    </a>
                    if berolina_guide::has_page(variant.id) {
                        <a href={["#/rules/", variant.id].concat()}>
                            { "Moves at a glance" }<span class="unseen">{ ": " }{ variant.name }</span>
                        </a>
                    }
                </p>
            </div>
        </li>
    }
}

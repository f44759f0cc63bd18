use berolina_rules::Player;
use berolina_ui::{MoveEntry, MoveList, all, button, legend, tag};
use yew::prelude::*;

use super::does;
use super::share::share;
use crate::browser;
use crate::state::{Action, Tab, Table};

const TABS: [(Tab, &str, &str); 3] =
    [(Tab::Moves, "moves", "Moves"), (Tab::Marks, "marks", "Marks"), (Tab::Share, "share", "Share")];

/// The moves, what the marks mean, and ways to take the game along: one at a time.
pub fn panel(table: &Table, dispatch: &Callback<Action>) -> Html {
    let open = table.tab;
    let entry = |(tab_of, id, name): (Tab, &'static str, &'static str)| {
        let selected = open == tab_of;
        button(&[("role", "tab")])
            .key(id)
            .attr("id", ["tab-", id].concat())
            .attr("aria-controls", ["panel-", id].concat())
            .attr("aria-selected", if selected { "true" } else { "false" })
            .attr("tabindex", if selected { "0" } else { "-1" })
            .on_click(does(dispatch, Action::Tab(tab_of)))
            .text(name)
            .view()
    };
    let on_key = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: KeyboardEvent| {
            let step = match event.key().as_str() {
                "ArrowRight" => 1,
                "ArrowLeft" => TABS.len() - 1,
                _ => return,
            };
            event.prevent_default();
            let at = TABS.iter().position(|(tab, ..)| *tab == open).unwrap_or(0);
            let (next, id, _) = TABS[(at + step) % TABS.len()];
            dispatch.emit(Action::Tab(next));
            browser::focus(&format!("tab-{id}"));
        })
    };
    let (_, id, _) = TABS.into_iter().find(|(tab, ..)| *tab == open).unwrap_or(TABS[0]);
    let list = tag("div", &[("role", "tablist"), ("aria-label", "About this game")])
        .on_key(on_key)
        .all(TABS.into_iter().map(entry));
    let content = match open {
        Tab::Moves => moves(table, dispatch),
        Tab::Marks => marks(dispatch),
        Tab::Share => share(table, dispatch),
    };
    let content = tag("div", &[("role", "tabpanel"), ("class", "tab-panel"), ("tabindex", "0")])
        .attr("id", ["panel-", id].concat())
        .attr("aria-labelledby", ["tab-", id].concat())
        .with(content);
    tag("div", &[("class", "tabs")]).tag(list).tag(content).view()
}

fn marks(dispatch: &Callback<Action>) -> Html {
    let more = button(&[("class", "panel-more")]).on_click(does(dispatch, Action::AskHelp));
    all([legend(), more.text("Keys on the board").view()])
}

fn moves(table: &Table, dispatch: &Callback<Action>) -> Html {
    let game = &table.game;
    let players = game.rules().players();
    let column = |player: Player| players.iter().position(|other| *other == player).unwrap_or(0);
    let mut before = game.start();
    let mut moves = Vec::new();
    for entry in game.line() {
        moves.push(MoveEntry {
            ply: entry.ply as usize,
            round: before.round(),
            column: column(before.turn()),
            san: entry.san.to_owned().into(),
        });
        if let Some(node) = game.node(entry.node) {
            before = node.position();
        }
    }
    let on_go = {
        let dispatch = dispatch.clone();
        Callback::from(move |ply| dispatch.emit(Action::GoTo(ply)))
    };
    MoveList { moves: &moves, players: players.len(), ply: game.ply() as usize, on_go: &on_go }.view()
}

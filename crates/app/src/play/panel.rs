use berolina_rules::game::{Round, RoundCell};
use berolina_ui::{MoveCell, MoveList, MoveRow, all, button, legend, tag};
use yew::prelude::*;

use super::does;
use super::new_game::choice;
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
        Tab::Marks => marks(table, dispatch),
        Tab::Share => share(table, dispatch),
    };
    let content = tag("div", &[("role", "tabpanel"), ("class", "tab-panel"), ("tabindex", "0")])
        .attr("id", ["panel-", id].concat())
        .attr("aria-labelledby", ["tab-", id].concat())
        .with(content);
    tag("div", &[("class", "tabs")]).tag(list).tag(content).view()
}

fn marks(table: &Table, dispatch: &Callback<Action>) -> Html {
    let more = button(&[("class", "panel-more")]).on_click(does(dispatch, Action::AskHelp));
    let switch = table.is_for_many().then(|| {
        const WORDS: [&str; 2] = [
            "As on the Three Player page",
            "Green where it can go, red what it can take, purple what blocks",
        ];
        choice(["checkbox", "by-target", ""], table.by_target, WORDS, does(dispatch, Action::ByTarget))
    });
    let many = table.is_for_many();
    let meanings = [legend(many, many && table.by_target)];
    all(switch.into_iter().chain(meanings).chain([more.text("Keys on the board").view()]))
}

fn moves(table: &Table, dispatch: &Callback<Action>) -> Html {
    let game = &table.game;
    let cell = |cell: &RoundCell<'_>| match cell {
        RoundCell::Before => MoveCell::Before,
        RoundCell::Skipped => MoveCell::Skipped,
        RoundCell::Move(entry) => {
            MoveCell::Made { ply: entry.ply as usize, san: entry.san.to_owned().into() }
        }
    };
    let row =
        |round: &Round<'_>| MoveRow { round: round.number, cells: round.cells.iter().map(cell).collect() };
    let rows: Vec<MoveRow> = game.rounds().iter().map(row).collect();
    let on_go = {
        let dispatch = dispatch.clone();
        Callback::from(move |ply| dispatch.emit(Action::GoTo(ply)))
    };
    let players = game.rules().players().len();
    MoveList { rows: &rows, players, ply: game.ply() as usize, on_go: &on_go }.view()
}

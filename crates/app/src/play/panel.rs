use berolina_rules::Player;
use berolina_ui::{MoveEntry, MoveList, legend};
use yew::prelude::*;

use super::TableProps;
use super::share::share;
use crate::state::{Action, Table};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Moves,
    Marks,
    Share,
}

const TABS: [(Tab, &str, &str); 3] =
    [(Tab::Moves, "moves", "Moves"), (Tab::Marks, "marks", "Marks"), (Tab::Share, "share", "Share")];

/// The moves, what the marks mean, and ways to take the game along: one at a time.
#[component]
pub fn Panel(props: &TableProps) -> Html {
    let TableProps { table, dispatch } = props;
    let open = use_state(|| Tab::Moves);
    let tab = |(tab, id, name): (Tab, &'static str, &'static str)| {
        let open = open.clone();
        let selected = *open == tab;
        html! {
            <button key={id} type="button" role="tab" id={format!("tab-{id}")} aria-controls={format!("panel-{id}")}
                aria-selected={if selected { "true" } else { "false" }} tabindex={if selected { "0" } else { "-1" }}
                onclick={move |_: MouseEvent| open.set(tab)}>
                { name }
            </button>
        }
    };
    let onkeydown = {
        let open = open.clone();
        Callback::from(move |event: KeyboardEvent| {
            let step = match event.key().as_str() {
                "ArrowRight" => 1,
                "ArrowLeft" => TABS.len() - 1,
                _ => return,
            };
            event.prevent_default();
            let at = TABS.iter().position(|(tab, ..)| *tab == *open).unwrap_or(0);
            let (next, id, _) = TABS[(at + step) % TABS.len()];
            open.set(next);
            crate::browser::focus(&format!("tab-{id}"));
        })
    };
    let (_, id, _) = TABS.into_iter().find(|(tab, ..)| *tab == *open).unwrap_or(TABS[0]);
    html! {
        <div class="tabs">
            <div role="tablist" aria-label="About this game" {onkeydown}>{ for TABS.into_iter().map(tab) }</div>
            <div role="tabpanel" id={format!("panel-{id}")} aria-labelledby={format!("tab-{id}")} class="tab-panel" tabindex="0">
                {
                    match *open {
                        Tab::Moves => moves(table, dispatch),
                        Tab::Marks => marks(dispatch),
                        Tab::Share => share(table),
                    }
                }
            </div>
        </div>
    }
}

fn marks(dispatch: &Callback<Action>) -> Html {
    let dispatch = dispatch.clone();
    html! {
        <>
            { legend() }
            <button type="button" class="panel-more" onclick={move |_: MouseEvent| dispatch.emit(Action::AskHelp)}>
                { "Keys on the board" }
            </button>
        </>
    }
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
    html! { <MoveList {moves} players={players.len()} ply={game.ply() as usize} {on_go} /> }
}

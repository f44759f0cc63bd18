//! The column that stays in view: the board, what is said about it, and what the marks mean.

use std::rc::Rc;

use berolina_ui::{BoardView, legend};
use yew::prelude::*;

use super::demos::demo_controls;
use super::scene::scene;
use super::{Act, Parts, Seen};

/// The gallery or a demonstration, whichever is seen.
pub fn board_column(parts: Parts<'_>) -> Html {
    let (title, below) = match parts.state.seen() {
        Seen::Gallery(_) => (&parts.state.page().heading, gallery_words(parts)),
        Seen::Demo(demo, step, _) => (&demo.title, demo_controls(parts, demo, step)),
    };
    html! {
        <aside class="glance" aria-labelledby="glance">
            <h2 id="glance">{ title }</h2>
            <div class="glance-board">{ board(parts, title) }</div>
            { below }
            <div class="glance-legend">{ marks_meaning(parts) }</div>
        </aside>
    }
}

/// What the colours and shapes mean.
pub fn marks_meaning(parts: Parts<'_>) -> Html {
    html! { <><h3>{ &parts.state.page().legend }</h3>{ legend() }</> }
}

fn board(parts: Parts<'_>, title: &str) -> Html {
    let (state, variant) = (parts.state, parts.state.rules().variant());
    // A key of its own for each, so that no piece travels from one to another.
    let (key, ply, turn) = match (state.seen(), state.step()) {
        (Seen::Demo(demo, number, _), Some(step)) => (demo.id.clone(), number, step.position.turn()),
        _ => (String::new(), 0, variant.players[0]),
    };
    let on_event = {
        let on_act = parts.on_act.clone();
        Callback::from(move |event| on_act.emit(Act::Board(event)))
    };
    html! {
        <BoardView {key} geometry={state.geometry().clone()} scene={Rc::new(scene(state))} {on_event} label={title.to_owned()}
            variant={variant.id} turn={turn.name()} {ply} />
    }
}

/// The name of the piece that is shown and what its marks say, or that one can press a piece.
fn gallery_words(parts: Parts<'_>) -> Html {
    let page = parts.state.page();
    let Seen::Gallery(Some((square, shown))) = parts.state.seen() else {
        return spoken(html! { <p class="hint">{ &page.hint }</p> }, html! {});
    };
    let lines = shown.lines.iter().enumerate().map(|(number, line)| match number {
        0 => html! { <p class="piece-name">{ line }</p> },
        _ => html! { <p>{ line }</p> },
    });
    let more = parts.state.glance().piece_on(*square);
    let ids = more.map(|piece| piece.demos.as_slice()).unwrap_or_default();
    let demos = parts.state.demos().iter().enumerate().filter(|(_, demo)| ids.contains(&demo.id));
    let demos = demos.map(|(number, demo)| {
        html! {
            <button type="button" class="watch-this" onclick={parts.does(Act::Watch(number))}>
                { &page.watch }{ &demo.title }
            </button>
        }
    });
    spoken(lines.collect(), html! { <p class="watch-these">{ for demos }</p> })
}

/// Words that are read out whenever they change, and what else belongs to them.
pub(super) fn spoken(words: Html, more: Html) -> Html {
    html! {
        <div class="glance-words">
            <div aria-live="polite" aria-atomic="true">{ words }</div>
            { more }
        </div>
    }
}

//! The column that stays in view: the board, what is said about it, and what the marks mean.

use std::rc::Rc;

use berolina_ui::{BoardView, all, button, legend, tag};
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
    tag("aside", &[("class", "glance"), ("aria-labelledby", "glance")])
        .tag(tag("h2", &[("id", "glance")]).text(title.clone()))
        .tag(tag("div", &[("class", "glance-board")]).with(board(parts, title)))
        .with(below)
        .tag(tag("div", &[("class", "glance-legend")]).with(marks_meaning(parts)))
        .view()
}

/// What the colours and shapes mean.
pub fn marks_meaning(parts: Parts<'_>) -> Html {
    let outlined = parts.state.rules().players().len() > 2;
    all([tag("h3", &[]).text(parts.state.page().legend.clone()).view(), legend(outlined, false)])
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
        let hint = tag("p", &[("class", "hint")]).text(page.hint.clone());
        return spoken(hint.view(), all([]));
    };
    let line = |(number, line): (usize, &String)| {
        tag("p", &[]).maybe("class", (number == 0).then_some("piece-name")).text(line.clone()).view()
    };
    let more = parts.state.glance().piece_on(*square);
    let ids = more.map(|piece| piece.demos.as_slice()).unwrap_or_default();
    let demos = parts.state.demos().iter().enumerate().filter(|(_, demo)| ids.contains(&demo.id));
    let demos = demos.map(|(number, demo)| {
        let watch = button(&[("class", "watch-this")]).on_click(parts.does(Act::Watch(number)));
        watch.text([page.watch.as_str(), &demo.title].concat()).view()
    });
    let demos = tag("p", &[("class", "watch-these")]).all(demos);
    spoken(all(shown.lines.iter().enumerate().map(line)), demos.view())
}

/// Words that are read out whenever they change, and what else belongs to them.
pub(super) fn spoken(words: Html, more: Html) -> Html {
    tag("div", &[("class", "glance-words")])
        .tag(tag("div", &[("aria-live", "polite"), ("aria-atomic", "true")]).with(words))
        .with(more)
        .view()
}

//! The demonstrations: the list of them, and the controls of the one that is watched.

use berolina_guide::{Demo, Phrase};
use berolina_ui::Icon;
use yew::prelude::*;

use super::board::spoken;
use super::{Act, Parts};

/// All demonstrations, each with a button that puts it on the board.
pub fn demo_list(parts: Parts<'_>) -> Html {
    let demos = parts.state.demos().iter().enumerate().map(|(number, demo)| {
        let watched = parts.state.watches(number);
        let teaser = demo.steps.first().map(|step| step.caption.clone());
        html! {
            <li key={demo.id} class={watched.then_some("watched")}>
                <h3 id={demo.id}>{ demo.title }</h3>
                <p>{ teaser }</p>
                <button type="button" id={button_id(demo)} data-demo={demo.id} aria-describedby={demo.id}
                    aria-pressed={if watched { "true" } else { "false" }} onclick={parts.does(Act::Watch(number))}>
                    { Icon::Forward.view() }{ "Watch" }
                </button>
            </li>
        }
    });
    html! { <ul class="demos">{ for demos }</ul> }
}

/// The id of the button that begins a demonstration.
pub fn button_id(demo: &Demo) -> String {
    ["watch-", demo.id].concat()
}

/// What is said of a step, and the ways on from it.
pub(super) fn demo_controls(parts: Parts<'_>, demo: &Demo, number: usize) -> Html {
    let Some(step) = demo.steps.get(number) else { return html! {} };
    let last = demo.steps.len().saturating_sub(1);
    let label =
        if step.label.is_empty() { parts.guide().words().get(Phrase::PageStart) } else { &step.label };
    let words = html! { <p><strong>{ label }</strong>{ " " }{ &step.caption }</p> };
    let (run, does) = if parts.state.runs() { ("Stop", Act::Stop) } else { ("Play", Act::Run) };
    // Those without a use stay where they are, so that the focus does.
    let button = |action: &'static str, name: &'static str, act: Act, useless: bool| {
        html! {
            <button type="button" id={action} data-action={action} onclick={parts.does(act)}
                aria-disabled={useless.then_some("true")}>
                { name }
            </button>
        }
    };
    let controls = html! {
        <div class="demo-controls" role="group" aria-label={demo.title}>
            { button("demo-back", "Back", Act::Previous, number == 0) }
            { button("demo-run", run, does, false) }
            { button("demo-next", "Next", Act::Next, number == last) }
            <span class="demo-step">{ number + 1 }{ " of " }{ last + 1 }</span>
            { button("demo-close", "Close", Act::Close, false) }
        </div>
    };
    spoken(words, controls)
}

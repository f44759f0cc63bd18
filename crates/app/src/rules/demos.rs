//! The controls of the demonstration that is watched.

use berolina_guide::Demo;
use yew::prelude::*;

use super::board::spoken;
use super::{Act, Parts, RulesState, Seen};

/// The id of the button in the text that began the demonstration which is watched.
pub fn watched(state: &RulesState) -> Option<String> {
    match state.seen() {
        Seen::Demo(demo, ..) => Some(["watch-", &demo.id].concat()),
        Seen::Gallery(_) => None,
    }
}

/// What is said of a step, and the ways on from it.
pub(super) fn demo_controls(parts: Parts<'_>, demo: &Demo, number: usize) -> Html {
    let Some(step) = demo.steps.get(number) else { return html! {} };
    let last = demo.steps.len().saturating_sub(1);
    let label = if step.label.is_empty() { &parts.state.page().start } else { &step.label };
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
        <div class="demo-controls" role="group" aria-label={demo.title.clone()}>
            { button("demo-back", "Back", Act::Previous, number == 0) }
            { button("demo-run", run, does, false) }
            { button("demo-next", "Next", Act::Next, number == last) }
            <span class="demo-step">{ number + 1 }{ " of " }{ last + 1 }</span>
            { button("demo-close", "Close", Act::Close, false) }
        </div>
    };
    spoken(words, controls)
}

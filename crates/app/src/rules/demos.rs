//! The controls of the demonstration that is watched.

use berolina_guide::Demo;
use berolina_ui::{button, tag};
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
    let Some(step) = demo.steps.get(number) else { return Html::default() };
    let last = demo.steps.len().saturating_sub(1);
    let label = if step.label.is_empty() { &parts.state.page().start } else { &step.label };
    let words =
        tag("p", &[]).tag(tag("strong", &[]).text(label.clone())).text(" ").text(step.caption.clone());
    let (run, does) = if parts.state.runs() { ("Stop", Act::Stop) } else { ("Play", Act::Run) };
    // Those without a use stay where they are, so that the focus does.
    let control = |action: &'static str, name: &'static str, act: Act, useless: bool| {
        button(&[])
            .attr("id", action)
            .attr("data-action", action)
            .on_click(parts.does(act))
            .flag("aria-disabled", useless)
            .text(name)
    };
    let controls = tag("div", &[("class", "demo-controls"), ("role", "group")])
        .attr("aria-label", demo.title.clone())
        .tag(control("demo-back", "Back", Act::Previous, number == 0))
        .tag(control("demo-run", run, does, false))
        .tag(control("demo-next", "Next", Act::Next, number == last))
        .tag(tag("span", &[("class", "demo-step")]).text(format!("{} of {}", number + 1, last + 1)))
        .tag(control("demo-close", "Close", Act::Close, false));
    spoken(words.view(), controls.view())
}

//! The controls in the page's text.

use yew::prelude::*;

use super::{Act, RulesState, Seen};
use crate::browser;

/// The controls of the text.
const CONTROLS: &str = "[data-show], [data-demo]";

/// What somebody wants who clicked somewhere in the text.
pub fn wanted(state: &RulesState, event: &MouseEvent) -> Option<Act> {
    let control = browser::pressed(event, CONTROLS)?;
    if let Some(role) = control.get_attribute("data-show") {
        return Some(Act::Show(state.glance().piece_of_role(&role)?.square));
    }
    let id = control.get_attribute("data-demo")?;
    Some(Act::Watch(state.demos().iter().position(|demo| demo.id == id)?))
}

/// Presses the controls of what is shown, and lets go of the others.
pub fn mark_pressed(state: &RulesState) {
    let (role, demo) = match state.seen() {
        Seen::Gallery(Some((square, _))) => (state.glance().piece_on(*square).map(|piece| piece.role), None),
        Seen::Gallery(None) => (None, None),
        Seen::Demo(demo, ..) => (None, Some(demo.id.as_str())),
    };
    for control in browser::elements(CONTROLS) {
        let is =
            |name, shown: Option<&str>| shown.is_some() && control.get_attribute(name).as_deref() == shown;
        let pressed = is("data-show", role) || is("data-demo", demo);
        let _ = control.set_attribute("aria-pressed", if pressed { "true" } else { "false" });
    }
}

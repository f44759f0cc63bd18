//! The page's text: from where it is loaded, and the controls in it.

use berolina_guide::LivePage;
use berolina_rules::Value;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, RequestCache, RequestInit};
use yew::prelude::*;

use super::{Act, RulesState, Seen};
use crate::browser;

/// The controls of the text.
const CONTROLS: &str = "[data-show], [data-demo]";

/// Why there is no page: it could not be fetched, or is of another version of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FailedPage;

/// Loads the page of a variant from beside the application.
///
/// # Errors
/// When it cannot be had.
pub async fn load(id: &str) -> Result<LivePage, FailedPage> {
    let options = RequestInit::new();
    // The file's name does not change with the site's version: ask whether it did.
    options.set_cache(RequestCache::NoCache);
    let text = browser::fetch(&["variants/", id, "/page.en.json"].concat(), &options).await;
    let value: Option<Value> = text.and_then(|text| serde_json::from_str(&text).ok());
    value.and_then(|value| LivePage::try_from(value).ok()).ok_or(FailedPage)
}

/// What somebody wants who clicked somewhere in the text.
pub fn wanted(state: &RulesState, event: &MouseEvent) -> Option<Act> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let control = target.closest(CONTROLS).ok()??;
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

use berolina_rules::variants;
use yew::prelude::*;

use crate::app::Program;
use crate::pages::{Event, Page, RulesPage, lost};
use crate::route::Route;

/// What explains games and pieces.
#[expect(clippy::large_enum_variant, reason = "there is one, and it stays where it is")]
pub enum Study {
    /// The page about a game.
    Rules(RulesPage),
    /// A game that is not there, or of which nobody has written.
    Lost(String),
}

impl Program for Study {
    type Event = Event;

    const ID: &'static str = "study";

    fn open(route: &Route, _visit: u32, on_event: Callback<Event>) -> Option<Study> {
        let Route::Rules(id, section) = route else { return None };
        let written = variants::find(id).filter(|variant| berolina_guide::has_page(variant.id));
        Some(match written {
            Some(variant) => Study::Rules(RulesPage::open(variant.id, section.clone(), on_event)),
            None => Study::Lost(id.clone()),
        })
    }

    fn go_to(&mut self, route: &Route) -> bool {
        match (self, route) {
            (Study::Rules(page), Route::Rules(id, section)) => page.go_to(id, section.as_ref()),
            _ => false,
        }
    }

    fn update(&mut self, event: Event) -> bool {
        // What comes from a page that has been left changes nothing.
        match self {
            Study::Rules(page) => page.update(event),
            Study::Lost(_) => false,
        }
    }

    fn view(&self) -> Page<'_> {
        match self {
            Study::Rules(page) => Page { class: "rules-page", game: "", body: page.view() },
            Study::Lost(id) if variants::find(id).is_some() => {
                Page { class: "lost-page", game: "", body: lost(&["rules/", id].concat(), None) }
            }
            Study::Lost(id) => Page { class: "lost-page", game: "", body: lost("", Some(id)) },
        }
    }

    fn rendered(&mut self) {
        if let Study::Rules(page) = self {
            page.rendered();
        }
    }
}

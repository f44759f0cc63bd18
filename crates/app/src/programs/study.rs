use berolina_rules::variants;
use yew::prelude::*;

use crate::app::Program;
use crate::lab::Act;
use crate::pages::{Event, LabPage, Page, RulesPage, lost};
use crate::route::Route;

/// What explains games and pieces.
pub enum Study {
    /// The page about a game.
    Rules(RulesPage),
    /// The laboratory.
    Lab(LabPage),
    /// A game that is not there, or of which nobody has written.
    Lost(String),
}

/// What can happen on these pages.
pub enum Happening {
    /// On the page about a game.
    Rules(Event),
    /// In the laboratory.
    Lab(Act),
}

impl Program for Study {
    type Event = Happening;

    const ID: &'static str = "study";

    fn open(route: &Route, _visit: u32, on_event: Callback<Happening>) -> Option<Study> {
        match route {
            Route::Rules(id, section) => {
                let written = variants::find(id).filter(|variant| berolina_guide::has_page(variant.id));
                let on_event = on_event.reform(Happening::Rules);
                Some(match written {
                    Some(variant) => Study::Rules(RulesPage::open(variant.id, section.clone(), on_event)),
                    None => Study::Lost(id.clone()),
                })
            }
            Route::Lab(query) => Some(Study::Lab(LabPage::open(query, on_event.reform(Happening::Lab)))),
            _ => None,
        }
    }

    fn go_to(&mut self, route: &Route) -> bool {
        match (self, route) {
            (Study::Rules(page), Route::Rules(id, section)) => page.go_to(id, section.as_ref()),
            (Study::Lab(page), Route::Lab(query)) => page.shows(query),
            _ => false,
        }
    }

    fn update(&mut self, event: Happening) -> bool {
        match (self, event) {
            (Study::Rules(page), Happening::Rules(event)) => page.update(event),
            (Study::Lab(page), Happening::Lab(act)) => page.update(act),
            // What comes from a page that has been left changes nothing.
            _ => false,
        }
    }

    fn view(&self) -> Page<'_> {
        match self {
            Study::Rules(page) => Page { class: "rules-page", game: "", body: page.view() },
            Study::Lab(page) => Page { class: "lab-page", game: "", body: page.view() },
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

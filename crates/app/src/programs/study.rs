use berolina_rules::variants;
use yew::prelude::*;

use crate::app::Program;
use crate::pages::{BetzaEvent, BetzaPage, EditPage, Event, LabPage, Page, RulesPage, lost};
use crate::route::Route;
use crate::{edit, lab};

/// What explains games and pieces.
#[expect(clippy::large_enum_variant, reason = "there is one, and it stays where it is")]
pub enum Study {
    /// The page about a game.
    Rules(RulesPage),
    /// The laboratory.
    Lab(LabPage),
    /// How the notation is read.
    Betza(BetzaPage),
    /// The position editor.
    Edit(EditPage),
    /// A page that is not there, and the game: nobody has written of it, or there is none.
    Lost(&'static str, String),
}

/// What can happen on these pages.
pub enum Happening {
    /// On the page about a game.
    Rules(Event),
    /// In the laboratory.
    Lab(lab::Act),
    /// In the position editor.
    Edit(edit::Act),
    /// On the page about the notation.
    Betza(BetzaEvent),
}

impl Program for Study {
    type Event = Happening;

    const ID: &'static str = "study";

    fn open(route: &Route, visit: u32, on_event: Callback<Happening>) -> Option<Study> {
        match route {
            Route::Rules(id, section) => {
                let written = variants::find(id).filter(|variant| berolina_guide::has_page(variant.id));
                let on_event = on_event.reform(Happening::Rules);
                Some(match written {
                    Some(variant) => Study::Rules(RulesPage::open(variant.id, section.clone(), on_event)),
                    None => Study::Lost("rules/", id.clone()),
                })
            }
            Route::Lab(query) => Some(Study::Lab(LabPage::open(query, on_event.reform(Happening::Lab)))),
            Route::Edit(id, query) => {
                let page = EditPage::open(id, query, visit, on_event.reform(Happening::Edit));
                Some(page.map_or_else(|| Study::Lost("edit/", id.clone()), Study::Edit))
            }
            Route::Betza(section) => {
                Some(Study::Betza(BetzaPage::open(section.clone(), on_event.reform(Happening::Betza))))
            }
            _ => None,
        }
    }

    fn go_to(&mut self, route: &Route) -> bool {
        match (self, route) {
            (Study::Rules(page), Route::Rules(id, section)) => page.go_to(id, section.as_ref()),
            (Study::Lab(page), Route::Lab(query)) => page.shows(query),
            (Study::Betza(page), Route::Betza(section)) => page.go_to(section.as_ref()),
            _ => false,
        }
    }

    fn update(&mut self, event: Happening) -> bool {
        match (self, event) {
            (Study::Rules(page), Happening::Rules(event)) => page.update(event),
            (Study::Lab(page), Happening::Lab(act)) => page.update(act),
            (Study::Edit(page), Happening::Edit(act)) => page.update(act),
            (Study::Betza(page), Happening::Betza(event)) => page.update(event),
            // What comes from a page that has been left changes nothing.
            _ => false,
        }
    }

    fn view(&self) -> Page<'_> {
        match self {
            Study::Rules(page) => Page { class: "rules-page", game: "", body: page.view() },
            Study::Lab(page) => Page { class: "lab-page", game: "", body: page.view() },
            Study::Betza(page) => Page { class: "betza-page", game: "", body: page.view() },
            Study::Edit(page) => Page { class: "edit-page", game: "", body: page.view() },
            Study::Lost(page, id) if variants::find(id).is_some() => {
                Page { class: "lost-page", game: "", body: lost(&[page, id.as_str()].concat(), None) }
            }
            Study::Lost(_, id) => Page { class: "lost-page", game: "", body: lost("", Some(id)) },
        }
    }

    fn rendered(&mut self) {
        match self {
            Study::Rules(page) => page.rendered(),
            Study::Betza(page) => page.rendered(),
            Study::Edit(page) => page.rendered(),
            Study::Lab(_) | Study::Lost(..) => {}
        }
    }
}

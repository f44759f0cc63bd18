use berolina_rules::variants;
use yew::prelude::*;

use crate::app::Program;
use crate::pages::{OpenGame, Page, gallery, lost};
use crate::route::Route;
use crate::state::Action;

/// The games: the page to choose one, and those on which they are played.
#[expect(clippy::large_enum_variant, reason = "there is one, and it stays where it is")]
pub enum Play {
    /// The page to choose one.
    Gallery,
    /// A game.
    Game(OpenGame),
    /// A link that leads nowhere: the address, and the game that is not there.
    Lost(String, Option<String>),
}

impl Program for Play {
    type Event = Action;

    const ID: &'static str = "play";

    fn open(route: &Route, visit: u32, on_event: Callback<Action>) -> Option<Play> {
        match route {
            Route::Gallery => Some(Play::Gallery),
            Route::Play(link) if variants::find(&link.id).is_some() => {
                Some(Play::Game(OpenGame::open(link, visit, on_event)))
            }
            Route::Play(link) => Some(Play::Lost(String::new(), Some(link.id.clone()))),
            Route::Lost(address) => Some(Play::Lost(address.clone(), None)),
            Route::Rules(..) | Route::Lab(_) | Route::Edit(..) | Route::Betza(_) => None,
        }
    }

    fn update(&mut self, action: Action) -> bool {
        // What comes from a page that has been left changes nothing.
        let Play::Game(page) = self else { return false };
        page.update(action);
        true
    }

    fn view(&self) -> Page<'_> {
        match self {
            Play::Gallery => Page { class: "gallery-page", game: "", body: gallery() },
            Play::Game(page) => Page { class: "play-page", game: page.id(), body: page.view() },
            Play::Lost(address, game) => {
                Page { class: "lost-page", game: "", body: lost(address, game.as_deref()) }
            }
        }
    }

    fn rendered(&mut self) {
        if let Play::Game(page) = self {
            page.rendered();
        }
    }
}

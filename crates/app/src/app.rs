use berolina_rules::variants;
use gloo::events::EventListener;
use yew::prelude::*;

use crate::browser;
use crate::pages::{Event, OpenGame, Page, RulesPage, frame, gallery, lost};
use crate::route::{PlayLink, Route};
use crate::state::Action;
use crate::theme::{Theme, theme_button};

/// The application: the page that the address names, in the theme that was chosen.
pub struct App {
    route: Route,
    open: Open,
    /// The number of the visit: the same link again is a new one.
    visit: u32,
    theme: Theme,
    on_theme: Callback<MouseEvent>,
    /// Listens as long as it is there.
    _listener: Option<EventListener>,
}

/// The page that is open, as far as it has a state.
///
/// All pages are in one component: each further one costs some kilobytes.
#[expect(clippy::large_enum_variant, reason = "there is one, and it stays where it is")]
enum Open {
    /// A game.
    Play(OpenGame),
    /// The page about a game.
    Rules(RulesPage),
    /// A page that is made anew whenever it is drawn.
    Other,
}

/// What can happen to the application.
pub enum Change {
    /// Something in a game.
    Play(Action),
    /// Something on the page about a game.
    Rules(Event),
    /// The address changed.
    Address,
    /// The next theme, please.
    Theme,
}

impl Component for App {
    type Message = Change;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> App {
        let on_address = ctx.link().callback(|()| Change::Address);
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| on_address.emit(())));
        let theme = Theme::stored();
        theme.apply();
        let on_theme = ctx.link().callback(|_| Change::Theme);
        let mut app =
            App { route: Route::Gallery, open: Open::Other, visit: 0, theme, on_theme, _listener: listener };
        app.arrive(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, change: Change) -> bool {
        match (change, &mut self.open) {
            (Change::Play(action), Open::Play(page)) => page.update(action),
            (Change::Rules(event), Open::Rules(page)) => return page.update(event),
            // What comes from a page that has been left.
            (Change::Play(_) | Change::Rules(_), _) => return false,
            (Change::Address, _) => {
                self.visit += 1;
                self.arrive(ctx);
            }
            (Change::Theme, _) => {
                self.theme = self.theme.next();
                self.theme.store();
                self.theme.apply();
            }
        }
        true
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        let (class, game, body) = match (&self.open, &self.route) {
            (Open::Play(page), Route::Play(link)) => ("play-page", link.id.as_str(), page.view()),
            (Open::Rules(page), _) => ("rules-page", "", page.view()),
            (_, Route::Gallery) => ("gallery-page", "", gallery()),
            (_, Route::Play(PlayLink { id, .. })) => ("lost-page", "", lost("", Some(id))),
            (_, Route::Rules(id, _)) => ("lost-page", "", lost_rules(id)),
            (_, Route::Lost(address)) => ("lost-page", "", lost(address, None)),
        };
        frame(Page { class, game, body }, theme_button(self.theme, &self.on_theme))
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        match &mut self.open {
            Open::Play(page) => page.rendered(),
            Open::Rules(page) => page.rendered(),
            Open::Other => {}
        }
    }
}

impl App {
    /// Opens the page that the address names.
    fn arrive(&mut self, ctx: &Context<Self>) {
        self.route = Route::parse(&browser::hash());
        browser::set_title(&self.route.title());
        if let (Route::Rules(id, section), Open::Rules(page)) = (&self.route, &mut self.open)
            && page.go_to(id, section.as_ref())
        {
            return;
        }
        let open = match &self.route {
            Route::Rules(id, section) => {
                variants::find(id).filter(|variant| berolina_guide::has_page(variant.id)).map(|variant| {
                    let on_event = ctx.link().callback(Change::Rules);
                    Open::Rules(RulesPage::open(variant.id, section.clone(), on_event))
                })
            }
            Route::Play(link) => variants::find(&link.id)
                .map(|_| Open::Play(OpenGame::open(link, self.visit, ctx.link().callback(Change::Play)))),
            _ => None,
        };
        self.open = open.unwrap_or(Open::Other);
    }
}

/// A game that is not there, or of which nobody has written.
fn lost_rules(id: &str) -> Html {
    match variants::find(id) {
        Some(_) => lost(&["rules/", id].concat(), None),
        None => lost("", Some(id)),
    }
}

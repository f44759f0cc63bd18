use gloo::events::EventListener;
use yew::prelude::*;

use crate::browser;
use crate::pages::{frame, gallery, lost, play, rules};
use crate::route::Route;
use crate::theme::{Theme, theme_button};

/// The application: the page that the address names, in the theme that was chosen.
pub struct App {
    route: Route,
    /// The number of the visit: the same link again is a new one.
    visit: u32,
    theme: Theme,
    on_theme: Callback<MouseEvent>,
    /// Listens as long as it is there.
    _listener: Option<EventListener>,
}

/// What can happen to the application.
pub enum Change {
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
        let route = Route::parse(&browser::hash());
        browser::set_title(&route.title());
        App { route, visit: 0, theme, on_theme, _listener: listener }
    }

    fn update(&mut self, _ctx: &Context<Self>, change: Change) -> bool {
        match change {
            Change::Address => {
                self.route = Route::parse(&browser::hash());
                self.visit += 1;
                browser::set_title(&self.route.title());
            }
            Change::Theme => {
                self.theme = self.theme.next();
                self.theme.store();
                self.theme.apply();
            }
        }
        true
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        let page = match &self.route {
            Route::Gallery => gallery(),
            Route::Play(link) => play(link, self.visit),
            Route::Rules(id, section) => rules(id, section.clone(), self.visit),
            Route::Lost(address) => lost(address, None),
        };
        frame(page, theme_button(self.theme, &self.on_theme))
    }
}

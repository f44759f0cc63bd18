use gloo::events::EventListener;
use yew::prelude::*;

use crate::browser;
use crate::pages::{gallery, lost, play, rules};
use crate::route::Route;

/// The application: the page that the address names.
#[component]
pub fn App() -> Html {
    // With the number of the visit: the same link again is a new visit.
    let route = use_state(|| (0, Route::parse(&browser::hash())));
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                let mut visit = 0;
                EventListener::new(&window, "hashchange", move |_| {
                    visit += 1;
                    route.set((visit, Route::parse(&browser::hash())));
                })
            });
            move || drop(listener)
        });
    }
    let (visit, route) = &*route;
    use_effect_with(route.title(), |title| browser::set_title(title));
    match route {
        Route::Gallery => gallery(),
        Route::Play(link) => play(link, *visit),
        Route::Rules(id, section) => rules(id, section.clone(), *visit),
        Route::Lost(address) => lost(address, None),
    }
}

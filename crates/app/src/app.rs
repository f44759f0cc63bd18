use gloo::events::EventListener;
use yew::prelude::*;

use crate::browser;
use crate::pages::{Gallery, Lost, Play};
use crate::route::Route;

/// The application: the page that the address names.
#[component]
pub fn App() -> Html {
    let route = use_state(|| Route::parse(&browser::hash()));
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "hashchange", move |_| route.set(Route::parse(&browser::hash())))
            });
            move || drop(listener)
        });
    }
    match &*route {
        Route::Gallery => html! { <Gallery /> },
        // A key of the whole link: another link is another table.
        Route::Play(link) => html! { <Play key={route.to_string()} link={link.clone()} /> },
        Route::Lost(address) => html! { <Lost address={address.clone()} /> },
    }
}

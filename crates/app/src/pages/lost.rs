use berolina_rules::variants;
use yew::prelude::*;

use super::Page;

/// The page for a link that leads nowhere: what was wrong, and where to go. The game is the one that
/// it asks for, when it is that which is missing.
pub fn lost(address: &str, game: Option<&str>) -> Page {
    let what = match game {
        Some(game) => format!("There is no game called “{game}” here."),
        None => format!("There is no page “{address}” here."),
    };
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    let body = html! {
            <main class="lost" data-state="error">
                <h1>{ "This link leads nowhere" }</h1>
                <p>{ what }{ " Your games are all kept." }</p>
                <p>{ "Go on with one of these:" }</p>
                <ul>
                    <li><a href="#/">{ "All games" }</a></li>
                    { for games.map(|variant| html! {
                        <li><a href={["#/play/", variant.id].concat()}>{ variant.name }</a></li>
                    }) }
                </ul>
            </main>
    };
    Page { class: "lost-page", game: "", body }
}

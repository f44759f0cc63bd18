use berolina_rules::variants;
use yew::prelude::*;

/// A page, without what is round every page.
pub struct Page {
    /// The class of the frame.
    pub class: &'static str,
    /// The id of the game that is played; empty when none is.
    pub game: &'static str,
    /// What is on it.
    pub body: Html,
}

/// What is round every page: the name, the way to the games, a tool.
pub fn frame(page: Page, tool: Html) -> Html {
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    let here = variants::find(page.game);
    let entry = |variant: &&'static berolina_rules::Variant| {
        let here = here.is_some_and(|game| game.id == variant.id || game.preset_of == Some(variant.id));
        html! {
            <li>
                <a href={["#/play/", variant.id].concat()} aria-current={here.then_some("page")}>{ variant.name }</a>
            </li>
        }
    };
    html! {
        <div class={["frame ", page.class].concat()}>
            <header class="site">
                <a class="brand" href="#/">{ "Berolina" }</a>
                <nav class="games" aria-label="Games"><ul>{ for games.map(entry) }</ul></nav>
                { tool }
            </header>
            { page.body }
        </div>
    }
}

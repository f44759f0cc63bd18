use berolina_rules::variants;
use yew::prelude::*;

use crate::theme::ThemeButton;

/// What is round every page: the name, the way to the games, the colours. The game is the id of the
/// one that is shown, if one is.
pub fn frame(class: &'static str, game: &str, page: Html) -> Html {
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    let entry = |variant: &&'static berolina_rules::Variant| {
        let here = variants::find(game)
            .is_some_and(|game| game.id == variant.id || game.preset_of == Some(variant.id));
        html! {
            <li>
                <a href={format!("#/play/{}", variant.id)} aria-current={here.then_some("page")}>{ variant.name }</a>
            </li>
        }
    };
    html! {
        <div class={classes!("frame", class)}>
            <header class="site">
                <a class="brand" href="#/">{ "Berolina" }</a>
                <nav class="games" aria-label="Games"><ul>{ for games.map(entry) }</ul></nav>
                <ThemeButton />
            </header>
            { page }
        </div>
    }
}

use berolina_rules::variants;
use yew::prelude::*;

use crate::browser;
use crate::theme::ThemeButton;

/// What [`Frame`] holds.
#[derive(Properties, PartialEq)]
pub struct FrameProps {
    /// The title of the window.
    pub title: AttrValue,
    /// The class of the page.
    pub class: AttrValue,
    /// The id of the game that is shown, if one is.
    #[prop_or_default]
    pub game: AttrValue,
    /// The page.
    pub children: Html,
}

/// What is round every page: the name, the way to the games, the colours.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    use_effect_with(props.title.clone(), |title| {
        browser::set_title(if title.is_empty() { "Berolina" } else { title });
    });
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    let entry = |variant: &&'static berolina_rules::Variant| {
        let here = variants::find(&props.game)
            .is_some_and(|game| game.id == variant.id || game.preset_of == Some(variant.id));
        html! {
            <li>
                <a href={format!("#/play/{}", variant.id)} aria-current={here.then_some("page")}>{ variant.name }</a>
            </li>
        }
    };
    html! {
        <div class={classes!("frame", props.class.to_string())}>
            <header class="site">
                <a class="brand" href="#/">{ "Berolina" }</a>
                <nav class="games" aria-label="Games"><ul>{ for games.map(entry) }</ul></nav>
                <ThemeButton />
            </header>
            { props.children.clone() }
        </div>
    }
}

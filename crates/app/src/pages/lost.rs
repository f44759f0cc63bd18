use berolina_rules::variants;
use yew::prelude::*;

use super::Frame;

/// What [`Lost`] is about.
#[derive(Properties, PartialEq)]
pub struct LostProps {
    /// What the link says.
    pub address: AttrValue,
    /// The game that it asks for, when it is that which is missing.
    #[prop_or_default]
    pub game: Option<AttrValue>,
}

/// The page for a link that leads nowhere: what was wrong, and where to go.
#[component]
pub fn Lost(props: &LostProps) -> Html {
    let what = match &props.game {
        Some(game) => format!("There is no game called “{game}” here."),
        None => format!("There is no page “{}” here.", props.address),
    };
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    html! {
        <Frame title="Not found – Berolina" class="lost-page">
            <main class="lost" data-state="error">
                <h1>{ "This link leads nowhere" }</h1>
                <p>{ what }{ " Your games are all kept." }</p>
                <p>{ "Go on with one of these:" }</p>
                <ul>
                    <li><a href="#/">{ "All games" }</a></li>
                    { for games.map(|variant| html! {
                        <li><a href={format!("#/play/{}", variant.id)}>{ variant.name }</a></li>
                    }) }
                </ul>
            </main>
        </Frame>
    }
}

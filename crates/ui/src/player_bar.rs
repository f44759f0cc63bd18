use berolina_diagram::{Paint, PlayerColours};
use berolina_rules::Player;
use yew::prelude::*;

/// What [`PlayerBar`] shows.
#[derive(Properties, PartialEq)]
pub struct PlayerBarProps {
    /// Who it is.
    pub player: Player,
    /// The name of the person, if there is one.
    #[prop_or_default]
    pub name: AttrValue,
    /// What is to be seen first: `to move`, `wins`.
    #[prop_or_default]
    pub badge: AttrValue,
    /// What is said of the player: how many pieces are left, that a turn is skipped.
    #[prop_or_default]
    pub note: AttrValue,
    /// What the player is asked, or may do.
    #[prop_or_default]
    pub children: Html,
}

/// A player's place beside the board.
#[component]
pub fn PlayerBar(props: &PlayerBarProps) -> Html {
    let colours = PlayerColours::of_player(props.player);
    let title = props.player.title();
    html! {
        <div class={classes!("player", (!props.badge.is_empty()).then_some("first"))} data-seat={props.player.name()}>
            <svg class="player-disc" viewBox="0 0 20 20" aria-hidden="true">
                <circle cx="10" cy="10" r="8.5" fill={colours.fill.paint(Paint::Variables)} class="player-disc-line" />
            </svg>
            <span class="player-name">
                if props.name.is_empty() {
                    { title }
                } else {
                    { &props.name }<span class="player-colour">{ title }</span>
                }
            </span>
            if !props.badge.is_empty() {
                <span class="player-badge">{ &props.badge }</span>
            }
            <span class="player-note">{ &props.note }</span>
            { props.children.clone() }
        </div>
    }
}

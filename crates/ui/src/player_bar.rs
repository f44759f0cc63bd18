use berolina_diagram::{Paint, PlayerColours};
use berolina_rules::Player;
use yew::prelude::*;

/// A player's place beside the board.
pub struct PlayerBar<'a> {
    /// Who it is.
    pub player: Player,
    /// The name of the person, if there is one.
    pub name: &'a str,
    /// What is to be seen first: `to move`, `wins`.
    pub badge: &'static str,
    /// What is said of the player: how many pieces are left, that a turn is skipped.
    pub note: String,
    /// What the player is asked, or may do.
    pub asked: Html,
}

impl PlayerBar<'_> {
    /// The bar, with the player's name as its key.
    pub fn view(self) -> Html {
        let colours = PlayerColours::of_player(self.player);
        let title = self.player.title();
        let first = (!self.badge.is_empty()).then_some("first");
        html! {
            <div key={self.player.name()} class={classes!("player", first)} data-seat={self.player.name()}>
                <svg class="player-disc" viewBox="0 0 20 20" aria-hidden="true">
                    <circle cx="10" cy="10" r="8.5" fill={colours.fill.paint(Paint::Variables)} class="player-disc-line" />
                </svg>
                <span class="player-name">
                    if self.name.is_empty() {
                        { title }
                    } else {
                        { self.name }<span class="player-colour">{ title }</span>
                    }
                </span>
                if !self.badge.is_empty() {
                    <span class="player-badge">{ self.badge }</span>
                }
                <span class="player-note">{ self.note }</span>
                { self.asked }
            </div>
        }
    }
}

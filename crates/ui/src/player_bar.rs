use berolina_diagram::{Paint, PlayerColours};
use berolina_rules::Player;
use yew::prelude::*;

use crate::tag;

/// A player's place beside the board.
pub struct PlayerBar<'a> {
    /// Who it is.
    pub player: Player,
    /// What the player is called: `White`.
    pub title: String,
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
        let title = self.title;
        let disc = tag("circle", &[("cx", "10"), ("cy", "10"), ("r", "8.5"), ("class", "player-disc-line")])
            .attr("fill", colours.fill.paint(Paint::Variables));
        let disc = tag("svg", &[("class", "player-disc"), ("viewBox", "0 0 20 20"), ("aria-hidden", "true")])
            .tag(disc);
        let name = tag("span", &[("class", "player-name")]);
        let name = if self.name.is_empty() {
            name.text(title)
        } else {
            name.text(self.name.to_owned()).tag(tag("span", &[("class", "player-colour")]).text(title))
        };
        let mut bar = tag("div", &[("class", "player")])
            .key(self.player.name())
            .class("first", !self.badge.is_empty())
            .attr("data-seat", self.player.name())
            .tag(disc)
            .tag(name);
        if !self.badge.is_empty() {
            bar = bar.tag(tag("span", &[("class", "player-badge")]).text(self.badge));
        }
        bar.tag(tag("span", &[("class", "player-note")]).text(self.note)).with(self.asked).view()
    }
}

use berolina_diagram::{
    BASE_BAR, LETTER_PLACE, PIECE_STROKE, Paint, PlayerColours, number, piece_art_or_generic,
};
use berolina_rules::Player;
use yew::prelude::*;

use crate::{all, tag};

/// A piece as it is shown: whose it is, and which drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceView {
    /// Whose piece it is.
    pub player: Player,
    /// Lower-case English name of its role, for its drawing and for people who listen.
    pub role: AttrValue,
    /// What it carries when there is no drawing of its role.
    pub letter: char,
}

impl PieceView {
    /// A piece of a player.
    pub fn new(player: Player, role: impl Into<AttrValue>, letter: char) -> PieceView {
        PieceView { player, role: role.into(), letter }
    }

    /// `white-archbishop`, as in `data-piece`.
    pub fn id(&self) -> AttrValue {
        format!("{}-{}", self.player, self.role).into()
    }

    /// The drawing, in a box of 48 by 48 units.
    pub(crate) fn paths(&self) -> Html {
        let colours = PlayerColours::of_player(self.player);
        let (fill, ink) = (colours.fill.paint(Paint::Variables), colours.ink.paint(Paint::Variables));
        let art = piece_art_or_generic(&self.role);
        let width = number(PIECE_STROKE);
        let line = |path: &'static str, ink: &'static str| {
            tag("path", &[("fill", "none"), ("stroke-linecap", "round"), ("stroke-linejoin", "round")])
                .attr("d", path)
                .attr("stroke", ink)
                .attr("stroke-width", width.clone())
                .view()
        };
        let outline = tag("path", &[("stroke-linejoin", "round")])
            .attr("d", art.outline)
            .attr("fill", fill)
            .attr("stroke", ink)
            .attr("stroke-width", width.clone());
        let mut parts = vec![outline.view()];
        if !art.opening.is_empty() {
            parts.push(tag("path", &[]).attr("d", art.opening).attr("fill", ink).view());
        }
        if !art.detail.is_empty() {
            parts.push(line(art.detail, ink));
        }
        if let Some(bar) = colours.bar {
            parts.push(line(BASE_BAR, bar.paint(Paint::Variables)));
        }
        if art.has_letter {
            let letter = tag("text", &[("class", "piece-letter"), ("text-anchor", "middle")])
                .attr("x", number(LETTER_PLACE.0))
                .attr("y", number(LETTER_PLACE.1))
                .attr("fill", ink)
                .attr("font-size", number(LETTER_PLACE.2));
            parts.push(letter.text(self.letter.to_string()).view());
        }
        all(parts)
    }

    /// The piece by itself, for a button or a line of text that names it.
    pub fn image(&self) -> Html {
        let attributes = &[("class", "piece-image"), ("viewBox", "0 0 48 48"), ("aria-hidden", "true")];
        tag("svg", attributes).with(self.paths()).view()
    }
}

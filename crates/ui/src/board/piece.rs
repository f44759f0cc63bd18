use berolina_diagram::{Paint, PlayerColours, piece_art_or_generic};
use berolina_rules::Player;
use yew::prelude::*;

use crate::tag;
use crate::tag::written;

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
        [self.player.name(), "-", &self.role].concat().into()
    }

    /// The drawing as SVG, in a box of 48 by 48 units.
    pub(crate) fn svg(&self) -> String {
        let colours = PlayerColours::of_player(self.player);
        let mut letter = [0; 4];
        piece_art_or_generic(&self.role).svg(&colours, Paint::Variables, self.letter.encode_utf8(&mut letter))
    }

    /// The piece by itself, for a button or a line of text that names it.
    pub fn image(&self) -> Html {
        let attributes = &[("class", "piece-image"), ("viewBox", "0 0 48 48"), ("aria-hidden", "true")];
        tag("svg", attributes).with(written(&self.svg().into())).view()
    }
}

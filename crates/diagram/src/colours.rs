//! The colours of everything that is drawn, each with the CSS variable by which a page overrides it.

use berolina_rules::Player;

/// How colours are written into SVG.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paint {
    /// The colour itself: for files, which must look right in every viewer.
    #[default]
    Plain,
    /// `var(--berolina-..., colour)`: for SVG that lives in a page and follows its theme.
    Variables,
}

/// A colour, and the CSS variable that overrides it in a page.
///
/// ```
/// use berolina_diagram::{Paint, PlayerColours};
///
/// let fill = PlayerColours::WHITE.fill;
/// assert_eq!(fill.plain, "#fbfaf5");
/// assert_eq!(fill.paint(Paint::Variables), "var(--berolina-white-fill, #fbfaf5)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour {
    /// The colour as `#rrggbb`.
    pub plain: &'static str,
    /// The variable with the colour as its fall-back, ready for an attribute or a style.
    pub variable: &'static str,
}

impl Colour {
    /// The text to write for a way of painting.
    pub const fn paint(self, paint: Paint) -> &'static str {
        match paint {
            Paint::Plain => self.plain,
            Paint::Variables => self.variable,
        }
    }
}

/// `colour!("white-fill", "#fbfaf5")` is the variable `--berolina-white-fill` with that fall-back.
macro_rules! colour {
    ($name:literal, $value:literal) => {
        $crate::colours::Colour {
            plain: $value,
            variable: concat!("var(--berolina-", $name, ", ", $value, ")"),
        }
    };
}

pub(crate) use colour;

/// The colours of one player's pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerColours {
    /// The player's lower-case English name.
    pub player: &'static str,
    /// The inside of a piece.
    pub fill: Colour,
    /// Outline, inner lines and openings; light for Black, so that the piece has a rim.
    pub ink: Colour,
    /// A bar on the base, which tells the player apart without colour.
    pub bar: Option<Colour>,
}

impl PlayerColours {
    /// White: paper and ink.
    pub const WHITE: PlayerColours = PlayerColours {
        player: "white",
        fill: colour!("white-fill", "#fbfaf5"),
        ink: colour!("white-ink", "#1c1b1a"),
        bar: None,
    };
    /// Black: dark with a light rim.
    pub const BLACK: PlayerColours = PlayerColours {
        player: "black",
        fill: colour!("black-fill", "#2c2a29"),
        ink: colour!("black-ink", "#f1ece2"),
        bar: None,
    };
    /// Green, with a white bar on the base: green on brown vanishes for some eyes.
    pub const GREEN: PlayerColours = PlayerColours {
        player: "green",
        fill: colour!("green-fill", "#1f8f5f"),
        ink: colour!("green-ink", "#0e2b1e"),
        bar: Some(colour!("green-bar", "#fbfaf5")),
    };

    /// All players that have colours.
    pub const ALL: [PlayerColours; 3] = [PlayerColours::WHITE, PlayerColours::BLACK, PlayerColours::GREEN];

    /// The colours of a player.
    pub const fn of_player(player: Player) -> PlayerColours {
        match player {
            Player::White => PlayerColours::WHITE,
            Player::Black => PlayerColours::BLACK,
            Player::Green => PlayerColours::GREEN,
        }
    }

    /// The colours of a player by lower-case English name.
    ///
    /// ```
    /// use berolina_diagram::PlayerColours;
    ///
    /// assert_eq!(PlayerColours::of("green"), Some(PlayerColours::GREEN));
    /// assert_eq!(PlayerColours::of("mauve"), None);
    /// ```
    pub fn of(player: &str) -> Option<PlayerColours> {
        PlayerColours::ALL.into_iter().find(|colours| colours.player == player)
    }
}

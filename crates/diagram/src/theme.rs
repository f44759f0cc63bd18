//! Board and mark colours.

use berolina_rules::MarkClass;

use crate::Colour;
use crate::colours::colour;

/// The colours of a board and of what is drawn on it, the pieces apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// Shades of the squares: dark, light, and the third shade of hexagonal cells.
    pub shades: [Colour; 3],
    /// Lines between the squares; `None` where the shades do it.
    pub line: Option<Colour>,
    /// Can be blocked on the way.
    pub slide: Colour,
    /// Cannot be blocked.
    pub leap: Colour,
    /// Only without taking.
    pub move_only: Colour,
    /// Only by taking.
    pub capture_only: Colour,
    /// In the way.
    pub block: Colour,
    /// Outlines of marks, and the lines of slides.
    pub ink: Colour,
    /// The halo behind small signs.
    pub paper: Colour,
    /// The squares of the last move.
    pub last_move: Colour,
    /// The picked piece's square.
    pub select: Colour,
    /// Attacked kings.
    pub check: Colour,
    /// Names of files and ranks outside the board.
    pub coordinates: Colour,
    /// Whether targets are coloured by what happens there, as on the page of Three Player Chess:
    /// green for going, red for taking. The shapes still tell the classes.
    pub by_target: bool,
}

impl Theme {
    /// The default: light and dark brown squares.
    pub const BROWN: Theme = Theme {
        shades: [colour!("dark", "#b58863"), colour!("light", "#f0d9b5"), colour!("third", "#d3ae86")],
        line: None,
        slide: colour!("slide", "#fffb8f"),
        leap: colour!("leap", "#db9012"),
        move_only: colour!("move", "#06b493"),
        capture_only: colour!("capture", "#c81940"),
        block: colour!("block", "#5b2a91"),
        ink: colour!("mark-ink", "#1c1b1a"),
        paper: colour!("mark-paper", "#fbfaf5"),
        last_move: colour!("last-move", "#6ea3c4"),
        select: colour!("select", "#1f5f8b"),
        check: colour!("check", "#a3263a"),
        coordinates: colour!("coordinates", "#5d574e"),
        by_target: false,
    };

    /// As on the pages where the marks come from: grey squares without a pattern, plain colours.
    pub const SOURCE: Theme = Theme {
        shades: [colour!("dark", "#c0c0c0"), colour!("light", "#c0c0c0"), colour!("third", "#c0c0c0")],
        line: Some(colour!("line", "#000000")),
        slide: colour!("slide", "#ffff00"),
        leap: colour!("leap", "#ff8000"),
        move_only: colour!("move", "#00ff00"),
        capture_only: colour!("capture", "#ff0000"),
        ..Theme::BROWN
    };

    /// The colour of a class of marks.
    ///
    /// ```
    /// use berolina_diagram::{MarkClass, Theme};
    ///
    /// assert_eq!(Theme::BROWN.mark(MarkClass::Leap).plain, "#db9012");
    /// ```
    pub const fn mark(&self, class: MarkClass) -> Colour {
        match class {
            MarkClass::Slide => self.slide,
            MarkClass::Leap => self.leap,
            MarkClass::MoveOnly => self.move_only,
            MarkClass::CaptureOnly => self.capture_only,
            MarkClass::Blocker => self.block,
        }
    }

    /// The colour of a square by its shade; see [`berolina_board::Board::shade`].
    pub const fn square(&self, shade: u8) -> Colour {
        match shade {
            0 => self.shades[0],
            1 => self.shades[1],
            _ => self.shades[2],
        }
    }
}

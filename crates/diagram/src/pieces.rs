//! The drawn pieces: one table of path data for the page, the embedded board and every export.
//!
//! Everything is drawn in a box of 48 by 48 units, x to the right and y down, and stands on one
//! common base whose lower edge is at y = 44. A piece is one closed outline, at most one inner line
//! and, for the helmets, one opening filled with ink. Nothing is smaller than a stroke, so that a
//! piece is still itself at 24 pixels.

use crate::{Paint, PlayerColours, Shape, escape, number};

/// Side of the square box in which the pieces are drawn, in units.
pub const PIECE_BOX: f64 = 48.0;

/// Width of every line of a piece, in units of the 48-unit box. Joins and caps are round.
pub const PIECE_STROKE: f64 = 2.6;

/// The bar on the base, by which a player is known without colour: a line for
/// [`PlayerColours::bar`], in units of the 48-unit box, [`PIECE_STROKE`] wide.
pub const BASE_BAR: &str = "M13.4 40.75H34.6";

/// Where the letter of [`PieceArt::has_letter`] is set: x of its middle, y of its base line, font size.
pub const LETTER_PLACE: (f64, f64, f64) = (24.0, 28.6, 19.0);

/// How one kind of piece is drawn, as SVG path data in the 48-unit box.
///
/// [`PieceArt::shapes`] puts them in order: `outline` filled with the player's fill and stroked with
/// the player's ink, `opening` filled with ink, `detail` stroked with ink and without fill.
///
/// ```
/// use berolina_diagram::piece_art;
///
/// let knight = piece_art("knight").unwrap();
/// assert!(knight.outline.starts_with('M') && knight.outline.ends_with('Z'));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceArt {
    /// Lower-case English name of the role, and the key of the table.
    pub role: &'static str,
    /// One closed contour, the base included.
    pub outline: &'static str,
    /// Inner lines; empty for none.
    pub detail: &'static str,
    /// The dark opening of a helmet; empty for none.
    pub opening: &'static str,
    /// Whether the piece carries the letter of its role (only the generic one does).
    pub has_letter: bool,
}

impl PieceArt {
    /// The paths to draw, in order, in the 48-unit box; the letter of the generic piece is apart.
    pub fn shapes(&self, player: &PlayerColours) -> Vec<Shape> {
        let mut out = vec![Shape::filled(self.outline, player.fill).outlined(player.ink, PIECE_STROKE)];
        if !self.opening.is_empty() {
            out.push(Shape::filled(self.opening, player.ink));
        }
        if !self.detail.is_empty() {
            out.push(Shape::stroked(self.detail, player.ink, PIECE_STROKE));
        }
        out.extend(player.bar.map(|bar| Shape::stroked(BASE_BAR, bar, PIECE_STROKE)));
        out
    }

    /// The piece as SVG elements in the 48-unit box, without an element around them.
    ///
    /// `letter` is escaped, and used by the generic piece alone.
    ///
    /// ```
    /// use berolina_diagram::{Paint, PlayerColours, piece_art};
    ///
    /// let svg = piece_art("rook").unwrap().svg(&PlayerColours::BLACK, Paint::Plain, "R");
    /// assert!(svg.contains("#2c2a29"));
    /// ```
    pub fn svg(&self, player: &PlayerColours, paint: Paint, letter: &str) -> String {
        let mut out = String::new();
        self.shapes(player).iter().for_each(|shape| shape.write(&mut out, paint));
        if self.has_letter && !letter.is_empty() {
            let (x, y, size) = LETTER_PLACE;
            let text = [
                "<text x=\"",
                &number(x),
                "\" y=\"",
                &number(y),
                "\" font-size=\"",
                &number(size),
                "\" font-weight=\"bold\" font-family=\"Georgia, serif\" text-anchor=\"middle\" fill=\"",
                player.ink.paint(paint),
                "\">",
                &escape(letter),
                "</text>",
            ];
            out.push_str(&text.concat());
        }
        out
    }
}

/// The drawing of a role, by its lower-case English name; `None` when we have none.
///
/// ```
/// use berolina_diagram::piece_art;
///
/// assert!(piece_art("archbishop").is_some());
/// assert!(piece_art("camel").is_none());
/// ```
pub fn piece_art(role_name: &str) -> Option<&'static PieceArt> {
    PIECES.iter().find(|art| art.role == role_name)
}

/// The drawing of a role, or the generic shield with a letter for a role we have not drawn.
///
/// ```
/// use berolina_diagram::piece_art_or_generic;
///
/// assert!(piece_art_or_generic("camel").has_letter);
/// ```
pub fn piece_art_or_generic(role_name: &str) -> &'static PieceArt {
    piece_art(role_name).unwrap_or(&GENERIC)
}

/// Every drawing, in the order of a legend: the usual pieces, the compounds, the Spartans, the shield.
pub fn all_pieces() -> &'static [PieceArt] {
    &PIECES
}

/// A body on the common base: the path goes up on the left and comes down on the right.
macro_rules! on_base {
    ($body:literal) => {
        concat!(
            "M11 44Q9.5 44 9.5 42.5V39Q9.5 37.5 11 37.5",
            $body,
            "H37Q38.5 37.5 38.5 39V42.5Q38.5 44 37 44Z"
        )
    };
}

const fn art(
    role: &'static str,
    outline: &'static str,
    detail: &'static str,
    opening: &'static str,
) -> PieceArt {
    PieceArt { role, outline, detail, opening, has_letter: false }
}

/// The band under a crown.
const BAND: &str = "M15.2 32.3Q24 29.4 32.8 32.3";

/// The opening of a Spartan helmet: two eyes, the nose guard between them, the gap of the cheeks.
const FACE: &str = "M14.2 23Q19.5 21.6 22.6 24.6L23 29.8L24 31L25 29.8L25.4 24.6Q28.5 21.6 33.8 23\
    Q32.4 27.6 27.4 27.8L27 37.5H21L20.6 27.8Q15.6 27.6 14.2 23Z";

/// [`FACE`] two units to the left, where the plume needs the room on the right.
const FACE_LEFT: &str = "M12.2 23Q17.5 21.6 20.6 24.6L21 29.8L22 31L23 29.8L23.4 24.6\
    Q26.5 21.6 31.8 23Q30.4 27.6 25.4 27.8L25 37.5H19L18.6 27.8Q13.6 27.6 12.2 23Z";

const GENERIC: PieceArt = PieceArt {
    role: "generic",
    outline: on_base!(
        "H16L18.5 34.5C12.5 31 10 25 10.5 10Q18 10 24 6.5Q30 10 37.5 10C38 25 35.5 31 29.5 34.5L32 37.5"
    ),
    detail: "",
    opening: "",
    has_letter: true,
};

static PIECES: [PieceArt; 14] = [
    art(
        "king",
        on_base!(
            "H14.5V33.5C10.5 30 6.4 27.4 6.4 22.6C6.4 18.4 9.8 16.2 13.4 16.2C17 16.2 19.8 17.6 21.3 19.6V12H16.6V7.4H21.3V3.2H26.7V7.4H31.4V12H26.7V19.6C28.2 17.6 31 16.2 34.6 16.2C38.2 16.2 41.6 18.4 41.6 22.6C41.6 27.4 37.5 30 33.5 33.5V37.5"
        ),
        BAND,
        "",
    ),
    art(
        "queen",
        on_base!(
            "H14.5V33L6.9 17.1A2.8 2.8 0 1 1 9.6 14.9L14.6 18.8L13.7 11.3A2.8 2.8 0 1 1 16.9 10.9L20.7 17.8L22.3 9.2A2.8 2.8 0 0 1 24 4.2A2.8 2.8 0 0 1 25.7 9.2L27.3 17.8L31.1 10.9A2.8 2.8 0 1 1 34.3 11.3L33.4 18.8L38.4 14.9A2.8 2.8 0 1 1 41.1 17.1L33.5 33V37.5"
        ),
        BAND,
        "",
    ),
    art(
        "rook",
        on_base!("H14L16 33.5L17 20.5L12 17V7H17.2V11H21.3V7H26.7V11H30.8V7H36V17L31 20.5L32 33.5L34 37.5"),
        "M17.2 20.3H30.8",
        "",
    ),
    art(
        "bishop",
        on_base!(
            "H14L17.3 32C13.3 28.5 11.6 25.3 11.6 21.8C11.6 16.5 17.5 13.2 21.3 9.5A3.3 3.3 0 0 1 24 4A3.3 3.3 0 0 1 26.7 9.5C30.5 13.2 36.4 16.5 36.4 21.8C36.4 25.3 34.7 28.5 30.7 32L34 37.5"
        ),
        "M25 23L30.8 15.2",
        "",
    ),
    art(
        "knight",
        on_base!(
            "H14C14 31.5 23.4 30 24 23.4C22 24.8 19.6 24.2 17.8 25C15.6 26 15.2 29.2 12.6 29.8C9.4 30.4 5.6 27.6 6 24C6.5 20.6 11 17.8 12.7 13.7C13.9 10.7 16.2 8.8 19.2 8L20.4 3.4L25.2 7.5C33.6 9 37.8 17 37 26.5C36.6 30.5 36 33.5 36.6 37.5"
        ),
        "M17.5 15h.01M26.5 13.4C31 17 32 24 30.2 31.5",
        "",
    ),
    art(
        "pawn",
        on_base!(
            "H14.5C15 31.5 20 30 20.8 25.2H17.6L19.4 21.4A7 7 0 0 1 24 9.1A7 7 0 0 1 28.6 21.4L30.4 25.2H27.2C28 30 33 31.5 33.5 37.5"
        ),
        "",
        "",
    ),
    // A mitre, and under it the muzzle of the knight.
    art(
        "archbishop",
        on_base!(
            "H15C15 33 22.8 31.6 23.6 26.4C21 27.6 18.6 27 16.6 27.9C14.6 28.8 13.8 31.2 11.6 31.7C8.6 32.2 5.2 29.4 5.6 26.2C6.1 23.2 11 21.8 13.4 18.6C10.8 14.4 18.8 12.6 21.9 9.6A3.2 3.2 0 1 1 26.7 9.6C31 12.6 37.6 15.4 37.4 20.6C37.3 22.6 36.4 24.2 34.6 25.6C35.8 28 36.4 32 36 37.5"
        ),
        "M25 20.8L29.8 14.4M18 21.6h.01",
        "",
    ),
    // Battlements, and under them the same muzzle.
    art(
        "chancellor",
        on_base!(
            "H15C15 33 22.8 31.6 23.6 26.4C21 27.6 18.6 27 16.6 27.9C14.6 28.8 13.8 31.2 11.6 31.7C8.6 32.2 5.2 29.4 5.6 26.2C6.1 23.2 11 21.6 13.6 17.6L11.4 14.4V4.6H17.1V8.2H21.8V4.6H27.4V8.2H32.1V4.6H37.8V14.4L35 17.6C36 22 36.4 31 36 37.5"
        ),
        "M14.2 17.2H34.6M18.4 22.2h.01",
        "",
    ),
    // The Spartans share a helmet; the crest tells the rank: a fan, a plume, a spike, two horns.
    art(
        "general",
        on_base!(
            "H13.2C12.2 34 10.8 30 10.8 26C10.8 25 10.9 24 11.1 23L5.2 20.6C6 10.6 14 3.6 24 3.6C34 3.6 42 10.6 42.8 20.6L36.9 23C37.1 24 37.2 25 37.2 26C37.2 30 35.8 34 34.8 37.5"
        ),
        "M11.2 22.6A12.8 12.2 0 0 1 36.8 22.6M24 10.4V5M16.3 12.9L12.6 8M31.7 12.9L35.4 8",
        FACE,
    ),
    art(
        "warlord",
        on_base!(
            "H11.4C10.4 34 9 30 9 26C9 20.4 12 16 16.6 14.2L15.2 8.8C20 3.2 29.6 2 36 7.6C42.2 13 43 21 43.4 30.4C40.6 25.4 37.4 23.2 34.6 22.6C34.9 23.8 35 25 35 26C35 30 34.2 34 33.2 37.5"
        ),
        "M17 14.2C24 12.2 32 15 34.4 22.4",
        FACE_LEFT,
    ),
    art(
        "captain",
        on_base!(
            "H13.2C12.2 34 10.8 30 10.8 26C10.8 19.6 14.8 15.3 20 14L22.2 4.6Q24 2 25.8 4.6L28 14C33.2 15.3 37.2 19.6 37.2 26C37.2 30 35.8 34 34.8 37.5"
        ),
        "",
        FACE,
    ),
    art(
        "lieutenant",
        on_base!(
            "H13.2C12.2 34 10.8 30 10.8 26C4.5 22.5 4 12.5 8.8 5C9.4 11.5 12 15.4 15.8 16.2C18.2 14.2 21 13.4 24 13.4C27 13.4 29.8 14.2 32.2 16.2C36 15.4 38.6 11.5 39.2 5C44 12.5 43.5 22.5 37.2 26C37.2 30 35.8 34 34.8 37.5"
        ),
        "",
        FACE,
    ),
    // A round shield with a lambda.
    art(
        "hoplite",
        on_base!("H14.5L15.4 35.2A14 14 0 0 1 24 10.4A14 14 0 0 1 32.6 35.2L33.5 37.5"),
        "M17.8 30.6L24 16.8L30.2 30.6",
        "",
    ),
    GENERIC,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_closed_outline_in_the_box() {
        for art in all_pieces() {
            let outline = art.outline;
            assert!(outline.starts_with("M11 44") && outline.ends_with('Z'), "{}", art.role);
            assert_eq!(outline.matches(['M', 'Z']).count(), 2, "{} is one contour", art.role);
            let numbers = outline.split(|c: char| c != '.' && !c.is_ascii_digit()).filter(|n| !n.is_empty());
            for number in numbers {
                let value: f64 = number.parse().expect("a number");
                assert!(value <= PIECE_BOX - PIECE_STROKE / 2.0, "{}: {value}", art.role);
            }
        }
    }

    #[test]
    fn names_are_unique_and_found() {
        for art in all_pieces() {
            assert_eq!(piece_art(art.role), Some(art));
        }
        assert_eq!(piece_art_or_generic("zebra").role, "generic");
    }

    #[test]
    fn a_letter_is_escaped() {
        let svg = GENERIC.svg(&PlayerColours::GREEN, Paint::Variables, "<&");
        assert!(svg.contains("&lt;&amp;"), "{svg}");
    }
}

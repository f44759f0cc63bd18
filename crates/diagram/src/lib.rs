//! A board with pieces and marks as SVG: pure functions from plain data to text.
//!
//! The page draws with the same path data and the same colours that the exports use, so a picture
//! in a file and the board on the screen are the same picture.

mod colours;
mod pieces;
mod xml;

pub use colours::{Colour, Paint, PlayerColours};
pub use pieces::{
    BASE_BAR, LETTER_PLACE, PIECE_BOX, PIECE_STROKE, PieceArt, all_pieces, piece_art, piece_art_or_generic,
};
pub use xml::escape;

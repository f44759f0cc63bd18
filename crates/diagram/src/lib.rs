//! A board with pieces and marks as SVG: pure functions from plain data to text.
//!
//! The page draws with the same path data and the same colours that the exports use, so a picture
//! in a file and the board on the screen are the same picture. [`View`] says where the squares are,
//! [`Shape`] is what is drawn on them, and [`Diagram`] writes everything into one text.

mod colours;
mod coordinates;
mod corners;
mod diagram;
mod highlights;
mod marks;
mod pieces;
mod shape;
mod sprites;
mod theme;
mod view;
mod xml;

pub use berolina_rules::{Mark, MarkClass};
pub use colours::{Colour, Paint, PlayerColours};
pub use coordinates::{Coordinates, LABEL_SIZE, Label, NAME_SIZE, labels};
pub use diagram::Diagram;
pub use highlights::{
    Check, LastMove, capture_outline, check_shape, last_move_shape, select_shape, slide_lines,
};
pub use marks::{MARK_STROKE, SquareMarks, mark_path, mark_shape, marks_by_square, square_shapes};
pub use pieces::{
    BASE_BAR, LETTER_PLACE, PIECE_BOX, PIECE_STROKE, PieceArt, all_pieces, piece_art, piece_art_or_generic,
};
pub use shape::{Shape, number};
pub use sprites::Sprites;
pub use theme::Theme;
pub use view::{Cell, View};
pub use xml::escape;

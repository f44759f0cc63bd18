//! The board on the screen, and everything that people do on it.

mod cell;
mod event;
mod geometry;
mod gesture;
mod hand;
mod keys;
mod layers;
mod motion;
mod picture;
mod piece;
mod scene;
mod screen;
mod view;

pub(crate) use cell::shapes;
pub use event::BoardEvent;
pub use geometry::Geometry;
pub use picture::board_picture;
pub use piece::PieceView;
pub use scene::{BoardState, Hands, Note, Scene};
pub use view::BoardView;

//! Yew components for boards of chess variants.
//!
//! Plain data goes down, events come up: no component here knows of pages, storage or the course of
//! a game, and none knows a rule. What may be picked, what is marked and where a piece may go is
//! said by a [`Scene`]; what people do on the board comes back as a [`BoardEvent`].

mod board;
mod dialog;
mod focus;
mod icon;
mod legend;
mod move_list;
mod player_bar;
mod promotion_picker;
mod status_line;
mod tag;

pub use berolina_diagram::Check;
pub use board::{BoardEvent, BoardState, BoardView, Geometry, Hands, Note, PieceView, Scene, board_picture};
pub use dialog::{dialog, open_dialog};
pub use focus::Taken;
pub use icon::{Icon, icon_of};
pub use legend::legend;
pub use move_list::{MoveCell, MoveList, MoveRow, show_current_move};
pub use player_bar::PlayerBar;
pub use promotion_picker::{PromotionChoice, PromotionPicker, open_picker};
pub use status_line::status_line;
pub use tag::{Attributes, Tag, all, button, tag};

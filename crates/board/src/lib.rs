//! Boards as meshes of polygons.
//!
//! A square is a polygon. An orthogonal step leaves it through an edge and goes on through the
//! opposite edge; a diagonal step leaves it through a corner, into the cells two places round that
//! corner, and goes on through the opposite corner. Nothing here knows of files and ranks, except
//! the naming of rectangles: the same steps serve 8x8, a board with holes and boards that are not
//! made of rows at all.
//!
//! ```
//! use berolina_board::Board;
//!
//! let board = Board::rectangle(8, 8)?;
//! let e4 = board.square("e4").unwrap();
//! let edge_neighbours: Vec<&str> = board
//!     .directions(e4)
//!     .filter(|direction| direction.is_edge())
//!     .flat_map(|direction| board.steps(e4, direction))
//!     .map(|step| board.name(step.to))
//!     .collect();
//! assert_eq!(edge_neighbours, ["e5", "f4", "e3", "d4"]);
//! # Ok::<(), berolina_board::BoardError>(())
//! ```

mod board;
mod hexagon;
mod mesh;
mod order;
mod point;
mod rectangle;
mod square;
mod square_set;
mod three_player;

pub use board::{Board, BoardError, Seat};
pub use mesh::{Direction, Mesh, Step};
pub use order::sort_short;
pub use point::{Point, Turn};
pub use square::Square;
pub use square_set::{SquareSet, Squares};

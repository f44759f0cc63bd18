//! SAN: moves as people write them, `Nf3`, `axb8=K`, `O-O`.
//!
//! Sources: PGN standard of 1994, section 8.2.3. A piece is told apart from others of its letter by
//! its file, else by its rank, else by both, among the *legal* moves only.

mod error;
mod normal;
mod read;
mod write;

pub use error::SanError;
pub use read::read_move;
pub use write::{all_sans, write_san};

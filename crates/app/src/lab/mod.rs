//! The laboratory: what it knows and how that changes, and the parts of which its page is made.

mod examples;
mod link;
mod options;
mod reading;
mod scene;
mod state;

pub use examples::examples;
pub use options::{options, tools};
pub use reading::{meaning, notation, reading};
pub use scene::{board, svg};
pub use state::{Act, LabState, Notation, Tool};

//! The two programs, each with its pages.

mod play;
mod study;

pub use play::Play;
pub use study::Study;

//! One file a page, and what they have in common.

mod frame;
mod gallery;
mod lost;
mod play;

pub use frame::Frame;
pub use gallery::Gallery;
pub use lost::Lost;
pub use play::Play;

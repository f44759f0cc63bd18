//! One file a page, and what they have in common.

mod arrival;
mod betza;
mod edit;
mod frame;
mod gallery;
mod lab;
mod lost;
mod play;
mod rules;

pub use betza::{BetzaEvent, BetzaPage};
pub use edit::EditPage;
pub use frame::{Page, frame};
pub use gallery::gallery;
pub use lab::LabPage;
pub use lost::lost;
pub use play::OpenGame;
pub use rules::{Event, RulesPage};

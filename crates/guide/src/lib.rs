//! "Moves at a glance" and the rules of each game, in words, pictures and demonstrations; and how the
//! notation is read.
//!
//! Texts and demonstrations are files: `variants/<id>/`, `betza/` and `phrases/`. The build turns them into
//! plain data, so that a page carries no parser. What the engine enforces is not written in any of
//! them: the files have placeholders such as `{castling}`, and the sentences come from the variant's
//! policies. All marks come from the rules.
//!
//! ```
//! use berolina_guide::guide;
//!
//! let guide = guide("suicide", "en").unwrap();
//! assert_eq!(guide.start_list()[2].text, "a1, h1, a8, h8");
//! assert!(guide.demos().iter().any(|demo| demo.id == "castling-short"));
//! ```

mod data;
mod demo;
mod facts;
mod glance;
mod guide;
mod live;
mod manual;
mod notes;
pub mod pages;
mod pawns;
mod scene;
mod tables;
#[cfg(test)]
mod tests;
mod words;

pub use data::Source;
pub use demo::{Demo, Step};
pub use facts::Fact;
pub use glance::{GalleryPiece, Glance, Shown};
pub use guide::{Guide, Section, guide, has_page};
pub use live::{Exhibit, LiveManual, LivePage, Script};
pub use manual::{Example, Manual, manual};
pub use tables::{LegendEntry, PieceRow, PresetRow, StartLine, legend};
pub use words::{Phrase, Words, fill};

//! The position editor: what it knows and how that changes, and the parts of which its page is made.
//!
//! All parts are plain functions from the state to what is seen: the page is one component.

mod draft;
mod fields;
mod link;
mod palette;
mod picture;
mod share;
mod state;
#[cfg(test)]
mod tests;
mod tools;

use yew::prelude::*;

pub use draft::Draft;
pub use fields::fields;
pub use link::EditLink;
pub use palette::{hint, legend, palette};
pub use picture::{scene, svg};
pub use share::{fen_field, share, verdict};
pub use state::{Act, Editor, Tool};
pub use tools::toolbar;

/// What every part needs: what there is to show, and whom to tell what somebody did.
#[derive(Clone, Copy)]
pub struct Parts<'p> {
    /// The state of the page.
    pub editor: &'p Editor,
    /// Hears of everything that somebody does.
    pub on_act: &'p Callback<Act>,
}

impl Parts<'_> {
    /// A handler that does one thing.
    fn does<E: 'static>(&self, act: Act) -> Callback<E> {
        let on_act = self.on_act.clone();
        Callback::from(move |_| on_act.emit(act.clone()))
    }
}

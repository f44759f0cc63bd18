//! Light, dark, or as the system has it.

use berolina_ui::{Icon, button, tag};
use yew::prelude::*;

use crate::storage;

/// What the reader chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    const fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The one that the button leads to.
    pub const fn next(self) -> Theme {
        match self {
            Theme::Auto => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Auto,
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Theme::Auto => Icon::Auto,
            Theme::Light => Icon::Sun,
            Theme::Dark => Icon::Moon,
        }
    }

    /// What was chosen on an earlier visit.
    pub fn stored() -> Theme {
        match storage::read("theme").as_deref() {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Auto,
        }
    }

    /// Remembers it for the next visit.
    pub fn store(self) {
        storage::write("theme", self.word());
    }

    /// Shows the page in it.
    pub fn apply(self) {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            let _ = root.set_attribute("data-theme", self.word());
        }
    }
}

/// A button that goes on to the next theme.
pub fn theme_button(theme: Theme, onclick: &Callback<MouseEvent>) -> Html {
    let name = ["Colours: ", theme.word()].concat();
    button(&[("class", "quiet theme-button")])
        .attr("title", name.clone())
        .on_click(onclick.clone())
        .with(theme.icon().view())
        .tag(tag("span", &[("class", "label")]).text(name))
        .view()
}

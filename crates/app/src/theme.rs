//! Light, dark, or as the system has it.

use berolina_ui::Icon;
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

    const fn next(self) -> Theme {
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

    fn apply(self) {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            let _ = root.set_attribute("data-theme", self.word());
        }
    }
}

/// A button that goes through the themes.
#[component]
pub fn ThemeButton() -> Html {
    let theme = use_state(Theme::stored);
    use_effect_with(*theme, |theme| theme.apply());
    let onclick = {
        let theme = theme.clone();
        Callback::from(move |_: MouseEvent| {
            storage::write("theme", theme.next().word());
            theme.set(theme.next());
        })
    };
    let name = format!("Colours: {}", theme.word());
    html! {
        <button type="button" class="quiet theme-button" title={name.clone()} {onclick}>
            { theme.icon().view() }<span class="label">{ name }</span>
        </button>
    }
}

//! The bar below the board: what changes all of it at once.

use berolina_ui::{Icon, button, icon_of, tag};
use yew::prelude::*;

use super::{Act, Parts};

const START: &str = "M3 4H17M3 7.5H17M3 12.5H17M3 16H17";
const EMPTY: &str = "M4 4H16V16H4Z";
const MIRROR: &str = "M10 2.5V17.5M7.5 5V15H2.5ZM12.5 5V15H17.5Z";

/// The bar.
pub fn toolbar(parts: Parts<'_>) -> Html {
    let editor = parts.editor;
    let one = |action: &'static str,
               icon: Html,
               label: &'static str,
               title: &'static str,
               act: Act,
               useless: bool| {
        button(&[("class", "control")])
            .key(action)
            .attr("data-action", action)
            .attr("title", title)
            .disabled(useless)
            .on_click(parts.does(act))
            .with(icon)
            .tag(tag("span", &[("class", "label")]).text(label))
            .view()
    };
    let undo = "Take the last change back (Ctrl+Z)";
    let redo = "Make the change again (Ctrl+Shift+Z)";
    let mut controls = vec![
        one("undo", Icon::Undo.view(), "Undo", undo, Act::Undo, !editor.can_undo()),
        one("redo", Icon::Redo.view(), "Redo", redo, Act::Redo, !editor.can_redo()),
        one("flip", Icon::Flip.view(), "Turn", "See the board from the next seat", Act::Flip, false),
        one("start-array", icon_of(START), "Start", "All pieces as the game begins", Act::Start, false),
        one("empty", icon_of(EMPTY), "Empty", "Remove all pieces", Act::Empty, false),
    ];
    if editor.rules().board().mirror().is_some() {
        let title = "Exchange left and right: every piece goes to the same rank on the opposite file";
        controls.push(one("mirror", icon_of(MIRROR), "Mirror", title, Act::Mirror, false));
    }
    tag("div", &[("class", "controls"), ("role", "toolbar"), ("aria-label", "The whole board")])
        .all(controls)
        .view()
}

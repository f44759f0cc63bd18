//! The bar below the board: what changes all of it at once.

use berolina_ui::{button, icon_of, tag};
use yew::prelude::*;

use super::{Act, Parts};

/// Its buttons: the word for each, its icon, its name, what it is for, and what it does.
static BUTTONS: [([&str; 4], Act); 6] = [
    (
        [
            "undo",
            "M7.5 4.5L3.5 8.5L7.5 12.5M4 8.5H12A4.25 4.25 0 0 1 12 17H8.5",
            "Undo",
            "Take the last change back (Ctrl+Z)",
        ],
        Act::Undo,
    ),
    (
        [
            "redo",
            "M12.5 4.5L16.5 8.5L12.5 12.5M16 8.5H8A4.25 4.25 0 0 0 8 17H11.5",
            "Redo",
            "Make the change again (Ctrl+Shift+Z)",
        ],
        Act::Redo,
    ),
    (
        [
            "flip",
            "M6.5 16.5V4M3.5 7L6.5 4L9.5 7M13.5 3.5V16M10.5 13L13.5 16L16.5 13",
            "Turn",
            "See the board from the next seat",
        ],
        Act::Flip,
    ),
    (
        ["start-array", "M3 4H17M3 7.5H17M3 12.5H17M3 16H17", "Start", "All pieces as the game begins"],
        Act::Start,
    ),
    (["empty", "M4 4H16V16H4Z", "Empty", "Remove all pieces"], Act::Empty),
    (
        [
            "mirror",
            "M10 2.5V17.5M7.5 5V15H2.5ZM12.5 5V15H17.5Z",
            "Mirror",
            "Exchange left and right: every piece goes to the same rank on the opposite file",
        ],
        Act::Mirror,
    ),
];

/// The bar.
pub fn toolbar(parts: Parts<'_>) -> Html {
    let editor = parts.editor;
    // Only boards that look the same in a mirror have the last button.
    let count = BUTTONS.len() - usize::from(!editor.has_mirror());
    let one = |([action, path, label, title], act): &'static ([&'static str; 4], Act)| {
        let useless = match act {
            Act::Undo => !editor.can_undo(),
            Act::Redo => !editor.can_redo(),
            _ => false,
        };
        button(&[("class", "control")])
            .key(*action)
            .attr("data-action", *action)
            .attr("title", *title)
            .disabled(useless)
            .on_click(parts.does(act.clone()))
            .with(icon_of(path))
            .tag(tag("span", &[("class", "label")]).text(*label))
            .view()
    };
    tag("div", &[("class", "controls"), ("role", "toolbar"), ("aria-label", "The whole board")])
        .all(BUTTONS[..count].iter().map(one))
        .view()
}

use berolina_rules::capitalised;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::focus::{Taken, find, focus};
use crate::{Attributes, PieceView, button, tag};

/// Selects the box of the picker.
const BOX: &str = ".promotion-box";

/// One thing to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PromotionChoice {
    /// The name of the role, which is also what [`PromotionPicker`] says when it is chosen.
    pub role: AttrValue,
    /// How it looks.
    pub piece: PieceView,
}

/// Asks what a piece becomes. It never chooses by itself: until somebody does, nothing is marked.
#[derive(Debug)]
pub struct PromotionPicker<'p> {
    /// What there is to choose from, never more than the rules allow.
    pub choices: &'p [PromotionChoice],
    /// What is asked: `What does the pawn become on e8?`
    pub label: &'p str,
    /// What is to be known besides; empty where nothing is.
    pub note: &'p str,
    /// Whether it lies over the upper half of the board.
    pub above: bool,
    /// A role was chosen.
    pub on_choose: &'p Callback<AttrValue>,
    /// Nothing was chosen, and the move is not made.
    pub on_cancel: &'p Callback<()>,
}

impl PromotionPicker<'_> {
    /// The picker; [`open_picker`] gives it the focus.
    pub fn view(&self) -> Html {
        let on_key = {
            let on_cancel = self.on_cancel.clone();
            Callback::from(move |event: KeyboardEvent| {
                let step = match event.key().as_str() {
                    "Escape" => {
                        event.stop_propagation();
                        event.prevent_default();
                        return on_cancel.emit(());
                    }
                    "ArrowRight" | "ArrowDown" => 1,
                    "ArrowLeft" | "ArrowUp" => -1,
                    _ => return,
                };
                event.prevent_default();
                if let Some(node) = find(BOX) {
                    focus_next(&node, step);
                }
            })
        };
        let choice = |choice: &PromotionChoice| {
            let (role, on_choose) = (choice.role.clone(), self.on_choose.clone());
            button(&[("class", "promotion-choice")])
                .key(choice.role.to_string())
                .attr("data-promote", choice.role.clone())
                .on_click(Callback::from(move |_| on_choose.emit(role.clone())))
                .with(choice.piece.image())
                .tag(tag("span", &[]).text(capitalised(&choice.role)))
                .view()
        };
        let cancel = {
            let on_cancel = self.on_cancel.clone();
            Callback::from(move |_: MouseEvent| on_cancel.emit(()))
        };
        let shut = button(&[("class", "quiet"), ("data-action", "cancel")]).on_click(cancel.clone());
        let choices = tag("div", &[("class", "promotion-choices")]).all(self.choices.iter().map(choice));
        const ATTRIBUTES: Attributes =
            &[("class", "promotion-box"), ("role", "dialog"), ("aria-modal", "true"), ("tabindex", "-1")];
        let mut asked = tag("div", ATTRIBUTES)
            .attr("aria-label", self.label.to_owned())
            .on_key(on_key)
            .tag(tag("p", &[]).text(self.label.to_owned()))
            .tag(choices);
        if !self.note.is_empty() {
            asked = asked.tag(tag("small", &[("class", "promotion-note")]).text(self.note.to_owned()));
        }
        let asked = asked.tag(shut.text("Not this move"));
        tag("div", &[("class", "promotion")])
            .class(if self.above { "above" } else { "below" }, true)
            .tag(tag("div", &[("class", "promotion-veil")]).on_click(cancel))
            .tag(asked)
            .view()
    }
}

/// Gives the focus to the picker that is on the page.
pub fn open_picker() -> Taken {
    let before = Taken::here();
    // The box, not a choice: a key that is still down must not choose.
    focus(find(BOX));
    before
}

/// Moves the focus among the buttons, from the box itself to the first or the last.
fn focus_next(node: &Element, step: i32) {
    let Ok(buttons) = node.query_selector_all("button") else { return };
    let active = node.query_selector("button:focus").ok().flatten();
    let count = buttons.length() as i32;
    let at = (0..count).find(|at| {
        active.as_ref().is_some_and(|active| buttons.item(*at as u32).as_ref() == Some(active.as_ref()))
    });
    let next = match at {
        Some(at) => (at + step).rem_euclid(count.max(1)),
        None if step > 0 => 0,
        None => count - 1,
    };
    let button = buttons.item(next as u32).and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        let _ = button.focus();
    }
}

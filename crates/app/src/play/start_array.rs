//! The start array of a new game: its number, its picture, and out of which one is drawn.

use std::sync::Arc;

use berolina_rules::shuffle::{StartArrays, StartFilter};
use berolina_rules::{Piece, Rules};
use berolina_ui::{Attributes, button, tag};
use yew::prelude::*;

use super::new_game::{choice, group};
use crate::browser;
use crate::state::{Start, piece_view};
use crate::storage;

/// What was kept for new games of these rules, or a fresh array; None in games that have only one.
pub fn fresh_start(rules: &Arc<Rules>) -> Option<Start> {
    let kept = storage::read(&storage::start_key(rules.variant().id)).unwrap_or_default();
    Start::fresh(rules, &kept, &mut browser::random_number)
}

/// Remembers for later games what is to be kept.
pub fn keep_start(rules: &Rules, start: &Start) {
    storage::write(&storage::start_key(rules.variant().id), &start.words());
}

/// The fields of a form about the start array.
pub fn start_fields(rules: &Arc<Rules>, start: &Start, on_change: &Callback<Start>) -> Html {
    let Some(arrays) = StartArrays::of(rules) else { return Html::default() };
    let then = |change: Start| {
        let on_change = on_change.clone();
        Callback::from(move |_: Event| on_change.emit(change.clone()))
    };
    let filter = |filter: StartFilter, is: bool, words: [&'static str; 2]| {
        let mut change = Start { filter, ..start.clone() };
        if !start.keep {
            change.draw(&arrays, &mut browser::random_number);
        }
        choice(["checkbox", "filter", ""], is, words, then(change))
    };
    let is = start.filter;
    let number = start.chosen(&arrays, rules);
    let parts = [
        choice(
            ["checkbox", "shuffle", ""],
            start.shuffled,
            ["Shuffle", "If not, Capablanca’s own array, number 45341"],
            then(Start { shuffled: !start.shuffled, ..start.clone() }),
        ),
        number_row(&arrays, start, number.as_ref().err(), on_change),
        number.as_ref().map_or_else(|_| Html::default(), |number| picture(rules, &arrays, *number)),
        filter(
            StartFilter { bishops_apart: !is.bishops_apart, ..is },
            is.bishops_apart,
            ["Bishops apart", "No two bishops side by side"],
        ),
        filter(
            StartFilter { pawns_protected: !is.pawns_protected, ..is },
            is.pawns_protected,
            ["All pawns protected", "By a piece behind them, which may be the king"],
        ),
        filter(
            StartFilter { scharnagl: !is.scharnagl, ..is },
            is.scharnagl,
            ["Scharnagl’s start filter", "The 12 118 arrays that the inventor found good to play"],
        ),
        choice(
            ["checkbox", "keep", ""],
            start.keep,
            ["Keep it", "Later games begin with the same number"],
            then(Start { keep: !start.keep, ..start.clone() }),
        ),
        tag("p", &[("class", "hint")]).text("Castling is always on, wherever king and rooks start.").view(),
    ];
    group("Start position", parts.into_iter())
}

/// The number, and ways to another one.
fn number_row(
    arrays: &StartArrays,
    start: &Start,
    error: Option<&String>,
    on_change: &Callback<Start>,
) -> Html {
    const FIELD: Attributes = &[
        ("id", "start-number"),
        ("data-field", "start"),
        ("type", "text"),
        ("inputmode", "numeric"),
        ("class", "notation"),
        ("autocomplete", "off"),
        ("aria-describedby", "start-error"),
    ];
    let written = {
        let (start, on_change) = (start.clone(), on_change.clone());
        Callback::from(move |number| on_change.emit(Start { shuffled: true, number, ..start.clone() }))
    };
    let mut other = start.clone();
    other.draw(arrays, &mut browser::random_number);
    let another = {
        let on_change = on_change.clone();
        Callback::from(move |_: MouseEvent| on_change.emit(other.clone()))
    };
    let copied = start.number.clone();
    let copy = Callback::from(move |_: MouseEvent| browser::copy(copied.trim()));
    let field = tag("input", FIELD)
        .value(start.number.clone())
        .disabled(!start.shuffled)
        .flag("aria-invalid", error.is_some())
        .on_input(written);
    let row = tag("div", &[("class", "typed-row")])
        .tag(field)
        .tag(button(&[]).on_click(another).text("Another"))
        .tag(button(&[("class", "quiet"), ("aria-label", "Copy the number")]).on_click(copy).text("Copy"));
    let error = tag("p", &[("id", "start-error"), ("class", "field-error"), ("role", "alert")]);
    tag("div", &[("class", "start-number")])
        .tag(tag("label", &[("for", "start-number")]).text(format!("Number, 0 to {}", arrays.count() - 1)))
        .tag(row)
        .tag(error.text(error_text(start, arrays)))
        .view()
}

fn error_text(start: &Start, arrays: &StartArrays) -> String {
    let wrong = start.shuffled && arrays.read(start.number.trim()).is_err();
    if wrong { format!("Write a number from 0 to {}.", arrays.count() - 1) } else { String::new() }
}

/// The first player's home rank, and what else is known of the array.
fn picture(rules: &Rules, arrays: &StartArrays, number: u32) -> Html {
    let array = arrays.array(number).unwrap_or_default();
    let player = rules.players()[0];
    let piece = |letter: char| {
        let role = rules.role_by_letter(letter)?;
        Some(tag("span", &[]).with(piece_view(rules, Piece { role, player }).image()).view())
    };
    let pieces = tag("div", &[("class", "array-pieces"), ("role", "img")])
        .attr("aria-label", array.clone())
        .all(array.chars().filter_map(piece));
    let known = match arrays.scharnagl(number) {
        Some(number) => format!(" · Scharnagl’s number {number}"),
        None => " · without a number of Scharnagl’s".to_owned(),
    };
    let words = tag("p", &[("class", "hint")]).tag(tag("code", &[]).text(array)).text(known);
    tag("div", &[("class", "array")]).tag(pieces).tag(words).view()
}

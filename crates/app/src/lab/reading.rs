//! The field for a notation, and what was read in it.

use berolina_rules::betza::ParseError;
use berolina_rules::{Mobility, capitalised};
use berolina_ui::{Attributes, Tag, all, button, tag};
use yew::prelude::*;

use super::examples::{hundredths, known_as};
use super::scene::differences;
use super::{Act, LabState, Notation};

/// The field for the piece.
pub fn notation(state: &LabState, on_act: &Callback<Act>) -> Html {
    const FIELD: Attributes = &[
        ("id", "betza"),
        ("data-field", "betza"),
        ("type", "text"),
        ("class", "notation"),
        ("autocomplete", "off"),
        ("autocapitalize", "off"),
        ("spellcheck", "false"),
        ("aria-describedby", "betza-reading"),
    ];
    tag("div", &[("class", "lab-notation")])
        .tag(tag("label", &[("for", "betza")]).text("Betza notation"))
        .tag(field(FIELD, &state.first, on_act.reform(Act::Type)))
        .view()
}

fn field(attributes: Attributes, notation: &Notation, on_input: Callback<String>) -> Tag {
    let wrong = notation.read.is_err() && !notation.text.trim().is_empty();
    tag("input", attributes).value(notation.text.clone()).flag("aria-invalid", wrong).on_input(on_input)
}

/// What the notation says, or what is wrong with it; and how it differs from the one beside it.
pub fn reading(state: &LabState, on_act: &Callback<Act>) -> Html {
    all([meaning(state), comparison(state, on_act)])
}

/// What the notation says, or what is wrong with it.
pub fn meaning(state: &LabState) -> Html {
    tag("div", &[("id", "betza-reading"), ("class", "lab-reading"), ("aria-live", "polite")])
        .with(told(state, &state.first))
        .view()
}

/// The reading of one notation.
fn told(state: &LabState, notation: &Notation) -> Html {
    if notation.text.trim().is_empty() {
        let hint = "Type a notation, such as N for a knight or FAsmW for a lieutenant.";
        return tag("p", &[("class", "hint")]).text(hint).view();
    }
    let (piece, notices) = match &notation.read {
        Ok(read) => read,
        Err(error) => return wrong(notation.text.trim(), error),
    };
    if let Err(error) = state.explain(piece) {
        return tag("p", &[("class", "field-error"), ("data-error", "board")])
            .text(sentence(&error.to_string()))
            .view();
    }
    let means = tag("p", &[("class", "means"), ("data-means", "")]);
    let means = means.text(["It ", &piece.describe(), "."].concat());
    let canonical = tag("p", &[("class", "lab-canonical")])
        .text("In canonical form: ")
        .tag(tag("code", &[("data-canonical", "")]).text(piece.to_string()));
    let known = known_as(&piece.to_string());
    let known =
        known.map(|known| tag("p", &[("class", "lab-canonical"), ("data-known", "")]).text(known).view());
    let notice = |notice: &berolina_rules::betza::Notice| {
        tag("p", &[("class", "warning")]).text(sentence(&notice.to_string())).view()
    };
    let counted = state.mobility.filter(|_| std::ptr::eq(notation, &state.first)).map(mobility);
    all([means.view(), canonical.view()]
        .into_iter()
        .chain(known)
        .chain(counted)
        .chain(notices.iter().map(notice)))
}

/// How many moves the piece has.
fn mobility(mobility: Mobility) -> Html {
    let text = [
        "Moves on average: ",
        &hundredths(mobility.empty),
        " on the empty board, ",
        &hundredths(mobility.crowded),
        " where three of ten squares are taken.",
    ];
    tag("p", &[("class", "lab-canonical"), ("data-mobility", "")]).text(text.concat()).view()
}

/// What is wrong, and where: the notation with the column set apart.
fn wrong(text: &str, error: &ParseError) -> Html {
    let place = error.column.saturating_sub(1);
    let part = |from: usize, to: usize| text.chars().skip(from).take(to - from).collect::<String>();
    let end = text.chars().count();
    let at = part(place, (place + 1).min(end.max(place)));
    let shown = tag("p", &[("class", "lab-place notation"), ("aria-hidden", "true")])
        .text(part(0, place))
        .tag(tag("mark", &[]).text(if at.is_empty() { "\u{a0}".to_owned() } else { at }))
        .text(part(place + 1, end.max(place + 1)));
    let words = tag("p", &[("class", "field-error"), ("data-error", "notation")])
        .attr("data-column", error.column.to_string())
        .text(sentence(&error.to_string()));
    all([shown.view(), words.view()])
}

fn sentence(text: &str) -> String {
    capitalised(text) + "."
}

/// The second notation, and the squares that only one of the two reaches.
fn comparison(state: &LabState, on_act: &Callback<Act>) -> Html {
    const FIELD: Attributes = &[
        ("id", "compare"),
        ("data-field", "compare"),
        ("type", "text"),
        ("class", "notation"),
        ("autocomplete", "off"),
        ("autocapitalize", "off"),
        ("spellcheck", "false"),
    ];
    let Some(second) = &state.second else {
        let compare = button(&[("class", "quiet"), ("data-action", "compare")])
            .on_click(on_act.reform(|_| Act::Compare(Some(String::new()))))
            .text("Compare with another piece");
        return tag("p", &[]).tag(compare).view();
    };
    let typed = on_act.reform(|text| Act::Compare(Some(text)));
    let shut = button(&[("class", "quiet"), ("data-action", "compare-end")])
        .on_click(on_act.reform(|_| Act::Compare(None)))
        .text("Done");
    let row = tag("div", &[("class", "typed-row")]).tag(field(FIELD, second, typed)).tag(shut);
    let words = match (second.text.trim(), &second.read, differences(state)) {
        ("", ..) => tag("p", &[("class", "hint")]).text("Type the notation of the second piece.").view(),
        (text, Err(error), _) => wrong(text, error),
        (.., Some((both, only))) => differing(both, only),
        (_, Ok((piece, _)), None) => match state.explain(piece) {
            Err(error) => tag("p", &[("class", "field-error")]).text(sentence(&error.to_string())).view(),
            Ok(_) => tag("p", &[("class", "hint")]).text("The first notation cannot be read.").view(),
        },
    };
    tag("div", &[("class", "lab-compare")])
        .tag(tag("label", &[("for", "compare")]).text("Compared with"))
        .tag(row)
        .tag(tag("div", &[("aria-live", "polite"), ("class", "lab-differences")]).with(words))
        .view()
}

fn differing(both: usize, [first, second]: [Vec<&str>; 2]) -> Html {
    let line = |name: &'static str, badge: &'static str, squares: Vec<&str>| {
        let squares = if squares.is_empty() { "none".to_owned() } else { squares.join(" ") };
        tag("li", &[])
            .attr("data-only", badge)
            .tag(tag("b", &[]).text(badge))
            .text([name, ": ", &squares].concat())
            .view()
    };
    let lines = [
        tag("li", &[])
            .text(format!("Both reach {both} {}", if both == 1 { "square" } else { "squares" }))
            .view(),
        line(" only the first", "1", first),
        line(" only the second", "2", second),
    ];
    tag("ul", &[]).all(lines).view()
}

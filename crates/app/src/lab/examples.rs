//! Pieces that people know, to begin with.

use berolina_rules::capitalised;
use berolina_rules::lexicon::{NamedPiece, PIECES, named};
use berolina_ui::{Attributes, button, tag};
use yew::prelude::*;

use super::{Act, LabState};

/// Hundredths in the shortest form: `8.75`, `9.5`, `3`.
pub fn hundredths(number: u32) -> String {
    let (whole, part) = (number / 100, number % 100);
    match part {
        0 => whole.to_string(),
        part if part % 10 == 0 => [whole.to_string(), (part / 10).to_string()].join("."),
        part => [whole.to_string(), (100 + part).to_string().split_off(1)].join("."),
    }
}

/// The pieces whose name or notation has what is searched in it.
fn found(search: &str) -> impl Iterator<Item = &'static NamedPiece> {
    let search = search.trim();
    let (notation, words) = (search.to_owned(), search.to_ascii_lowercase());
    PIECES.iter().filter(move |piece| {
        let words = words.as_str();
        let told = [piece.name, piece.aliases].into_iter().any(|names| names.contains(words));
        told || piece.origin.to_ascii_lowercase().contains(words) || piece.betza == notation
    })
}

/// The list of pieces, and a field to search it.
pub fn examples(state: &LabState, on_act: &Callback<Act>) -> Html {
    const FIELD: Attributes = &[
        ("id", "search"),
        ("data-field", "search"),
        ("type", "text"),
        ("autocomplete", "off"),
        ("spellcheck", "false"),
        ("placeholder", "A name, a game or a notation"),
    ];
    let entries: Vec<Html> = found(&state.search).map(|piece| entry(state, piece, on_act)).collect();
    let none = entries.is_empty();
    let field = tag("input", FIELD).value(state.search.clone()).on_input(on_act.reform(Act::Search));
    let mut all = tag("div", &[("class", "lab-examples")])
        .tag(tag("h2", &[("id", "known")]).text("Pieces that people know"))
        .tag(tag("label", &[("for", "search")]).text("Search"))
        .tag(field)
        .tag(tag("ul", &[("aria-labelledby", "known")]).all(entries));
    if none {
        all = all
            .tag(tag("p", &[("class", "hint")]).text("None of them is called so. Try a part of the name."));
    }
    all.view()
}

fn entry(state: &LabState, piece: &'static NamedPiece, on_act: &Callback<Act>) -> Html {
    let chosen = state.first.text.trim() == piece.betza;
    let about = match piece.value {
        Some(value) => [&capitalised(piece.origin), ". Worth ", &hundredths(value.into())].concat(),
        None => capitalised(piece.origin),
    };
    let choose = button(&[])
        .attr("data-example", piece.betza)
        .pressed(chosen)
        .on_click(on_act.reform(|_| Act::Type(piece.betza.to_owned())))
        .tag(tag("b", &[]).text(capitalised(piece.name)))
        .tag(tag("code", &[]).text(piece.betza))
        .tag(tag("small", &[]).text(about));
    tag("li", &[]).key(piece.name).tag(choose).view()
}

/// What is known of the piece by name, if it has one.
pub fn known_as(canonical: &str) -> Option<String> {
    let piece = named(canonical)?;
    let mut parts = vec![capitalised(piece.name)];
    if !piece.aliases.is_empty() {
        parts.push([", also called ", piece.aliases].concat());
    }
    parts.push([". ", &capitalised(piece.origin), "."].concat());
    if let Some(value) = piece.value {
        parts.push([" Worth ", &hundredths(value.into()), "."].concat());
    }
    Some(parts.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_found_by_what_people_remember() {
        let names = |search: &str| found(search).map(|piece| piece.name).collect::<Vec<&str>>();
        assert_eq!(names("Cardinal")[0], "archbishop");
        assert_eq!(names("BN")[0], "archbishop");
        assert!(names("shogi").len() > 10);
        assert!(names("").len() >= 60);
        assert_eq!(names("no such piece"), [""; 0]);
    }

    #[test]
    fn values_are_short() {
        let shown = [875, 950, 300, 5, 1225].map(hundredths);
        assert_eq!(shown, ["8.75", "9.5", "3", "0.05", "12.25"]);
        let queen = known_as("Q").unwrap();
        assert_eq!(queen, "Queen. Chess. Worth 9.5.");
        assert_eq!(known_as("QBRN"), None);
    }
}

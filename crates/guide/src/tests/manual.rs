//! The page about the notation says what the rules say.

use std::collections::BTreeSet;

use berolina_board::Board;

use crate::{Example, Manual, Words, manual};

fn all() -> Vec<(Manual, Vec<Example>)> {
    let read = |language: &str| {
        let manual = manual(language).unwrap_or_else(|| panic!("no page in {language}"));
        let examples = manual.examples().map(|example| example.unwrap_or_else(|error| panic!("{error}")));
        let examples = examples.collect();
        (manual, examples)
    };
    Words::languages().map(read).collect()
}

#[test]
fn examples_are_written_well_and_reach_what_is_said() {
    for (_, examples) in all() {
        for example in &examples {
            let (notation, query) = (example.notation, &example.query);
            assert_eq!(example.written_well(), example.canonical, "{query}: canonical form");
            let explained = example.explain().unwrap_or_else(|error| panic!("{error}"));
            assert!(!explained.marks.is_empty(), "{query}: nothing is marked");
            if !example.expected.is_empty() {
                assert_eq!(example.destinations(), example.expected, "{notation}: {query}");
            }
        }
        let stated = examples.iter().filter(|example| !example.expected.is_empty()).count();
        assert!(10 * stated > 8 * examples.len(), "most examples say what they reach: {stated}");
    }
}

#[test]
fn no_two_pieces_stand_on_one_square() {
    for (_, examples) in all() {
        for example in &examples {
            let squares: BTreeSet<_> = example.pieces().iter().map(|(square, ..)| *square).collect();
            assert_eq!(squares.len(), example.pieces().len(), "{}", example.query);
        }
    }
}

/// The letters that are supported: a word is a run of letters, as doubled ones mean something of their own.
#[test]
fn every_letter_has_an_example() {
    let words = "W F D N A H C Z G X Y K Q R B O L J f b l r v s h hl hr ff m c e d k t i j jj n nn p g o y a q z \
                 0 2 3 4 NN *";
    for (manual, examples) in all() {
        for word in words.split_whitespace() {
            let there = examples.iter().any(|example| example.notation.contains(word));
            assert!(there, "{}: no example has {word}", manual.words().language());
        }
    }
}

/// A block of the text, without its tags, and the numbers of its examples.
fn blocks(html: &str) -> Vec<(String, Vec<usize>)> {
    let block = |text: &str| {
        let numbers = text.split(['{', '}']).skip(1).step_by(2);
        let numbers = numbers.filter(|inside| !inside.starts_with("plates"));
        let numbers = numbers.filter_map(|inside| inside.split(' ').nth(1)?.parse().ok()).collect();
        let plain: String = text.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect();
        (plain, numbers)
    };
    html.split("</p>").flat_map(|part| part.split("</ul>")).map(block).collect()
}

/// The names of squares among the words of a text.
fn squares(text: &str) -> Vec<&str> {
    let board: Board = "12x12".parse().unwrap();
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| board.square(word).is_some())
        .collect()
}

#[test]
fn squares_that_are_named_are_checked() {
    assert_eq!(squares("from d4 to e4 or e4x, W3"), ["d4", "e4"]);
    for (manual, examples) in all() {
        for section in manual.sections() {
            for (text, numbers) in blocks(&section.html) {
                let named = squares(&text);
                let shown: Vec<&Example> = numbers.iter().map(|number| &examples[*number]).collect();
                for square in &named {
                    let there = shown.iter().any(|example| example.board().square(square).is_some());
                    assert!(there, "{}: {square} is on no board there", section.id);
                }
                // What has no squares to go to has nothing to state.
                let silent =
                    |example: &&&Example| example.expected.is_empty() && !example.destinations().is_empty();
                if let (Some(example), false) = (shown.iter().find(silent), named.is_empty()) {
                    panic!("{}: {} does not say what it reaches", section.id, example.query);
                }
            }
        }
    }
}

#[test]
fn links_of_the_text_lead_somewhere() {
    for (manual, _) in all() {
        let sections = manual.sections();
        let ids: BTreeSet<&str> = sections.iter().map(|section| section.id).collect();
        assert_eq!(ids.len(), sections.len());
        for section in &sections {
            assert!(!section.html.is_empty() && !section.title.is_empty(), "{}", section.id);
            for link in section.html.split("href=\"").skip(1) {
                let link = link.split('"').next().unwrap_or_default();
                let known = match link.strip_prefix("#/rules/") {
                    Some(id) => crate::has_page(id),
                    None => link.starts_with("https://") || link == "#/lab" || ids.contains(&link[1..]),
                };
                assert!(known, "{}: {link}", section.id);
            }
        }
        assert!(manual.sources().iter().all(|source| source.url.starts_with("https://")));
    }
}

//! Several games in one text, each with its tags and the parts of its moves.

use super::error::{PgnNotice, PgnWarning};
use super::lexer::{Place, Token};
use super::score::Score;

/// A part of the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Move(String),
    Comment(String),
    Nag(u8),
    Open,
    Close,
    Score(Score),
}

/// One game.
#[derive(Default)]
pub(super) struct Chunk {
    pub(super) tags: Vec<(String, String, Place)>,
    pub(super) parts: Vec<(Part, Place)>,
    /// Whether there are parts besides comments.
    has_moves: bool,
    /// Whether the result has been read.
    ended: bool,
    depth: usize,
}

impl Chunk {
    fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.parts.is_empty()
    }

    /// Whether a tag with this name belongs to the next game.
    fn is_left_by(&self, name: &str) -> bool {
        let second_event = name == "Event" && self.tags.iter().any(|(other, _, _)| other == name);
        self.has_moves || self.ended || second_event
    }

    fn push(&mut self, part: Part, place: Place) {
        match part {
            Part::Open => self.depth += 1,
            Part::Close => self.depth = self.depth.saturating_sub(1),
            Part::Score(_) => self.ended |= self.depth == 0,
            _ => {}
        }
        self.has_moves |= !matches!(part, Part::Comment(_));
        self.parts.push((part, place));
    }
}

/// Sorts the pieces of a text into games.
pub(super) fn games(tokens: Vec<(Token, Place)>, warnings: &mut Vec<PgnWarning>) -> Vec<Chunk> {
    let mut games = Vec::new();
    let mut now = Chunk::default();
    for (token, place) in tokens {
        let left = match &token {
            Token::Tag { name, .. } => now.is_left_by(name),
            Token::Comment(_) => false,
            _ => now.ended,
        };
        if left {
            games.push(std::mem::take(&mut now));
        }
        match token {
            Token::Tag { name, value } => {
                if now.tags.iter().any(|(other, _, _)| *other == name) {
                    warnings.push(PgnWarning::new(place, PgnNotice::SecondTag { name }));
                } else {
                    now.tags.push((name, value, place));
                }
            }
            Token::Comment(text) => now.push(Part::Comment(text), place),
            Token::Nag(number) => now.push(Part::Nag(number), place),
            Token::Open => now.push(Part::Open, place),
            Token::Close => now.push(Part::Close, place),
            Token::Word(word) => parts_of(&word).into_iter().for_each(|part| now.push(part, place)),
        }
    }
    games.push(now);
    games.retain(|game| !game.is_empty());
    games
}

/// The parts of a word: its number is left out, and a sign behind its move is an annotation.
fn parts_of(word: &str) -> Vec<Part> {
    let word = word.replace('…', "...");
    let word = without_number(&word);
    if let Some(score) = Score::read(word) {
        return vec![Part::Score(score)];
    }
    if let Some(nag) = sign(word) {
        return vec![Part::Nag(nag)];
    }
    // In a round of three a missed turn is `...`, and a column before the first move `-`.
    if matches!(word, "" | "-" | "e.p." | "ep" | "ep.") {
        return Vec::new();
    }
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    let signs: String = word[bare.len()..].chars().filter(|c| matches!(c, '!' | '?')).collect();
    let mut parts = vec![Part::Move(word.to_owned())];
    parts.extend(sign(&signs).map(Part::Nag));
    parts
}

/// Cuts numbers with their dots, and dots alone, off the front of a word.
fn without_number(word: &str) -> &str {
    let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if behind.is_empty() || behind.starts_with('.') { behind.trim_start_matches('.') } else { word }
}

/// The numeric annotation glyph of a sign that stands for it.
fn sign(text: &str) -> Option<u8> {
    let number = match text {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        "=" => 10,
        "∞" => 13,
        "⩲" | "+=" | "+/=" => 14,
        "⩱" | "=+" | "=/+" => 15,
        "±" | "+/-" => 16,
        "∓" | "-/+" => 17,
        "+-" | "+−" => 18,
        "-+" | "−+" => 19,
        _ => return None,
    };
    Some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(text: &str) -> Part {
        Part::Move(text.to_owned())
    }

    #[test]
    fn words_fall_into_parts() {
        assert_eq!(parts_of("12.Nf3!?"), [moved("Nf3!?"), Part::Nag(5)]);
        assert_eq!(parts_of("3…e5"), [moved("e5")]);
        assert_eq!(parts_of("1.0-0+!"), [moved("0-0+!"), Part::Nag(1)]);
        assert_eq!(parts_of("0-1"), [Part::Score(Score::Win(1))]);
        assert_eq!(parts_of("1/2-1/2"), [Part::Score(Score::Draw)]);
        assert_eq!(parts_of("±"), [Part::Nag(16)]);
        for nothing in ["1.", "1...", "17", "...", "e.p.", "-", "5.-"] {
            assert_eq!(parts_of(nothing), [], "{nothing}");
        }
    }
}

//! The page that explains the notation: its text, and what each of its examples shows.

use std::str::FromStr;

use berolina_board::{Board, Square};
use berolina_rules::betza::Betza;
use berolina_rules::lexicon::drawn_as;
use berolina_rules::{Explanation, Player, Study};

use crate::data::{self, Source};
use crate::{Section, Words};

/// Where the piece of an example stands when nothing else is said.
const PLACE: [(&str, &str); 2] = [("board", "7x7"), ("at", "d4")];

/// How Betza notation is read, in one language.
#[derive(Clone, Copy, Debug)]
pub struct Manual {
    written: &'static data::Manual,
    words: Words,
}

/// The page about the notation, by the code of a language.
///
/// ```
/// let manual = berolina_guide::manual("en").unwrap();
/// let wazir = manual.examples().next().unwrap().unwrap();
/// assert_eq!(wazir.query, "betza=W&board=7x7&at=d4");
/// assert_eq!(wazir.destinations(), ["c4", "d3", "d5", "e4"]);
/// ```
pub fn manual(language: &str) -> Option<Manual> {
    let written = data::MANUALS.iter().find(|manual| manual.language == language)?;
    Some(Manual { written, words: Words::find(language)? })
}

impl Manual {
    /// The heading of the page.
    pub fn title(&self) -> &'static str {
        self.written.title
    }

    /// What the page is about, in a sentence or two.
    pub fn summary(&self) -> &'static str {
        self.written.summary
    }

    /// The same for a list of search results.
    pub fn description(&self) -> &'static str {
        self.written.description
    }

    /// The words of the page's language.
    pub fn words(&self) -> Words {
        self.words
    }

    /// Where to read more.
    pub fn sources(&self) -> &'static [Source] {
        self.written.sources
    }

    /// The texts, with placeholders for the examples by their numbers, from 0: `{example 0}` in a line,
    /// `{picture 0}` for a picture in its place, `{plates 0 1}` for the pictures of a block, behind it.
    pub fn sections(&self) -> Vec<Section> {
        let section = |section: &data::Section| Section {
            id: section.id,
            title: section.title,
            html: section.html.to_owned(),
        };
        self.written.sections.iter().map(section).collect()
    }

    /// The examples in their order, or what is wrong with them.
    pub fn examples(&self) -> impl Iterator<Item = Result<Example, String>> {
        self.written.examples.iter().map(Example::read)
    }
}

/// A notation, and a board on which its piece stands.
#[derive(Clone, Debug)]
pub struct Example {
    /// The notation, as it is written in the text.
    pub notation: &'static str,
    /// All of it as in a link to the laboratory, behind the `?`.
    pub query: String,
    /// The squares that the text says it reaches, by name; empty when it says nothing.
    pub expected: Vec<&'static str>,
    /// The canonical form that the text says it has: the notation, if it says nothing.
    pub canonical: &'static str,
    piece: Betza,
    board: Board,
    player: Player,
    at: Square,
    unmoved: bool,
    own: Vec<Square>,
    enemies: Vec<Square>,
    partners: Vec<Square>,
    passed: Vec<Square>,
}

impl Example {
    fn read(written: &'static data::Example) -> Result<Example, String> {
        let notation = written.notation;
        let wrong = |what: &dyn std::fmt::Display| format!("{notation} ({}): {what}", written.query);
        let mut values = PLACE.to_vec();
        for pair in written.query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').ok_or_else(|| wrong(&pair))?;
            values.retain(|(other, _)| *other != name);
            values.push((name, value));
        }
        let mut take = |name: &str| {
            let place = values.iter().position(|(other, _)| *other == name)?;
            Some(values.remove(place).1)
        };
        let board: Board = parse(take("board"), "").map_err(|error| wrong(&error))?;
        let squares = |names: Option<&'static str>| {
            let names = names.unwrap_or_default().split(',').filter(|name| !name.is_empty());
            names.map(|name| board.find(name)).collect::<Result<Vec<Square>, _>>()
        };
        let mut squares = |name: &str| squares(take(name)).map_err(|error| wrong(&error));
        let (at, own, enemies) = (squares("at")?, squares("own")?, squares("enemy")?);
        let (partners, passed) = (squares("partner")?, squares("en-passant")?);
        let player = parse(take("player"), "white").map_err(|error| wrong(&error))?;
        let unmoved = take("unmoved").is_some();
        if let Some((name, _)) = values.first() {
            return Err(wrong(name));
        }
        let (said, expected): (Vec<_>, Vec<_>) =
            written.expected.split_whitespace().partition(|word| word.starts_with('='));
        let mut example = Example {
            notation,
            query: String::new(),
            expected,
            canonical: said.first().map_or(notation, |said| &said[1..]),
            piece: notation.parse().map_err(|error| wrong(&error))?,
            at: at.first().copied().ok_or_else(|| wrong(&"it stands nowhere"))?,
            board,
            player,
            unmoved,
            own,
            enemies,
            partners,
            passed,
        };
        example.query = example.link();
        Ok(example)
    }

    /// As the laboratory writes it.
    fn link(&self) -> String {
        let names = |squares: &[Square]| {
            let names: Vec<&str> = squares.iter().map(|square| self.board.name(*square)).collect();
            names.join(",")
        };
        let player = if self.player == Player::White { "" } else { self.player.name() };
        let values = [
            ("betza", lab_value(self.notation)),
            ("board", self.board.label().to_owned()),
            ("at", names(&[self.at])),
            ("own", names(&self.own)),
            ("enemy", names(&self.enemies)),
            ("partner", names(&self.partners)),
            ("en-passant", names(&self.passed)),
            ("unmoved", if self.unmoved { "1" } else { "" }.to_owned()),
            ("player", player.to_owned()),
        ];
        let pairs = values.iter().filter(|(_, value)| !value.is_empty());
        pairs.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The notation in canonical form.
    pub fn written_well(&self) -> String {
        self.piece.to_string()
    }

    /// What the piece can do.
    ///
    /// # Errors
    /// When the notation means nothing on this board.
    pub fn explain(&self) -> Result<Explanation, String> {
        let study = Study {
            board: &self.board,
            player: self.player,
            at: self.at,
            unmoved: self.unmoved,
            own: self.own.clone(),
            enemies: self.enemies.clone(),
            partners: self.partners.clone(),
            en_passant: self.passed.first().copied(),
        };
        study.explain(&self.piece).map_err(|error| format!("{}: {error}", self.notation))
    }

    /// The squares to which the piece can go, in alphabetical order.
    pub fn destinations(&self) -> Vec<&str> {
        let squares = self.explain().map(|explanation| explanation.destinations()).unwrap_or_default();
        let mut names: Vec<&str> = squares.iter().map(|square| self.board.name(*square)).collect();
        names.sort_unstable();
        names
    }

    /// All that stands on the board: square, player, the role as which it is drawn, and its letter.
    pub fn pieces(&self) -> Vec<(Square, Player, &'static str, char)> {
        let foe = if self.player == Player::White { Player::Black } else { Player::White };
        let (role, letter) = drawn_as(&self.written_well());
        let mut pieces = vec![(self.at, self.player, role, letter)];
        pieces.extend(self.own.iter().map(|square| (*square, self.player, "pawn", 'P')));
        pieces.extend(self.enemies.iter().map(|square| (*square, foe, "pawn", 'P')));
        pieces.extend(self.partners.iter().map(|square| (*square, self.player, "rook", 'R')));
        pieces
    }
}

fn parse<T: FromStr<Err: std::fmt::Display>>(text: Option<&str>, or: &str) -> Result<T, String> {
    text.unwrap_or(or).parse().map_err(|error: T::Err| error.to_string())
}

/// A notation as the value in a link to the laboratory.
pub(crate) fn lab_value(notation: &str) -> String {
    notation.replace('*', "%2A")
}

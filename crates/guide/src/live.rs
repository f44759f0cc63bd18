//! What a page with a living board loads: the texts as they are written into the page without
//! JavaScript, and what the board needs in addition. One file a variant and language.

use std::sync::Arc;

use berolina_board::Square;
use berolina_rules::{Fields, Piece, Rules, Value, WrongField};
use serde::{Deserialize, Serialize};

use crate::scene::Scene;

/// The page of a game for the application.
///
/// The HTML comes from the files of this crate, and from nowhere else. Its controls say what they are
/// for: `data-show="rook"` wants a piece of the gallery on the board, `data-demo="castling-short"` a
/// demonstration.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct LivePage {
    /// HTML: the name of the game, what it is, and the ways into it.
    pub opening: String,
    /// HTML: links to the sections.
    pub contents: String,
    /// HTML: all sections.
    pub sections: String,
    /// The heading of the gallery.
    pub heading: String,
    /// The heading of what the marks mean.
    pub legend: String,
    /// What to do while nothing is shown.
    pub hint: String,
    /// What to call the first step of a demonstration.
    pub start: String,
    /// What stands before the title of a demonstration on a button.
    pub watch: String,
    /// The gallery.
    pub gallery: Vec<Exhibit>,
    /// The demonstrations.
    pub demos: Vec<Script>,
}

/// The page about the notation for the application.
///
/// As in [`LivePage`], the HTML comes from the files of this crate. Its controls want an example on the
/// board, and say it as a link to the laboratory does: `data-lab="betza=N&board=7x7&at=d4"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct LiveManual {
    /// HTML: what the page is about.
    pub opening: String,
    /// HTML: links to the sections.
    pub contents: String,
    /// HTML: all sections.
    pub sections: String,
    /// The heading of the board's column.
    pub heading: String,
    /// The heading of what the marks mean.
    pub legend: String,
    /// What a link to the laboratory is called.
    pub open: String,
    /// What is on the board at first, as in `data-lab`.
    pub first: String,
}

impl TryFrom<Value> for LiveManual {
    type Error = WrongField;

    fn try_from(value: Value) -> Result<LiveManual, WrongField> {
        let fields = Fields::of("page", &value)?;
        Ok(LiveManual {
            opening: fields.text("opening")?,
            contents: fields.text("contents")?,
            sections: fields.text("sections")?,
            heading: fields.text("heading")?,
            legend: fields.text("legend")?,
            open: fields.text("open")?,
            first: fields.text("first")?,
        })
    }
}

/// A piece of the gallery, and its own small position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Exhibit {
    /// `white rook c3`.
    pub piece: String,
    /// The friends and foes of its demonstration, `black pawn c6`.
    pub with: Vec<String>,
    /// The square that an enemy has just passed over; empty when there is none.
    pub passed: String,
    /// The name, then what the marks mean.
    pub lines: Vec<String>,
    /// The ids of the demonstrations that show more of it.
    pub demos: Vec<String>,
}

/// A game of a few moves, with words to each position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Script {
    /// Its id, `castling-short`.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// Where it begins; empty for the start array.
    pub fen: String,
    /// The moves, each by its squares and in SAN, `e2e4 e4`. So the page need not know how to read SAN.
    pub moves: Vec<String>,
    /// What is to be seen, for each position.
    pub captions: Vec<String>,
}

impl TryFrom<Value> for LivePage {
    type Error = WrongField;

    fn try_from(value: Value) -> Result<LivePage, WrongField> {
        let fields = Fields::of("page", &value)?;
        Ok(LivePage {
            opening: fields.text("opening")?,
            contents: fields.text("contents")?,
            sections: fields.text("sections")?,
            heading: fields.text("heading")?,
            legend: fields.text("legend")?,
            hint: fields.text("hint")?,
            start: fields.text("start")?,
            watch: fields.text("watch")?,
            gallery: fields.list("gallery")?.iter().map(Exhibit::read).collect::<Result<_, _>>()?,
            demos: fields.list("demos")?.iter().map(Script::read).collect::<Result<_, _>>()?,
        })
    }
}

impl Script {
    fn read(value: &Value) -> Result<Script, WrongField> {
        let fields = Fields::of("demos", value)?;
        Ok(Script {
            id: fields.text("id")?,
            title: fields.text("title")?,
            fen: fields.text("fen")?,
            moves: fields.texts("moves")?,
            captions: fields.texts("captions")?,
        })
    }
}

impl Exhibit {
    fn read(value: &Value) -> Result<Exhibit, WrongField> {
        let fields = Fields::of("gallery", value)?;
        Ok(Exhibit {
            piece: fields.text("piece")?,
            with: fields.texts("with")?,
            passed: fields.text("passed")?,
            lines: fields.texts("lines")?,
            demos: fields.texts("demos")?,
        })
    }

    /// The piece and all that stands beside it; None when something is named that the game has not.
    pub(crate) fn scene(&self, rules: &Arc<Rules>) -> Option<Scene> {
        let (square, piece) = read_piece(rules, &self.piece)?;
        let mut occupants = vec![(square, piece)];
        for text in &self.with {
            occupants.push(read_piece(rules, text)?);
        }
        let passed = rules.board().square(&self.passed);
        Some(Scene { rules: rules.clone(), square, piece, occupants, passed })
    }
}

/// Reads `white rook c3`.
pub(crate) fn read_piece(rules: &Rules, text: &str) -> Option<(Square, Piece)> {
    let mut parts = text.split(' ');
    let player = parts.next()?.parse().ok().filter(|player| rules.players().contains(player))?;
    let role = rules.role(parts.next()?)?;
    let square = rules.board().square(parts.next()?)?;
    parts.next().is_none().then_some((square, Piece { role, player }))
}

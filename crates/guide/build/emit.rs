//! From what the files say to Rust literals of the types in `src/data.rs`.

use crate::examples::Example;
use crate::read::{
    Captions, Cover, Exhibit, Front, Game, Manual, Need, Phrases, Script, Section, Source, Text,
};

pub fn data(phrases: &[Phrases], games: &[Game], manuals: &[Manual]) -> String {
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    format!(
        "/// By language; the texts are sorted by key.\npub static PHRASES: &[Phrases] = {};\n\
         /// By id.\npub static GAMES: &[Game] = {};\n\
         /// The ids of all games. Who asks only for them need not carry the texts.\n\
         pub static IDS: &[&str] = &{ids:?};\n\
         /// By language.\npub static MANUALS: &[Manual] = {};\n",
        phrases.literal(),
        games.literal(),
        manuals.literal()
    )
}

/// Writes itself as a Rust expression for a constant.
trait Literal {
    fn literal(&self) -> String;
}

impl Literal for str {
    fn literal(&self) -> String {
        format!("{self:?}")
    }
}

impl Literal for String {
    fn literal(&self) -> String {
        self.as_str().literal()
    }
}

impl<T: Literal> Literal for [T] {
    fn literal(&self) -> String {
        let items: Vec<String> = self.iter().map(Literal::literal).collect();
        format!("&[{}]", items.join(", "))
    }
}

impl<T: Literal> Literal for Option<T> {
    fn literal(&self) -> String {
        match self {
            Some(value) => format!("Some({})", value.literal()),
            None => "None".to_owned(),
        }
    }
}

impl<A: Literal + ?Sized, B: Literal + ?Sized> Literal for (&A, &B) {
    fn literal(&self) -> String {
        format!("({}, {})", self.0.literal(), self.1.literal())
    }
}

impl Literal for Need {
    fn literal(&self) -> String {
        format!("Need::{self:?}")
    }
}

fn structure(name: &str, fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{name} {{ {} }}", fields.join(", "))
}

/// A map as a slice of pairs, in its order.
fn pairs<'a>(map: impl IntoIterator<Item = (&'a String, &'a String)>) -> String {
    map.into_iter().collect::<Vec<_>>().literal()
}

impl Literal for Phrases {
    fn literal(&self) -> String {
        structure("Phrases", &[("language", self.language.literal()), ("texts", pairs(&self.texts))])
    }
}

impl Literal for Game {
    fn literal(&self) -> String {
        structure(
            "Game",
            &[
                ("id", self.id.literal()),
                ("printed", pairs(&self.glance.printed)),
                ("pieces", self.glance.pieces.literal()),
                ("demos", self.glance.demos.literal()),
                ("texts", self.texts.literal()),
            ],
        )
    }
}

impl Literal for Exhibit {
    fn literal(&self) -> String {
        structure(
            "Exhibit",
            &[
                ("piece", self.piece.literal()),
                ("with", self.with.literal()),
                ("passed", self.passed.literal()),
                ("demos", self.demos.literal()),
                ("needs", self.needs.literal()),
            ],
        )
    }
}

impl Literal for Script {
    fn literal(&self) -> String {
        structure(
            "Script",
            &[
                ("id", self.id.literal()),
                ("fen", self.fen.literal()),
                ("moves", self.moves.literal()),
                ("needs", self.needs.literal()),
            ],
        )
    }
}

impl Literal for Text {
    fn literal(&self) -> String {
        let Front { title, summary, origin, remarks, demos, played, sources } = &self.front;
        let demos: Vec<(&String, &Captions)> = demos.iter().collect();
        structure(
            "Text",
            &[
                ("language", self.language.literal()),
                ("title", title.literal()),
                ("summary", summary.literal()),
                ("origin", origin.literal()),
                ("remarks", pairs(remarks)),
                ("captions", demos.literal()),
                ("played", pairs(played)),
                ("sources", sources.literal()),
                ("sections", self.sections.literal()),
            ],
        )
    }
}

impl Literal for Captions {
    fn literal(&self) -> String {
        structure("Captions", &[("title", self.title.literal()), ("steps", self.steps.literal())])
    }
}

impl Literal for Source {
    fn literal(&self) -> String {
        structure(
            "Source",
            &[("title", self.title.literal()), ("url", self.url.literal()), ("note", self.note.literal())],
        )
    }
}

impl Literal for Section {
    fn literal(&self) -> String {
        structure(
            "Section",
            &[("id", self.id.literal()), ("title", self.title.literal()), ("html", self.html.literal())],
        )
    }
}

impl Literal for Manual {
    fn literal(&self) -> String {
        let Cover { title, summary, description, sources } = &self.front;
        structure(
            "Manual",
            &[
                ("language", self.language.literal()),
                ("title", title.literal()),
                ("summary", summary.literal()),
                ("description", description.literal()),
                ("sources", sources.literal()),
                ("sections", self.sections.literal()),
                ("examples", self.examples.literal()),
            ],
        )
    }
}

impl Literal for Example {
    fn literal(&self) -> String {
        structure(
            "Example",
            &[
                ("notation", self.notation.literal()),
                ("query", self.query.literal()),
                ("expected", self.expected.literal()),
            ],
        )
    }
}

//! The texts and demonstrations as the build wrote them; `build/` reads them.

/// The sentences of one language.
#[derive(Debug)]
pub struct Phrases {
    pub language: &'static str,
    /// Sorted by key.
    pub texts: &'static [(&'static str, &'static str)],
}

/// What the guide has about one game and its presets.
#[derive(Debug)]
pub struct Game {
    pub id: &'static str,
    /// Role and notation, where the source page writes a shorter one.
    pub printed: &'static [(&'static str, &'static str)],
    pub pieces: &'static [Exhibit],
    pub demos: &'static [Script],
    pub texts: &'static [Text],
}

/// A piece of the gallery, `white rook c3`, and its own small position.
#[derive(Debug)]
pub struct Exhibit {
    pub piece: &'static str,
    pub with: &'static [&'static str],
    /// The square that an enemy has just passed over.
    pub passed: Option<&'static str>,
    pub demos: &'static [&'static str],
    pub needs: Option<Need>,
}

/// A game of a few moves.
#[derive(Debug)]
pub struct Script {
    pub id: &'static str,
    /// The start array when there is none.
    pub fen: Option<&'static str>,
    pub moves: &'static [&'static str],
    pub needs: Option<Need>,
}

/// What a game must have for something to be shown.
#[derive(Clone, Copy, Debug)]
pub enum Need {
    Castling,
    CompulsoryCapture,
}

/// The texts of one game in one language.
#[derive(Debug)]
pub struct Text {
    pub language: &'static str,
    pub title: &'static str,
    pub summary: &'static str,
    pub origin: &'static str,
    /// By role.
    pub remarks: &'static [(&'static str, &'static str)],
    /// By the id of the demonstration.
    pub captions: &'static [(&'static str, Captions)],
    /// By the id of the variant.
    pub played: &'static [(&'static str, &'static str)],
    pub sources: &'static [Source],
    pub sections: &'static [Section],
}

/// What is said of each step of a demonstration.
#[derive(Debug)]
pub struct Captions {
    pub title: &'static str,
    pub steps: &'static [&'static str],
}

/// Where to read more.
#[derive(Debug)]
pub struct Source {
    /// What the page is called.
    pub title: &'static str,
    /// Its address, https.
    pub url: &'static str,
    /// What one finds there.
    pub note: &'static str,
}

/// Some text, with placeholders.
#[derive(Debug)]
pub struct Section {
    pub id: &'static str,
    pub title: &'static str,
    pub html: &'static str,
}

/// The page that explains the notation, in one language.
#[derive(Debug)]
pub struct Manual {
    pub language: &'static str,
    pub title: &'static str,
    pub summary: &'static str,
    pub description: &'static str,
    pub sources: &'static [Source],
    /// With placeholders for the examples, by their numbers: `{example 0}` in a line, `{picture 0}` for a
    /// picture in its place, `{plates 0 1}` for the pictures of a block behind it.
    pub sections: &'static [Section],
    pub examples: &'static [Example],
}

/// A notation, and where it stands.
#[derive(Debug)]
pub struct Example {
    pub notation: &'static str,
    /// What else a link to the laboratory says; may be empty.
    pub query: &'static str,
    /// The squares that it reaches, and its canonical form behind `=` where it is written otherwise.
    pub expected: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/data.rs"));

/// The value of a key in a list of pairs.
pub fn get<T>(pairs: &'static [(&'static str, T)], key: &str) -> Option<&'static T> {
    pairs.iter().find(|(name, _)| *name == key).map(|(_, value)| value)
}

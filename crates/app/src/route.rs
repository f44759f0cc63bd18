//! The addresses of the pages, in the hash.

use std::fmt;

use berolina_rules::variants;

use crate::percent::{damaged, encode, pairs};

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// `#/`: the games.
    Gallery,
    /// `#/play/<id>?fen=...&moves=e2e4,e7e5`: a game.
    Play(PlayLink),
    /// `#/rules/<id>`: moves at a glance and the rules of a game; `#/rules/<id>/<section>` goes on to a
    /// section of it.
    Rules(String, Option<String>),
    /// `#/lab?betza=FAsmW&board=8x8`: the laboratory, and what is to be seen in it.
    Lab(String),
    /// `#/edit/<id>?fen=...`: the position editor, and what stands behind the question mark.
    Edit(String, String),
    /// `#/betza`: how the notation is read; `#/betza/<section>` goes on to a section of it.
    Betza(Option<String>),
    /// Something that is no address of a page.
    Lost(String),
}

/// What a link to a game says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PlayLink {
    /// The id of the variant.
    pub id: String,
    /// A position to begin with.
    pub fen: Option<String>,
    /// The number of the start array, in games that have many.
    pub start: Option<String>,
    /// Moves to make.
    pub moves: Vec<String>,
    /// What could not be read in the link.
    pub faults: Vec<String>,
}

impl PlayLink {
    /// A link to whatever game of a variant is under way.
    pub fn to(id: &str) -> PlayLink {
        PlayLink { id: id.to_owned(), ..PlayLink::default() }
    }

    /// Whether the link says which position to open.
    pub fn has_position(&self) -> bool {
        self.fen.is_some() || self.start.is_some() || !self.moves.is_empty()
    }

    fn read(id: &str, query: &str) -> PlayLink {
        let mut link = PlayLink::to(id);
        for (name, value) in pairs(query) {
            let Ok(value) = value else {
                link.faults.push(damaged(name));
                continue;
            };
            match name {
                "fen" if !value.trim().is_empty() => link.fen = Some(value),
                "start" if !value.trim().is_empty() => link.start = Some(value.trim().to_owned()),
                "moves" => {
                    let moves = value.split([',', ' ']).filter(|text| !text.is_empty());
                    link.moves = moves.map(str::to_owned).collect();
                }
                _ => {}
            }
        }
        link
    }
}

impl Route {
    /// The title of the window.
    pub fn title(&self) -> String {
        let (page, what) = match self {
            Route::Gallery => return "Berolina".to_owned(),
            Route::Play(link) => (name_of(&link.id), ""),
            Route::Rules(id, _) => (name_of(id), ": moves and rules"),
            Route::Edit(id, _) => (name_of(id), ": position editor"),
            Route::Betza(_) => (Some("How to read Betza notation"), ""),
            Route::Lab(_) => (Some("Laboratory"), ""),
            Route::Lost(_) => (None, ""),
        };
        let (page, what) = page.map_or(("Not found", ""), |page| (page, what));
        [page, what, " – Berolina"].concat()
    }

    /// Reads the hash of an address, with or without its `#`.
    pub fn parse(hash: &str) -> Route {
        let text = hash.strip_prefix('#').unwrap_or(hash);
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => Route::Gallery,
            ["play", id] => Route::Play(PlayLink::read(id, query)),
            ["rules", id] => Route::Rules((*id).to_owned(), None),
            ["rules", id, section] => Route::Rules((*id).to_owned(), Some((*section).to_owned())),
            ["lab"] => Route::Lab(query.to_owned()),
            ["edit", id] => Route::Edit((*id).to_owned(), query.to_owned()),
            ["betza"] => Route::Betza(None),
            ["betza", section] => Route::Betza(Some((*section).to_owned())),
            _ => Route::Lost(text.to_owned()),
        }
    }
}

fn name_of(id: &str) -> Option<&'static str> {
    variants::find(id).map(|variant| variant.name)
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Gallery => f.write_str("#/"),
            Route::Play(link) => {
                write!(f, "#/play/{}", link.id)?;
                let fen = link.fen.as_deref().map(|fen| format!("fen={}", encode(fen)));
                let moves =
                    (!link.moves.is_empty()).then(|| format!("moves={}", encode(&link.moves.join(","))));
                let start = link.start.as_deref().map(|number| format!("start={}", encode(number)));
                for (number, part) in fen.into_iter().chain(start).chain(moves).enumerate() {
                    write!(f, "{}{part}", if number == 0 { '?' } else { '&' })?;
                }
                Ok(())
            }
            Route::Rules(id, None) => write!(f, "#/rules/{id}"),
            Route::Rules(id, Some(section)) => write!(f, "#/rules/{id}/{section}"),
            Route::Lab(query) => write!(f, "#/lab?{query}"),
            Route::Edit(id, query) => write!(f, "#/edit/{id}?{query}"),
            Route::Betza(None) => f.write_str("#/betza"),
            Route::Betza(Some(section)) => write!(f, "#/betza/{section}"),
            Route::Lost(text) => write!(f, "#{text}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages() {
        for hash in ["", "#", "#/", "/"] {
            assert_eq!(Route::parse(hash), Route::Gallery);
        }
        assert_eq!(Route::parse("#/play/suicide"), Route::Play(PlayLink::to("suicide")));
        assert_eq!(Route::parse("#/play/suicide/"), Route::Play(PlayLink::to("suicide")));
        let rules = Route::parse("#/rules/suicide/");
        assert_eq!(rules, Route::Rules("suicide".to_owned(), None));
        assert_eq!(rules.to_string(), "#/rules/suicide");
        let section = Route::parse("#/rules/suicide/castling");
        assert_eq!(section, Route::Rules("suicide".to_owned(), Some("castling".to_owned())));
        assert_eq!(Route::parse(&section.to_string()), section);
        let edit = Route::parse("#/edit/spartan?fen=8/8%20w&typed=x");
        assert_eq!(edit, Route::Edit("spartan".to_owned(), "fen=8/8%20w&typed=x".to_owned()));
        assert_eq!(Route::parse(&edit.to_string()), edit);
        assert_eq!(edit.title(), "Spartan Chess: position editor – Berolina");
        assert_eq!(rules.title(), "Suicide Chess: moves and rules – Berolina");
        let lab = Route::parse("#/lab?betza=FAsmW&board=8x8");
        assert_eq!(lab, Route::Lab("betza=FAsmW&board=8x8".to_owned()));
        assert_eq!(Route::parse(&lab.to_string()), lab);
        let chains = Route::parse("#/betza/chains");
        assert_eq!(chains, Route::Betza(Some("chains".to_owned())));
        assert_eq!(Route::parse(&chains.to_string()), chains);
        assert_eq!(Route::parse("#/betza").to_string(), "#/betza");
        assert_eq!(Route::parse("#/nowhere"), Route::Lost("/nowhere".to_owned()));
        assert_eq!(Route::parse("#/play"), Route::Lost("/play".to_owned()));
    }

    #[test]
    fn links_to_positions() {
        let route = Route::parse("#/play/suicide?fen=8/8/8/8/8/8/8/K6k%20w%20-%20-&moves=a1a2,h1h2");
        let Route::Play(link) = &route else { panic!("{route:?}") };
        assert_eq!(link.fen.as_deref(), Some("8/8/8/8/8/8/8/K6k w - -"));
        assert_eq!(link.moves, ["a1a2", "h1h2"]);
        assert!(link.faults.is_empty() && link.has_position());
        assert_eq!(Route::parse(&route.to_string()), route);
    }

    #[test]
    fn links_to_start_arrays() {
        let route = Route::parse("#/play/capablanca-random?start=45683&moves=e2e4");
        let Route::Play(link) = &route else { panic!("{route:?}") };
        assert_eq!(link.start.as_deref(), Some("45683"));
        assert!(link.has_position());
        assert_eq!(Route::parse(&route.to_string()), route);
    }

    #[test]
    fn damaged_links_keep_what_they_can() {
        let Route::Play(link) = Route::parse("#/play/suicide?fen=%ZZ&moves=e2e4,&colour=red&nothing") else {
            panic!();
        };
        assert_eq!((link.fen, link.moves), (None, vec!["e2e4".to_owned()]));
        assert_eq!(link.faults.len(), 1);
    }
}

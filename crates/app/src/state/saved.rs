//! A game as the browser remembers it. The names are those of [`StoredGame`]'s own JSON.

use berolina_rules::game::{StoredEnd, StoredGame, StoredNote};
use berolina_rules::{Game, Player};

use super::{Notice, Orientation, Table};
use crate::json::{Damage, Json, Members};

/// A game and how it was looked at.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Saved {
    /// The game.
    pub game: StoredGame,
    /// How the board turns.
    pub orientation: Orientation,
    /// Who sits at the bottom.
    pub bottom: Option<Player>,
    /// What there is to say when it is opened.
    pub notice: Option<String>,
}

impl Saved {
    /// What is to be remembered of a table.
    pub fn of(table: &Table) -> Saved {
        let players = table.game.rules().players().iter();
        let bottom = players.copied().find(|player| table.seat_of(*player) == table.seat);
        Saved { game: table.game.store(), orientation: table.orientation, bottom, notice: None }
    }

    /// As text.
    pub fn to_text(&self) -> String {
        Members::default()
            .with("game", write_game(&self.game))
            .with_text("orientation", Some(self.orientation.word()))
            .with_text("bottom", self.bottom.map(Player::name))
            .with_text("notice", self.notice.as_deref())
            .object()
            .to_string()
    }

    /// Reads what was remembered, for a variant.
    ///
    /// # Errors
    /// Says what is wrong, when nothing can be kept.
    pub fn read(text: &str, id: &str) -> Result<Table, String> {
        let json = Json::parse(text).map_err(|at| format!("it breaks off at byte {at}"))?;
        let saved = Saved::of_json(&json).map_err(|name| format!("its {name} is not as it should be"))?;
        if saved.game.variant != id {
            return Err(format!("it belongs to '{}'", saved.game.variant));
        }
        let (game, warnings) = Game::restore(&saved.game).map_err(|error| error.to_string())?;
        let mut table = Table::new(game);
        table.orientation = saved.orientation;
        table.seat = saved.bottom.map_or(0, |player| table.seat_of(player));
        table.notices.extend(saved.notice.map(Notice::new));
        if !warnings.is_empty() {
            let faults: Vec<String> = warnings.iter().map(ToString::to_string).collect();
            let text = format!(
                "The stored game was damaged, and what could be read was kept: {}.",
                faults.join("; ")
            );
            table.notices.push(Notice::new(text));
        }
        Ok(table)
    }

    fn of_json(json: &Json) -> Result<Saved, Damage> {
        let word = json.text("orientation")?.unwrap_or_default();
        let named = |orientation: &Orientation| orientation.word() == word;
        let orientation = match Orientation::ALL.into_iter().find(named) {
            Some(orientation) => orientation,
            None if word.is_empty() => Orientation::default(),
            None => return Err("orientation"),
        };
        let bottom = match json.text("bottom")? {
            Some(name) => Some(name.parse().map_err(|_| "bottom")?),
            None => None,
        };
        Ok(Saved { game: read_game(json.get("game")?)?, orientation, bottom, notice: json.text("notice")? })
    }
}

fn write_game(game: &StoredGame) -> Json {
    let ends = game.ends.iter().map(|end| {
        Members::default()
            .with("at", Json::Number(end.at))
            .with_text("winner", end.winner.as_deref())
            .with_text("reason", Some(&end.reason))
            .object()
    });
    let notes = game.notes.iter().map(|note| {
        let nags = note.nags.iter().map(|nag| Json::Number(u32::from(*nag)));
        Members::default()
            .with("at", Json::Number(note.at))
            .with_texts("before", &note.before)
            .with_texts("comments", &note.comments)
            .with("nags", Json::List(nags.collect()))
            .object()
    });
    Members::default()
        .with_text("variant", Some(&game.variant))
        .with_text("fen", game.fen.as_deref())
        .with_text("moves", Some(&game.moves))
        .with("current", Json::Number(game.current))
        .with("lifted", Json::Flag(game.lifted))
        .with("ends", Json::List(ends.collect()))
        .with("notes", Json::List(notes.collect()))
        .with_text("offer", game.offer.as_deref())
        .with_texts("accepted", &game.accepted)
        .with("names", write_pairs(&game.names))
        .with("tags", write_pairs(&game.tags))
        .object()
}

fn write_pairs(pairs: &[(String, String)]) -> Json {
    let pair =
        |(one, two): &(String, String)| Json::List(vec![Json::Text(one.clone()), Json::Text(two.clone())]);
    Json::List(pairs.iter().map(pair).collect())
}

fn read_game(json: &Json) -> Result<StoredGame, Damage> {
    let mut game = StoredGame {
        variant: json.text("variant")?.unwrap_or_default(),
        fen: json.text("fen")?,
        moves: json.text("moves")?.unwrap_or_default(),
        current: json.number("current")?,
        lifted: json.flag("lifted")?,
        offer: json.text("offer")?,
        accepted: json.texts("accepted")?,
        names: read_pairs(json, "names")?,
        tags: read_pairs(json, "tags")?,
        ..StoredGame::default()
    };
    for end in json.list("ends")? {
        let reason = end.text("reason")?.unwrap_or_default();
        game.ends.push(StoredEnd { at: end.number("at")?, winner: end.text("winner")?, reason });
    }
    for note in json.list("notes")? {
        let (before, comments) = (note.texts("before")?, note.texts("comments")?);
        let mut nags = Vec::new();
        for nag in note.list("nags")? {
            match nag {
                Json::Number(nag @ 0..=255) => nags.push(*nag as u8),
                _ => return Err("nags"),
            }
        }
        game.notes.push(StoredNote { at: note.number("at")?, before, comments, nags });
    }
    Ok(game)
}

fn read_pairs(json: &Json, name: Damage) -> Result<Vec<(String, String)>, Damage> {
    let mut pairs = Vec::new();
    for pair in json.list(name)? {
        match pair {
            Json::List(both) => match both.as_slice() {
                [Json::Text(one), Json::Text(two)] => pairs.push((one.clone(), two.clone())),
                _ => return Err(name),
            },
            _ => return Err(name),
        }
    }
    Ok(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> StoredGame {
        let pair = |one: &str, two: &str| (one.to_owned(), two.to_owned());
        StoredGame {
            variant: "suicide".to_owned(),
            fen: Some("8/8/8/8/8/8/8/K6k w - - 0 1".to_owned()),
            moves: "a1a2 (a1b1)".to_owned(),
            current: 2,
            lifted: true,
            ends: vec![StoredEnd {
                at: 1,
                winner: Some("white".to_owned()),
                reason: "resignation".to_owned(),
            }],
            notes: vec![StoredNote {
                at: 2,
                before: vec!["“so”".to_owned()],
                comments: vec!["\"x\"".to_owned(), String::new()],
                nags: vec![1, 255],
            }],
            offer: Some("white".to_owned()),
            accepted: vec!["white".to_owned()],
            names: vec![pair("white", "Ann"), pair("black", "")],
            tags: vec![pair("Event", "Tea\n")],
        }
    }

    #[test]
    fn the_form_is_that_of_the_rules() {
        for game in [full(), StoredGame { variant: "suicide".to_owned(), ..StoredGame::default() }] {
            let text = write_game(&game).to_string();
            assert_eq!(serde_json::from_str::<StoredGame>(&text).unwrap(), game);
            let text = serde_json::to_string(&game).unwrap();
            assert_eq!(read_game(&Json::parse(&text).unwrap()), Ok(game));
        }
    }

    #[test]
    fn how_it_was_looked_at_comes_back() {
        let saved = Saved {
            game: full(),
            orientation: Orientation::Facing,
            bottom: Some(Player::Black),
            notice: Some("Lots were drawn.".to_owned()),
        };
        assert_eq!(Saved::of_json(&Json::parse(&saved.to_text()).unwrap()), Ok(saved));
        let other = Json::parse("{\"orientation\":\"sideways\"}").unwrap();
        assert_eq!(Saved::of_json(&other), Err("orientation"));
    }
}

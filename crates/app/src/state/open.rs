//! How a game comes onto the table: from a link, from what the browser remembers, or anew.

use std::sync::Arc;

use berolina_rules::game::StoredGame;
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Fields, Game, Player, Position, Rules, Value, WrongField, capitalised, notation};
use serde::{Deserialize, Serialize};

use super::{Notice, Orientation, Table};
use crate::route::{PlayLink, Route};

/// A game and how it was looked at, as the browser remembers it.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct Saved {
    /// The game.
    pub game: StoredGame,
    /// How the board turns.
    pub orientation: Orientation,
    /// Who sits at the bottom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bottom: Option<Player>,
    /// What there is to say when it is opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
}

impl TryFrom<Value> for Saved {
    type Error = WrongField;

    fn try_from(value: Value) -> Result<Saved, WrongField> {
        let fields = Fields::of("stored", &value)?;
        // What only changes the look is not worth a game: words of a later version are passed over.
        Ok(Saved {
            game: StoredGame::read(fields.get("game"))?,
            orientation: Orientation::from_word(&fields.text("orientation")?).unwrap_or_default(),
            bottom: fields.text("bottom")?.parse().ok(),
            notice: fields.optional("notice")?,
        })
    }
}

impl Saved {
    /// What is to be remembered of a table.
    pub fn of(table: &Table) -> Saved {
        let players = table.game.rules().players().iter();
        let bottom = players.copied().find(|player| table.seat_of(*player) == table.seat);
        Saved { game: table.game.store(), orientation: table.orientation, bottom, notice: None }
    }

    /// Reads what was remembered, for a variant.
    ///
    /// # Errors
    /// Says what is wrong, when nothing can be kept.
    pub fn read(text: &str, id: &str) -> Result<Table, String> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| format!("no JSON from column {} of line {} on", error.column(), error.line()))?;
        let saved = Saved::try_from(value).map_err(|error| error.to_string())?;
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
}

/// What came of opening a game.
pub struct Opened {
    /// The table.
    pub table: Table,
    /// Whether what was stored cannot be read and is to be set aside.
    pub set_aside: bool,
}

/// Opens what a link says, or else what was stored, or else a new game, from `fresh` if that is a
/// position.
pub fn open(
    rules: &Arc<Rules>,
    link: &PlayLink,
    stored: Option<&str>,
    fresh: &mut dyn FnMut() -> Option<Position>,
) -> Opened {
    let id = rules.variant().id;
    let stored = stored.map(|text| Saved::read(text, id));
    let mut notices: Vec<Notice> = link.faults.iter().map(Notice::new).collect();
    if link.has_position() {
        let mut table = from_link(rules, link);
        notices.append(&mut table.notices);
        table.notices = notices;
        if stored.is_some_and(|stored| stored.is_ok_and(|table| table.is_under_way())) {
            let link = ("Go on with it".to_owned(), Route::Play(PlayLink::to(id)).to_string());
            let text = "This is the position of a link. Your own unfinished game is kept.".to_owned();
            table.notices.push(Notice { text, link: Some(link) });
        }
        return Opened { table, set_aside: false };
    }
    let (mut table, set_aside) = match stored {
        Some(Ok(table)) => (table, false),
        None => (Table::new(Game::new(rules, fresh())), false),
        Some(Err(fault)) => {
            let mut table = Table::new(Game::new(rules, fresh()));
            let text = format!(
                "The stored game could not be read ({fault}). It was set aside, and a new one begins."
            );
            table.notices.push(Notice::new(text));
            (table, true)
        }
    };
    notices.append(&mut table.notices);
    table.notices = notices;
    Opened { table, set_aside }
}

/// A link to the position on a table, with the moves that led to it.
pub fn link_to(table: &Table) -> Route {
    let game = &table.game;
    let rules = game.rules();
    let made = game.line().into_iter().take_while(|entry| entry.ply <= game.ply());
    // A game with many arrays opens on any of them: the link names even its own.
    let start = game.start_number().map(|number| number.to_string());
    Route::Play(PlayLink {
        id: rules.variant().id.to_owned(),
        fen: (start.is_none() && !game.is_standard_start()).then(|| notation::fen_of(game.start())),
        start,
        moves: made.map(|entry| notation::write_move(rules, entry.made)).collect(),
        faults: Vec::new(),
    })
}

fn from_link(rules: &Arc<Rules>, link: &PlayLink) -> Table {
    let mut notices = Vec::new();
    let mut moves = link.moves.as_slice();
    let start = link.fen.as_deref().and_then(|fen| match notation::position_from_fen(rules, fen) {
        Ok((position, warnings)) => {
            notices.extend(
                warnings.iter().map(|warning| Notice::new(format!("The link’s position: {warning}."))),
            );
            Some(position)
        }
        Err(error) => {
            let text = format!(
                "The position in the link cannot be read. {}. The game begins at the start instead.",
                capitalised(&error.to_string())
            );
            notices.push(Notice::new(text));
            // Its moves belong to a position that is not there.
            moves = &[];
            None
        }
    });
    let start = match array(rules, link) {
        Ok(array) => start.or(array),
        Err(fault) => {
            notices.push(Notice::new(fault));
            if link.fen.is_none() {
                moves = &[];
            }
            start
        }
    };
    let mut table = Table::new(play(rules, start, moves, &mut notices));
    table.notices = notices;
    table.linked = true;
    table
}

/// The start array that a link names by its number.
fn array(rules: &Arc<Rules>, link: &PlayLink) -> Result<Option<Position>, String> {
    let Some(number) = link.start.as_deref() else { return Ok(None) };
    if link.fen.is_some() {
        return Err("The link names a position and a start number; the number was passed over.".to_owned());
    }
    let Some(arrays) = StartArrays::of(rules) else {
        return Err("The link names a start number, but this game has one start position only.".to_owned());
    };
    let position = arrays.read(number).and_then(|number| arrays.position(number));
    position.map(Some).map_err(|error| {
        format!("{}. The game begins at its own start instead.", capitalised(&error.to_string()))
    })
}

fn play(rules: &Arc<Rules>, start: Option<Position>, moves: &[String], notices: &mut Vec<Notice>) -> Game {
    let mut game = Game::new(rules, start);
    for (number, text) in moves.iter().enumerate() {
        if let Err(error) = game.play_text(text) {
            let kept = match number {
                0 => "No move was made".to_owned(),
                1 => "The move before it was made".to_owned(),
                count => format!("The {count} moves before it were made"),
            };
            let text = format!("Move {} of the link cannot be made: {error}. {kept}.", number + 1);
            notices.push(Notice::new(text));
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use berolina_rules::variants;

    fn opened(hash: &str, stored: Option<&str>) -> Opened {
        let Route::Play(link) = Route::parse(hash) else { panic!("{hash}") };
        open(&variants::rules(&link.id).unwrap(), &link, stored, &mut || None)
    }

    #[test]
    fn a_link_with_moves() {
        let opened = opened("#/play/suicide?moves=e2e3,b7b5,f1b5", None);
        assert_eq!(opened.table.game.ply(), 3);
        assert!(opened.table.linked && opened.table.notices.is_empty());
    }

    #[test]
    fn a_link_with_a_bad_move_keeps_those_before() {
        let opened = opened("#/play/suicide?moves=e2e3,b7b5,a2a4", None);
        assert_eq!(opened.table.game.ply(), 2);
        assert!(opened.table.notices[0].text.starts_with("Move 3 of the link cannot be made:"));
        assert!(opened.table.notices[0].text.ends_with("The 2 moves before it were made."));
    }

    #[test]
    fn a_link_with_a_bad_position_opens_the_start() {
        let opened = opened("#/play/suicide?fen=nonsense&moves=e2e4", None);
        assert_eq!(opened.table.game.ply(), 0);
        assert!(opened.table.notices[0].text.contains("cannot be read"));
    }

    #[test]
    fn a_link_with_a_start_number() {
        let table = opened("#/play/capablanca-random?start=45683&moves=g1g1,e2e4", None).table;
        assert_eq!(table.game.start_number(), Some(45_683));
        let link = link_to(&opened("#/play/capablanca-random?start=45683&moves=e2e4", None).table);
        assert_eq!(link.to_string(), "#/play/capablanca-random?start=45683&moves=e2e4");
        let own = opened("#/play/capablanca-random?start=84000", None).table;
        assert_eq!((own.game.start_number(), own.notices.len()), (Some(45_341), 1));
        assert!(own.notices[0].text.contains("from 0 to 83999"), "{}", own.notices[0].text);
        assert_eq!(opened("#/play/spartan?start=7", None).table.notices.len(), 1);
    }

    #[test]
    fn a_link_with_both_keeps_its_position_and_moves() {
        let fen = "r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R%20w%20KQkq%20-%200%201";
        let opened = opened(&format!("#/play/capablanca-random?fen={fen}&start=7&moves=b2b4"), None);
        assert_eq!((opened.table.game.ply(), opened.table.notices.len()), (1, 1));
    }

    #[test]
    fn stored_games_come_back() {
        let table = opened("#/play/suicide?moves=e2e3,b7b5", None).table;
        let text = serde_json::to_string(&Saved::of(&table)).unwrap();
        let again = opened("#/play/suicide", Some(&text));
        assert_eq!((again.table.game.ply(), again.table.linked), (2, false));
        let link = opened("#/play/suicide?moves=a2a3", Some(&text));
        assert_eq!(link.table.game.ply(), 1);
        assert!(link.table.notices[0].link.is_some());
    }

    #[test]
    fn corrupted_storage_is_set_aside() {
        for text in ["", "{", "[]", "null", "{\"game\":{\"variant\":\"checkers\"}}", "{\"game\":7}"] {
            let opened = opened("#/play/suicide", Some(text));
            assert!(opened.set_aside, "{text}");
            assert_eq!(opened.table.notices.len(), 1);
        }
    }
}

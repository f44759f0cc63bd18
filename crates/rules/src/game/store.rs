//! The form in which a game is stored, in a browser or a file: small, and readable in parts when it
//! is damaged.

use serde::de::IntoDeserializer;
use serde::de::value::Error as ValueError;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{DrawOffer, Game, NodeId, Step};
use crate::notation::{self, PositionError, write_move};
use crate::{Fields, Outcome, Player, Reason, Value, WrongField, variants};

/// A game as data.
///
/// ```
/// use berolina_rules::{Game, variants};
/// let mut game = Game::new(&variants::rules("suicide").unwrap(), None);
/// game.play_text("e4").unwrap();
/// let stored = game.store();
/// assert_eq!(stored.moves, "e2e4");
/// let (restored, warnings) = Game::restore(&stored).unwrap();
/// assert!(warnings.is_empty());
/// assert_eq!(restored.ply(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct StoredGame {
    /// The id of the variant.
    pub variant: String,
    /// Where it began, if not with the start array.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Move text with spaces between; variations stand in parentheses behind the move that they
    /// replace. Moves are numbered from 1 in the order of this text.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub moves: String,
    /// The number of the current move; 0 at the start.
    #[serde(skip_serializing_if = "is_zero")]
    pub current: u32,
    /// Whether the end recorded at the current move has been taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lifted: bool,
    /// Ends that the players recorded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ends: Vec<StoredEnd>,
    /// What was said about moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<StoredNote>,
    /// Who has offered a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<String>,
    /// Who has accepted it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<String>,
    /// Players, and their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<(String, String)>,
    /// Tags, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, String)>,
}

/// An end that was recorded behind a move.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct StoredEnd {
    /// The number of the move.
    pub at: u32,
    /// Who won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// [`Reason::word`].
    pub reason: String,
}

/// What was said about a move.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct StoredNote {
    /// The number of the move.
    pub at: u32,
    /// Comments in front of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// Comments behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// Numeric annotation glyphs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nags: Vec<u8>,
}

impl TryFrom<Value> for StoredGame {
    type Error = WrongField;

    fn try_from(value: Value) -> Result<StoredGame, WrongField> {
        StoredGame::read(&value)
    }
}

impl StoredGame {
    /// Reads what serde has made of the text.
    ///
    /// # Errors
    /// When a field has something in it that it cannot have.
    pub fn read(value: &Value) -> Result<StoredGame, WrongField> {
        let fields = Fields::of("game", value)?;
        Ok(StoredGame {
            variant: fields.text("variant")?,
            fen: fields.optional("fen")?,
            moves: fields.text("moves")?,
            current: fields.number("current")?,
            lifted: fields.flag("lifted")?,
            ends: fields.list("ends")?.iter().map(StoredEnd::read).collect::<Result<_, _>>()?,
            notes: fields.list("notes")?.iter().map(StoredNote::read).collect::<Result<_, _>>()?,
            offer: fields.optional("offer")?,
            accepted: fields.texts("accepted")?,
            names: fields.pairs("names")?,
            tags: fields.pairs("tags")?,
        })
    }
}

impl StoredEnd {
    fn read(value: &Value) -> Result<StoredEnd, WrongField> {
        let fields = Fields::of("ends", value)?;
        Ok(StoredEnd {
            at: fields.number("at")?,
            winner: fields.optional("winner")?,
            reason: fields.text("reason")?,
        })
    }
}

impl StoredNote {
    fn read(value: &Value) -> Result<StoredNote, WrongField> {
        let fields = Fields::of("notes", value)?;
        Ok(StoredNote {
            at: fields.number("at")?,
            before: fields.texts("before")?,
            comments: fields.texts("comments")?,
            nags: fields.bytes("nags")?,
        })
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Why nothing of a stored game can be kept.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RestoreError {
    /// It is of a variant that is not there.
    #[error("there is no variant '{0}'")]
    Variant(String),
    /// The position in which it began cannot be read.
    #[error("its start cannot be read: {0}")]
    Start(#[from] PositionError),
}

/// Something in a stored game that could not be kept.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RestoreWarning {
    /// The start was read with a warning.
    #[error("its start: {0}")]
    Start(notation::PositionWarning),
    /// A move is not legal; it and what follows it in its line are lost.
    #[error("move {number}: {error}; it and the moves behind it are dropped")]
    Move {
        /// Its number.
        number: u32,
        /// What is wrong with it.
        error: notation::MoveTextError,
    },
    /// The parentheses of the moves do not match.
    #[error("the parentheses of the moves do not match behind move {number}")]
    Parenthesis {
        /// The number of the move before.
        number: u32,
    },
    /// The current move is not there; the game stands at the end of what there is.
    #[error("the current move, {number}, is not there")]
    Current {
        /// Its number.
        number: u32,
    },
    /// A recorded end cannot be.
    #[error("the end '{reason}' recorded behind move {number} is dropped")]
    End {
        /// The number of the move.
        number: u32,
        /// What was recorded.
        reason: String,
    },
    /// A note belongs to no move.
    #[error("a note on move {number} is dropped")]
    Note {
        /// The number of the move.
        number: u32,
    },
    /// A name or an offer belongs to nobody who plays.
    #[error("'{0}' does not play this game")]
    Player(String),
}

impl Game {
    /// The game as data.
    pub fn store(&self) -> StoredGame {
        let (moves, order) = self.write_moves();
        let mut number = vec![0; self.len()];
        for (at, id) in order.iter().enumerate() {
            number[id.index()] = at as u32 + 1;
        }
        let mut stored = StoredGame {
            variant: self.rules().variant().id.to_owned(),
            fen: (!self.is_standard_start()).then(|| notation::fen_of(self.start())),
            moves,
            current: number[self.current.index()],
            lifted: self.lifted,
            offer: self.offer.as_ref().map(|offer| offer.by.name().to_owned()),
            accepted: self
                .offer
                .iter()
                .flat_map(|offer| &offer.accepted)
                .map(|p| p.name().to_owned())
                .collect(),
            names: Player::ALL
                .into_iter()
                .filter_map(|player| Some((player.name().to_owned(), self.name(player)?.to_owned())))
                .collect(),
            tags: self.tags.clone(),
            ..StoredGame::default()
        };
        for id in std::iter::once(NodeId::ROOT).chain(order) {
            let (node, at) = (&self.nodes[id.index()], number[id.index()]);
            if let Some(end) = node.end {
                let winner = end.winner.map(|player| player.name().to_owned());
                stored.ends.push(StoredEnd { at, winner, reason: end.reason.word().to_owned() });
            }
            if !node.remarks.is_empty() {
                let said = node.remarks.clone();
                stored.notes.push(StoredNote {
                    at,
                    before: said.before,
                    comments: said.comments,
                    nags: said.nags,
                });
            }
        }
        stored
    }

    /// The moves as text, and the places of the tree in the order of the text.
    fn write_moves(&self) -> (String, Vec<NodeId>) {
        let mut text = String::new();
        let mut order = Vec::new();
        self.walk(|step| match step {
            Step::Move(id) => {
                if !text.is_empty() && !text.ends_with('(') {
                    text.push(' ');
                }
                if let Some(made) = self.nodes[id.index()].made {
                    text.push_str(&write_move(&self.rules, made));
                }
                order.push(id);
            }
            Step::Open => text.push_str(" ("),
            Step::Close => text.push(')'),
        });
        (text, order)
    }

    /// A game from data. What can be kept of damaged data is kept, and warnings name the rest.
    ///
    /// # Errors
    /// When the variant or the start position is unknown, so that nothing can be kept.
    pub fn restore(stored: &StoredGame) -> Result<(Game, Vec<RestoreWarning>), RestoreError> {
        let rules = variants::rules(&stored.variant);
        let rules = rules.ok_or_else(|| RestoreError::Variant(stored.variant.clone()))?;
        let mut warnings = Vec::new();
        let start = match &stored.fen {
            Some(fen) => {
                let (start, found) = notation::position_from_fen(&rules, fen)?;
                warnings.extend(found.into_iter().map(RestoreWarning::Start));
                Some(start)
            }
            None => None,
        };
        let mut game = Game::new(&rules, start);
        let order = game.read_moves(&stored.moves, &mut warnings);
        game.restore_ends(stored, &order, &mut warnings);
        game.restore_players(stored, &mut warnings);
        game.tags = stored.tags.clone();
        Ok((game, warnings))
    }

    /// The places of the tree by the numbers of the moves that lead to them, as far as they could be
    /// read.
    fn read_moves(&mut self, text: &str, warnings: &mut Vec<RestoreWarning>) -> Vec<Option<NodeId>> {
        let mut order = vec![Some(NodeId::ROOT)];
        // The last place read in each open line; None behind a move that could not be read.
        let mut at = Some(NodeId::ROOT);
        let mut open = Vec::new();
        for word in words(text) {
            let number = order.len() as u32;
            match word {
                "(" => {
                    open.push(at);
                    at = at.and_then(|id| self.nodes[id.index()].parent);
                }
                ")" => match open.pop() {
                    Some(before) => at = before,
                    None => warnings.push(RestoreWarning::Parenthesis { number: number - 1 }),
                },
                _ => {
                    at = at.and_then(|parent| {
                        let read = notation::read_move_text(self.nodes[parent.index()].position(), word);
                        match read {
                            Ok(made) => self.add(parent, made).ok(),
                            Err(error) => {
                                warnings.push(RestoreWarning::Move { number, error });
                                None
                            }
                        }
                    });
                    order.push(at);
                }
            }
        }
        if !open.is_empty() {
            warnings.push(RestoreWarning::Parenthesis { number: order.len() as u32 - 1 });
        }
        order
    }

    fn restore_ends(
        &mut self,
        stored: &StoredGame,
        order: &[Option<NodeId>],
        warnings: &mut Vec<RestoreWarning>,
    ) {
        let place = |at: u32| order.get(at as usize).copied().flatten();
        for end in &stored.ends {
            let outcome = outcome_of(end, self.rules.players());
            match place(end.at).zip(outcome).filter(|(id, _)| self.automatic_end(*id).is_none()) {
                Some((id, outcome)) => self.record_at(id, outcome),
                None => warnings.push(RestoreWarning::End { number: end.at, reason: end.reason.clone() }),
            }
        }
        for note in &stored.notes {
            match place(note.at).and_then(|id| self.remarks_mut(id)) {
                Some(remarks) => {
                    remarks.before.extend(note.before.iter().cloned());
                    remarks.comments.extend(note.comments.iter().cloned());
                    remarks.nags.extend(&note.nags);
                }
                None => warnings.push(RestoreWarning::Note { number: note.at }),
            }
        }
        match place(stored.current) {
            Some(id) => {
                self.goto(id);
                self.lifted = stored.lifted && self.nodes[id.index()].end.is_some();
            }
            None => {
                warnings.push(RestoreWarning::Current { number: stored.current });
                let last = self.main_line().last().map_or(NodeId::ROOT, |entry| entry.node);
                self.goto(last);
            }
        }
    }

    fn restore_players(&mut self, stored: &StoredGame, warnings: &mut Vec<RestoreWarning>) {
        let playing = self.rules.players();
        let find = |name: &String, warnings: &mut Vec<RestoreWarning>| {
            let player = name.parse().ok().filter(|player| playing.contains(player));
            if player.is_none() {
                warnings.push(RestoreWarning::Player(name.clone()));
            }
            player
        };
        for (player, name) in &stored.names {
            if let Some(player) = find(player, warnings) {
                self.set_name(player, name);
            }
        }
        let by = stored.offer.as_ref().and_then(|by| find(by, warnings));
        if let Some(by) = by.filter(|_| self.outcome().is_none()) {
            let accepted = stored.accepted.iter().filter_map(|player| find(player, warnings)).collect();
            self.offer = Some(DrawOffer { by, accepted });
        }
    }
}

/// Words and single parentheses.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().flat_map(|word| word.split_inclusive(['(', ')'])).flat_map(|part| {
        let cut = part.len() - usize::from(part.ends_with(['(', ')']));
        let (word, mark) = part.split_at(cut);
        [word, mark].into_iter().filter(|word| !word.is_empty())
    })
}

fn outcome_of(end: &StoredEnd, playing: &[Player]) -> Option<Outcome> {
    let reason = Reason::deserialize(IntoDeserializer::<ValueError>::into_deserializer(end.reason.as_str()));
    let reason = reason.ok()?;
    let winner = match &end.winner {
        Some(name) => Some(name.parse().ok().filter(|player| playing.contains(player))?),
        None => None,
    };
    Some(Outcome { winner, reason })
}

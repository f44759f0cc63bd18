use std::rc::Rc;

use berolina_board::Square;
use berolina_rules::{Game, Move, Player, Position};
use serde::Serialize;

use super::Form;

/// How the board turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(into = "&str")]
pub enum Orientation {
    /// It stays as it is.
    #[default]
    Fixed,
    /// It turns to whoever moves.
    Turning,
    /// It stays, and the pieces of those who sit elsewhere stand on their heads.
    Facing,
}

impl Orientation {
    const ALL: [Orientation; 3] = [Orientation::Fixed, Orientation::Turning, Orientation::Facing];

    /// The word for it in storage.
    pub const fn word(self) -> &'static str {
        match self {
            Orientation::Fixed => "fixed",
            Orientation::Turning => "turning",
            Orientation::Facing => "facing",
        }
    }

    /// The one with this word.
    pub fn from_word(word: &str) -> Option<Orientation> {
        Orientation::ALL.into_iter().find(|one| one.word() == word)
    }
}

impl From<Orientation> for &'static str {
    fn from(orientation: Orientation) -> &'static str {
        orientation.word()
    }
}

/// What the page waits for.
#[derive(Clone, PartialEq, Debug)]
pub enum Asked {
    /// Which of several moves between two squares is meant.
    Promotion {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// The moves.
        choices: Vec<Move>,
    },
    /// Whether a player gives up.
    Resign(Player),
    /// Whether the players stop without a result.
    Abandon,
    /// What kind of new game, with what has been filled in.
    New(Form),
    /// Nothing: the keys are shown.
    Help,
}

/// What the panel shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The moves.
    Moves,
    /// What the marks mean.
    Marks,
    /// Ways to take the game along.
    Share,
}

/// Something to be told about, until it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What happened and what was kept.
    pub text: String,
    /// A page to go to: what it is, and its hash.
    pub link: Option<(String, String)>,
}

impl Notice {
    /// Words only.
    pub fn new(text: impl Into<String>) -> Notice {
        Notice { text: text.into(), link: None }
    }
}

/// Why a move was not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The word for `data-reason`.
    pub reason: &'static str,
    /// The sentence.
    pub text: String,
    /// Squares that show what is meant.
    pub lit: Vec<Square>,
}

/// What is read out.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Said {
    /// When there is time.
    pub polite: String,
    /// At once.
    pub loud: String,
}

/// A game on the table, with all that is seen of it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game.
    pub game: Rc<Game>,
    /// The picked piece.
    pub picked: Option<Square>,
    /// The piece under the mouse.
    pub hovered: Option<Square>,
    /// The piece for which an enemy is thought to stand on an empty square, and that square.
    pub ghost: Option<(Square, Square)>,
    /// Whether attacks are shown instead of moves: on the square that was chosen, or else on the pieces
    /// of the player to move.
    pub attacks: Option<Option<Square>>,
    /// What the page waits for.
    pub asked: Option<Asked>,
    /// Why the last move that was tried was not made.
    pub told: Option<Told>,
    /// What is wrong with the move that was written.
    pub typed_error: Option<String>,
    /// Rises with moves that were written and made, and new games: then the field is emptied.
    pub typed: u32,
    /// What the panel shows.
    pub tab: Tab,
    /// The text that was copied last.
    pub copied: Option<String>,
    /// Which seat is at the bottom.
    pub seat: usize,
    /// How the board turns.
    pub orientation: Orientation,
    /// Whether the board is larger than its room and is moved about in it.
    pub zoomed: bool,
    /// Whether marks are coloured by what happens on a square: see [`berolina_ui::Scene::by_target`].
    pub by_target: bool,
    /// What there is to be told about.
    pub notices: Vec<Notice>,
    /// What is read out.
    pub said: Said,
    /// Whether the game came with a link: then the address remembers it, and the stored game of this
    /// variant stays as it is.
    pub linked: bool,
    /// Rises with every change that is to be remembered.
    pub version: u32,
}

impl Table {
    /// A game that nobody has looked at yet.
    pub fn new(game: Game) -> Table {
        Table {
            game: Rc::new(game),
            picked: None,
            hovered: None,
            ghost: None,
            attacks: None,
            asked: None,
            told: None,
            typed_error: None,
            typed: 0,
            tab: Tab::Moves,
            copied: None,
            seat: 0,
            orientation: Orientation::Fixed,
            zoomed: false,
            by_target: false,
            notices: Vec::new(),
            said: Said::default(),
            linked: false,
            version: 0,
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whether the game has ended where it stands.
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The player who may move; nobody once the game is over.
    pub fn mover(&self) -> Option<Player> {
        (!self.is_over()).then(|| self.position().turn())
    }

    /// The seat of a player at the board of this game.
    pub fn seat_of(&self, player: Player) -> usize {
        player.seat(self.game.rules().board()).unwrap_or(0)
    }

    /// Whether more than two play, on a board that is drawn as the page of that game draws it.
    pub fn is_for_many(&self) -> bool {
        self.game.rules().players().len() > 2
    }

    /// The players whose last turn was missed, as far as the game has come; a player whose turn it is
    /// waits no more.
    pub fn skipped(&self) -> Vec<Player> {
        let game = &self.game;
        let mut skipped: Vec<Player> = game.start().skipped().collect();
        let mut before = game.start();
        for entry in game.line().iter().take_while(|entry| entry.ply <= game.ply()) {
            let Some(node) = game.node(entry.node) else { break };
            skipped.retain(|player| *player != before.turn());
            for player in node.position().skipped() {
                if !skipped.contains(&player) {
                    skipped.push(player);
                }
            }
            before = node.position();
        }
        skipped.retain(|player| *player != before.turn());
        skipped
    }

    /// Whether a new game would lose this one: moves were made, and there is no end yet.
    pub fn is_under_way(&self) -> bool {
        !self.game.is_empty() && !self.is_over()
    }
}

//! What the editor knows, and how that changes.

use std::fmt::Display;
use std::sync::Arc;

use berolina_board::Square;
use berolina_rules::notation::read_fen;
use berolina_rules::{Piece, Player, Position, Rules, Setup, SetupError, Side, capitalised};
use berolina_ui::BoardEvent;

use super::{Draft, EditLink};
use crate::export::Take;

/// What a press on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Moves pieces.
    Hand,
    /// Puts a piece, or takes the same away.
    Place(Piece),
    /// Takes pieces away.
    Erase,
    /// Shows what a piece can do.
    Look,
}

/// Something that somebody does.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// On the board.
    Board(BoardEvent),
    /// Takes up another tool.
    Tool(Tool),
    /// Says whose turn it is.
    Turn(Player),
    /// Gives a right to castle, or takes it.
    Castling(Player, Side),
    /// Says which piece of a player can be taken in passing, by the name of the square; any other word
    /// for none.
    EnPassant(Player, String),
    /// Says how many plies ago the last capture or pawn move was.
    Halfmoves(String),
    /// Says which round it is.
    Round(String),
    /// Types a FEN.
    Type(String),
    /// The start array.
    Start,
    /// Nothing on the board.
    Empty,
    /// Left for right.
    Mirror,
    /// The board from the next seat.
    Flip,
    /// Takes the last change back.
    Undo,
    /// Makes it again.
    Redo,
    /// Takes the position along.
    Take(Take),
}

/// How many changes can be taken back.
const MEMORY: usize = 500;

/// The state of the editor.
#[derive(Clone, Debug)]
pub struct Editor {
    rules: Arc<Rules>,
    draft: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
    /// Whether the last change was typing: what is typed at one go is one change.
    typing: bool,
    /// The image of each square in a mirror, on boards that have one.
    mirror: Option<Vec<Square>>,
    tool: Tool,
    picked: Option<Square>,
    hovered: Option<Square>,
    seat: usize,
    /// The way that was taken last.
    taken: Option<Take>,
    /// The position, for a look, whether or not it can be played.
    position: Option<Position>,
    /// Why it cannot be played.
    faults: Vec<String>,
    /// Why the typed FEN cannot be read; empty when it can.
    error: String,
    /// What it says and the position does not keep.
    notes: Vec<String>,
}

impl Editor {
    /// The editor as a link opens it: without a position on the start array.
    pub fn open(rules: &Arc<Rules>, link: &EditLink) -> Editor {
        let mut draft = Draft::of(rules, rules.start().clone());
        for text in [&link.fen, &link.typed] {
            if !text.is_empty() {
                draft.write(rules, text.clone());
            }
        }
        draft.settle(rules);
        let players = rules.players().iter();
        let seat =
            players.filter(|player| player.name() == link.seat).find_map(|player| player.seat(rules.board()));
        let mut editor = Editor {
            rules: rules.clone(),
            draft,
            past: Vec::new(),
            future: Vec::new(),
            typing: false,
            mirror: rules.board().mirror(),
            tool: Tool::Hand,
            picked: None,
            hovered: None,
            seat: seat.unwrap_or(0),
            taken: None,
            position: None,
            faults: Vec::new(),
            error: String::new(),
            notes: Vec::new(),
        };
        editor.judge();
        editor.notes.extend_from_slice(&link.faults);
        editor
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What stands on the board.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What a press on the board does.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// The piece that is picked to be moved, or whose moves are seen.
    pub fn picked(&self) -> Option<Square> {
        self.picked
    }

    /// The piece that is shown: picked, or under the mouse.
    pub fn shown(&self) -> Option<Square> {
        self.picked.or(self.hovered).filter(|square| self.draft.piece_at(*square).is_some())
    }

    /// The number of the seat at the bottom.
    pub fn seat(&self) -> usize {
        self.seat
    }

    /// The way in which the position was taken along last, if it has not changed since.
    pub fn taken(&self) -> Option<Take> {
        self.taken
    }

    /// The position, for a look, whether or not it can be played.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Why it cannot be played; nothing when it can.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// What stands in the field for the FEN.
    pub fn text(&self) -> String {
        self.draft.typed.clone().unwrap_or_else(|| self.draft.fen(&self.rules))
    }

    /// Why that cannot be read; empty when it can.
    pub fn error(&self) -> &str {
        &self.error
    }

    /// What it says and the position does not keep.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Whether the board looks the same in a mirror.
    pub fn has_mirror(&self) -> bool {
        self.mirror.is_some()
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// All that has to be remembered, in the address.
    pub fn link(&self) -> EditLink {
        let unread = self.draft.typed.clone().filter(|_| !self.error.is_empty());
        let board = self.rules.board();
        let mut players = self.rules.players().iter().filter(|_| self.seat > 0);
        let seat = players.find(|player| player.seat(board) == Some(self.seat));
        EditLink {
            fen: self.draft.fen(&self.rules),
            typed: unread.unwrap_or_default(),
            seat: seat.map_or_else(String::new, |player| player.name().to_owned()),
            faults: Vec::new(),
        }
    }

    /// Does what is asked; false when nothing changes.
    pub fn apply(&mut self, act: Act) -> bool {
        match act {
            Act::Board(event) => return self.on_board(event),
            Act::Tool(tool) => {
                self.tool = tool;
                self.let_go();
            }
            Act::Flip => self.seat = (self.seat + 1) % self.rules.board().seat_count().max(1),
            Act::Undo => self.travel(false),
            Act::Redo => self.travel(true),
            Act::Take(way) => self.taken = Some(way),
            act => {
                let mut draft = self.draft.clone();
                let typing = matches!(act, Act::Type(_));
                if !typing {
                    draft.typed = None;
                }
                self.edit(&mut draft, act);
                self.arrive(draft, typing);
            }
        }
        true
    }

    /// Changes a draft.
    fn edit(&self, draft: &mut Draft, act: Act) {
        let rules = &self.rules;
        let setup = &mut draft.setup;
        match act {
            Act::Turn(player) => setup.turn = player,
            Act::Castling(player, side) => draft.toggle(player, side),
            Act::EnPassant(owner, name) => {
                let choices = setup.en_passant_choices(rules);
                setup.en_passant.retain(|right| right.owner != owner);
                let named = choices
                    .into_iter()
                    .filter(|right| right.owner == owner && rules.board().name(right.square) == name);
                setup.en_passant.extend(named);
            }
            Act::Halfmoves(text) => setup.halfmoves = text.trim().parse().unwrap_or(setup.halfmoves),
            Act::Round(text) => setup.round = text.trim().parse().unwrap_or(setup.round).max(1),
            Act::Type(text) => draft.write(rules, text),
            Act::Start => *draft = Draft::of(rules, rules.start().clone()),
            Act::Empty => *draft = Draft::of(rules, Setup::empty(rules.board())),
            Act::Mirror => {
                if let Some(images) = &self.mirror {
                    draft.mirror(images);
                }
            }
            _ => {}
        }
    }

    /// Takes a draft for the present one.
    fn arrive(&mut self, mut draft: Draft, typing: bool) {
        draft.settle(&self.rules);
        self.let_go();
        if draft == self.draft {
            return;
        }
        let before = std::mem::replace(&mut self.draft, draft);
        if !(typing && self.typing) {
            self.past.push(before);
            if self.past.len() > MEMORY {
                self.past.remove(0);
            }
        }
        self.typing = typing;
        self.future.clear();
        self.judge();
    }

    /// One change back, or forth.
    fn travel(&mut self, forth: bool) {
        let (from, to) =
            if forth { (&mut self.future, &mut self.past) } else { (&mut self.past, &mut self.future) };
        let Some(draft) = from.pop() else { return };
        to.push(std::mem::replace(&mut self.draft, draft));
        self.typing = false;
        self.let_go();
        self.judge();
    }

    /// Says of the draft what can be said of it.
    fn judge(&mut self) {
        let rules = &self.rules;
        self.taken = None;
        self.position = Position::unchecked(rules, &self.draft.setup);
        self.faults.clear();
        self.notes.clear();
        self.error.clear();
        if let Err(SetupError(faults)) = Position::from_setup(rules, &self.draft.setup) {
            for fault in &faults {
                say(&mut self.faults, fault);
            }
        }
        match self.draft.typed.as_ref().map(|text| read_fen(rules, text)) {
            Some(Err(error)) => self.error = sentence(&error),
            Some(Ok((_, warnings))) => {
                for warning in &warnings {
                    say(&mut self.notes, warning);
                }
            }
            None => {}
        }
    }

    fn let_go(&mut self) {
        (self.picked, self.hovered) = (None, None);
    }

    fn on_board(&mut self, event: BoardEvent) -> bool {
        match (event, self.tool) {
            (BoardEvent::Hover(square), Tool::Look) if self.hovered != square => self.hovered = square,
            (BoardEvent::Hover(_), _) => return false,
            (BoardEvent::Pick(square), _) => self.picked = Some(square),
            (BoardEvent::Unpick, tool) => {
                // Escape lets go of the piece, and then of the tool.
                if self.picked.is_none() && tool != Tool::Look {
                    self.tool = Tool::Hand;
                }
                self.let_go();
            }
            (BoardEvent::Go { from, to }, Tool::Hand) => {
                let piece = self.draft.piece_at(from);
                self.put(&[(from, None), (to, piece)]);
            }
            (BoardEvent::Go { .. }, _) => self.let_go(),
            (BoardEvent::Empty(square), Tool::Place(piece)) => {
                let again = self.draft.piece_at(square) == Some(piece);
                self.put(&[(square, (!again).then_some(piece))]);
            }
            (BoardEvent::Empty(square), Tool::Erase) | (BoardEvent::Remove(square), _) => {
                self.put(&[(square, None)])
            }
            (BoardEvent::Empty(_), _) => return false,
            (BoardEvent::Letter(letter), _) => return self.pick_by_letter(letter),
        }
        true
    }

    /// Puts pieces on squares, or nothing.
    fn put(&mut self, places: &[(Square, Option<Piece>)]) {
        let mut draft = Draft { typed: None, ..self.draft.clone() };
        for (square, piece) in places {
            draft.put(*square, *piece);
        }
        self.arrive(draft, false);
    }

    /// Takes up the piece with a letter: of the player whose piece is up already, and when that is the
    /// piece, of the next player.
    fn pick_by_letter(&mut self, letter: char) -> bool {
        let letter = letter.to_ascii_uppercase();
        let players = self.rules.players();
        let mut men: Vec<Piece> = Vec::new();
        for player in players {
            let army = self.rules.army(*player).into_iter();
            let found = army.filter(|role| self.rules.spec(*role).letter == letter);
            men.extend(found.map(|role| Piece { role, player: *player }));
        }
        let next = match self.tool {
            Tool::Place(up) => match men.iter().position(|man| *man == up) {
                Some(at) => men.get((at + 1) % men.len()),
                None => men.iter().find(|man| man.player == up.player).or(men.first()),
            },
            _ => men.first(),
        };
        let Some(next) = next.copied() else { return false };
        self.apply(Act::Tool(Tool::Place(next)))
    }
}

/// Adds a message as a sentence.
#[inline(never)]
fn say(list: &mut Vec<String>, message: &dyn Display) {
    list.push(sentence(message));
}

fn sentence(message: &dyn Display) -> String {
    [&capitalised(&message.to_string()), "."].concat()
}

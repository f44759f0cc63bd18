//! A piece alone on a board, and whatever the reader puts round it.

use std::rc::Rc;

use berolina_board::{Board, BoardError, Square};
use berolina_rules::betza::{Betza, CompileError, Notice, ParseError};
use berolina_rules::{Explanation, Mobility, Player, Study};
use berolina_ui::{BoardEvent, Geometry};

use crate::export::Take;

/// What a click on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Puts the piece there.
    Piece,
    /// Puts another piece of the same player there, or takes it away.
    Own,
    /// Puts an enemy there, or takes it away.
    Enemy,
    /// Puts a partner there that castles, or takes it away.
    Partner,
    /// Says that an enemy has just passed over the square, or no more.
    EnPassant,
    /// Takes the square out of the board, or puts it back.
    Hole,
}

impl Tool {
    /// All of them.
    pub const ALL: [Tool; 6] =
        [Tool::Piece, Tool::Own, Tool::Enemy, Tool::Partner, Tool::EnPassant, Tool::Hole];

    /// The word for it on the page and in links.
    pub const fn word(self) -> &'static str {
        match self {
            Tool::Piece => "piece",
            Tool::Own => "own",
            Tool::Enemy => "enemy",
            Tool::Partner => "partner",
            Tool::EnPassant => "en-passant",
            Tool::Hole => "holes",
        }
    }
}

/// A notation as it was typed, and what it means.
#[derive(Clone, PartialEq, Debug)]
pub struct Notation {
    /// What was typed.
    pub text: String,
    /// The piece, and what in it is better written otherwise.
    pub read: Result<(Betza, Vec<Notice>), ParseError>,
}

impl Notation {
    /// Reads what was typed.
    pub fn new(text: impl Into<String>) -> Notation {
        let text = text.into();
        Notation { read: Betza::parse(text.trim()), text }
    }

    /// The piece, if what was typed is one.
    pub fn piece(&self) -> Option<&Betza> {
        self.read.as_ref().ok().map(|(piece, _)| piece)
    }
}

/// Something that somebody does in the laboratory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Types a notation.
    Type(String),
    /// Types a second one to compare it with, or does not compare any more.
    Compare(Option<String>),
    /// Does something on the board.
    Board(BoardEvent),
    /// Takes a tool.
    Tool(Tool),
    /// Asks for another board.
    Choose(String),
    /// Gives the piece to another player.
    Player(Player),
    /// Says whether the piece has not moved yet.
    Unmoved(bool),
    /// Looks for a piece in the list.
    Search(String),
    /// Takes the link or the picture along.
    Take(Take),
    /// Counts the moves of the piece, if that has not been done.
    Count,
    /// Takes everything off the board but the piece, and puts back what was taken out of it.
    Clear,
}

/// The laboratory.
#[derive(Debug)]
pub struct LabState {
    /// The piece that is looked at.
    pub first: Notation,
    /// The one with which it is compared.
    pub second: Option<Notation>,
    /// The text of the field for the board, and what is wrong with it.
    pub wanted: (String, Option<BoardError>),
    /// What is searched in the list of pieces.
    pub search: String,
    /// What a click on a square does.
    pub tool: Tool,
    /// Whose piece it is.
    pub player: Player,
    /// Where it stands.
    pub at: Square,
    /// Whether it has not moved yet.
    pub unmoved: bool,
    /// Other pieces of the same player.
    pub own: Vec<Square>,
    /// Pieces of the enemy.
    pub enemies: Vec<Square>,
    /// Pieces of the same player that castle.
    pub partners: Vec<Square>,
    /// A square that an enemy has just passed over.
    pub passed: Option<Square>,
    /// Squares that were taken out of the board.
    pub holes: Vec<Square>,
    /// What could not be read in the link.
    pub faults: Vec<String>,
    /// How something was taken along last, if nothing has changed since.
    pub taken: Option<Take>,
    /// How many moves the piece has on average, once that has been counted.
    pub mobility: Option<Mobility>,
    board: Board,
    geometry: Rc<Geometry>,
}

impl LabState {
    /// What the page opens with when nobody says otherwise.
    pub const NOTATION: &str = "N";
    /// The board on which it does.
    pub const BOARD: &str = "9x9";

    /// A piece in the middle of an empty board.
    pub fn new(notation: &str, board: Board) -> LabState {
        LabState {
            first: Notation::new(notation),
            second: None,
            wanted: (board.label().to_owned(), None),
            search: String::new(),
            tool: Tool::Piece,
            player: Player::White,
            at: board.middle(),
            unmoved: false,
            own: Vec::new(),
            enemies: Vec::new(),
            partners: Vec::new(),
            passed: None,
            holes: Vec::new(),
            faults: Vec::new(),
            taken: None,
            mobility: None,
            geometry: Rc::new(Geometry::new(&board, 0)),
            board,
        }
    }

    /// The board, without the squares that were taken out of it.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board as it is drawn: whole while squares are taken out of it, so that they can be put back.
    pub fn geometry(&self) -> &Rc<Geometry> {
        &self.geometry
    }

    /// Whether squares can be taken out of the board: of rectangles they can.
    pub fn may_have_holes(&self) -> bool {
        self.board.label().starts_with(|first: char| first.is_ascii_digit())
    }

    /// What a piece can do here.
    ///
    /// # Errors
    /// When the notation means nothing on this board.
    pub fn explain(&self, piece: &Betza) -> Result<Explanation, CompileError> {
        let study = Study {
            board: &self.board,
            player: self.player,
            at: self.at,
            unmoved: self.unmoved,
            own: self.own.clone(),
            enemies: self.enemies.clone(),
            partners: self.partners.clone(),
            en_passant: self.passed,
        };
        study.explain(piece)
    }

    /// Does what is asked; false when nothing changes.
    pub fn act(&mut self, act: Act) -> bool {
        self.taken = None;
        if matches!(act, Act::Type(_) | Act::Choose(_) | Act::Player(_)) {
            self.mobility = None;
        }
        match act {
            Act::Type(text) => self.first = Notation::new(text),
            Act::Compare(text) => self.second = text.map(Notation::new),
            Act::Board(event) => return self.on_board(event),
            Act::Tool(tool) => {
                self.tool = tool;
                self.draw();
            }
            Act::Choose(text) => self.choose(text),
            Act::Player(player) => self.player = player,
            Act::Unmoved(unmoved) => self.unmoved = unmoved,
            Act::Count => self.count(),
            Act::Clear => self.clear(),
            Act::Search(text) => self.search = text,
            Act::Take(way) => self.taken = Some(way),
        }
        true
    }

    fn count(&mut self) {
        let piece = self.first.piece();
        self.mobility = piece.and_then(|piece| Mobility::of(piece, &self.board, self.player).ok());
    }

    /// Puts the squares of a list on the board, each if nothing stands there yet.
    pub fn put(&mut self, tool: Tool, square: Square) {
        let taken = self.at == square || self.is_occupied(square) || self.passed == Some(square);
        match tool {
            _ if taken => {}
            Tool::Own => self.own.push(square),
            Tool::Enemy => self.enemies.push(square),
            Tool::Partner => self.partners.push(square),
            Tool::EnPassant => self.passed = Some(square),
            Tool::Piece | Tool::Hole => {}
        }
    }

    /// Takes squares out of the board. The piece leaves those on which it stood.
    ///
    /// # Errors
    /// When no square would be left.
    pub fn dig(&mut self, holes: Vec<Square>) -> Result<(), BoardError> {
        let names: Vec<&str> = holes.iter().map(|square| self.board.name(*square)).collect();
        let whole: Board = self.board.label().parse()?;
        let (files, ranks) = size(&whole);
        let board = Board::rectangle_with_holes(files, ranks, &names)?;
        let Some(first) = board.squares().next() else { return Err(BoardError::Size) };
        let gone = |square: &Square| board.is_hole(*square);
        for squares in [&mut self.own, &mut self.enemies, &mut self.partners] {
            squares.retain(|square| !gone(square));
        }
        self.passed = self.passed.filter(|square| !gone(square));
        if gone(&self.at) {
            let free = |square: &Square| !self.own.contains(square) && !self.enemies.contains(square);
            self.at = board.squares().find(free).unwrap_or(first);
            self.lift(self.at);
        }
        (self.board, self.holes, self.mobility) = (board, holes, None);
        self.draw();
        Ok(())
    }

    /// Whether something stands on a square beside the piece.
    fn is_occupied(&self, square: Square) -> bool {
        [&self.own, &self.enemies, &self.partners].iter().any(|squares| squares.contains(&square))
    }

    /// Takes away whatever was put on a square.
    fn lift(&mut self, square: Square) {
        for squares in [&mut self.own, &mut self.enemies, &mut self.partners] {
            squares.retain(|other| *other != square);
        }
        self.passed = self.passed.filter(|passed| *passed != square);
    }

    fn on_board(&mut self, event: BoardEvent) -> bool {
        let square = match event {
            BoardEvent::Pick(square) | BoardEvent::Empty(square) | BoardEvent::Go { to: square, .. } => {
                square
            }
            _ => return false,
        };
        match self.tool {
            Tool::Hole => {
                let mut holes = self.holes.clone();
                match holes.iter().position(|hole| *hole == square) {
                    Some(place) => drop(holes.remove(place)),
                    None => holes.push(square),
                }
                return self.dig(holes).is_ok();
            }
            Tool::Piece => {
                let changed = self.at != square;
                self.lift(square);
                self.at = square;
                return changed;
            }
            tool => {
                let was = match tool {
                    Tool::Own => self.own.contains(&square),
                    Tool::Enemy => self.enemies.contains(&square),
                    Tool::Partner => self.partners.contains(&square),
                    _ => self.passed == Some(square),
                };
                self.lift(square);
                if !was {
                    self.put(tool, square);
                }
            }
        }
        true
    }

    /// Goes to another board; what stands on squares that it has too stays.
    fn choose(&mut self, text: String) {
        match text.trim().parse::<Board>() {
            Ok(board) => {
                self.wanted = (text, None);
                if board.label() != self.board.label() {
                    self.move_to(board);
                }
            }
            Err(error) => self.wanted = (text, Some(error)),
        }
    }

    fn move_to(&mut self, board: Board) {
        let there = |square: &Square| board.square(self.board.name(*square));
        let at = there(&self.at).unwrap_or(board.middle());
        let all = |squares: &[Square]| -> Vec<Square> {
            squares.iter().filter_map(there).filter(|square| *square != at).collect()
        };
        let (own, enemies, partners) = (all(&self.own), all(&self.enemies), all(&self.partners));
        self.passed = self.passed.as_ref().and_then(there).filter(|square| *square != at);
        (self.own, self.enemies, self.partners, self.at) = (own, enemies, partners, at);
        (self.board, self.holes) = (board, Vec::new());
        if self.player.seat(&self.board).is_none() {
            self.player = Player::White;
        }
        if self.tool == Tool::Hole && !self.may_have_holes() {
            self.tool = Tool::Piece;
        }
        self.draw();
    }

    fn clear(&mut self) {
        (self.own, self.enemies, self.partners, self.passed) = (Vec::new(), Vec::new(), Vec::new(), None);
        if !self.holes.is_empty() {
            // The whole board has squares.
            let _ = self.dig(Vec::new());
        }
    }

    fn draw(&mut self) {
        let whole = (self.tool == Tool::Hole).then(|| self.board.label().parse::<Board>().ok()).flatten();
        self.geometry = Rc::new(Geometry::new(whole.as_ref().unwrap_or(&self.board), 0));
    }
}

/// Files and ranks of a rectangle.
fn size(board: &Board) -> (usize, usize) {
    let ranks = board.rows().len();
    (board.len() / ranks.max(1), ranks)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lab(notation: &str, board: &str) -> LabState {
        LabState::new(notation, board.parse().unwrap())
    }

    fn square(state: &LabState, name: &str) -> Square {
        state.geometry().by_name(name).unwrap()
    }

    fn click(state: &mut LabState, tool: Tool, name: &str) -> bool {
        state.act(Act::Tool(tool));
        let to = square(state, name);
        state.act(Act::Board(BoardEvent::Go { from: state.at, to }))
    }

    fn destinations(state: &LabState) -> Vec<&str> {
        let explanation = state.explain(state.first.piece().unwrap()).unwrap();
        explanation.destinations().into_iter().map(|square| state.board().name(square)).collect()
    }

    #[test]
    fn what_is_put_on_the_board_counts() {
        let mut state = lab("R", "8x8");
        click(&mut state, Tool::Piece, "a1");
        click(&mut state, Tool::Own, "a3");
        click(&mut state, Tool::Enemy, "c1");
        assert_eq!(destinations(&state), ["b1", "c1", "a2"]);
        click(&mut state, Tool::Enemy, "a3");
        assert_eq!((state.own.len(), state.enemies.len()), (0, 2), "an enemy takes the place of a friend");
        click(&mut state, Tool::Enemy, "a3");
        assert_eq!(state.enemies.len(), 1, "a second click takes it away");
        assert!(!click(&mut state, Tool::Piece, "a1"), "it stands there already");
        click(&mut state, Tool::Piece, "c1");
        assert!(state.enemies.is_empty(), "the piece takes the place of what stood there");
        click(&mut state, Tool::Own, "c1");
        assert!(state.own.is_empty(), "nothing is put on the piece itself");
    }

    #[test]
    fn castling_and_taking_in_passing() {
        let mut state = lab("KisO2", "8x8");
        state.act(Act::Unmoved(true));
        click(&mut state, Tool::Piece, "e1");
        click(&mut state, Tool::Partner, "h1");
        assert!(destinations(&state).contains(&"g1"));
        state.act(Act::Type("fmWfceF".to_owned()));
        click(&mut state, Tool::EnPassant, "d2");
        assert_eq!(destinations(&state), ["d2", "e2"]);
        state.act(Act::Clear);
        assert_eq!(destinations(&state), ["e2"]);
    }

    #[test]
    fn squares_are_taken_out_and_put_back() {
        let mut state = lab("W", "3x3");
        assert!(click(&mut state, Tool::Hole, "b3"));
        assert_eq!(destinations(&state), ["b1", "a2", "c2"]);
        assert!(state.board().square("b3").is_none() && state.geometry().by_name("b3").is_some());
        assert!(click(&mut state, Tool::Hole, "b2"), "the piece has to leave its square");
        assert_ne!(state.board().name(state.at), "b2");
        assert!(click(&mut state, Tool::Hole, "b2"));
        state.act(Act::Tool(Tool::Own));
        assert!(state.geometry().by_name("b3").is_none(), "the hole is seen as one");
        for name in ["a1", "b1", "c1", "a2", "b2", "c2", "a3"] {
            assert!(click(&mut state, Tool::Hole, name), "{name}");
        }
        assert!(!click(&mut state, Tool::Hole, "c3"), "one square has to stay");
        state.act(Act::Clear);
        assert_eq!(state.board().squares().count(), 9);
    }

    #[test]
    fn another_board_keeps_what_it_can() {
        let mut state = lab("Q", "10x10");
        click(&mut state, Tool::Enemy, "j10");
        click(&mut state, Tool::Own, "b2");
        click(&mut state, Tool::Piece, "c3");
        state.act(Act::Choose("8x".to_owned()));
        assert!(state.wanted.1.is_some() && state.board().label() == "10x10");
        state.act(Act::Choose("8x8".to_owned()));
        assert_eq!((state.board().label(), state.wanted.1.is_none()), ("8x8", true));
        assert_eq!(state.board().name(state.at), "c3");
        assert_eq!((state.own.len(), state.enemies.len()), (1, 0));
        state.act(Act::Choose("three-player".to_owned()));
        state.act(Act::Player(Player::Green));
        state.act(Act::Choose("hexagon".to_owned()));
        state.act(Act::Clear);
        assert_eq!(state.player, Player::White);
        assert!(!state.may_have_holes());
        let moves = |text: &str, state: &mut LabState| {
            state.act(Act::Type(text.to_owned()));
            state.act(Act::Board(BoardEvent::Pick(state.board().square("f6").unwrap())));
            destinations(state).len()
        };
        let counts = ["R", "B", "K", "N"].map(|text| moves(text, &mut state));
        assert_eq!(counts, [30, 12, 12, 12]);
        state.act(Act::Type("fW".to_owned()));
        assert!(state.explain(state.first.piece().unwrap()).is_err(), "there is no forward there");
    }
}

use berolina_board::Square;
use berolina_diagram::{Check, SquareMarks, Theme};
use berolina_rules::{Mark, Player};

use crate::PieceView;

/// What is written on a square beside what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The square.
    pub square: Square,
    /// What is seen: a few letters.
    pub badge: &'static str,
    /// What is read out.
    pub words: &'static str,
}

/// What there is to see on a board at one moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// What stands on each square, by the square's number.
    pub pieces: Vec<Option<PieceView>>,
    /// The piece whose moves are shown stands here.
    pub origin: Option<Square>,
    /// Its moves.
    pub marks: Vec<Mark>,
    /// Whether that piece was picked, not only pointed at.
    pub picked: bool,
    /// Whether the marks are only to be looked at: the piece may not move now.
    pub look: bool,
    /// Where the picked piece may go.
    pub targets: Vec<Square>,
    /// The last move: from and to.
    pub last_move: Option<(Square, Square)>,
    /// Attacked kings.
    pub check: Vec<(Square, Check)>,
    /// Squares to draw attention to, such as the pieces that must take.
    pub lit: Vec<Square>,
    /// What is written on squares.
    pub notes: Vec<Note>,
    /// A piece that does not stand there: the marks are those as if it did.
    pub ghost: Option<(Square, PieceView)>,
    /// Ways of pieces to what they attack: from where, and the squares from the next one on.
    pub ways: Vec<(Square, Vec<Square>)>,
    /// Pieces that are set aside: faded, and not there for the piece that is shown.
    pub aside: Vec<Square>,
    /// Whether marks are coloured by what happens on a square, as on the page of Three Player Chess:
    /// green for going there, red for taking, purple for what is in the way.
    pub by_target: bool,
    /// Whose pieces can be dragged.
    pub mover: Option<Player>,
    /// Whose pieces stand on their heads.
    pub upside_down: Vec<Player>,
    /// What hands may do.
    pub hands: Hands,
}

/// What hands may do on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hands {
    /// Pick pieces, drag those of one player, and go to targets.
    #[default]
    Play,
    /// Move any piece anywhere, and off the board.
    Move,
    /// Choose squares, whatever stands there.
    Choose,
}

impl Scene {
    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<&PieceView> {
        self.pieces.get(square.index())?.as_ref()
    }

    /// Whether a piece on a square is set aside.
    pub fn is_aside(&self, square: Square) -> bool {
        self.aside.contains(&square)
    }

    /// Whether the pieces look the same in another scene.
    pub(crate) fn draws_pieces_as(&self, other: &Scene) -> bool {
        (&self.pieces, &self.ghost, &self.aside, &self.upside_down)
            == (&other.pieces, &other.ghost, &other.aside, &other.upside_down)
            && self.last_move == other.last_move
    }

    /// The colours of its marks.
    pub(crate) fn theme(&self) -> Theme {
        Theme { by_target: self.by_target, ..Theme::BROWN }
    }

    /// The pieces that the marked one can take.
    pub(crate) fn prey(&self) -> impl Iterator<Item = Square> {
        let reachable = self.marks.iter().filter(|mark| mark.reachable && !mark.castle);
        reachable.map(|mark| mark.square).filter(|square| self.present(*square).is_some())
    }

    /// What stands on a square and is not set aside.
    pub fn present(&self, square: Square) -> Option<&PieceView> {
        self.piece(square).filter(|_| !self.is_aside(square))
    }

    /// The picked piece's square.
    pub fn picked(&self) -> Option<Square> {
        self.origin.filter(|_| self.picked)
    }

    /// Whether the picked piece may go there.
    pub fn is_target(&self, square: Square) -> bool {
        self.picked().is_some_and(|picked| {
            self.targets.contains(&square) || self.hands == Hands::Move && picked != square
        })
    }

    /// Whether the piece on a square can be dragged.
    pub fn is_draggable(&self, square: Square) -> bool {
        self.piece(square).is_some_and(|piece| Some(piece.player) == self.mover || self.hands == Hands::Move)
    }

    /// How the king on a square is attacked.
    pub fn check_on(&self, square: Square) -> Option<Check> {
        self.check.iter().find(|(attacked, _)| *attacked == square).map(|(_, check)| *check)
    }

    /// What a screen reader says of a square: `e4, white archbishop` or `e6, empty, slide`.
    pub fn name(&self, square: Square, name: &str, marks: Option<&SquareMarks>) -> String {
        let mut out = match self.piece(square) {
            Some(piece) => [name, ", ", piece.player.name(), " ", &piece.role].concat(),
            None => [name, ", empty"].concat(),
        };
        if self.is_aside(square) {
            out.push_str(" set aside");
        }
        if let Some(marks) = marks {
            for word in marks.words().split(' ') {
                out.push_str(", ");
                out.push_str(word);
            }
        }
        match self.check_on(square) {
            Some(Check::Check) => out.push_str(", in check"),
            Some(Check::Soft) => out.push_str(", attacked"),
            None => {}
        }
        if self.lit.contains(&square) {
            out.push_str(", can take");
        }
        if self.ghost.as_ref().is_some_and(|(ghost, _)| *ghost == square) {
            out.push_str(", as if an enemy stood there");
        }
        for note in self.notes.iter().filter(|note| note.square == square) {
            out.push_str(", ");
            out.push_str(note.words);
        }
        out
    }
}

/// The value of `data-check`.
pub(crate) const fn check_word(check: Check) -> &'static str {
    match check {
        Check::Check => "check",
        Check::Soft => "soft",
    }
}

/// What the game on a board is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BoardState {
    /// Something is still missing.
    Loading,
    /// Somebody may move, or may look.
    #[default]
    Ready,
    /// The game has ended.
    Over,
    /// There is nothing to play.
    Error,
}

impl BoardState {
    /// The value of `data-state`.
    pub const fn word(self) -> &'static str {
        match self {
            BoardState::Loading => "loading",
            BoardState::Ready => "ready",
            BoardState::Over => "over",
            BoardState::Error => "error",
        }
    }
}

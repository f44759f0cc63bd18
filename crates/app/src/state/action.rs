use berolina_rules::{Player, Side};
use berolina_ui::BoardEvent;
use yew::AttrValue;

use super::{Form, Orientation, Tab};

/// Something that happens to a game page.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Somebody did something on the board.
    Board(BoardEvent),
    /// Somebody chose what a piece becomes.
    Promote(AttrValue),
    /// Somebody wrote a move.
    Typed(String),
    /// The castling button.
    Castle(Side),
    /// One move back.
    Undo,
    /// One move forth.
    Redo,
    /// To the position after so many moves.
    GoTo(usize),
    /// The board from the next seat.
    Flip,
    /// The board turns to the player who moves, once the move has been seen.
    FaceMover,
    /// Somebody wants to give up, and is asked whether they mean it.
    AskResign(Player),
    /// The players want to stop, and are asked whether they mean it.
    AskAbandon,
    /// Somebody wants a new game, and is asked what kind.
    AskNew,
    /// Somebody wants to know the keys.
    AskHelp,
    /// Yes to what was asked.
    Confirm,
    /// No to what was asked.
    Cancel,
    /// A player offers a draw.
    OfferDraw(Player),
    /// A player accepts it.
    AcceptDraw(Player),
    /// A player declines it.
    DeclineDraw(Player),
    /// A player claims a draw.
    ClaimDraw,
    /// A new game begins.
    Start(NewGame),
    /// The form of a new game is filled in.
    Fill(Form),
    /// The board larger than its room, or as large as that.
    Zoom,
    /// Who attacks what is shown, or no more.
    Attacks,
    /// Marks in the colours of what happens there, or of how a piece gets there.
    ByTarget,
    /// Another tab of the panel.
    Tab(Tab),
    /// A text was copied.
    Copied(String),
    /// A notice has been read.
    Dismiss(usize),
}

/// How a new game begins.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct NewGame {
    /// Who plays; names may be empty.
    pub names: Vec<(Player, String)>,
    /// How the board turns.
    pub orientation: Orientation,
    /// The number of its start array; the game's own without.
    pub start: Option<u32>,
    /// What is worth saying about it.
    pub notice: Option<String>,
}

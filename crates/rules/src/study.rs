use berolina_board::{Board, Square};

use crate::betza::{Betza, CompileError};
use crate::explain::{Explanation, explain_paths};
use crate::hindrance::{Hindrance, hindrance};
use crate::{Ground, Occupant, Paths, Player};

/// One piece alone on a board, with whatever the reader puts in its way.
///
/// ```
/// use berolina_board::Board;
/// use berolina_rules::Study;
///
/// let board: Board = "9x9".parse().unwrap();
/// let mut study = Study::new(&board);
/// study.enemies.push(board.square("e7").unwrap());
/// let explanation = study.explain(&"gQ".parse().unwrap()).unwrap();
/// let behind: Vec<&str> = explanation.destinations().iter().map(|to| board.name(*to)).collect();
/// assert_eq!(behind, ["e8"]);
/// ```
#[derive(Clone, Debug)]
pub struct Study<'b> {
    /// The board.
    pub board: &'b Board,
    /// Whose piece it is: forward is away from that player's seat.
    pub player: Player,
    /// Where it stands.
    pub at: Square,
    /// Whether it has not moved yet.
    pub unmoved: bool,
    /// Other pieces of the same player.
    pub own: Vec<Square>,
    /// Pieces of the enemy.
    pub enemies: Vec<Square>,
    /// Pieces of the same player that have not moved, and castle.
    pub partners: Vec<Square>,
    /// A square that an enemy has just passed over.
    pub en_passant: Option<Square>,
}

impl<'b> Study<'b> {
    /// A piece of White's in the middle of an empty board.
    pub fn new(board: &'b Board) -> Study<'b> {
        Study {
            board,
            player: Player::White,
            at: board.middle(),
            unmoved: false,
            own: Vec::new(),
            enemies: Vec::new(),
            partners: Vec::new(),
            en_passant: None,
        }
    }

    /// What a piece with this notation can do.
    ///
    /// # Errors
    /// When the notation means nothing on this board.
    pub fn explain(&self, notation: &Betza) -> Result<Explanation, CompileError> {
        let paths = self.paths(notation, self.unmoved)?;
        let mut explanation = explain_paths(self.board, &paths, self);
        for path in paths.castlings.iter().filter(|path| self.partners.contains(&path.partner_from)) {
            let blocker = path.empty.iter().copied().find(|square| self.occupant(*square).is_some());
            explanation.add_castling(path, blocker, &[path.king_to]);
        }
        Ok(explanation)
    }

    /// What keeps a piece with this notation from going to a square; None when nothing does. Castling
    /// is not asked.
    ///
    /// # Errors
    /// When the notation means nothing on this board.
    ///
    /// ```
    /// use berolina_board::Board;
    /// use berolina_rules::{Hindrance, Study};
    ///
    /// let board: Board = "9x9".parse().unwrap();
    /// let study = Study::new(&board);
    /// let (e7, e8) = (board.square("e7").unwrap(), board.square("e8").unwrap());
    /// let why = study.why_not(&"gQ".parse().unwrap(), e8).unwrap();
    /// assert_eq!(why, Some(Hindrance::NothingToHop { on: vec![e7] }));
    /// ```
    pub fn why_not(&self, notation: &Betza, to: Square) -> Result<Option<Hindrance>, CompileError> {
        let why = hindrance(&self.paths(notation, self.unmoved)?, self, to);
        if why == Some(Hindrance::NoPath) && self.paths(notation, true)?.leads_to(to) {
            return Ok(Some(Hindrance::FirstMoveOnly));
        }
        Ok(why)
    }

    fn paths(&self, notation: &Betza, unmoved: bool) -> Result<Paths, CompileError> {
        let seat = self.player.seat(self.board).unwrap_or(0);
        notation.compile(self.board, seat, self.at, unmoved)
    }
}

impl Ground for Study<'_> {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        if self.enemies.contains(&square) {
            Some(Occupant::Enemy { king: false })
        } else {
            (self.own.contains(&square) || self.partners.contains(&square)).then_some(Occupant::Own)
        }
    }

    fn passed_over(&self, square: Square) -> bool {
        self.en_passant == Some(square)
    }
}

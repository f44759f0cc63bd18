use berolina_board::{Board, Square};

use crate::betza::{Betza, CompileError};
use crate::explain::{Explanation, explain_paths};
use crate::{Ground, Occupant, Player};

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
        let seat = self.player.seat(self.board).unwrap_or(0);
        let paths = notation.compile(self.board, seat, self.at, self.unmoved)?;
        let mut explanation = explain_paths(self.board, &paths, self);
        for path in paths.castlings.iter().filter(|path| self.partners.contains(&path.partner_from)) {
            let blocker = path.empty.iter().copied().find(|square| self.occupant(*square).is_some());
            explanation.add_castling(path, blocker, &[path.king_to]);
        }
        Ok(explanation)
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

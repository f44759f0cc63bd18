//! What a position says of a piece: where it goes, and why not elsewhere.

use berolina_board::Square;

use crate::explain::explain_paths;
use crate::hindrance::hindrance;
use crate::no_castling::CastlingAnswer;
use crate::{Explanation, Ground, Hindrance, Move, Occupant, Player, Position, Refusal};

impl Position {
    /// The marks of the legal moves of a piece of the player to move: what a player is offered.
    pub fn explain_legal(&self, square: Square) -> Explanation {
        let mut explanation = self.explain(square);
        let legal: Vec<Move> =
            self.legal_moves().into_iter().filter(|legal| legal.from() == square).collect();
        explanation.marks.retain(|mark| {
            mark.reachable
                && legal.iter().any(|legal| match self.castling_of(*legal) {
                    Some(option) => mark.castle && option.entries().contains(&mark.square),
                    None => legal.to() == mark.square && !mark.castle,
                })
        });
        explanation
    }

    /// The marks of everything that the piece on a square can do, whoever moves and whatever is
    /// legal; squares that it could only enter by taking are marked though they are empty.
    pub fn explain(&self, square: Square) -> Explanation {
        self.explain_with(square, None)
    }

    /// As [`Position::explain`], as if an enemy that is no king stood on one more square, or in place of
    /// what stands there: for pieces that take in another way than they move, and for those that hop.
    ///
    /// ```
    /// use berolina_rules::{Position, variants};
    ///
    /// let start = Position::start(&variants::rules("suicide").unwrap());
    /// let at = |name| start.rules().board().square(name).unwrap();
    /// assert!(!start.explain(at("e2")).destinations().contains(&at("d3")));
    /// assert!(start.explain_ghost(at("e2"), at("d3")).destinations().contains(&at("d3")));
    /// ```
    pub fn explain_ghost(&self, square: Square, ghost: Square) -> Explanation {
        self.explain_with(square, Some(ghost))
    }

    /// The empty squares on which a ghost lets the piece on a square go where it otherwise cannot; see
    /// [`Position::explain_ghost`]. Where [`Paths::needs_others`](crate::Paths::needs_others) says no,
    /// there are none.
    pub fn ghost_squares(&self, from: Square) -> Vec<Square> {
        let needs = |piece| self.rules().paths(piece, from).needs_others();
        if !self.piece_at(from).is_some_and(needs) {
            return Vec::new();
        }
        let now = self.explain(from).destinations();
        let opens = |ghost: &Square| {
            let then = self.explain_ghost(from, *ghost).destinations();
            self.piece_at(*ghost).is_none() && then.iter().any(|square| !now.contains(square))
        };
        self.rules().board().squares().filter(opens).collect()
    }

    fn explain_with(&self, square: Square, ghost: Option<Square>) -> Explanation {
        let Some(piece) = self.piece_at(square) else {
            return Explanation { origin: square, piece: None, marks: Vec::new() };
        };
        let rules = self.rules();
        let view = View::new(self, piece.player, ghost.map(|ghost| (ghost, false)));
        let mut explanation = explain_paths(rules.board(), rules.paths(piece, square), &view);
        explanation.piece = Some(piece);
        let rim = |square: Square| rules.is_pawn(piece.role) && rules.on_far_rim(piece.player, square);
        explanation.marks.iter_mut().for_each(|mark| mark.promote = mark.reachable && rim(mark.square));
        for option in self.castling_rights() {
            let path = &option.path;
            if option.player == piece.player && path.king_from == square {
                let blocker = path.empty.iter().copied().find(|square| view.occupant(*square).is_some());
                explanation.add_castling(path, blocker, &option.entries());
            }
        }
        explanation
    }

    /// Why the piece on one square may not go to another; None when it may.
    pub fn why_not(&self, from: Square, to: Square) -> Option<Refusal> {
        let Some(piece) = self.piece_at(from) else { return Some(Refusal::Empty) };
        if self.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        if piece.player != self.turn() {
            return Some(Refusal::NotYourTurn);
        }
        let goes = |marks: &Explanation| marks.marks.iter().any(|mark| mark.square == to && mark.reachable);
        if goes(&self.explain_legal(from)) {
            return None;
        }
        if self.must_capture() && goes(&self.explain(from)) {
            return Some(Refusal::CompulsoryCapture { by: self.capturers().collect() });
        }
        Some(
            self.danger_of(from, to)
                .unwrap_or_else(|| Refusal::Hindered(self.hindrance(from, to).unwrap_or(Hindrance::NoPath))),
        )
    }

    /// What keeps the piece on one square from going to another, whoever moves and whatever is legal;
    /// None when nothing does, and where no piece stands.
    ///
    /// Castling comes first while the king has a right to it, then the paths of the piece as
    /// [`hindrance`](crate::hindrance()) asks them, and where none of these leads to the square, a
    /// right that is missing and then first moves.
    ///
    /// ```
    /// use berolina_rules::{Hindrance, Position, variants};
    ///
    /// let start = Position::start(&variants::rules("spartan").unwrap());
    /// let at = |name| start.rules().board().square(name).unwrap();
    /// assert_eq!(start.hindrance(at("c1"), at("h6")), Some(Hindrance::Blocked { by: at("d2") }));
    /// assert_eq!(start.hindrance(at("e2"), at("d3")), Some(Hindrance::OnlyTakes));
    /// assert_eq!(start.hindrance(at("h7"), at("f5")), None);
    /// ```
    pub fn hindrance(&self, from: Square, to: Square) -> Option<Hindrance> {
        let piece = self.piece_at(from)?;
        let castling = self.castling_between(piece, from, to);
        match castling {
            Some(CastlingAnswer::Free) => return None,
            Some(CastlingAnswer::Blocked(hindrance)) => return Some(hindrance),
            _ => {}
        }
        let view = View::new(self, piece.player, None);
        let plain = hindrance(self.rules().paths(piece, from), &view, to)?;
        Some(match (plain, castling) {
            (Hindrance::NoPath, Some(CastlingAnswer::None(why))) => Hindrance::NoCastling(why),
            (Hindrance::NoPath, _) if self.rules().goes_first(piece, from, to) => Hindrance::FirstMoveOnly,
            (plain, _) => plain,
        })
    }
}

/// The board as one player sees it, whoever moves.
pub(crate) struct View<'p> {
    position: &'p Position,
    player: Player,
    /// An enemy that is added, and whether it is a king.
    added: Option<(Square, bool)>,
}

impl<'p> View<'p> {
    pub(crate) fn new(position: &'p Position, player: Player, added: Option<(Square, bool)>) -> View<'p> {
        View { position, player, added }
    }
}

impl Ground for View<'_> {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        match self.added {
            Some((added, king)) if added == square => Some(Occupant::Enemy { king }),
            _ => self.position.state().seen_by(self.position.rules().engine(), self.player, square),
        }
    }

    fn passed_over(&self, square: Square) -> bool {
        self.position.state().passed_over(self.player, square)
    }
}

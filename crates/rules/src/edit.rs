//! What somebody needs who puts a position together: which pieces there are, which rights can be, and
//! a look at what is not finished.

use std::sync::Arc;

use berolina_board::{Board, Square};

use crate::notation::fen::outermost;
use crate::setup::{can_have_passed, dropped_right};
use crate::{CastlingRight, EnPassant, Piece, Player, Position, Role, Rules, Setup, Side};

impl Rules {
    /// The kinds of pieces that a player has in the game: those of the start array, and what they become.
    ///
    /// ```
    /// use berolina_rules::{Player, variants};
    /// let rules = variants::rules("spartan").unwrap();
    /// let names = rules.army(Player::White).into_iter().map(|role| rules.spec(role).name);
    /// assert_eq!(names.collect::<Vec<_>>(), ["king", "queen", "rook", "bishop", "knight", "pawn"]);
    /// ```
    pub fn army(&self, player: Player) -> Vec<Role> {
        let starts = |role: Role| self.start().pieces.contains(&Some(Piece { role, player }));
        let becomes =
            |role: &Role| self.roles().any(|from| starts(from) && self.promotes_to(from).contains(role));
        self.roles().filter(|role| starts(*role) || becomes(role)).collect()
    }

    /// Whether a player can ever castle to a side.
    pub fn castles(&self, player: Player, side: Side) -> bool {
        self.castlings().iter().any(|option| option.player == player && option.side == side)
    }

    /// Whether anything is taken in passing.
    pub fn takes_in_passing(&self) -> bool {
        let passes = |player: Player| {
            self.board().squares().any(|square| self.passer_square(player, square).is_some())
        };
        self.players().iter().any(|player| passes(*player))
    }
}

impl Setup {
    /// The right of a player to castle to a side, if the pieces stand for it: the one that the setup has,
    /// or else that with the partner farthest from the king, which a FEN writes by its side.
    pub fn castling_toward(&self, rules: &Rules, player: Player, side: Side) -> Option<CastlingRight> {
        let is_it = |right: &&CastlingRight| {
            let found = rules.castling_for(right);
            found.is_some_and(|(_, option)| (option.player, option.side) == (player, side))
                && dropped_right(rules, self, right).is_none()
        };
        let own = self.castling.iter().find(is_it).copied();
        own.or_else(|| outermost(rules, &self.pieces, player, side).map(CastlingRight::of))
    }

    /// All that could be taken in passing, as the pieces stand and the turn is: each alone is a right
    /// that a position can have. In the order of the players, by square number.
    ///
    /// ```
    /// use berolina_rules::{notation, variants};
    /// let rules = variants::rules("suicide").unwrap();
    /// let (setup, _) = notation::read_fen(&rules, "8/8/8/3pP2p/8/8/8/8 w").unwrap();
    /// let choices = setup.en_passant_choices(&rules);
    /// let names = choices.iter().map(|right| rules.board().name(right.square));
    /// assert_eq!(names.collect::<Vec<_>>(), ["d6", "h6"]);
    /// ```
    pub fn en_passant_choices(&self, rules: &Rules) -> Vec<EnPassant> {
        let mut choices = Vec::new();
        for owner in rules.players().iter().copied() {
            let rights = rules.board().squares().map(|square| EnPassant { owner, square });
            choices.extend(rights.filter(|right| can_have_passed(rules, self, right)));
        }
        choices
    }

    /// The setup left for right, where an image of each square is given as by [`Board::mirror`].
    #[must_use]
    pub fn mirrored(&self, images: &[Square]) -> Setup {
        let image = |square: Square| images.get(square.index()).copied().unwrap_or(square);
        let mut setup = self.clone();
        for (number, piece) in self.pieces.iter().enumerate() {
            let there = image(Square::new(number as u8));
            if let Some(place) = setup.pieces.get_mut(there.index()) {
                *place = *piece;
            }
        }
        for right in &mut setup.castling {
            (right.king, right.partner) = (image(right.king), image(right.partner));
        }
        for right in &mut setup.en_passant {
            right.square = image(right.square);
        }
        setup
    }
}

impl Position {
    /// A position to look at, of a setup that may be wrong: what its pieces could do is true of any; its
    /// legal moves mean nothing where [`Position::from_setup`] finds a fault. Rights that cannot be are
    /// left out. None when the setup is not of this game's board, or has pieces of another game.
    pub fn unchecked(rules: &Arc<Rules>, setup: &Setup) -> Option<Position> {
        let board: &Board = rules.board();
        let belongs = |number: usize| {
            setup.pieces[number].is_none_or(|piece| {
                !board.is_hole(Square::new(number as u8))
                    && piece.role.index() < rules.variant().roles.len()
                    && rules.players().contains(&piece.player)
            })
        };
        let fits = setup.pieces.len() == board.len() && rules.players().contains(&setup.turn);
        if !fits || !(0..board.len()).all(belongs) {
            return None;
        }
        let mut kept = setup.clone();
        kept.castling.retain(|right| dropped_right(rules, setup, right).is_none());
        kept.en_passant.retain(|right| can_have_passed(rules, setup, right));
        Some(Position::of(rules, &kept))
    }
}

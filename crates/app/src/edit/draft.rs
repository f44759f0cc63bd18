//! A position that is being put together.

use berolina_board::Square;
use berolina_rules::notation::{read_fen, write_fen};
use berolina_rules::{Piece, Player, Rules, Setup, Side};

/// A setup, and what somebody wants of it that it cannot have yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// What stands where, with those rights that can be.
    pub setup: Setup,
    /// The castlings that are wanted, whether or not king and partner stand for them.
    pub wanted: Vec<(Player, Side)>,
    /// A FEN as it was typed, until something else changes.
    pub typed: Option<String>,
}

impl Draft {
    /// A setup with all its rights.
    pub fn of(rules: &Rules, setup: Setup) -> Draft {
        let mut draft = Draft { setup, wanted: Vec::new(), typed: None };
        draft.want(rules);
        draft
    }

    /// Wants the castlings of the setup.
    fn want(&mut self, rules: &Rules) {
        self.wanted.clear();
        for right in &self.setup.castling {
            let mut options = rules.castlings().iter();
            let found = options.find(|option| berolina_rules::CastlingRight::of(option) == *right);
            self.wanted.extend(found.map(|option| (option.player, option.side)));
        }
    }

    /// The FEN of what stands on the board.
    pub fn fen(&self, rules: &Rules) -> String {
        write_fen(rules, &self.setup)
    }

    /// Takes what somebody has typed: the position, if it can be read.
    pub fn write(&mut self, rules: &Rules, text: String) {
        if let Ok((setup, _)) = read_fen(rules, &text) {
            self.setup = setup;
            self.want(rules);
        }
        self.typed = (text != self.fen(rules)).then_some(text);
    }

    /// Puts a piece on a square, or nothing.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(place) = self.setup.pieces.get_mut(square.index()) {
            *place = piece;
        }
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.setup.pieces.get(square.index()).copied().flatten()
    }

    /// Whether somebody wants a castling.
    pub fn wants(&self, player: Player, side: Side) -> bool {
        self.wanted.contains(&(player, side))
    }

    /// Wants a castling, or no more.
    pub fn toggle(&mut self, player: Player, side: Side) {
        let wants = self.wants(player, side);
        self.wanted.retain(|right| *right != (player, side));
        if !wants {
            self.wanted.push((player, side));
        }
    }

    /// Left for right.
    pub fn mirror(&mut self, images: &[Square]) {
        self.setup = self.setup.mirrored(images);
        for (_, side) in &mut self.wanted {
            *side = if *side == Side::Short { Side::Long } else { Side::Short };
        }
    }

    /// Lets the rights follow the pieces and the turn: those that can be are there.
    pub fn settle(&mut self, rules: &Rules) {
        let rights = self.wanted.iter();
        let rights = rights.filter_map(|(player, side)| self.setup.castling_toward(rules, *player, *side));
        self.setup.castling = rights.collect();
        let choices = self.setup.en_passant_choices(rules);
        self.setup.en_passant.retain(|right| choices.contains(right));
    }
}

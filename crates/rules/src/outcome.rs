use serde::{Deserialize, Serialize};

use std::ops::ControlFlow;

use berolina_board::Square;

use crate::{NoMoves, Player, Position, Royalty};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; None when nobody did.
    pub winner: Option<Player>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Player, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw, or no result when the game was abandoned.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }

    /// `white`, `black`, `green`, `draw`, or `none` for an abandoned game.
    pub const fn result(self) -> &'static str {
        match (self.winner, self.reason) {
            (Some(winner), _) => winner.name(),
            (None, Reason::Abandoned) => "none",
            (None, _) => "draw",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The player to move is in check and has no move.
    Checkmate,
    /// A king was taken.
    KingCaptured,
    /// The player to move has no piece left.
    NoPieces,
    /// The player to move has pieces, but no move.
    NoMoves,
    /// The player to move has no move, and the two sides are told apart by their number of pieces.
    FewerPieces,
    /// The player to move has no move, and that is a draw.
    Stalemate,
    /// Nobody can make progress with the pieces that are left.
    InsufficientMaterial,
    /// The same position for the third time, claimed.
    Threefold,
    /// The same position for the fifth time.
    Fivefold,
    /// Fifty moves of each player without a capture or a pawn's move, claimed.
    FiftyMoves,
    /// Seventy-five moves of each player without a capture or a pawn's move.
    SeventyFiveMoves,
    /// A player gave up.
    Resignation,
    /// The players agreed on it.
    Agreement,
    /// A player's time ran out.
    Time,
    /// The players stopped without a result.
    Abandoned,
}

impl Reason {
    /// The word for it in links, on the page and on the command line: `no-moves`.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::KingCaptured => "king-captured",
            Reason::NoPieces => "no-pieces",
            Reason::NoMoves => "no-moves",
            Reason::FewerPieces => "fewer-pieces",
            Reason::Stalemate => "stalemate",
            Reason::InsufficientMaterial => "insufficient-material",
            Reason::Threefold => "threefold",
            Reason::Fivefold => "fivefold",
            Reason::FiftyMoves => "fifty-moves",
            Reason::SeventyFiveMoves => "seventy-five-moves",
            Reason::Resignation => "resignation",
            Reason::Agreement => "agreement",
            Reason::Time => "time",
            Reason::Abandoned => "abandoned",
        }
    }
}

impl Position {
    /// How the game has ended by itself, whatever came before: by the capture of a king, without
    /// pieces, without moves, by material, and after so many moves of each player that the clock ends
    /// it. Repetition is the game's to know. Nothing is drawn while a king can be taken.
    pub fn outcome(&self) -> Option<Outcome> {
        let mover = self.turn();
        if self.state().is_won(self.rules().engine()) {
            return Some(Outcome::win(mover, Reason::KingCaptured));
        }
        if self.count_of(mover) == 0 {
            return Some(Outcome::win(mover, Reason::NoPieces));
        }
        if self.for_each_legal(ControlFlow::Break).is_continue() {
            return Some(self.without_moves());
        }
        let reason = if self.has_dead_bishops() || self.has_too_little_to_mate() {
            Reason::InsufficientMaterial
        } else {
            self.clock_end()?
        };
        (!self.can_take_king()).then_some(Outcome::draw(reason))
    }

    /// The draw that moves without a capture or a pawn's move have brought about by themselves.
    fn clock_end(&self) -> Option<Reason> {
        let (moves, reason) = match self.rules().variant().draws.fifty_ends {
            true => (50, Reason::FiftyMoves),
            false => (75, Reason::SeventyFiveMoves),
        };
        (self.halfmoves() >= moves * self.rules().players().len() as u32).then_some(reason)
    }

    fn without_moves(&self) -> Outcome {
        let mover = self.turn();
        let players = self.rules().players();
        if !self.check().is_empty() {
            let winner = players.iter().find(|player| **player != mover);
            return Outcome { winner: winner.copied(), reason: Reason::Checkmate };
        }
        match self.rules().variant().no_moves {
            NoMoves::MoverWins => Outcome::win(mover, Reason::NoMoves),
            NoMoves::Draw | NoMoves::Skip => Outcome::draw(Reason::Stalemate),
            NoMoves::FewerPiecesWins => {
                let counts = || players.iter().map(|player| (self.count_of(*player), *player));
                let (fewest, player) = counts().min_by_key(|(count, _)| *count).unwrap_or((0, mover));
                if counts().filter(|(count, _)| *count == fewest).count() == 1 {
                    Outcome::win(player, Reason::FewerPieces)
                } else {
                    Outcome::draw(Reason::Stalemate)
                }
            }
        }
    }

    /// Whether every piece keeps to its shade, and those of each player to shades on which nobody
    /// else has any: nobody can ever take anything.
    fn has_dead_bishops(&self) -> bool {
        let board = self.rules().board();
        let mut owners: [Option<Player>; 256] = [None; 256];
        self.rules().variant().draws.dead_bishops
            && self.pieces().into_iter().all(|(square, piece)| {
                let owner = &mut owners[board.shade(square) as usize];
                self.rules().keeps_shade(piece.role) && *owner.get_or_insert(piece.player) == piece.player
            })
    }

    /// Whether there is too little besides one king of each player to force mate.
    fn has_too_little_to_mate(&self) -> bool {
        let (rules, variant) = (self.rules(), self.rules().variant());
        let players = rules.players();
        if variant.royalty == Royalty::None || players.iter().any(|player| self.kings(*player).len() != 1) {
            return false;
        }
        let kings: Vec<Square> = players.iter().flat_map(|player| self.kings(*player)).collect();
        let mut others = self.pieces();
        others.retain(|(square, _)| !kings.contains(square));
        let shade = |square: Square| rules.board().shade(square);
        match others.as_slice() {
            [] => true,
            [(_, one)] if variant.draws.lone.contains(&rules.spec(one.role).name) => true,
            all @ [(first, _), ..] if variant.draws.one_shade => {
                all.iter().all(|(at, piece)| rules.keeps_shade(piece.role) && shade(*at) == shade(*first))
            }
            _ => false,
        }
    }
}

//! Suicide Chess and the other ways to play it: lose everything, and win.
//!
//! Source: the rules page "Suicide Chess" of XBoard, which is the giveaway of ICC. The presets differ
//! in whether kings castle and in what a player without a move gets.

use super::role;
use crate::Player;
use crate::variant::{Capture, Castling, DrawRules, NoMoves, Promotion, Royalty, Variant, Wording};

/// A game in which the king is a piece like any other, taking is compulsory, and whoever cannot move
/// wins.
pub const SUICIDE: Variant = Variant {
    id: "suicide",
    name: "Suicide Chess",
    tagline: "Lose everything, and win",
    preset_of: None,
    pgn_name: "giveaway",
    board: "8x8",
    players: &[Player::White, Player::Black],
    roles: &[
        role("king", 'K', "KisO2", None),
        role("queen", 'Q', "RB", Some(6.0)),
        role("rook", 'R', "R", Some(4.0)),
        role("bishop", 'B', "B", Some(3.0)),
        role("knight", 'N', "N", Some(3.0)),
        role("pawn", 'P', "fmWfceFifmnD", Some(1.0)),
    ],
    aliases: &[],
    armies: &[],
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    shuffle: None,
    capture: Capture::Compulsory,
    royalty: Royalty::None,
    no_moves: NoMoves::MoverWins,
    castling: Castling::Unchecked,
    pawns_on_base: false,
    promotion: &[Promotion { from: "pawn", to: &["king", "queen", "rook", "bishop", "knight"] }],
    draws: DrawRules { dead_bishops: true, ..DrawRules::NONE },
    wording: Wording::COMMON,
};

const fn without_castling(
    id: &'static str,
    name: &'static str,
    tagline: &'static str,
    pgn_name: &'static str,
) -> Variant {
    Variant {
        id,
        name,
        tagline,
        preset_of: Some(SUICIDE.id),
        pgn_name,
        castling: Castling::None,
        start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        ..SUICIDE
    }
}

/// As it is played on lichess.
pub const ANTICHESS: Variant =
    without_castling("antichess", "Antichess", "No castling; whoever cannot move wins", "antichess");

/// As it is played on FICS.
pub const FICS_SUICIDE: Variant = Variant {
    no_moves: NoMoves::FewerPiecesWins,
    ..without_castling(
        "fics-suicide",
        "FICS Suicide",
        "No castling; without a move, fewer pieces win",
        "suicide",
    )
};

/// As the AISE rules have it.
pub const LOSING_CHESS: Variant = Variant {
    no_moves: NoMoves::Draw,
    ..without_castling("losing-chess", "Losing Chess", "No castling; without a move, a draw", "losing-chess")
};

//! Three Player Chess, on the hexagon of 96 squares.
//!
//! Source: "Drie speler schaak spelregels", a translation of the rules of ThreeChess (threechess.com,
//! 2010); where they are silent, docs/three-player.md says what was decided and why.

use berolina_board::Board;

use super::role;
use crate::Player;
use crate::variant::{Capture, Castling, DrawRules, NoMoves, Promotion, Royalty, Variant, Wording};

const WORDING: Wording = Wording {
    sides: ["rightside", "leftside"],
    buttons: ["Castle rightside", "Castle leftside"],
    promotion: "The page says “any other chess piece”: read as queen, rook, bishop or knight.",
    claim: "The page says that a player “declares” the draw: read as the player to move, who may claim it or play on.",
};

/// Whoever takes a king first has won; mate only costs the turn.
pub const THREE_PLAYER: Variant = Variant {
    id: "three-player",
    name: "Three Player Chess",
    tagline: "Be the first to take a king",
    preset_of: None,
    pgn_name: "three-player",
    board: Board::THREE_PLAYER,
    // The one place that says in which direction the turn goes round: counter-clockwise, as
    // chessset.com describes the seats of its board.
    players: &[Player::White, Player::Green, Player::Black],
    roles: &[
        role("king", 'K', "KisO2", None),
        role("queen", 'Q', "RB", None),
        role("rook", 'R', "R", None),
        role("bishop", 'B', "B", None),
        role("knight", 'N', "N", None),
        role("pawn", 'P', "fmWfceFifmnD", None),
    ],
    start: "wRwNwBwQwKwBwNwR/wPwPwPwPwPwPwPwP/8/8|gRgNgBgQgKgBgNgR/gPgPgPgPgPgPgPgP/8/8|\
            bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/8/8 w wRL,gRL,bRL - 0 1",
    aliases: &[],
    armies: &[],
    shuffle: None,
    capture: Capture::Free,
    royalty: Royalty::CaptureWins,
    no_moves: NoMoves::Skip,
    castling: Castling::Safe { partner: "rook" },
    pawns_on_base: true,
    promotion: &[Promotion { from: "pawn", to: &["queen", "rook", "bishop", "knight"] }],
    draws: DrawRules { lone: &["bishop", "knight"], one_shade: true, fifty_ends: true, ..DrawRules::NONE },
    wording: WORDING,
};

//! Spartan Chess: White has the pieces of chess, Black an army of its own with two kings.
//!
//! Source: the rules page "Spartan Chess" of XBoard; its inventor is Steven Streetman. Where the page
//! contradicts itself, docs/spartan.md says what was chosen.

use super::role;
use crate::Player;
use crate::variant::{Capture, Castling, DrawRules, NoMoves, Promotion, RoleSpec, Royalty, Variant, Wording};

const ROLES: &[RoleSpec] = &[
    role("king", 'K', "KisO2", None),
    role("queen", 'Q', "RB", Some(9.5)),
    role("rook", 'R', "R", Some(5.0)),
    role("bishop", 'B', "B", Some(3.25)),
    role("knight", 'N', "N", Some(3.25)),
    role("pawn", 'P', "fmWfcFifmnD", Some(1.0)),
    role("general", 'G', "RF", Some(7.0)),
    role("warlord", 'W', "BN", Some(8.75)),
    role("captain", 'C', "WD", Some(3.0)),
    role("lieutenant", 'L', "FAsmW", Some(3.5)),
    role("hoplite", 'H', "fmFfcWifmA", Some(1.0)),
];

/// Two armies, one of them with two kings: it is in check when both are attacked.
pub const SPARTAN: Variant = Variant {
    id: "spartan",
    name: "Spartan Chess",
    tagline: "Two kings against one",
    preset_of: None,
    pgn_name: "spartan",
    board: "8x8",
    players: &[Player::White, Player::Black],
    roles: ROLES,
    aliases: &[],
    armies: &["Persians", "Spartans"],
    shuffle: None,
    start: "lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
    capture: Capture::Free,
    royalty: Royalty::LastOfMany,
    no_moves: NoMoves::Draw,
    castling: Castling::Safe { partner: "rook" },
    pawns_on_base: false,
    promotion: &[
        Promotion { from: "pawn", to: &["queen", "rook", "bishop", "knight"] },
        Promotion { from: "hoplite", to: &["general", "warlord", "captain", "lieutenant", "king"] },
    ],
    draws: DrawRules { lone: &["bishop", "knight", "lieutenant"], ..DrawRules::NONE },
    wording: Wording::COMMON,
};

//! Capablanca Random Chess: ten files, archbishop and chancellor, a shuffled home rank.
//!
//! Source: the rules page "Capablanca Random Chess" of XBoard.

use super::role;
use crate::Player;
use crate::shuffle::{Draw, Place, Scharnagl, Shuffle};
use crate::variant::{
    Capture, Castling, DrawRules, FischerCastling, NoMoves, Promotion, Royalty, Variant, Wording,
};

/// The game. Its own start array is Capablanca's, the others are numbered.
pub const CAPABLANCA_RANDOM: Variant = Variant {
    id: "capablanca-random",
    name: "Capablanca Random Chess",
    tagline: "Ten files, two new pieces, 84\u{a0}000 start positions",
    preset_of: None,
    pgn_name: "caparandom",
    board: "10x8",
    players: &[Player::White, Player::Black],
    roles: &[
        role("king", 'K', "K", None),
        role("queen", 'Q', "RB", Some(9.5)),
        role("chancellor", 'C', "RN", Some(9.0)),
        role("archbishop", 'A', "BN", Some(8.75)),
        role("rook", 'R', "R", Some(5.0)),
        role("bishop", 'B', "B", Some(3.5)),
        role("knight", 'N', "N", Some(3.0)),
        role("pawn", 'P', "fmWfceFifmnD", Some(1.0)),
    ],
    // The Marshall of the source page's pictures; vchess's letters.
    aliases: &[('M', 'C'), ('S', 'A'), ('E', 'C')],
    armies: &[],
    start: "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
    shuffle: Some(&SHUFFLE),
    capture: Capture::Free,
    royalty: Royalty::Single,
    no_moves: NoMoves::Draw,
    castling: Castling::Fischer(FischerCastling {
        king: "king",
        partner: "rook",
        short: ['i', 'h'],
        long: ['c', 'd'],
    }),
    pawns_on_base: false,
    promotion: &[Promotion {
        from: "pawn",
        to: &["queen", "chancellor", "archbishop", "rook", "bishop", "knight"],
    }],
    draws: DrawRules { lone: &["bishop", "knight"], one_shade: true, ..DrawRules::NONE },
    wording: Wording::COMMON,
};

/// Bishops on both shades, and a king between its rooks.
static SHUFFLE: Shuffle = Shuffle {
    draws: &[
        (b'B', Place::Light),
        (b'B', Place::Dark),
        (b'C', Place::Any),
        (b'A', Place::Any),
        (b'Q', Place::Any),
        (b'N', Place::Pair),
    ],
    rest: "RKR",
    scharnagl: Some(Scharnagl {
        draws: [&scharnagl(b'A', b'Q'), &scharnagl(b'Q', b'A')],
        unlike: "RNBQCKABNR",
    }),
};

const fn scharnagl(light: u8, dark: u8) -> [Draw; 6] {
    [
        (light, Place::Light),
        (dark, Place::Dark),
        (b'B', Place::Light),
        (b'B', Place::Dark),
        (b'C', Place::Any),
        (b'N', Place::Pair),
    ]
}

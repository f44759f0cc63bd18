//! The replies to all moves of a position are counted together: what a piece can do is counted again only
//! where the move changed a square that the piece looks at. Here are pieces that look far, or oddly.

use std::sync::Arc;

use berolina_rules::{
    Capture, Castling, DrawRules, NoMoves, Player, Position, RoleSpec, Royalty, Rules, Variant, Wording,
    notation, variants,
};

const fn role(name: &'static str, letter: char, betza: &'static str) -> RoleSpec {
    RoleSpec { name, letter, betza, value: None }
}

/// Nobody has to be kept from check, so that the moves of all pieces can be known.
static HERD: Variant = Variant {
    id: "herd",
    name: "Herd",
    tagline: "For this test",
    preset_of: None,
    pgn_name: "herd",
    board: "8x8",
    players: &[Player::White, Player::Black],
    roles: &[role("cannon", 'C', "mRcpR"), role("horse", 'H', "nN"), role("lion", 'L', "KcaK")],
    aliases: &[],
    armies: &[],
    shuffle: None,
    start: "chllllhc/8/8/8/8/8/8/CHLLLLHC w - - 0 1",
    capture: Capture::Free,
    royalty: Royalty::None,
    no_moves: NoMoves::Draw,
    castling: Castling::None,
    pawns_on_base: false,
    promotion: &[],
    draws: DrawRules::NONE,
    wording: Wording::COMMON,
};

fn check_replies(position: &Position) {
    let replies = |legal| position.play(legal).expect("a legal move").perft(1);
    let one_by_one: u64 = position.legal_moves().into_iter().map(replies).sum();
    assert_eq!(position.perft(2), one_by_one, "{}", notation::fen_of(position));
}

fn read(rules: &Arc<Rules>, fen: &str) -> Position {
    notation::position_from_fen(rules, fen).expect("a position").0
}

#[test]
fn a_horse_is_blocked_where_it_cannot_go() {
    let herd = Arc::new(Rules::new(&HERD).expect("the variant is sound"));
    // Of the lion's eight moves only that to d4 stands in the horse's way, to c3 and e3.
    let position = read(&herd, "8/8/8/3h4/8/3L4/8/8 w - - 0 1");
    assert_eq!(position.perft(2), 7 * 8 + 6);
    check_replies(&position);
}

#[test]
fn hoppers_and_lions_look_everywhere() {
    let herd = Arc::new(Rules::new(&HERD).expect("the variant is sound"));
    let mut position = Position::start(&herd);
    for choice in 0..60_usize {
        check_replies(&position);
        let moves = position.legal_moves();
        position = position.play(moves[choice * 37 % moves.len()]).expect("a legal move");
    }
}

/// Taking in passing would open the rank between rook and king, whatever the third player does first.
#[test]
fn taking_in_passing_is_tried_after_the_move() {
    let rules = variants::rules("three-player").expect("a variant");
    let position = read(&rules, "4wK3/8/8/bK1bPwP3wR|4gK3/8/8/8|8/8/8/8 g - d3 0 1");
    check_replies(&position);
}

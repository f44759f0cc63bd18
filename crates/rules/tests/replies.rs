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
const HERD: Variant = Variant {
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

/// What stands in their way keeps these from giving check, also far from the king.
const STABLE: Variant = Variant {
    id: "stable",
    name: "Stable",
    pgn_name: "stable",
    roles: &[role("king", 'K', "K"), role("horse", 'H', "nN"), role("strider", 'S', "nHnG")],
    start: "ssh1khss/8/8/8/8/8/8/SSH1KHSS w - - 0 1",
    royalty: Royalty::Single,
    ..HERD
};

/// What gives check over hurdles, or by a second step, is found by making moves.
const BATTERY: Variant = Variant {
    id: "battery",
    name: "Battery",
    pgn_name: "battery",
    roles: &[role("king", 'K', "K"), role("cannon", 'C', "mRcpR"), role("lion", 'L', "KcaK")],
    start: "c1l1kl1c/8/8/8/8/8/8/C1L1KL1C w - - 0 1",
    ..STABLE
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
fn checks_are_discovered_far_from_the_king() {
    let stable = Arc::new(Rules::new(&STABLE).expect("the variant is sound"));
    check_replies(&read(&stable, "h3k3/8/4H3/4S3/8/8/8/K7 w - - 0 1"));
}

#[test]
fn pieces_that_look_oddly_are_counted_again() {
    for variant in [&HERD, &STABLE, &BATTERY] {
        let rules = Arc::new(Rules::new(variant).expect("the variant is sound"));
        let mut position = Position::start(&rules);
        for choice in 0..200_usize {
            check_replies(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[choice * 37 % moves.len()]).expect("a legal move");
        }
    }
}

/// Taking in passing would open the rank between rook and king, whatever the third player does first.
#[test]
fn taking_in_passing_is_tried_after_the_move() {
    let rules = variants::rules("three-player").expect("a variant");
    let position = read(&rules, "4wK3/8/8/bK1bPwP3wR|4gK3/8/8/8|8/8/8/8 g - d3 0 1");
    check_replies(&position);
}

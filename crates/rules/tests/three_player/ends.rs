//! Draws: by stalemate, by material, after fifty moves of each, by a third repetition, by agreement of
//! all; and none of them while a king can be taken.

use berolina_rules::game::GameError;
use berolina_rules::{Game, Outcome, Player, Reason};

use crate::{position, rules};

fn end(fen: &str) -> Option<Outcome> {
    position(fen).outcome()
}

fn drawn(reason: Reason) -> Option<Outcome> {
    Some(Outcome::draw(reason))
}

#[test]
fn stalemate_draws_for_all() {
    // White has only the king in the corner; the queen takes its squares and does not attack it.
    let stale = "wK7/2bQ5/8/8|4gP2gK/8/8/8|bK7/8/8/8 w - - 0 1";
    assert_eq!(end(stale), drawn(Reason::Stalemate));
    assert_eq!(end("wK7/3bQ4/8/8|4gP2gK/8/8/8|bK7/8/8/8 w - - 0 1"), None);
}

#[test]
fn too_little_material() {
    let with = |men: &str| end(&format!("4wK3/8/{men}/8|4gK3/8/8/8|4bK3/8/8/8 w - - 0 1"));
    for men in ["8", "wB7", "gN7", "wB1bB5", "wBwB6", "wB1wBwN4", "wP7", "wR7", "wNwN6"] {
        let little = ["8", "wB7", "gN7", "wB1bB5"].contains(&men);
        assert_eq!(with(men), drawn(Reason::InsufficientMaterial).filter(|_| little), "{men}");
    }
}

#[test]
fn fifty_moves_of_each_end_the_game() {
    let after = |plies: u32| end(&format!("wR3wK3/8/8/8|4gK3/8/8/8|4bK3/8/8/8 w - - {plies} 60"));
    assert_eq!(after(149), None);
    assert_eq!(after(150), drawn(Reason::FiftyMoves));
}

#[test]
fn nothing_is_drawn_while_a_king_can_be_taken() {
    // The bishop on d4 attacks the king on e9 through the centre.
    let bishop = |at: &str, plies| format!("4wK3/8/8/{at}|8/8/8/3gK4|4bK3/8/8/8 w - - {plies} 70");
    assert_eq!(end(&bishop("3wB4", 0)), None);
    assert_eq!(end(&bishop("4wB3", 0)), drawn(Reason::InsufficientMaterial));
    assert_eq!(end(&bishop("3wQ4", 150)), None);
    assert_eq!(end(&bishop("2wR5", 150)), drawn(Reason::FiftyMoves));
}

fn repeat(game: &mut Game, times: usize) {
    for _ in 0..times {
        for text in ["g1f3", "k12j10", "b8c6", "f3g1", "j10k12", "c6b8"] {
            game.play_text(text).unwrap();
        }
    }
}

#[test]
fn a_third_repetition_is_claimed_and_a_fifth_is_nothing() {
    let mut game = Game::new(&rules(), None);
    repeat(&mut game, 1);
    assert_eq!(game.can_claim(), None);
    repeat(&mut game, 1);
    assert_eq!(game.can_claim(), Some(Reason::Threefold));
    repeat(&mut game, 3);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claim_draw(), Ok(Outcome::draw(Reason::Threefold)));
}

#[test]
fn all_three_agree_and_nobody_resigns() {
    let mut game = Game::new(&rules(), None);
    assert_eq!(game.resign(Player::White), Err(GameError::NoResignation));
    game.offer_draw(Player::Green).unwrap();
    assert_eq!(game.asked_for_draw(), [Player::White, Player::Black]);
    assert_eq!(game.accept_draw(Player::Black), Ok(None));
    assert_eq!(game.accept_draw(Player::White), Ok(drawn(Reason::Agreement)));
}

//! The text of a whole game, and its moves by rounds.

use berolina_rules::game::RoundCell;
use berolina_rules::notation::pgn::{read_pgn, write_pgn};
use berolina_rules::{Game, Player, Reason};

use crate::{position, rules};

fn played(start: Option<&str>, moves: &str) -> Game {
    let mut game = Game::new(&rules(), start.map(position));
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

/// The game that a text says, after it was written again as the same text.
fn again(game: &Game) -> Game {
    let text = write_pgn(game);
    let mut games = read_pgn(&text, None);
    assert_eq!(games.len(), 1);
    let read = games.remove(0).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(read.stopped.is_none() && read.warnings.is_empty(), "{text}: {:?}", read.warnings);
    assert_eq!(write_pgn(&read.game), text);
    read.game
}

fn moves_of(text: &str) -> &str {
    text.rsplit("\n\n").next().unwrap_or_default().trim_end()
}

/// Cells of all rounds as text.
fn rounds(game: &Game) -> Vec<String> {
    let cell = |cell: &RoundCell<'_>| match cell {
        RoundCell::Before => "-".to_owned(),
        RoundCell::Skipped => "...".to_owned(),
        RoundCell::Move(entry) => entry.san.to_owned(),
    };
    let row = |cells: &[RoundCell<'_>]| cells.iter().map(cell).collect::<Vec<_>>().join(" ");
    game.rounds().iter().map(|round| format!("{}. {}", round.number, row(&round.cells))).collect()
}

#[test]
fn a_game_from_the_start() {
    let mut game = played(None, "e4 e10 d6 Nf3");
    game.set_name(Player::Green, "Grün");
    let text = write_pgn(&game);
    let tags =
        "[White \"?\"]\n[Green \"Grün\"]\n[Black \"?\"]\n[Result \"*\"]\n[Variant \"three-player\"]\n\n";
    assert!(text.contains(tags), "{text}");
    assert_eq!(moves_of(&text), "1. e4 e10 d6 2. Nf3 *");
    assert_eq!(rounds(&again(&game)), ["1. e4 e10 d6", "2. Nf3"]);
    assert!(played(None, "").rounds().is_empty());
}

#[test]
fn columns_before_the_first_move() {
    let fen = "4wK3/wP7/8/8|4gK3/gP7/8/8|4bK3/bP7/8/8 b - - 0 5";
    let game = played(Some(fen), "l6 a3");
    let text = write_pgn(&game);
    assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{text}");
    assert_eq!(moves_of(&text), "5. - - l6 6. a3 *");
    assert_eq!(rounds(&again(&game)), ["5. - - l6", "6. a3"]);
}

const READY: &str = "4wK3/wP7/8/8|7gK/1gP3wR2/6wQ1/8|1bR2bK3/5bP2/8/8 w - - 0 1";

#[test]
fn missed_turns_have_their_columns() {
    let mut game = played(Some(READY), "Qk11 c6 a3 c5");
    let text = write_pgn(&game);
    assert_eq!(moves_of(&text), "1. Qk11# ... c6+ 2. a3# ... c5+ *");
    assert_eq!(rounds(&again(&game)), ["1. Qk11# ... c6+", "2. a3# ... c5+"]);
    game.play_text("QxKl12").unwrap();
    let text = write_pgn(&game);
    assert!(text.contains("[Result \"1-0-0\"]"), "{text}");
    assert_eq!(moves_of(&text), "1. Qk11# ... c6+ 2. a3# ... c5+ 3. QxKl12 1-0-0");
    let read = again(&game);
    assert_eq!(read.outcome().map(|outcome| outcome.reason), Some(Reason::KingCaptured));
}

#[test]
fn a_game_that_starts_with_a_missed_turn() {
    let game = played(Some("4wK3/wP7/8/8|7gK/1gP3wRwQ1/8/8|1bR2bK3/5bP2/8/8 g - - 0 1"), "Rxk11 a3");
    assert_eq!(rounds(&game), ["1. - ... Rxk11", "2. a3"]);
    assert_eq!(moves_of(&write_pgn(&game)), "1. - - Rxk11 2. a3 *");
    again(&game);
}

#[test]
fn results_of_three() {
    let mut game = played(None, "e4");
    game.agree_draw().unwrap();
    assert_eq!(moves_of(&write_pgn(&game)), "1. e4 1/3-1/3-1/3");
    assert_eq!(again(&game).outcome(), game.outcome());
    let mut game = played(None, "e4");
    game.abandon().unwrap();
    assert_eq!(again(&game).outcome(), game.outcome());
    let text = "[Variant \"three-player\"]\n\n1. e4 e10 0-1-0";
    let read = read_pgn(text, None).remove(0).unwrap();
    assert_eq!((read.game.outcome(), read.warnings.len()), (None, 1), "nobody resigns");
}

#[test]
fn comments_and_variations_keep_the_columns() {
    let text = "[Variant \"three-player\"]\n\n1. e4 e10 {good} (1. - h10 1. - - a6) d6 2. a3 *";
    let read = read_pgn(text, None).remove(0).unwrap();
    assert!(read.stopped.is_none() && read.warnings.is_empty());
    assert_eq!(
        read.game.main_line().iter().map(|entry| entry.san).collect::<Vec<_>>(),
        ["e4", "e10", "d6", "a3"]
    );
    again(&read.game);
}

//! The game: its tree, its ends, and what is kept of it.

use berolina_rules::game::{Game, GameError, NodeId, RestoreWarning, StoredEnd, StoredGame};
use berolina_rules::notation::{fen_of, position_from_fen};
use berolina_rules::{Outcome, Player, Reason, variants};

fn game(id: &str, fen: Option<&str>, moves: &str) -> Game {
    let rules = variants::rules(id).expect("a variant");
    let start = fen.map(|fen| position_from_fen(&rules, fen).expect("a position").0);
    let mut game = Game::new(&rules, start);
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn sans(game: &Game) -> Vec<&str> {
    game.line().iter().map(|entry| entry.san).collect()
}

#[test]
fn moves_taken_back_stay_in_the_tree() {
    let mut game = game("suicide", None, "e3 b5 Bxb5");
    assert!(game.undo() && game.undo());
    assert_eq!((game.ply(), sans(&game)), (1, vec!["e3", "b5", "Bxb5"]));
    assert!(game.redo());
    assert_eq!(game.ply(), 2);
    game.undo();
    game.play_text("a6").unwrap();
    assert_eq!(sans(&game), ["e3", "a6"]);
    assert_eq!(game.main_line().len(), 3);
    // Redo makes the move again that was last taken back.
    game.undo();
    game.undo();
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(sans(&game), ["e3", "a6"]);
    // The same move is the same place.
    let there = game.current();
    game.undo();
    game.play_text("a6").unwrap();
    assert_eq!(game.current(), there);
    assert_eq!(game.len(), 5);
    game.promote(there);
    assert_eq!(game.main_line().iter().map(|entry| entry.san).collect::<Vec<_>>(), ["e3", "a6"]);
}

#[test]
fn every_ply_and_place_can_be_gone_to() {
    let mut game = game("suicide", None, "e3 b5 Bxb5");
    assert!(game.goto_ply(1));
    assert_eq!(game.line().len(), 3);
    assert!(game.goto_ply(0) && game.goto_ply(3) && !game.goto_ply(4));
    assert_eq!(game.current(), game.line()[2].node);
    assert!(game.goto(NodeId::ROOT));
    assert!(!game.can_undo() && game.can_redo() && !game.undo());
    let foreign = self::game("suicide", None, "e3 b5 Bxb5 Ba6 Bxa6").current();
    assert!(!game.goto(foreign) && game.node(foreign).is_none());
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = game("suicide", None, "e3 b5");
    let before = game.store();
    assert!(matches!(game.play_text("a3"), Err(GameError::Text(_))));
    let other = self::game("suicide", None, "").position().legal_moves()[0];
    assert!(matches!(game.play(other), Err(GameError::Illegal(_))));
    assert_eq!(game.store(), before);
}

#[test]
fn a_recorded_end_is_taken_back_by_itself() {
    let mut game = game("suicide", None, "e3 b5");
    let lost = game.resign(Player::White).unwrap();
    assert_eq!(lost, Outcome::win(Player::Black, Reason::Resignation));
    assert_eq!(game.play_text("Bxb5"), Err(GameError::Over));
    assert_eq!(game.resign(Player::Black), Err(GameError::Over));
    assert_eq!(game.agree_draw(), Err(GameError::Over));
    assert!(game.undo());
    assert_eq!((game.ply(), game.outcome()), (2, None));
    assert!(game.redo());
    assert_eq!(game.outcome(), Some(lost));
    // All the way back, and forth again.
    while game.undo() {}
    assert_eq!((game.ply(), game.outcome()), (0, None));
    while game.redo() {}
    assert_eq!((game.ply(), game.outcome()), (2, Some(lost)));
    // Going on makes it forgotten.
    game.undo();
    game.play_text("Bxb5").unwrap();
    game.undo();
    assert_eq!(game.outcome(), None);
    assert!(game.redo() && !game.redo());
    // So does making the move anew that had it behind it.
    game.abandon().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Abandoned)));
    game.undo();
    game.undo();
    game.play_text("Bxb5").unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn an_end_may_come_before_any_move() {
    let mut game = game("suicide", None, "");
    game.resign(Player::Black).unwrap();
    assert_eq!(game.outcome().map(Outcome::result), Some("white"));
    assert!(game.undo() && game.outcome().is_none() && !game.undo());
    game.lose_on_time(Player::White).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::win(Player::Black, Reason::Time)));
    assert_eq!(game.clone().offer_draw(Player::White), Err(GameError::Over));
    game.undo();
    assert_eq!(game.resign(Player::Green), Err(GameError::NotPlaying(Player::Green)));
}

#[test]
fn draws_are_offered_and_answered() {
    let mut game = game("suicide", None, "");
    assert_eq!(game.accept_draw(Player::Black), Err(GameError::NoOffer(Player::Black)));
    game.offer_draw(Player::White).unwrap();
    assert_eq!(game.asked_for_draw(), [Player::Black]);
    assert_eq!(game.accept_draw(Player::White), Err(GameError::NoOffer(Player::White)));
    game.decline_draw(Player::Black).unwrap();
    assert!(game.draw_offer().is_none());
    game.offer_draw(Player::White).unwrap();
    game.play_text("e3").unwrap();
    assert!(game.draw_offer().is_none(), "an offer lapses with the next move");
    game.offer_draw(Player::White).unwrap();
    assert_eq!(game.accept_draw(Player::Black), Ok(Some(Outcome::draw(Reason::Agreement))));
    assert!(game.draw_offer().is_none() && game.outcome().is_some());
}

#[test]
fn repetition_is_claimed_and_then_automatic() {
    let mut game = game("antichess", None, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(game.can_claim(), None);
    assert_eq!(game.claim_draw(), Err(GameError::NothingToClaim));
    game.play_text("Ng8").unwrap();
    assert_eq!(game.node(game.current()).unwrap().repetitions(), 3);
    assert_eq!(game.can_claim(), Some(Reason::Threefold));
    assert_eq!(game.claim_draw(), Ok(Outcome::draw(Reason::Threefold)));
    assert_eq!(game.can_claim(), None);
    game.undo();
    for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
        assert_eq!(game.outcome(), None);
        game.play_text(text).unwrap();
    }
    game.play_text("Ng8").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Fivefold)));
    assert_eq!(game.play_text("Nf3"), Err(GameError::Over));
    // It is a matter of the line, not of the tree.
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn rights_make_a_difference_for_repetition() {
    // The king moves and comes back: the right to castle is gone.
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let game = game("suicide", Some(fen), "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert_eq!(game.node(game.current()).unwrap().repetitions(), 2);
    assert_eq!(game.can_claim(), None);
}

#[test]
fn fifty_moves_are_claimed() {
    let mut game = game("antichess", Some("4k3/8/8/8/8/8/8/R7 w - - 99 80"), "");
    assert_eq!(game.can_claim(), None);
    game.play_text("Rb1").unwrap();
    assert_eq!(game.can_claim(), Some(Reason::FiftyMoves));
    assert_eq!(game.claim_draw(), Ok(Outcome::draw(Reason::FiftyMoves)));
    let late = self::game("antichess", Some("4k3/8/8/8/8/8/8/R7 w - - 149 80"), "Rb1");
    assert_eq!(late.outcome(), Some(Outcome::draw(Reason::SeventyFiveMoves)));
    assert_eq!(late.can_claim(), None);
}

#[test]
fn the_rules_end_a_game() {
    let game = game("suicide", Some("8/8/8/8/8/1p6/P7/8 w - - 0 1"), "axb3");
    assert_eq!(game.outcome(), Some(Outcome::win(Player::Black, Reason::NoPieces)));
    let mut game = self::game("suicide", Some("8/8/8/3kK3/8/8/8/8 w - - 0 1"), "Kxd5");
    assert_eq!(game.outcome(), Some(Outcome::win(Player::Black, Reason::NoPieces)));
    assert_eq!(game.resign(Player::White), Err(GameError::Over));
    assert!(game.undo());
    assert_eq!(game.outcome(), None);
}

#[test]
fn names_and_tags_are_kept() {
    let mut game = game("suicide", None, "");
    game.set_name(Player::White, "  Ann ");
    game.set_name(Player::Black, " ");
    game.set_tag("Event", "A");
    game.set_tag("Event", "B");
    assert_eq!((game.name(Player::White), game.name(Player::Black)), (Some("Ann"), None));
    assert_eq!(game.tags(), [("Event".to_owned(), "B".to_owned())]);
}

#[test]
fn storage_is_small_and_complete() {
    let mut game = game("fics-suicide", None, "e3 b5 Bxb5");
    game.undo();
    game.undo();
    game.play_text("a6").unwrap();
    game.resign(Player::White).unwrap();
    let id = game.current();
    game.remarks_mut(id).unwrap().nags.push(2);
    let json = serde_json::to_string(&game.store()).unwrap();
    assert_eq!(
        json,
        "{\"variant\":\"fics-suicide\",\"moves\":\"e2e3 b7b5 (a7a6) f1b5\",\"current\":3,\
         \"ends\":[{\"at\":3,\"winner\":\"black\",\"reason\":\"resignation\"}],\
         \"notes\":[{\"at\":3,\"nags\":[2]}]}"
    );
    let (restored, warnings) = Game::restore(&serde_json::from_str(&json).unwrap()).unwrap();
    assert!(warnings.is_empty());
    assert_eq!(sans(&restored), ["e3", "a6"]);
    assert_eq!(restored.outcome(), game.outcome());
    assert_eq!(fen_of(restored.position()), fen_of(game.position()));
}

#[test]
fn damaged_storage_keeps_what_it_can() {
    let stored = |moves: &str| StoredGame {
        variant: "suicide".to_owned(),
        moves: moves.to_owned(),
        ..StoredGame::default()
    };
    let (game, warnings) = Game::restore(&stored("e2e3 b7b5 (a7a6 zz9 b2b3) a2a3 h7h6")).unwrap();
    assert_eq!(game.ply(), 0);
    assert_eq!(sans(&game), ["e3", "b5"]);
    let numbers: Vec<u32> = warnings
        .iter()
        .map(|warning| match warning {
            RestoreWarning::Move { number, .. } => *number,
            other => panic!("{other}"),
        })
        .collect();
    assert_eq!(numbers, [4, 6]);
    let mut late = stored("e2e3 x (b7b5) ) (");
    late.current = 2;
    late.ends = vec![
        StoredEnd { at: 1, winner: Some("nobody".to_owned()), reason: "resignation".to_owned() },
        StoredEnd { at: 9, winner: None, reason: "agreement".to_owned() },
        StoredEnd { at: 1, winner: None, reason: "boredom".to_owned() },
    ];
    late.offer = Some("green".to_owned());
    let (game, warnings) = Game::restore(&late).unwrap();
    assert_eq!((game.ply(), game.outcome()), (1, None));
    assert_eq!(warnings.len(), 8, "{warnings:?}");
    assert!(Game::restore(&StoredGame { variant: "checkers".to_owned(), ..stored("") }).is_err());
    assert!(Game::restore(&StoredGame { fen: Some("8 w".to_owned()), ..stored("") }).is_err());
    let empty: StoredGame = serde_json::from_str("{\"variant\":\"suicide\"}").unwrap();
    assert!(Game::restore(&empty).unwrap().0.is_empty());
}

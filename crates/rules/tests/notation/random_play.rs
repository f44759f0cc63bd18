//! What must hold of texts in every position of every game, tried on random play.

use std::collections::BTreeSet;

use berolina_rules::game::{Game, NodeId};
use berolina_rules::notation::pgn::{read_pgn, write_pgn};
use berolina_rules::notation::{
    all_sans, fen_of, position_from_fen, read_fen, read_move, read_move_text, write_fen, write_move,
};
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Position, variants};
use proptest::prelude::*;

use super::rules;

fn ids() -> impl Strategy<Value = &'static str> {
    let ids: Vec<&'static str> = variants::ALL.iter().map(|variant| variant.id).collect();
    prop::sample::select(ids)
}

fn choices(most: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..most)
}

fn check_texts(position: &Position) {
    let rules = position.rules();
    let fen = fen_of(position);
    let (copy, warnings) = position_from_fen(rules, &fen).expect("what was written can be read");
    assert!(warnings.is_empty(), "{fen}: {warnings:?}");
    assert_eq!(copy.key(), position.key(), "{fen}");
    assert_eq!(fen_of(&copy), fen);
    let (setup, _) = read_fen(rules, &fen).expect("what was written can be read");
    assert_eq!(write_fen(rules, &setup), fen);
    let sans = all_sans(position);
    let distinct: BTreeSet<&String> = sans.iter().map(|(_, san)| san).collect();
    assert_eq!(distinct.len(), sans.len(), "{fen}: {sans:?}");
    for (made, san) in &sans {
        assert_eq!(read_move(position, san), Ok(*made), "{fen}: {san}");
        let text = write_move(rules, *made);
        assert_eq!(read_move_text(position, &text), Ok(*made), "{fen}: {text}");
        assert_eq!(read_move(position, &text), Ok(*made), "{fen}: {text}");
        // The same move with its whole origin.
        let board = rules.board();
        let letter = position.piece_at(made.from()).map(|piece| rules.spec(piece.role).letter);
        let long: String = letter.into_iter().chain(text.chars()).collect();
        assert_eq!(read_move(position, &long), Ok(*made), "{fen}: {long}");
        assert!(text.starts_with(board.name(made.from())));
    }
}

/// Plays and takes back by numbers, with remarks here and there.
fn play(id: &str, choices: &[u16]) -> Game {
    let arrays = StartArrays::of(&rules(id)).zip(choices.first());
    let start = arrays.and_then(|(arrays, first)| arrays.position(u32::from(*first)).ok());
    let mut game = Game::new(&rules(id), start);
    for choice in choices {
        let moves = game.position().legal_moves();
        let chosen = *choice as usize;
        if game.outcome().is_some() || moves.is_empty() || chosen.is_multiple_of(11) {
            for _ in 0..chosen % 4 {
                game.undo();
            }
            continue;
        }
        game.play(moves[chosen % moves.len()]).expect("a legal move");
        let id = game.current();
        let remarks = game.remarks_mut(id).expect("the current place");
        if chosen.is_multiple_of(7) && remarks.comments.is_empty() {
            let brace = if chosen.is_multiple_of(2) { "}" } else { "" };
            remarks.comments.push(format!("comment {chosen} {brace}; (e4) 1-0"));
        }
        if chosen.is_multiple_of(5) && remarks.nags.is_empty() {
            remarks.nags.push((chosen % 256) as u8);
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn positions_and_moves_survive_their_texts(id in ids(), choices in choices(150)) {
        let mut position = Position::start(&rules(id));
        for choice in choices {
            check_texts(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[choice as usize % moves.len()]).expect("a legal move");
        }
    }

    #[test]
    fn games_survive_pgn(id in ids(), choices in choices(120)) {
        let mut game = play(id, &choices);
        // A PGN says nothing of the place in the tree.
        let last = game.main_line().last().map_or(NodeId::ROOT, |entry| entry.node);
        game.goto(last);
        let text = write_pgn(&game);
        let read = read_pgn(&text, None).remove(0).expect("what was written can be read");
        prop_assert!(read.stopped.is_none());
        // A name of files that means another game here is told.
        prop_assert!(read.warnings.len() <= 1, "{:?}", read.warnings);
        prop_assert_eq!(read.game.store(), game.store());
        prop_assert_eq!(write_pgn(&read.game), text);
    }

    #[test]
    fn games_survive_storage(id in ids(), choices in choices(120), end in 0..5) {
        let mut game = play(id, &choices);
        let player = game.position().turn();
        let _ = match end {
            0 => game.resign(player).map(|_| ()),
            1 => game.agree_draw().map(|_| ()),
            2 => game.offer_draw(player),
            3 => game.abandon().map(|_| { game.undo(); }),
            _ => Ok(()),
        };
        let json = serde_json::to_string(&game.store()).expect("a game is data");
        let stored = serde_json::from_str(&json).expect("what was written can be read");
        let (restored, warnings) = Game::restore(&stored).expect("nothing is damaged");
        prop_assert!(warnings.is_empty(), "{:?}", warnings);
        prop_assert_eq!(restored.outcome(), game.outcome());
        prop_assert_eq!(restored.position(), game.position());
        prop_assert_eq!(restored.draw_offer(), game.draw_offer());
        prop_assert_eq!(restored.can_redo(), game.can_redo() || restored.can_redo());
        prop_assert_eq!(restored.store(), stored);
    }

    #[test]
    fn undo_and_redo_are_each_others_reverse(id in ids(), choices in choices(60)) {
        let mut game = play(id, &choices);
        let player = game.position().turn();
        let _ = game.resign(player);
        let mut states = vec![(game.ply(), game.outcome())];
        while game.undo() {
            states.push((game.ply(), game.outcome()));
        }
        prop_assert_eq!(game.ply(), 0);
        for state in states.iter().rev().skip(1) {
            prop_assert!(game.redo());
            prop_assert_eq!(&(game.ply(), game.outcome()), state);
        }
    }

    #[test]
    fn a_clone_is_played_by_itself(id in ids(), choices in choices(40)) {
        let game = play(id, &choices);
        let (fen, stored) = (fen_of(game.position()), game.store());
        let mut copy = game.clone();
        for _ in 0..3 {
            if let Some(made) = copy.position().legal_moves().first() {
                let _ = copy.play(*made);
            }
        }
        copy.undo();
        prop_assert_eq!(fen_of(game.position()), fen);
        prop_assert_eq!(game.store(), stored);
    }
}

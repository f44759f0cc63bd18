//! What other programs make of what we write; skipped with a message where they are not there.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use berolina_rules::notation::pgn::write_pgn;
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Game, variants};

use super::rules;

/// Games of every variant by a fixed course of numbers, from some start array where there are many.
fn games() -> String {
    let mut text = String::new();
    let mut seed = 7u32;
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % below.max(1)
    };
    for variant in variants::ALL {
        let rules = rules(variant.id);
        let arrays = StartArrays::of(&rules);
        for _ in 0..3 {
            let start = arrays.as_ref().and_then(|all| all.position(next(all.count() as usize) as u32).ok());
            let mut game = Game::new(&rules, start);
            while game.outcome().is_none() && game.ply() < 80 {
                let moves = game.position().legal_moves();
                // Castling is rare among random moves: it is made where it can be.
                let castling = moves.iter().position(|made| game.position().castling_of(*made).is_some());
                let chosen = castling.unwrap_or_else(|| next(moves.len()));
                game.play(moves[chosen]).expect("a legal move");
            }
            let _ = writeln!(text, "{}", write_pgn(&game));
        }
    }
    text
}

#[test]
fn fairy_stockfish_reads_our_games() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/notation/peers.py");
    let python = Command::new("python3").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut python) = python else {
        println!("skipped: there is no python3");
        return;
    };
    let games = games();
    // A script that skips does not read to the end.
    let _ = python.stdin.take().expect("a pipe").write_all(games.as_bytes());
    let output = python.wait_with_output().expect("an end");
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{said}");
    assert!(output.status.success());
    assert!(said.starts_with("skipped") || said.ends_with(" moves read\n"), "{said}");
}

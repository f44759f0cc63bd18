//! The data files: complete lists of legal moves, and counts of leaves.
//!
//! Counts up to half a million are always made; all others when `BEROLINA_DEEP` is set, or with
//! `cargo test -p berolina-rules --test conformance -- --ignored`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use berolina_rules::{Outcome, Player, Position, Rules, notation, variants};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Leaves that are counted in every run.
const QUICK: u64 = 500_000;

/// The data files, by the variant that they are for.
const FILES: &[(&str, &str)] = &[
    ("suicide", "suicide.jsonl"),
    ("capablanca-random", "capablanca-random.jsonl"),
    ("spartan", "spartan.jsonl"),
];

#[derive(Deserialize)]
struct Perft {
    fen: String,
    note: String,
    perft: Vec<u64>,
}

#[derive(Deserialize)]
struct Listed {
    fen: String,
    note: String,
    moves: BTreeMap<String, String>,
    captures: Vec<String>,
    checks: Vec<String>,
    in_check: bool,
    result: String,
}

fn lines<T: DeserializeOwned>(kind: &str, file: &str) -> Vec<T> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(kind).join(file);
    let text = std::fs::read_to_string(&path).expect("the data file is there");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// A SAN as the data files have it: those of Spartan Chess leave out the signs of check and mate.
fn as_listed<'s>(id: &str, san: &'s str) -> &'s str {
    if id == "spartan" { san.trim_end_matches(['+', '#']) } else { san }
}

fn position(id: &str, fen: &str) -> Position {
    let rules = variants::rules(id).expect("a variant");
    let (position, warnings) = notation::position_from_fen(&rules, fen).expect("a position");
    assert!(warnings.is_empty(), "{fen}: {warnings:?}");
    position
}

fn score(rules: &Rules, outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "*",
        Some(Outcome { winner: None, .. }) => "1/2-1/2",
        Some(Outcome { winner, .. }) if winner == rules.players().first().copied() => "1-0",
        Some(_) => "0-1",
    }
}

#[test]
fn moves_are_those_listed() {
    for (id, file) in FILES {
        for line in lines::<Listed>("moves", file) {
            let position = position(id, &line.fen);
            let rules = position.rules();
            let said = format!("{id}, {} ({})", line.fen, line.note);
            let found: BTreeMap<String, String> = notation::all_sans(&position)
                .into_iter()
                .map(|(made, san)| (notation::write_move(rules, made), san))
                .collect();
            let bare: BTreeMap<String, String> =
                found.iter().map(|(text, san)| (text.clone(), as_listed(id, san).to_owned())).collect();
            assert_eq!(bare, line.moves, "{said}");
            let checks = found.iter().filter(|(_, san)| san.ends_with(['+', '#']));
            let checks: BTreeSet<&String> = checks.map(|(text, _)| text).collect();
            assert_eq!(checks, line.checks.iter().collect(), "{said}");
            let mut captures: Vec<String> = position
                .legal_moves()
                .into_iter()
                .filter(|made| made.is_capture())
                .map(|made| notation::write_move(rules, made))
                .collect();
            captures.sort();
            let mut listed = line.captures.clone();
            listed.sort();
            assert_eq!(captures, listed, "{said}");
            assert_eq!(!position.check().is_empty(), line.in_check, "{said}");
            assert_eq!(score(rules, position.outcome()), line.result, "{said}");
        }
    }
}

#[test]
fn listed_moves_read_back() {
    for (id, file) in FILES {
        for line in lines::<Listed>("moves", file) {
            let position = position(id, &line.fen);
            for (text, san) in &line.moves {
                let made = notation::read_move_text(&position, text).expect("move text");
                assert_eq!(notation::read_move(&position, san), Ok(made), "{}: {san}", line.fen);
                assert_eq!(notation::read_move(&position, text), Ok(made), "{}: {text}", line.fen);
                assert_eq!(as_listed(id, &notation::write_san(&position, made)), san, "{}", line.fen);
            }
        }
    }
}

#[test]
fn positions_read_back() {
    for (id, file) in FILES {
        let listed = lines::<Listed>("moves", file).into_iter().map(|line| line.fen);
        let counted = lines::<Perft>("perft", file).into_iter().map(|line| line.fen);
        for fen in listed.chain(counted) {
            let first = position(id, &fen);
            let text = notation::fen_of(&first);
            let second = position(id, &text);
            assert_eq!(first, second, "{fen}");
            assert_eq!(first.key(), second.key(), "{fen}");
            // What the file calls the position, but for an e.p. square that nobody can use.
            let fields = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
            let (written, given) = (fields(&text), fields(&fen));
            for field in [0, 1, 4, 5] {
                assert_eq!(written[field], given[field], "{fen}");
            }
            assert_eq!(written[2], x_fen(&given), "{fen}");
            assert!(written[3] == given[3] || written[3] == "-", "{fen}");
        }
    }
}

/// The castling field with `K` and `Q` for the outermost rooks, whatever letters the file has.
fn x_fen(fields: &[String]) -> String {
    let ranks: Vec<&str> = fields[0].split('/').collect();
    let squares = |rank: &str| -> Vec<char> {
        let spaced = rank.replace("10", "          ");
        let empty = |letter: char| letter.to_digit(10).map_or(1, |digit| digit as usize);
        spaced.chars().flat_map(|letter| vec![letter; empty(letter)]).collect()
    };
    let letter = |given: char| {
        let white = given.is_ascii_uppercase();
        if matches!(given, '-' | 'K' | 'Q' | 'k' | 'q') {
            return given;
        }
        let cased = |letter: char| if white { letter } else { letter.to_ascii_lowercase() };
        let rank = squares(if white { ranks[ranks.len() - 1] } else { ranks[0] });
        let king = rank.iter().position(|letter| *letter == cased('K')).expect("a king");
        let file = (given.to_ascii_lowercase() as u8 - b'a') as usize;
        let first = rank.iter().position(|letter| *letter == cased('R'));
        let last = rank.iter().rposition(|letter| *letter == cased('R'));
        match file {
            _ if file > king && last == Some(file) => cased('K'),
            _ if file < king && first == Some(file) => cased('Q'),
            _ => given,
        }
    };
    fields[2].chars().map(letter).collect()
}

fn count(wanted: impl Fn(u64) -> bool) {
    for (id, file) in FILES {
        for line in lines::<Perft>("perft", file) {
            let position = position(id, &line.fen);
            for (depth, leaves) in (1..).zip(&line.perft).filter(|(_, leaves)| wanted(**leaves)) {
                assert_eq!(position.perft(depth), *leaves, "{id}, {} ({}), {depth}", line.fen, line.note);
            }
        }
    }
}

#[test]
fn leaves_are_counted() {
    let deep = std::env::var_os("BEROLINA_DEEP").is_some();
    count(|leaves| deep || leaves <= QUICK);
}

#[test]
#[ignore = "counts 234 million leaves"]
fn leaves_are_counted_deep() {
    count(|leaves| leaves > QUICK);
}

/// What `rules/suicide.md` says of the presets, position by position: who wins, or `draw`, or that
/// the game goes on.
#[test]
fn presets_end_differently() {
    let white = Some(Player::White);
    let black = Some(Player::Black);
    let ids = ["suicide", "antichess", "fics-suicide", "losing-chess"];
    for (fen, ends) in [
        // White cannot move, and has more men.
        ("6nB/6P1/8/4p3/2p1P3/2P5/8/8 w - - 0 1", ["no-moves", "no-moves", "fewer-pieces", "stalemate"]),
        // As many men on either side.
        ("8/8/8/8/8/7p/7P/8 w - - 0 1", ["no-moves", "no-moves", "stalemate", "stalemate"]),
        // A mover without men wins everywhere.
        ("8/8/8/8/8/7p/8/8 w - - 0 1", ["no-pieces"; 4]),
        ("8/8/8/8/8/8/8/8 b - - 0 1", ["no-pieces"; 4]),
        // Bishops that never meet, and such that can.
        ("8/8/8/2b5/8/3B4/8/8 w - - 0 1", ["insufficient-material"; 4]),
        ("8/8/8/2b1b3/8/3B1B2/8/8 w - - 0 1", ["insufficient-material"; 4]),
        ("8/8/8/2b5/8/4B3/8/8 b - - 0 1", [""; 4]),
        ("8/8/8/2b5/8/3BB3/8/8 w - - 0 1", [""; 4]),
        ("8/8/8/2b5/8/3B4/7P/8 w - - 0 1", [""; 4]),
        ("8/8/8/2n5/8/3N4/8/8 w - - 0 1", [""; 4]),
        ("8/8/8/8/8/8/7R/r7 w - - 149 90", [""; 4]),
        ("8/8/8/8/8/8/7R/r7 w - - 150 90", ["seventy-five-moves"; 4]),
    ] {
        for (id, end) in ids.iter().zip(ends) {
            let outcome = position(id, fen).outcome();
            assert_eq!(outcome.map_or("", |outcome| outcome.reason.word()), end, "{id} {fen}");
            let winner = outcome.and_then(|outcome| outcome.winner);
            let expected = match end {
                "no-moves" | "no-pieces" if fen.contains(" b ") => black,
                "no-moves" | "no-pieces" => white,
                "fewer-pieces" => black,
                _ => None,
            };
            assert_eq!(winner, expected, "{id} {fen}");
        }
    }
}

#[test]
fn castling_is_the_switch_between_presets() {
    let fen = "4k2r/7p/8/8/8/8/7P/R3K2R w KQk - 0 1";
    let counts = |position: &Position| [1, 2, 3].map(|depth| position.perft(depth));
    assert_eq!(counts(&position("suicide", fen)), [21, 210, 4141]);
    for id in ["antichess", "fics-suicide", "losing-chess"] {
        let rules = variants::rules(id).expect("a variant");
        let (position, warnings) = notation::position_from_fen(&rules, fen).expect("a position");
        assert_eq!(warnings.len(), 1, "{id}");
        assert_eq!(counts(&position), [19, 171, 3351], "{id}");
        assert_eq!([1, 2, 3].map(|depth| Position::start(&rules).perft(depth)), [20, 400, 8067], "{id}");
    }
}

#[test]
fn taking_in_passing_can_be_the_only_capture() {
    for (fen, moves) in
        [("8/8/8/8/1Pp5/8/8/6K1 b - b3 0 1", ["cxb3"]), ("8/8/8/8/1Pp5/8/8/6K1 b - - 0 1", ["c3"])]
    {
        let sans: Vec<String> =
            notation::all_sans(&position("suicide", fen)).into_iter().map(|(_, san)| san).collect();
        assert_eq!(sans, moves, "{fen}");
    }
}

#[test]
fn castling_is_no_capture() {
    let captures_first = position("suicide", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    let sans = notation::all_sans(&captures_first);
    assert_eq!(sans.iter().map(|(_, san)| san.as_str()).collect::<Vec<_>>(), ["Rxh8"]);
    let under_attack = position("suicide", "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1");
    assert_eq!(under_attack.legal_moves().len(), 15);
    assert!(notation::read_move(&under_attack, "O-O").is_ok());
}

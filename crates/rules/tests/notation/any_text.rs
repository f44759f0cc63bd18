//! No text makes any reader panic.

use berolina_rules::game::{Game, StoredGame};
use berolina_rules::notation::pgn::{read_pgn, write_pgn};
use berolina_rules::notation::{position_from_fen, read_fen, read_move, read_move_text};
use berolina_rules::{Position, variants};
use proptest::prelude::*;

use super::rules;

/// Any text, and texts out of the signs that the readers know.
fn texts() -> impl Strategy<Value = String> {
    let bytes = prop::collection::vec(any::<u8>(), 0..80);
    let placement = "([KQRBNPkqrbnp1-8]{1,8}/){7}[KQRBNPkqrbnp1-8]{1,8}";
    let fields = "[wb] [KQkqA-Ha-h-]{1,4} [a-h3-6-]{1,2} [0-9]{1,11} [0-9]{1,3}";
    let wide =
        "(r3k4r|10|91|pppppppppp|[KQCARBNPSEMkqcarbnpsem]{10})(/(10|55|PPPPPPPPPP|[a-zA-Z1-9]{10})){6}/R3K4R";
    let wide_fields = "[wb] [KQkqA-Ja-j-]{1,5} [a-j3-6-]{1,2} [0-9]{1,3} [0-9]{1,3}";
    let tags = "\\[(Variant|FEN|Result|SetUp) \"[ a-zA-Z0-9/\\\\\"-]{0,20}\"?\\]\n?";
    let moves = "1\\.|e3|b5|\\(|\\)|\\{|\\}|;|\\$[0-9]{0,4}|1-0|\\*|\n|%|…| ";
    let regex = |text: String| proptest::string::string_regex(&text).expect("a regular expression");
    let fen = regex(format!("{placement} {fields}"));
    let pgn = regex(format!("({tags}|{moves}){{0,40}}"));
    prop_oneof![
        any::<String>(),
        bytes.prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
        "[KQRBNPkqrbnpwbx0-9a-h/ =+#()!?oO-]{0,60}",
        fen,
        regex(format!("{wide} {wide_fields}")),
        "([a-h][1-8][x-]?){1,3}[kqrbnKQ=]{0,2}",
        pgn,
    ]
}

fn damaged() -> impl Strategy<Value = StoredGame> {
    let moves = prop_oneof![texts(), "((e2e3|b7b5|f1b5|a7a6|\\(|\\)|zz) ?){0,30}"];
    let player = "(white|black|green|x)?";
    let reason = "(resignation|no-moves|agreement|x)?";
    let places = (any::<u32>(), 0..9u32, any::<bool>());
    (moves, places, player, reason).prop_map(|(moves, (far, near, lifted), player, reason)| {
        let json = serde_json::json!({
            "variant": "suicide",
            "moves": moves,
            "current": if lifted { near } else { far },
            "lifted": lifted,
            "ends": [
                {"at": near, "winner": player, "reason": reason},
                {"at": far, "reason": "abandoned"},
                {"at": near, "reason": reason},
            ],
            "notes": [{"at": near, "comments": [moves], "nags": [1]}, {"at": far}],
            "offer": player,
            "accepted": [player],
            "names": [[player, "Name"], ["white", reason]],
            "tags": [["Event", moves], ["", ""]],
            "unknown": 1,
        });
        serde_json::from_value(json).expect("the form is right")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn readers_do_not_panic(text in texts()) {
        for variant in variants::ALL {
            let rules = rules(variant.id);
            let _ = read_fen(&rules, &text);
            if let Ok((position, _)) = position_from_fen(&rules, &text) {
                let _ = read_move(&position, "e4");
            }
            let start = Position::start(&rules);
            let _ = read_move(&start, &text);
            let _ = read_move_text(&start, &text);
        }
        for read in read_pgn(&text, Some(&rules("suicide"))).into_iter().flatten() {
            let _ = write_pgn(&read.game);
        }
        if let Ok(stored) = serde_json::from_str::<StoredGame>(&text) {
            let _ = Game::restore(&stored);
        }
    }

    #[test]
    fn damaged_games_keep_what_can_be_kept(stored in damaged()) {
        let (game, _) = Game::restore(&stored).expect("the variant is known");
        let again = game.store();
        let (twice, warnings) = Game::restore(&again).expect("what was written can be read");
        prop_assert!(warnings.is_empty(), "{:?}", warnings);
        prop_assert_eq!(twice.store(), again);
        let _ = write_pgn(&game);
    }
}

#[test]
fn deep_nesting_is_no_trouble() {
    let mut moves = String::from("[Variant \"antichess\"]\n1. Nf3 Nf6");
    let turns = ["Ng1 Ng8", "Nf3 Nf6"];
    for turn in turns.iter().cycle().take(2000) {
        moves.push_str(&format!(" {turn} (Nd4 (Ne4"));
    }
    let read = read_pgn(&moves, None).remove(0).expect("a game");
    let text = write_pgn(&read.game);
    assert!(!text.is_empty());
    let open = "(".repeat(100_000);
    assert_eq!(read_pgn(&open, Some(&rules("suicide"))).len(), 1);
    let stored = StoredGame { variant: "suicide".to_owned(), moves: open, ..StoredGame::default() };
    assert!(Game::restore(&stored).is_ok());
}

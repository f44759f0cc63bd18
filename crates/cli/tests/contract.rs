//! The command line that others rely on: what is printed, and what is refused.

use serde_json::{Value, json};

fn plain(line: &[&str]) -> String {
    berolina_cli::run(line).unwrap_or_else(|fault| panic!("{line:?}: {fault}")).out
}

fn answer(line: &[&str]) -> Value {
    let mut line = line.to_vec();
    line.push("--json");
    serde_json::from_str(&plain(&line)).expect("JSON")
}

#[test]
fn variants_have_a_row_each() {
    let rows = answer(&["variants"]);
    let ids: Vec<&str> = rows.as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap()).collect();
    let known = [
        "suicide",
        "antichess",
        "fics-suicide",
        "losing-chess",
        "capablanca-random",
        "spartan",
        "three-player",
    ];
    assert_eq!(ids, known);
    let first =
        json!({"id": "suicide", "name": "Suicide Chess", "board": "8x8", "players": ["white", "black"]});
    assert_eq!(rows[0], first);
    assert_eq!(plain(&["variants"]).lines().count(), ids.len());
    let ten = rows.as_array().unwrap().iter().find(|row| row["id"] == "capablanca-random").unwrap();
    assert_eq!(ten["board"], "10x8");
    let third = json!({
        "id": "three-player", "name": "Three Player Chess", "board": "three-player",
        "players": ["white", "green", "black"],
    });
    assert!(rows.as_array().unwrap().contains(&third));
}

#[test]
fn perft_prints_the_count_last() {
    assert_eq!(plain(&["perft", "suicide", "3"]), "8067\n");
    let divided = plain(&["perft", "suicide", "2", "--divide"]);
    assert_eq!(divided.lines().last(), Some("400"));
    assert!(divided.lines().any(|line| line == "e2e4: 20"));
    assert_eq!(answer(&["perft", "suicide", "2"]), json!({"depth": 2, "nodes": 400}));
    assert_eq!(answer(&["perft", "suicide", "2", "--divide"])["divide"]["e2e4"], 20);
    assert_eq!(plain(&["perft", "suicide", "0"]), "1\n");
    let fen = "r3k2r/p6p/8/8/8/5p2/P5PP/R3K2R w KQkq - 0 1";
    assert_eq!(plain(&["perft", "suicide", "2", "--fen", fen]), "16\n");
}

#[test]
fn start_arrays_have_numbers() {
    let fen = |line: &[&str]| answer(line)["fen"].as_str().unwrap().to_owned();
    let start = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    assert_eq!(fen(&["moves", "capablanca-random"]), start);
    assert_eq!(fen(&["moves", "capablanca-random", "--start", "45341"]), start);
    assert!(fen(&["moves", "capablanca-random", "--start", "0"]).starts_with("bbcaqnnrkr/"));
    assert!(fen(&["moves", "capablanca-random", "--start", "83999"]).starts_with("rkrnnqacbb/"));
    assert_eq!(plain(&["perft", "capablanca-random", "4", "--fen", start]), "805128\n");
    assert_eq!(plain(&["perft", "capablanca-random", "4"]), "805128\n");
    assert_ne!(
        plain(&["diagram", "capablanca-random", "--start", "0"]),
        plain(&["diagram", "capablanca-random"])
    );
    let fault = berolina_cli::run(["perft", "capablanca-random", "1", "--start", "84000"]).unwrap_err();
    assert_eq!(fault.to_string(), "there is no start position '84000': write a number from 0 to 83999");
}

#[test]
fn moves_tell_the_state() {
    let fen = "8/8/8/8/1Pp5/8/8/6K1 b - b3 0 1";
    let expected = json!({
        "fen": fen, "turn": "black", "skipped": [], "check": [], "outcome": null,
        "moves": [{"move": "c4b3", "san": "cxb3", "capture": true}], "warnings": [],
    });
    assert_eq!(answer(&["moves", "suicide", "--fen", fen]), expected);
    let over = answer(&["moves", "fics-suicide", "--fen", "6nB/6P1/8/4p3/2p1P3/2P5/8/8 w - - 0 1"]);
    assert_eq!(over["outcome"], json!({"winner": "black", "reason": "fewer-pieces"}));
    let drawn = answer(&["moves", "losing-chess", "--fen", "8/8/8/8/8/7p/7P/8 w - - 0 1"]);
    assert_eq!(drawn["outcome"], json!({"winner": null, "reason": "stalemate"}));
}

#[test]
fn moves_of_three_tell_who_misses_the_turn() {
    assert_eq!(plain(&["perft", "three-player", "3"]), "8000\n");
    let fen = "4wK3/wP7/8/8|7gK/1gP3wRwQ1/8/8|1bR2bK3/5bP2/8/8 g - - 0 1";
    let found = answer(&["moves", "three-player", "--fen", fen]);
    assert_eq!((&found["turn"], &found["skipped"]), (&json!("black"), &json!(["green"])));
    assert_eq!(found["fen"], fen.replace(" g ", " b "));
    assert_eq!((&found["check"], &found["outcome"]), (&json!([]), &json!(null)));
    assert_eq!(found["moves"].as_array().unwrap().len(), 15);
    let won = "4wK3/8/8/8|4wQ3/8/8/8|4bK3/8/8/8 w - - 0 9";
    let found = answer(&["moves", "three-player", "--fen", won]);
    assert_eq!(found["outcome"], json!({"winner": "white", "reason": "king-captured"}));
    assert_eq!((&found["moves"], &found["fen"]), (&json!([]), &json!(won)));
    assert_eq!(answer(&["perft", "three-player", "2", "--divide", "--fen", fen])["nodes"], 548);
    let svg = |seat| plain(&["diagram", "three-player", "--seat", seat, "--square", "d1"]);
    assert!(svg("green").starts_with("<svg") && svg("green") != svg("black"));
}

#[test]
fn what_is_not_kept_is_said() {
    let line = ["moves", "antichess", "--fen", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"];
    let report = berolina_cli::run(line).unwrap();
    let warnings = answer(&line)["warnings"].as_array().unwrap().len();
    assert!(warnings > 0);
    assert_eq!(report.err.lines().count(), warnings);
    assert_eq!(answer(&["explain", "L"])["canonical"], "C");
    assert_eq!(answer(&["explain", "L"])["warnings"].as_array().unwrap().len(), 1);
}

#[test]
fn explain_shows_destinations_and_marks() {
    let pawn = answer(&["explain", "mfWcfF", "--enemy", "d6", "--own", "f6"]);
    assert_eq!(pawn["canonical"], "fmWfcF");
    assert_eq!(pawn["destinations"], json!(["d6", "e6"]));
    assert_eq!(pawn["marks"], json!({"d6": ["capture"], "e6": ["move"], "f6": ["block"]}));
    let black = answer(&["explain", "fmWfcF", "--player", "black"]);
    assert_eq!(black["destinations"], json!(["e4"]));
    let line = ["explain", "fceF", "--en-passant", "d6"];
    assert_eq!(answer(&line)["marks"]["d6"], json!(["capture", "en-passant"]));
    let king =
        answer(&["explain", "KisO2", "--board", "8x8", "--at", "e1", "--unmoved", "--partner", "a1,h1"]);
    assert_eq!(king["marks"]["g1"], json!(["move", "castle"]));
    assert_eq!(king["destinations"], json!(["c1", "d1", "d2", "e2", "f1", "f2", "g1"]));
}

#[test]
fn explain_knows_boards_that_are_no_rectangles() {
    let destinations = |line: &[&str]| answer(line)["destinations"].clone();
    let pawn = ["explain", "fmWfcF", "--board", "three-player", "--enemy", "e9,i5"];
    assert_eq!(destinations(&pawn), json!(["d5", "e9", "i5"]));
    assert_eq!(answer(&pawn)["marks"]["c5"], json!(["capture"]));
    let green = ["explain", "fW", "--board", "three-player", "--player", "green"];
    assert_eq!(destinations(&green), json!(["d3"]));
    let wazir = destinations(&["explain", "W", "--board", "hexagon"]);
    assert_eq!(wazir, json!(["e5", "e6", "f5", "f7", "g5", "g6"]));
    let ferz = destinations(&["explain", "F", "--board", "hexagon"]);
    assert_eq!(ferz, json!(["d5", "e4", "e7", "g4", "g7", "h5"]));
    let fault = berolina_cli::run(["explain", "WfmF", "--board", "hexagon"]).unwrap_err();
    assert!(fault.to_string().starts_with("column 2: "), "{fault}");
}

#[test]
fn diagrams_are_svg() {
    let svg = plain(&["diagram", "suicide", "--square", "g1", "--seat", "black"]);
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert!(answer(&["diagram", "suicide"])["svg"].as_str().unwrap().starts_with("<svg"));
}

#[test]
fn bad_input_is_one_line() {
    for line in [
        &["perft", "checkers", "3"][..],
        &["moves", "three-player", "--fen", "8/8/8/8/8/8/8/8 w"],
        &["diagram", "three-player", "--seat", "red"],
        &["moves", "suicide", "--fen", ""],
        &["moves", "suicide", "--fen", "8/8/8/8/8/8/8/9 w - - 0 1"],
        &["moves", "suicide", "--fen", "line\nbreak"],
        &["explain", ""],
        &["explain", "f[W"],
        &["explain", "fW", "--board", "hexagon"],
        &["explain", "W", "--board", "hexagon", "--at", "j1"],
        &["explain", "W", "--board", "hexagon", "--player", "green"],
        &["explain", "W", "--board", "three-player", "--at", "a9"],
        &["explain", "W", "--board", "Hexagon"],
        &["explain", "W", "--board", "99x99"],
        &["explain", "W", "--at", "z9"],
        &["explain", "W", "--own", "e5"],
        &["explain", "W", "--own", "e6", "--enemy", "e6"],
        &["explain", "W", "--player", "green"],
        &["explain", "W", "--player", "nobody"],
        &["diagram", "suicide", "--square", "e5"],
        &["diagram", "suicide", "--seat", "green"],
        &["moves", "suicide", "--start", "5"],
        &["moves", "capablanca-random", "--start", "84000"],
        &["perft", "capablanca-random", "1", "--start", "-1"],
        &["diagram", "capablanca-random", "--start", "x"],
        &["moves", "capablanca-random", "--start", ""],
        &["moves", "capablanca-random", "--start", "0", "--fen", "k9/10/10/10/10/10/10/K9 w"],
        &[],
    ] {
        let fault = berolina_cli::run(line).expect_err(&format!("{line:?}"));
        assert_eq!(fault.to_string().lines().count(), 1, "{line:?}: {fault}");
    }
}

#[test]
fn a_player_is_in_check_when_every_king_is_attacked() {
    let moves = |fen: &str| answer(&["moves", "spartan", "--fen", fen]);
    let duple = moves("lgkcckw1/hhhhhhhh/1N3lN1/8/8/8/PPPPPPPP/R1BQKB1R b KQ - 11 6");
    assert_eq!(duple["check"], json!(["c8", "f8"]));
    assert_eq!(duple["moves"].as_array().map(Vec::len), Some(2));
    let soft = moves("lgkcckwl/hhhhhhhh/6N1/8/8/8/PPPPPPPP/RNBQKB1R b KQ - 5 3");
    assert_eq!((&soft["check"], &soft["outcome"]), (&json!([]), &json!(null)));
    let mate = moves("k3R2k/3R4/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(mate["outcome"], json!({"winner": "white", "reason": "checkmate"}));
    assert_eq!(plain(&["perft", "spartan", "3"]).trim(), "14244");
}

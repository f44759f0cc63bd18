//! The cases of `data/betza_examples.json`, and those of `data/betza_more.json`: one piece among stated
//! blockers, and its destinations.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::walk::Scene;

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().map_or(Vec::new(), |list| list.iter().filter_map(Value::as_str).collect())
}

fn names(value: &Value) -> BTreeSet<String> {
    strings(value).into_iter().map(str::to_owned).collect()
}

fn all_hold(text: &str) {
    let cases: Vec<Value> = serde_json::from_str(text).unwrap();
    assert!(cases.len() > 60);
    for case in &cases {
        let field = |name: &str| case[name].as_str().unwrap();
        let board = field("board").parse().unwrap();
        let mut scene = Scene::new(board, field("origin"), &strings(&case["blockers"]));
        scene.unmoved = case["unmoved"].as_bool().unwrap();
        let moves = scene.moves(field("betza"));
        assert_eq!(moves.destinations, names(&case["destinations"]), "{case}");
        if !case["double"].is_null() {
            assert_eq!(moves.doubles, names(&case["double"]), "{case}");
        }
    }
}

#[test]
fn the_examples() {
    all_hold(include_str!("../data/betza_examples.json"));
}

#[test]
fn more_examples() {
    all_hold(include_str!("../data/betza_more.json"));
}

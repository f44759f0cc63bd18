//! Moves that can be taken in passing.

use std::collections::BTreeSet;

use crate::walk::Scene;

/// A piece, its square, whether it is unmoved, and where its double steps end; on 8x8.
const CASES: &[(&str, &str, bool, &str)] = &[
    ("fmWfceFifmnD", "e2", true, "e4"),
    ("fmWfceFifmnD", "e2", false, ""),
    // The Berolina pawn's, which slides, and the hoplite's, which leaps.
    ("fmFfcWifmnA", "e2", true, "c4 g4"),
    ("fmFfcWifmA", "e2", true, ""),
    ("ifmnW2", "e2", true, "e4"),
    ("ifmW2", "e2", true, ""),
    ("fmnW3", "e2", false, "e4 e5"),
    ("fmW3", "e2", false, ""),
    ("fmnD", "e2", false, ""),
    ("fmnnD", "e2", false, "e4"),
    ("fmnnH", "e2", false, "e5"),
    ("fmW*fceF", "e2", false, "e4"),
    ("fmW*fceF", "e5", false, ""),
    ("fmF*", "e2", false, "c4 g4"),
    ("fnR", "a5", false, "a7 a8"),
];

#[test]
fn only_beyond_the_first_square() {
    for &(betza, origin, unmoved, ends) in CASES {
        let mut scene = Scene::new("8x8".parse().unwrap(), origin, &[]);
        scene.unmoved = unmoved;
        let paths = scene.paths(betza);
        let doubles = paths.nodes.iter().filter(|node| node.double_step);
        let names: BTreeSet<&str> = doubles.clone().map(|node| scene.board.name(node.square)).collect();
        assert_eq!(names, ends.split_whitespace().collect(), "{betza} {origin}");
        assert!(doubles.clone().all(|node| node.parent.is_some() && !node.landing.is_none()));
    }
}

#[test]
fn black_goes_the_other_way() {
    let mut scene = Scene::new("8x8".parse().unwrap(), "e7", &["xd6"]);
    (scene.seat, scene.unmoved) = (1, true);
    let moves = scene.moves("fmWfceFifmnD");
    assert_eq!(Vec::from_iter(moves.destinations), ["d6", "e5", "e6"]);
    scene.origin = scene.board.find("e5").unwrap();
    assert_eq!(Vec::from_iter(scene.moves("lfNfmW*").destinations), ["e4", "f3"]);
}

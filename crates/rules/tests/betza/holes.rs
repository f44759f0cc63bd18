//! Boards with holes, and what is asked of squares between.

use berolina_board::Board;
use berolina_rules::Pass;

use crate::walk::Scene;

fn scene(holes: &[&str]) -> Scene {
    Scene::new(Board::rectangle_with_holes(7, 7, holes).unwrap(), "d4", &[])
}

fn goes(scene: &Scene, betza: &str) -> String {
    Vec::from_iter(scene.moves(betza).destinations).join(" ")
}

#[test]
fn slides_end_before_a_hole_and_leaps_pass_over_it() {
    let scene = scene(&["d5", "e5"]);
    assert_eq!(goes(&scene, "fR"), "");
    assert_eq!(goes(&scene, "frB"), "");
    assert_eq!(goes(&scene, "fD"), "d6");
    assert_eq!(goes(&scene, "fnD"), "");
    assert_eq!(goes(&scene, "N"), "b3 b5 c2 c6 e2 e6 f3 f5");
    assert_eq!(goes(&scene, "nN"), "b3 b5 c2 e2 f3 f5");
    assert_eq!(goes(&scene, "fjR"), "d6 d7");
    assert_eq!(goes(&scene, "fjjR"), "");
    assert_eq!(goes(&scene, "fmpafW"), "d6");
    assert_eq!(goes(&scene, "fmafW"), "");
    assert_eq!(goes(&scene, "fpR"), "");
}

#[test]
fn nothing_lands_in_a_hole() {
    let scene = scene(&["d6", "f5", "g4"]);
    assert_eq!(goes(&scene, "fD"), "");
    assert_eq!(goes(&scene, "fR"), "d5");
    assert_eq!(goes(&scene, "frN"), "");
    assert_eq!(goes(&scene, "rD0"), "f4");
    assert_eq!(goes(&scene, "rH"), "");
    let castling = scene.paths("lO2rO2").castlings;
    let ends: Vec<&str> = castling.iter().map(|path| scene.board.name(path.partner_from)).collect();
    assert_eq!(ends, ["a4", "f4"], "the partner stands before the rim or a hole");
}

#[test]
fn castling_paths() {
    let mut scene = Scene::new("10x8".parse().unwrap(), "f1", &[]);
    scene.unmoved = true;
    let names = |squares: &[berolina_board::Square]| -> String {
        Vec::from_iter(squares.iter().map(|square| scene.board.name(*square))).join(" ")
    };
    let described: Vec<[String; 3]> = scene
        .paths("KisO3")
        .castlings
        .iter()
        .map(|path| {
            let ends = [path.king_from, path.king_to, path.partner_from, path.partner_to];
            [names(&ends), names(&path.crossed), names(&path.empty)]
        })
        .collect();
    let expected = [["f1 i1 j1 h1", "g1 h1 i1", "g1 h1 i1"], ["f1 c1 a1 d1", "e1 d1 c1", "e1 d1 c1 b1"]];
    assert_eq!(described, expected);
    assert!(scene.paths("iO9").castlings.is_empty(), "the king does not go beyond its partner");
    scene.unmoved = false;
    assert!(scene.paths("KisO3").castlings.is_empty());
}

#[test]
fn shared_parts_come_once() {
    let scene = Scene::new("8x8".parse().unwrap(), "e4", &[]);
    let count = |betza| scene.paths(betza).nodes.len();
    assert_eq!(count("R"), 14);
    assert_eq!(count("RW"), 14);
    assert_eq!(count("WR"), 14);
    assert_eq!(count("mRcR"), 14);
    assert_eq!(count("RRR0"), 14);
    assert_eq!(count("N0N"), 8 + 4, "only four second steps of a nightrider are on the board");
    assert_eq!(count("KcaK"), 8 + 8 * 7);
    let leaps = scene.paths("NAD");
    assert!(leaps.nodes.iter().all(|node| node.parent.is_none() && node.pass == Pass::Never));
    let over = scene.paths("mpafsW");
    assert!(over.nodes.iter().all(|node| node.parent.is_some() || node.pass == Pass::Any));
}

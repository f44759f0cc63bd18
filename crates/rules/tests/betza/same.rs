//! Notations that mean the same: they agree among pieces scattered at random.

use berolina_board::Board;
use berolina_rules::betza::Betza;

use crate::walk::Scene;

const SAME: &[(&str, &str)] = &[
    ("K", "WF"),
    ("Q", "RB"),
    ("R", "W0"),
    ("B", "FF"),
    ("Q", "KK"),
    ("R3", "W3"),
    ("NN", "N0"),
    ("mRcR", "R"),
    ("mcR", "R"),
    ("fK", "fW"),
    ("frK", "frF"),
    ("fsK", "fF"),
    ("vNsN", "N"),
    ("hrNhlN", "N"),
    ("fhNbhN", "N"),
    ("fhCbhC", "C"),
    ("lfZrfZflZfrZlbZrbZblZbrZ", "Z"),
    // Lame leaps and chains.
    ("nD", "afW"),
    ("nA", "afF"),
    ("nH", "afafW"),
    ("nG", "afafF"),
    ("nN", "afsW"),
    ("nZ", "mafsmafW"),
    ("nC", "afafsW"),
    ("fnN", "fafsW"),
    ("rfnN", "fafrW"),
    ("frnN", "raflW"),
    ("afsafzW", "afraflWaflafrW"),
    ("afsafqW", "afrafrWaflaflW"),
    ("asazW", "aralWalarW"),
    ("afzW", "afsW"),
    ("afK", "afWafF"),
    // Leaps and what stands between.
    ("D", "mpafW"),
    ("A", "mpafF"),
    ("N", "mpafsW"),
    ("H", "mpafmpafW"),
    ("C", "mpafmpafsW"),
    ("KNAD", "KmpaK"),
    ("jD", "pafW"),
    ("jA", "pafF"),
    ("jH", "pafafWafpafW"),
    ("jjH", "pafmpafWafpafW"),
    ("jW", "D"),
    // Hoppers and ranges that change on the way.
    ("gR", "gafR"),
    ("pR", "pafR"),
    ("gQ", "gafQ"),
    ("pW", "pafW"),
    ("gF", "pafF"),
    ("yafW", "yafmcW"),
    ("jR", "ygafW"),
    ("FyafsF", "FyaflFyafrF"),
    ("dmR", "mRdR"),
    ("KNADcaKmcabK", "NADKcmabKcaK"),
    ("afraflWaflafrW", "aflafrWafraflW"),
];

/// A small generator of numbers; the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

#[test]
fn the_same_among_any_pieces() {
    let mut numbers = Numbers(20_210_312);
    for round in 0..40 {
        let board = Board::rectangle(9, 9).unwrap();
        let names: Vec<String> = board.squares().map(|square| board.name(square).to_owned()).collect();
        let origin = names[numbers.below(names.len())].clone();
        let mut blockers = Vec::new();
        for name in &names {
            let kinds = ["o", "x", "k", "K", "e"];
            let one_in = 1 + round / 4;
            if numbers.below(one_in + 1) == 0 && *name != origin {
                blockers.push(format!("{}{name}", kinds[numbers.below(kinds.len())]));
            }
        }
        let blockers: Vec<&str> = blockers.iter().map(String::as_str).collect();
        let mut scene = Scene::new(board, &origin, &blockers);
        (scene.seat, scene.unmoved) = (round % 2, round % 3 == 0);
        for (one, two) in SAME {
            assert_eq!(scene.moves(one), scene.moves(two), "{one} {two} {origin} {blockers:?}");
            let canonical = one.parse::<Betza>().unwrap().to_string();
            assert_eq!(scene.moves(one), scene.moves(&canonical), "{one} {canonical}");
        }
    }
}

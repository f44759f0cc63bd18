//! Notations in plain English.

use berolina_rules::betza::Betza;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::properties::a_group;

/// Each was read and compared with the notation.
const DESCRIBED: &[(&str, &str)] = &[
    ("W", "steps one square orthogonally"),
    ("F", "steps one square diagonally"),
    ("K", "steps one square in any direction"),
    ("R", "slides any number of squares orthogonally"),
    ("B", "slides any number of squares diagonally"),
    ("Q", "slides any number of squares in any direction"),
    ("D", "leaps two squares orthogonally"),
    ("A", "leaps two squares diagonally"),
    ("N", "leaps like a knight"),
    ("WF", "steps one square orthogonally or diagonally"),
    ("RB", "slides any number of squares orthogonally or diagonally"),
    ("RN", "slides any number of squares orthogonally, or leaps like a knight"),
    ("BN", "slides any number of squares diagonally, or leaps like a knight"),
    ("QN", "slides any number of squares in any direction, or leaps like a knight"),
    ("NC", "leaps like a knight or three squares and one to the side"),
    ("DA", "leaps two squares orthogonally or diagonally"),
    ("DH", "leaps two squares or three squares orthogonally"),
    ("WD", "steps one square orthogonally, or leaps two squares orthogonally"),
    (
        "FAsmW",
        "steps one square diagonally, leaps two squares diagonally, or steps one square sideways without taking",
    ),
    ("C", "leaps three squares and one to the side"),
    ("Z", "leaps three squares and two to the side"),
    ("G", "leaps three squares diagonally"),
    ("H", "leaps three squares orthogonally"),
    ("FX", "leaps four squares and one to the side"),
    ("CY", "leaps five squares and three to the side"),
    (
        "fmWfcF",
        "steps one square straight forward without taking, or steps one square diagonally forward only to take",
    ),
    (
        "fmWfceFifmnD",
        "steps one square straight forward without taking; steps one square diagonally forward only to take, also in passing; or as its first move leaps two squares straight forward without taking if nothing is in between, and can then be taken in passing",
    ),
    (
        "fmFfcWifmA",
        "steps one square diagonally forward without taking, steps one square straight forward only to take, or as its first move leaps two squares diagonally forward without taking",
    ),
    (
        "KisO2",
        "steps one square in any direction, or as its first move castles two squares sideways with the piece at the edge",
    ),
    (
        "KisjO2",
        "steps one square in any direction, or as its first move castles two squares sideways with the piece one square from the edge",
    ),
    (
        "KisO4isO3isO2",
        "steps one square in any direction; or as its first move castles four squares, three squares or two squares sideways with the piece at the edge",
    ),
    ("WfF", "steps one square orthogonally or diagonally forward"),
    ("FfW", "steps one square diagonally or straight forward"),
    ("FsfW", "steps one square diagonally, or straight forward or sideways"),
    ("vRsW", "slides any number of squares straight forward or backward, or steps one square sideways"),
    ("fN", "leaps like a knight mostly forward"),
    ("fhN", "leaps like a knight in any forward direction"),
    ("fsN", "leaps like a knight mostly sideways and forward"),
    ("rfN", "leaps like a knight mostly forward and to the right"),
    ("hrN", "leaps like a knight turning right"),
    ("ffrrN", "leaps like a knight mostly forward or mostly to the right"),
    ("bB", "slides any number of squares diagonally backward"),
    ("rbB", "slides any number of squares diagonally backward to the right"),
    ("lfrF", "steps one square diagonally forward or diagonally backward to the right"),
    ("R4", "slides up to four squares orthogonally"),
    ("W3", "slides up to three squares orthogonally"),
    (
        "fmW*",
        "slides up to the middle of the board straight forward without taking, and can then be taken in passing",
    ),
    ("N0", "leaps like a knight any number of times in a line"),
    ("D0", "leaps two squares orthogonally any number of times in a line"),
    ("C3", "leaps three squares and one to the side up to three times in a line"),
    ("nA", "leaps two squares diagonally if nothing is in between"),
    ("nN", "leaps like a knight if nothing is in between (it goes straight first and then outward)"),
    ("nD", "leaps two squares orthogonally if nothing is in between"),
    ("jA", "leaps two squares diagonally over exactly one piece in between"),
    ("jR", "slides any number of squares orthogonally after skipping the first square whatever stands there"),
    ("jjR", "slides any number of squares orthogonally whatever stands on the way"),
    ("jjH", "leaps three squares orthogonally over at least one piece in between"),
    ("oR", "slides any number of squares orthogonally as if the left and the right edge were joined"),
    ("pR", "hops any number of squares orthogonally over exactly one piece"),
    ("gQ", "hops any number of squares in any direction up to a piece and lands right behind it"),
    ("gW", "hops one square orthogonally up to a piece and lands right behind it"),
    (
        "mRcpR",
        "slides any number of squares orthogonally without taking, or hops any number of squares orthogonally over exactly one piece only to take",
    ),
    ("pB4", "hops up to four squares diagonally over exactly one piece"),
    (
        "gN0",
        "hops like a knight any number of times in a line up to a piece and lands one such leap behind it",
    ),
    ("afsW", "steps one square orthogonally over an empty square and then one square diagonally outward"),
    (
        "mafsmafW",
        "steps one square orthogonally over an empty square and then one square diagonally outward over an empty square and then one square straight on",
    ),
    (
        "FyafsF",
        "steps one square diagonally, or steps one square diagonally over an empty square and then slides any number of squares orthogonally outward",
    ),
    (
        "WyafsW",
        "steps one square orthogonally, or steps one square orthogonally over an empty square and then slides any number of squares diagonally outward",
    ),
    (
        "fmFfcafmF",
        "steps one square diagonally forward without taking, or steps one square diagonally forward where it takes an enemy and then one square straight on without taking",
    ),
    (
        "KNADcaKmcabK",
        "steps one square in any direction; leaps like a knight, two squares diagonally or two squares orthogonally; steps one square in any direction where it takes an enemy and then one square in any direction but straight back; or steps one square in any direction over an empty square or where it takes an enemy and then one square straight back",
    ),
    (
        "afafsKafsafzfK",
        "steps one square in any direction over an empty square and then one square straight on over an empty square and then one square outward, or steps one square in any direction over an empty square and then one square outward over an empty square and then one square straight on or outward to the other side than the last bend",
    ),
    ("tK", "steps one square in any direction but never takes a king"),
    ("kR", "slides any number of squares orthogonally only to take a king"),
    ("cdK", "steps one square in any direction only to take, also a piece of its own side"),
    ("mcdN", "leaps like a knight, also taking a piece of its own side"),
    ("dK", "steps one square in any direction only to take a piece of its own side"),
    ("fbRbB", "slides any number of squares straight forward or backward, or diagonally backward"),
    (
        "fRsRKfhN",
        "slides any number of squares straight forward or sideways, steps one square in any direction, or leaps like a knight in any forward direction",
    ),
    (
        "fsRbWbF",
        "slides any number of squares straight forward or sideways, or steps one square straight backward or diagonally backward",
    ),
    (
        "NmpafsmpacabK",
        "leaps like a knight, or steps one square in any direction whatever stands there and then one square outward whatever stands there and then one square in any direction but straight back where it takes an enemy and then one square straight back",
    ),
    (
        "pafcR",
        "slides any number of squares orthogonally over a piece and then any number of squares straight on only to take",
    ),
    ("gafR", "slides any number of squares orthogonally over a piece and then steps one square straight on"),
    (
        "mgafR",
        "slides any number of squares orthogonally to an empty square or over a piece and then one square or any number of squares straight on",
    ),
    (
        "inD",
        "as its first move leaps two squares orthogonally if nothing is in between, and can then be taken in passing",
    ),
    ("K2", "slides up to two squares in any direction"),
    ("fK", "steps one square straight forward"),
    ("afN", "leaps like a knight to an empty square and then like a knight in the same direction"),
    (
        "aN",
        "leaps like a knight to an empty square and then like a knight in any direction but straight back",
    ),
    (
        "asR",
        "slides any number of squares orthogonally to an empty square and then any number of squares at a right angle",
    ),
    ("inW", "as its first move steps one square orthogonally"),
    ("nR", "slides any number of squares orthogonally, and can then be taken in passing"),
    ("jW", "steps one square orthogonally after skipping the first square whatever stands there"),
    ("cafN", "leaps like a knight where it takes an enemy and then like a knight in the same direction"),
    (
        "naN",
        "leaps like a knight if nothing is in between (it goes straight first and then outward) to an empty square and then like a knight in any direction but straight back",
    ),
    (
        "yafR",
        "slides any number of squares orthogonally to an empty square and then steps one square straight on",
    ),
    (
        "KfafaK",
        "steps one square in any direction, or steps one square straight forward over an empty square and then one square straight on over an empty square and then one square in any direction but straight back",
    ),
    ("HFD", "leaps three squares or two squares orthogonally, or steps one square diagonally"),
    ("FDW", "steps one square diagonally or orthogonally, or leaps two squares orthogonally"),
    ("Q3", "slides up to three squares in any direction"),
    ("lrW", "steps one square sideways"),
    ("sfF", "steps one square diagonally forward"),
    ("NN", "leaps like a knight any number of times in a line"),
    ("AADD", "leaps two squares diagonally or orthogonally any number of times in a line"),
    ("bhrN", "leaps like a knight in any backward direction or mostly to the right and forward"),
    ("hlC", "leaps three squares and one to the side turning left"),
    ("flZ", "leaps three squares and two to the side mostly to the left and forward"),
    ("mfK", "steps one square straight forward without taking"),
    (
        "KdcaK",
        "steps one square in any direction, or steps one square in any direction where it takes an enemy or where it takes a piece of its own side and then one square in any direction but straight back",
    ),
    ("tpafW", "steps one square orthogonally over a piece of its own side and then one square straight on"),
];

#[test]
fn notations_in_english() {
    for (notation, text) in DESCRIBED {
        let piece: Betza = notation.parse().unwrap_or_else(|error| panic!("{notation}: {error}"));
        assert_eq!(piece.describe(), *text, "{notation}");
    }
}

const NUMBERS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];

/// Whether a text says how far an atom goes.
fn says_distance(text: &str, atom: char, suffix: char) -> bool {
    let (long, short): (usize, usize) = match atom {
        'F' => (1, 1),
        'D' => (2, 0),
        'N' => (2, 1),
        'A' => (2, 2),
        'H' => (3, 0),
        'C' => (3, 1),
        'Z' => (3, 2),
        'G' => (3, 3),
        _ => (1, 0),
    };
    let (long, short) = match suffix {
        'X' => (long + 3, short),
        'Y' => (long + 2, short + 2),
        _ => (long, short),
    };
    match (atom, long, short) {
        ('O', ..) => text.contains("castles "),
        (_, 1, _) => ["one square", "number of squares", "up to "].iter().any(|words| text.contains(words)),
        (_, 2, 1) => text.contains("like a knight"),
        _ if short == 0 || short == long => text.contains(&format!("{} squares", NUMBERS[long])),
        _ => text.contains(&format!("{} squares and {} to the side", NUMBERS[long], NUMBERS[short])),
    }
}

proptest! {
    #[test]
    fn every_piece_is_described(groups in vec(a_group(), 1..4)) {
        let text = groups.concat();
        let Ok(piece) = text.parse::<Betza>() else { return Ok(()) };
        let told = piece.describe();
        prop_assert!(!told.is_empty() && !told.contains("  ") && told.trim() == told, "{text}: {told:?}");
        prop_assert!(!told.contains(" ,") && !told.contains(" ;"), "{text}: {told:?}");
        let canonical: Vec<char> = piece.to_string().chars().chain([' ']).collect();
        for pair in canonical.windows(2).filter(|pair| pair[0].is_ascii_uppercase() && !"XY".contains(pair[0])) {
            let suffix = if "XY".contains(pair[1]) { pair[1] } else { ' ' };
            prop_assert!(says_distance(&told, pair[0], suffix), "{text}: {told:?}");
        }
    }
}

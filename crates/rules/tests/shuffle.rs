//! Start arrays by number, and what passes the filters.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use berolina_rules::notation::{fen_of, position_from_fen};
use berolina_rules::shuffle::{StartArrays, StartFilter};
use berolina_rules::{Game, Player, Position, Rules, variants};

static ARRAYS: LazyLock<StartArrays> =
    LazyLock::new(|| StartArrays::of(&rules()).expect("the arrays have numbers"));

const ALL: StartFilter = StartFilter { bishops_apart: false, pawns_protected: false, scharnagl: false };
const APART: StartFilter = StartFilter { bishops_apart: true, ..ALL };
const PROTECTED: StartFilter = StartFilter { pawns_protected: true, ..ALL };
const SCHARNAGL: StartFilter = StartFilter { scharnagl: true, ..ALL };

fn rules() -> Arc<Rules> {
    variants::rules("capablanca-random").expect("a variant")
}

fn count(filter: StartFilter, also: impl Fn(&str) -> bool) -> usize {
    ARRAYS.numbers(filter).filter(|number| also(&ARRAYS.array(*number).expect("in range"))).count()
}

/// The numbers of XBoard that the sources give.
#[test]
fn numbers_are_those_of_xboard() {
    for (number, array) in
        [(0, "BBCAQNNRKR"), (45_341, "RNABQKBCNR"), (45_683, "RNBQCKABNR"), (83_999, "RKRNNQACBB")]
    {
        assert_eq!(ARRAYS.array(number).as_deref(), Ok(array));
        assert_eq!(ARRAYS.number(array), Some(number));
    }
    assert_eq!(ARRAYS.count(), 84_000);
    for none in ["", "RNABQKBCN", "RNABQKBCNRR", "RNABQBKCNR", "NRABQKBCNP", "RRABQKBCNN", "rnabqkbcnr", "é"]
    {
        assert_eq!(ARRAYS.number(none), None, "{none}");
    }
}

#[test]
fn every_number_reads_back() {
    let mut seen = BTreeSet::new();
    for number in ARRAYS.numbers(ALL) {
        let array = ARRAYS.array(number).expect("in range");
        assert_eq!(ARRAYS.number(&array), Some(number), "{array}");
        assert!(seen.insert(array));
    }
    assert_eq!(seen.len(), 84_000);
}

/// The first ones, and that of Gothic Chess.
#[test]
fn numbers_are_those_of_scharnagl() {
    for (number, array) in [
        (1, "AQBBCNNRKR"),
        (2, "QBBACNNRKR"),
        (3, "ABBQCNNRKR"),
        (4, "QBBCNANRKR"),
        (5, "ABBCNQNRKR"),
        (6, "QBBCNNRAKR"),
        (7, "ABBCNNRQKR"),
        (8, "QBBCNNRKRA"),
        (9, "ABBCNNRKRQ"),
        (10, "BAQBCNNRKR"),
        (11, "BQABCNNRKR"),
        (12, "BBQACNNRKR"),
        (13, "BBAQCNNRKR"),
        (14, "BBQCNANRKR"),
        (15, "BBACNQNRKR"),
        (25_933, "RNBQCKABNR"),
        (48_000, "QABBCNNRKR"),
    ] {
        let ours = ARRAYS.by_scharnagl(number).expect("in range");
        assert_eq!(ARRAYS.array(ours).as_deref(), Ok(array), "{number}");
        assert_eq!(ARRAYS.scharnagl(ours), Some(number), "{array}");
    }
    // Queen and archbishop on one shade.
    assert_eq!(ARRAYS.scharnagl(45_341), None);
    let numbered: BTreeSet<u32> = ARRAYS.numbers(ALL).filter_map(|number| ARRAYS.scharnagl(number)).collect();
    assert_eq!(numbered, (1..=48_000).collect());
}

#[test]
fn ranges_are_named() {
    let error = |text: &str| ARRAYS.read(text).unwrap_err().to_string();
    assert_eq!(ARRAYS.read("45341"), Ok(45_341));
    assert_eq!(ARRAYS.read("0"), Ok(0));
    for text in ["84000", "-1", "+1", "", "x", "1e3", "4294967296", " 1"] {
        let expected = format!("there is no start position '{text}': write a number from 0 to 83999");
        assert_eq!(error(text), expected);
    }
    assert_eq!(ARRAYS.array(84_000).unwrap_err().last, 83_999);
    assert_eq!(ARRAYS.position(u32::MAX).unwrap_err().last, 83_999);
    for number in [0, 48_001, u32::MAX] {
        let error = ARRAYS.by_scharnagl(number).unwrap_err();
        assert_eq!((error.first, error.last), (1, 48_000));
    }
}

/// The counts of the rules, section 2.
#[test]
fn filters_let_through_what_the_sources_count() {
    let shades = |array: &str| {
        let of = |letter| array.find(letter).map_or(0, |at| at % 2);
        of('Q') != of('A')
    };
    let gothic = |array: &str| array.bytes().zip("RNBQCKABNR".bytes()).filter(|(a, b)| a != b).count() >= 3;
    let both = StartFilter { bishops_apart: true, ..PROTECTED };
    assert_eq!(count(APART, |_| true), 53_760);
    assert_eq!(count(PROTECTED, |_| true), 35_324);
    assert_eq!(count(both, |_| true), 19_640);
    assert_eq!(count(ALL, shades), 48_000);
    assert_eq!(count(PROTECTED, shades), 21_836);
    assert_eq!(count(PROTECTED, |array| shades(array) && gothic(array)), 21_821);
    assert_eq!(count(SCHARNAGL, |_| true), 12_118);
    assert_eq!(count(StartFilter { scharnagl: true, ..both }, |_| true), 12_118);
    assert_eq!(count(ALL, |array| array.find('K') == Some(2)), 9_720);
    assert_eq!(count(ALL, |array| array.find('K') == Some(1)), 5_760);
    assert_eq!(count(ALL, |array| array.find('K') == Some(8)), 5_760);
}

/// What stands behind a pawn protects it as the pieces of chess do; written down once more by hand.
#[test]
fn protection_is_that_of_the_pieces() {
    let steps = |letter: char| -> &[i32] {
        match letter {
            'K' | 'Q' => &[-1, 0, 1],
            'C' => &[-2, 0, 2],
            'A' => &[-2, -1, 1, 2],
            'R' => &[0],
            'B' => &[-1, 1],
            _ => &[-2, 2],
        }
    };
    for number in ARRAYS.numbers(ALL).step_by(7) {
        let array = ARRAYS.array(number).expect("in range");
        let guarded: BTreeSet<i32> = (0..)
            .zip(array.chars())
            .flat_map(|(file, letter)| steps(letter).iter().map(move |step| file + step))
            .filter(|file| (0..10).contains(file))
            .collect();
        assert_eq!(ARRAYS.passes(number, PROTECTED), guarded.len() == 10, "{array}");
    }
}

#[test]
fn a_draw_passes_its_filter_and_reaches_everything() {
    assert!(!ARRAYS.passes(0, APART));
    assert_eq!(ARRAYS.next(0, ALL), Some(0));
    assert_eq!(ARRAYS.next(0, APART), ARRAYS.numbers(APART).next());
    assert_eq!(ARRAYS.next(83_999, APART), ARRAYS.numbers(APART).next());
    assert_eq!(ARRAYS.next(u32::MAX, ALL), Some(u32::MAX % 84_000));
    let mut seed = 1u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed
    };
    let drawn: Vec<u32> = (0..200).filter_map(|_| ARRAYS.draw(SCHARNAGL, &mut random)).collect();
    assert_eq!(drawn.len(), 200);
    assert!(drawn.iter().all(|number| ARRAYS.passes(*number, SCHARNAGL)));
    assert!(drawn.iter().collect::<BTreeSet<_>>().len() > 190);
    // A number that never passes is as good as the next one.
    assert_eq!(ARRAYS.draw(APART, &mut || 0), ARRAYS.next(0, APART));
}

#[test]
fn positions_know_their_number() {
    let start = Position::start(&rules());
    assert_eq!(ARRAYS.number_of(&start), Some(45_341));
    assert_eq!(ARRAYS.position(45_341), Ok(start.clone()));
    assert_eq!(Game::new(&rules(), None).start_number(), Some(45_341));
    for number in (0..84_000).step_by(997) {
        let position = ARRAYS.position(number).expect("in range");
        assert_eq!(ARRAYS.number_of(&position), Some(number));
        let fen = fen_of(&position);
        let array = ARRAYS.array(number).expect("in range");
        let lower = array.to_lowercase();
        assert_eq!(fen, format!("{lower}/pppppppppp/10/10/10/10/PPPPPPPPPP/{array} w KQkq - 0 1"));
        let (read, warnings) = position_from_fen(&rules(), &fen).expect("a FEN");
        assert!(warnings.is_empty() && read == position, "{fen}");
        let players: BTreeSet<Player> = position.castling_rights().map(|right| right.player).collect();
        assert_eq!((position.castling_rights().count(), players.len()), (4, 2), "{fen}");
    }
    let later = start.play(start.legal_moves()[0]).expect("a legal move");
    assert_eq!(ARRAYS.number_of(&later), None);
    let (bare, _) =
        position_from_fen(&rules(), "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - - 0 1")
            .expect("a FEN");
    assert_eq!(ARRAYS.number_of(&bare), None);
}

#[test]
fn other_games_have_one_array() {
    let suicide = variants::rules("suicide").expect("a variant");
    assert!(StartArrays::of(&suicide).is_none());
    assert_eq!(Game::new(&suicide, None).start_number(), None);
}

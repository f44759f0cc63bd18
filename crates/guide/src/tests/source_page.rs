//! What the source page says in numbers and squares.

use crate::guide;

#[test]
fn values_and_notations_of_the_piece_table() {
    let rows = guide("suicide", "en").unwrap().piece_table();
    let rows: Vec<_> =
        rows.iter().map(|row| (row.name.as_str(), row.letter, row.value, row.betza, row.printed)).collect();
    assert_eq!(
        rows,
        [
            ("King", 'K', None, "KisO2", Some("K")),
            ("Queen", 'Q', Some(6.0), "RB", None),
            ("Rook", 'R', Some(4.0), "R", None),
            ("Bishop", 'B', Some(3.0), "B", None),
            ("Knight", 'N', Some(3.0), "N", None),
            ("Pawn", 'P', Some(1.0), "fmWfceFifmnD", Some("mfWcfF")),
        ]
    );
}

#[test]
fn values_and_notations_of_two_armies() {
    let rows = guide("spartan", "en").unwrap().piece_table();
    let rows: Vec<_> = rows.iter().map(|row| (row.letter, row.value, row.betza, row.printed)).collect();
    assert_eq!(
        rows,
        [
            ('K', None, "KisO2", Some("K")),
            ('Q', Some(9.5), "RB", None),
            ('R', Some(5.0), "R", None),
            ('B', Some(3.25), "B", None),
            ('N', Some(3.25), "N", None),
            ('P', Some(1.0), "fmWfcFifmnD", Some("mfWcfF")),
            ('G', Some(7.0), "RF", None),
            ('W', Some(8.75), "BN", None),
            ('C', Some(3.0), "WD", None),
            ('L', Some(3.5), "FAsmW", Some("FAmsW")),
            ('H', Some(1.0), "fmFfcWifmA", Some("mfFcfW")),
        ]
    );
}

#[test]
fn values_and_notations_of_ten_files() {
    let rows = guide("capablanca-random", "en").unwrap().piece_table();
    let rows: Vec<_> = rows.iter().map(|row| (row.letter, row.value, row.betza, row.printed)).collect();
    assert_eq!(
        rows,
        [
            ('K', None, "K", None),
            ('Q', Some(9.5), "RB", None),
            ('C', Some(9.0), "RN", None),
            ('A', Some(8.75), "BN", None),
            ('R', Some(5.0), "R", None),
            ('B', Some(3.5), "B", None),
            ('N', Some(3.0), "N", None),
            ('P', Some(1.0), "fmWfceFifmnD", Some("mfWcfF")),
        ]
    );
}

#[test]
fn numbers_of_arrays_are_those_that_are_counted() {
    use berolina_rules::shuffle::{StartArrays, StartFilter};
    let guide = guide("capablanca-random", "en").unwrap();
    let arrays = StartArrays::of(guide.rules()).unwrap();
    let all = StartFilter::default();
    let apart = StartFilter { bishops_apart: true, ..all };
    let protected = StartFilter { pawns_protected: true, ..all };
    let filters = [
        all,
        apart,
        protected,
        StartFilter { pawns_protected: true, ..apart },
        StartFilter { scharnagl: true, ..all },
    ];
    let section = guide.sections().into_iter().find(|section| section.id == "arrays").unwrap();
    let mut cells = section.html.split("<td data-column=\"Arrays\">").skip(1);
    for filter in filters {
        let cell = cells.next().and_then(|cell| cell.split('<').next()).unwrap();
        assert_eq!(cell.replace(' ', ""), arrays.numbers(filter).count().to_string(), "{filter:?}");
    }
    assert_eq!(cells.next(), None);
}

#[test]
fn printed_notations_are_parts_of_the_compiled_ones() {
    use berolina_rules::betza::Betza;
    for guide in super::all() {
        for row in guide.piece_table() {
            let Some(printed) = row.printed else { continue };
            // The short form says less, and nothing else: e, i and castling are what it leaves out.
            let (short, _) = Betza::parse(printed).unwrap();
            let whole = row.betza.replace('e', "");
            assert!(whole.starts_with(&short.to_string()), "{}: {short} in {whole}", row.role);
        }
    }
}

#[test]
fn the_start_array_as_a_list() {
    let lines = guide("suicide", "en").unwrap().start_list();
    let lines: Vec<String> = lines.iter().map(|line| format!("{}: {}", line.text, line.name)).collect();
    assert_eq!(
        lines,
        [
            "e1, e8: king",
            "d1, d8: queen",
            "a1, h1, a8, h8: rook",
            "c1, f1, c8, f8: bishop",
            "b1, g1, b8, g8: knight",
            "a2–h2, a7–h7: pawn"
        ]
    );
}

#[test]
fn presets_side_by_side() {
    let rows = guide("antichess", "en").unwrap().presets();
    let rows: Vec<_> = rows.iter().map(|row| (row.id, row.is_this, row.castling, row.no_moves)).collect();
    assert_eq!(
        rows,
        [
            ("suicide", false, "yes", "that player wins"),
            ("antichess", true, "no", "that player wins"),
            ("fics-suicide", false, "no", "fewer pieces win; equal numbers draw"),
            ("losing-chess", false, "no", "draw"),
        ]
    );
}

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
        assert_eq!(cell.replace('\u{a0}', ""), arrays.numbers(filter).count().to_string(), "{filter:?}");
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

#[test]
fn the_start_array_of_three_players_as_a_list() {
    let lines = guide("three-player", "en").unwrap().start_list();
    let lines: Vec<String> = lines.iter().map(|line| format!("{}: {}", line.name, line.text)).collect();
    assert_eq!(
        lines,
        [
            "king: White e1; Green i12; Black d8",
            "queen: White d1; Green e12; Black i8",
            "rook: White a1, h1; Green h12, l12; Black l8, a8",
            "bishop: White c1, f1; Green f12, j12; Black j8, c8",
            "knight: White b1, g1; Green g12, k12; Black k8, b8",
            "pawn: White a2–h2; Green h11–l11; Black l7–a7"
        ]
    );
}

/// The cells of a column of a table in a text.
fn cells(html: &'static str, column: &str) -> Vec<&'static str> {
    let parts = html.split("<td data-column=\"").skip(1);
    let cells = parts.filter_map(|part| part.strip_prefix(column)?.strip_prefix("\">")?.split('<').next());
    cells.collect()
}

#[test]
fn what_pieces_reach_on_the_hexagon_is_counted() {
    use berolina_rules::{Explanation, Ground, Occupant, Piece, Player, explain_paths};
    struct Empty;
    impl Ground for Empty {
        fn occupant(&self, _: berolina_board::Square) -> Option<Occupant> {
            None
        }
        fn passed_over(&self, _: berolina_board::Square) -> bool {
            false
        }
    }
    let guide = guide("three-player", "en").unwrap();
    let (rules, text) = (guide.rules(), guide.written().1);
    let board = rules.board();
    let of = |role: &str, square| {
        let piece = Piece { role: rules.role(role).unwrap(), player: Player::White };
        explain_paths(board, rules.paths(piece, square), &Empty)
    };
    let html = text.sections.iter().find(|section| section.id == "in-words").unwrap().html;
    let (fewest, most) = (cells(html, "Fewest"), cells(html, "Most"));
    for (number, role) in ["king", "queen", "rook", "bishop", "knight"].into_iter().enumerate() {
        let count = |explanation: Explanation| explanation.destinations().len();
        let counts = || board.squares().map(|square| count(of(role, square)));
        assert_eq!(fewest[number], counts().min().unwrap().to_string(), "{role}");
        assert_eq!(most[number], counts().max().unwrap().to_string(), "{role}");
    }
    let mut leaps = 0;
    for pair in cells(html, "From and to").into_iter().flat_map(|row| row.split(", ")) {
        let (from, to) = pair.split_once('–').unwrap();
        let reached = of("knight", board.square(from).unwrap()).destinations();
        assert!(reached.contains(&board.square(to).unwrap()), "{pair}");
        leaps += 1;
    }
    assert_eq!(leaps, 24);
}

#[test]
fn a_game_without_values_has_no_column_for_them() {
    use crate::pages::pages;
    let pages = pages();
    let has = |id: &str| {
        let path = format!("variants/{id}/index.html");
        pages.iter().find(|page| page.path == path).unwrap().text.contains("data-column=\"Value\"")
    };
    assert!(has("spartan") && !has("three-player"));
}

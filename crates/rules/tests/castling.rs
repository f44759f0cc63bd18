//! Castling between pieces that start anywhere on the home rank.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use berolina_rules::notation::{fen_of, position_from_fen, read_move, read_move_text, write_move, write_san};
use berolina_rules::shuffle::{Place, Shuffle, StartArrays, StartFilter};
use berolina_rules::{
    Capture, Castling, DrawRules, FischerCastling, Move, MoveKind, NoMoves, Player, Position, RoleSpec,
    Royalty, Rules, Side, Variant, Wording, variants,
};

/// Chess960 as far as castling goes.
static EIGHT: Variant = Variant {
    id: "eight",
    name: "Eight Files",
    tagline: "For testing",
    board: "8x8",
    start: "bqrkrbnn/8/8/8/8/8/8/BQRKRBNN w KQkq - 0 1",
    aliases: &[],
    armies: &[],
    shuffle: Some(&CHESS960),
    preset_of: None,
    pgn_name: "eight",
    players: &[Player::White, Player::Black],
    roles: &[
        RoleSpec { name: "king", letter: 'K', betza: "K", value: None },
        RoleSpec { name: "queen", letter: 'Q', betza: "RB", value: None },
        RoleSpec { name: "rook", letter: 'R', betza: "R", value: None },
        RoleSpec { name: "bishop", letter: 'B', betza: "B", value: None },
        RoleSpec { name: "knight", letter: 'N', betza: "N", value: None },
    ],
    capture: Capture::Free,
    royalty: Royalty::Single,
    no_moves: NoMoves::Draw,
    castling: Castling::Fischer(FischerCastling {
        king: "king",
        partner: "rook",
        short: ['g', 'f'],
        long: ['c', 'd'],
    }),
    pawns_on_base: false,
    promotion: &[],
    draws: DrawRules::NONE,
    wording: Wording::COMMON,
};

static CHESS960: Shuffle = Shuffle {
    draws: &[(b'B', Place::Light), (b'B', Place::Dark), (b'Q', Place::Any), (b'N', Place::Pair)],
    rest: "RKR",
    scharnagl: None,
};

static EIGHT_RULES: LazyLock<Arc<Rules>> =
    LazyLock::new(|| Arc::new(Rules::new(&EIGHT).expect("the variant is sound")));

static TEN_RULES: LazyLock<Arc<Rules>> =
    LazyLock::new(|| variants::rules("capablanca-random").expect("a variant"));

fn read(rules: &Arc<Rules>, fen: &str) -> (Position, Vec<String>) {
    let (position, warnings) = position_from_fen(rules, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    (position, warnings.iter().map(ToString::to_string).collect())
}

fn position(rules: &Arc<Rules>, fen: &str) -> Position {
    let (position, warnings) = read(rules, fen);
    assert!(warnings.is_empty(), "{fen}: {warnings:?}");
    position
}

/// The position with this home rank of White, a king of Black's and pawns where they block nothing.
fn ten(rank: &str, rights: &str) -> Position {
    position(&TEN_RULES, &format!("4k5/10/10/10/10/10/PPPPPPPPPP/{rank} w {rights} - 0 1"))
}

fn castlings(position: &Position) -> Vec<Move> {
    let castles = |made: &Move| matches!(made.kind(), MoveKind::Castle(_));
    position.legal_moves().into_iter().filter(castles).collect()
}

fn home(position: &Position) -> String {
    fen_of(position).split([' ', '/']).nth(7).unwrap_or_default().to_owned()
}

#[test]
fn every_place_of_the_three_is_known() {
    let options = TEN_RULES.castlings();
    // A king on b to i, and a rook on each of the nine other files.
    assert_eq!(options.len(), 2 * 8 * 9);
    let known: BTreeSet<(Player, &str, &str)> = options
        .iter()
        .map(|option| {
            let name = |square| TEN_RULES.board().name(square);
            (option.player, name(option.path.king_from), name(option.path.partner_from))
        })
        .collect();
    assert_eq!(known.len(), options.len());
    assert_eq!(EIGHT_RULES.castlings().len(), 2 * 6 * 7);
    for option in options {
        let board = TEN_RULES.board();
        let ends =
            [board.name(option.path.king_to), board.name(option.path.partner_to)].map(|name| &name[..1]);
        assert_eq!(ends, if option.side == Side::Short { ["i", "h"] } else { ["c", "d"] });
    }
}

/// Rank, rights, and for each castling: its text, its SAN, and the rank after it.
#[test]
fn castlings_of_the_table() {
    for (rank, rights, expected) in [
        ("R2K5R", "KQ", &[("d1j1", "O-O", "R6RK1"), ("d1a1", "O-O-O", "2KR5R")][..]),
        ("R1K6R", "KQ", &[("c1j1", "O-O", "R6RK1"), ("c1a1", "O-O-O", "2KR5R")]),
        ("1RK6R", "KQ", &[("c1j1", "O-O", "1R5RK1"), ("c1b1", "O-O-O", "2KR5R")]),
        ("RK7R", "KQ", &[("b1j1", "O-O", "R6RK1"), ("b1a1", "O-O-O", "2KR5R")]),
        ("R7KR", "KQ", &[("i1j1", "O-O", "R6RK1"), ("i1a1", "O-O-O", "2KR5R")]),
        ("4RK3R", "KQ", &[("f1j1", "O-O", "4R2RK1"), ("f1e1", "O-O-O", "2KR5R")]),
        ("R1KN5R", "KQ", &[]),
        ("RNK6R", "KQ", &[("c1j1", "O-O", "RN5RK1")]),
        ("RR3K4", "B", &[("f1b1", "O-O-O", "R1KR6")]),
        ("RR3K4", "Q", &[]),
        ("7RKR", "KQ", &[("i1h1", "O-O-O", "2KR5R")]),
        ("6KR2", "K", &[("g1h1", "O-O", "7RK1")]),
        ("6K1R1", "K", &[("g1i1", "O-O", "7RK1")]),
        ("2RK6", "Q", &[("d1c1", "O-O-O", "2KR6")]),
        ("1RKR6", "KQ", &[("c1d1", "O-O", "1R5RK1")]),
    ] {
        let start = ten(rank, rights);
        let found: Vec<(String, String, String)> = castlings(&start)
            .into_iter()
            .map(|made| {
                let text = write_move(&TEN_RULES, made);
                assert_eq!(read_move_text(&start, &text), Ok(made), "{rank}: {text}");
                assert_eq!(read_move(&start, &text), Ok(made), "{rank}: {text}");
                let san = write_san(&start, made);
                assert_eq!(read_move(&start, &san), Ok(made), "{rank}: {san}");
                (text, san, home(&start.play(made).expect("a legal move")))
            })
            .collect();
        let expected: Vec<(String, String, String)> = expected
            .iter()
            .map(|(text, san, after)| (text.to_string(), san.to_string(), after.to_string()))
            .collect();
        assert_eq!(found, expected, "{rank}");
    }
}

/// The king passes no attacked square; its rook may.
#[test]
fn attacked_squares_bar_the_king_alone() {
    for (ranks, expected) in [
        // Only b1 is attacked.
        ("1r3k4/10/10/10/10/10/10/R4K3R", "f1j1 f1a1"),
        // The rook's own square, and that where it ends.
        ("r4k3r/10/10/10/10/10/10/R4K3R", "f1j1 f1a1"),
        // A square on the way, the last one, and that where the king stands.
        ("3r1k4/10/10/10/10/10/10/R4K3R", "f1j1"),
        ("5k2r1/10/10/10/10/10/10/R4K3R", "f1a1"),
        ("1k3r4/10/10/10/10/10/10/R4K3R", ""),
        // A king that stays where it is, safe and in check.
        ("5k4/10/10/10/10/10/10/R1K6R", "c1j1 c1a1"),
        ("2r2k4/10/10/10/10/10/10/R1K6R", ""),
        // The rook leaves the line that it shields, or shields the king when it has moved.
        ("4k5/10/10/10/10/10/10/qR4K3", ""),
        ("4k5/10/10/10/10/10/10/6KR1r", ""),
        ("4k5/10/10/10/10/10/10/3r2K1R1", ""),
    ] {
        let start = position(&TEN_RULES, &format!("{ranks} w {} - 0 1", rights(ranks)));
        let found: Vec<String> =
            castlings(&start).into_iter().map(|made| write_move(&TEN_RULES, made)).collect();
        assert_eq!(found.join(" "), expected, "{ranks}");
    }
}

/// Why a castling is not legal, also where its king would go one file or none.
#[test]
fn refused_castlings_say_why() {
    for (ranks, text, expected) in [
        ("3r1k4/10/10/10/10/10/10/R4K3R", "O-O-O", "d8 attacks d1 on the king's way"),
        ("2r2k4/10/10/10/10/10/10/R2K5R", "O-O-O", "c8 attacks c1 on the king's way"),
        ("2r2k4/10/10/10/10/10/10/R1K6R", "O-O-O", "c8 attacks c1 on the king's way"),
        // The rook shields the king until it moves.
        ("4k5/10/10/10/10/10/10/qRK7", "O-O-O", "a1 attacks c1 on the king's way"),
        // Something is in the way.
        ("5k4/10/10/10/10/10/10/RN1K5R", "O-O-O", "the piece on d1 cannot go to a1"),
        ("5k4/10/10/10/10/10/10/RN3K3R", "O-O-O", "the piece on f1 cannot go to c1"),
        ("5k4/10/10/10/10/10/10/4K4R", "O-O-O", "there is no castling to that side now"),
    ] {
        let start = position(&TEN_RULES, &format!("{ranks} w {} - 0 1", rights(ranks)));
        let error = read_move(&start, text).expect_err(ranks).to_string();
        assert_eq!(error, format!("'{text}' is not legal: {expected}"), "{ranks}");
    }
}

/// The rights of White for each rook that stands there.
fn rights(ranks: &str) -> &'static str {
    let home = ranks.rsplit('/').next().unwrap_or_default();
    let king = home.find('K').unwrap_or_default();
    match (home[..king].contains('R'), home[king..].contains('R')) {
        (true, true) => "KQ",
        (true, false) => "Q",
        _ => "K",
    }
}

/// The same for eight files, where the king ends on c and g.
#[test]
fn castlings_of_chess960() {
    for (rank, expected) in [
        ("R3K2R", &[("e1h1", "R4RK1"), ("e1a1", "2KR3R")][..]),
        ("1R2KR2", &[("e1f1", "1R3RK1"), ("e1b1", "2KR1R2")]),
        ("RK5R", &[("b1h1", "R4RK1"), ("b1a1", "2KR3R")]),
        ("R5KR", &[("g1h1", "R4RK1"), ("g1a1", "2KR3R")]),
        ("1RKR4", &[("c1d1", "1R3RK1")]),
    ] {
        let start = position(&EIGHT_RULES, &format!("4k3/8/8/8/8/8/8/{rank} w KQ - 0 1"));
        let found: Vec<(String, String)> = castlings(&start)
            .into_iter()
            .map(|made| (write_move(&EIGHT_RULES, made), home(&start.play(made).expect("a legal move"))))
            .collect();
        let expected: Vec<(String, String)> =
            expected.iter().map(|(text, after)| (text.to_string(), after.to_string())).collect();
        assert_eq!(found, expected, "{rank}");
    }
}

/// The numbers of Chess960 are made in the same way.
#[test]
fn arrays_of_chess960() {
    let arrays = StartArrays::of(&EIGHT_RULES).expect("many arrays");
    assert_eq!(arrays.count(), 960);
    assert_eq!(arrays.array(518).as_deref(), Ok("RNBQKBNR"));
    let numbers = arrays.numbers(StartFilter::default());
    assert_eq!(
        numbers.filter_map(|number| arrays.number_of(&arrays.position(number).ok()?)).sum::<u32>(),
        959 * 480
    );
    assert_eq!((arrays.scharnagl(518), arrays.by_scharnagl(1).is_err()), (None, true));
}

/// The squares that castle, and how a king's move between two squares is read.
#[test]
fn a_king_goes_onto_its_rook_or_two_files_off() {
    for (rank, marked, read) in [
        // Two files to i: both the rook and the square.
        ("R5K2R", "a1 c1 i1 j1", "Kg1i1=g1j1 Kg1c1=g1a1 g1i1=g1j1 Kc1=g1a1 Kh1=g1h1 Kj1=g1j1 0-0=g1j1"),
        // One file to c: the step is the step.
        ("R2K5R", "a1 i1 j1", "Kc1=d1c1 d1c1=d1c1 Kd1c1=d1c1 d1a1=d1a1 Ka1=d1a1 Ki1=d1j1 o-o-o=d1a1"),
        // It need not go anywhere.
        ("R1K6R", "a1 i1 j1", "c1a1=c1a1 O-O-O=c1a1 c1i1=c1j1 Kb1=c1b1"),
        ("R7KR", "a1 c1 j1", "i1j1=i1j1 Ki1-j1=i1j1 O-O=i1j1 Kh1=i1h1"),
        ("RK7R", "a1 i1 j1", "Kc1=b1c1 b1c1=b1c1 b1a1=b1a1"),
        // The rook stands where the king ends.
        ("6K1R1", "i1", "g1i1=g1i1 Ki1=g1i1 Kh1=g1h1"),
        ("R2KC4R", "a1", "d1a1=d1a1 Kc1=d1c1"),
    ] {
        let start = ten(rank, if rank.starts_with('R') { "KQ" } else { "K" });
        let king = start.rules().board().square(&format!("{}1", file(rank))).expect("a square");
        let name = |square| start.rules().board().name(square);
        for explanation in [start.explain(king), start.explain_legal(king)] {
            let castle: Vec<&str> =
                explanation.marks.iter().filter(|mark| mark.castle).map(|mark| name(mark.square)).collect();
            assert_eq!(castle.join(" "), marked, "{rank}");
            let blocked = |mark: &&berolina_rules::Mark| {
                mark.class == berolina_rules::MarkClass::Blocker && castle.contains(&name(mark.square))
            };
            assert_eq!(explanation.marks.iter().find(blocked), None, "{rank}");
        }
        for pair in read.split(' ') {
            let (text, expected) = pair.split_once('=').expect("a pair");
            let made = read_move(&start, text).unwrap_or_else(|error| panic!("{rank} {text}: {error}"));
            assert_eq!(write_move(&TEN_RULES, made), expected, "{rank} {text}");
        }
    }
    for (rank, text) in [("R1K6R", "Kc1"), ("R7KR", "Ki1"), ("R4K3R", "j1f1"), ("R4K2CR", "Kf1i1")] {
        assert!(read_move(&ten(rank, "KQ"), text).is_err(), "{rank} {text}");
    }
}

/// The file of the king on a rank.
fn file(rank: &str) -> char {
    let mut at = b'a';
    for letter in rank.bytes().take_while(|letter| *letter != b'K') {
        at += if letter.is_ascii_digit() { letter - b'0' } else { 1 };
    }
    char::from(at)
}

/// Rights as they are read, and as X-FEN writes them. Black's king and rooks stand as White's do.
#[test]
fn rights_in_all_dialects() {
    for (rank, read_as, written, dropped) in [
        ("R4K3R", "KQkq", "KQkq", 0),
        ("R4K3R", "JAja", "KQkq", 0),
        ("R4K3R", "jaJA", "KQkq", 0),
        ("R4K3R", "AJaj", "KQkq", 0),
        ("R4K3R", "KAkja", "KQkq", 0),
        ("R4K3R", "KQk", "KQk", 0),
        ("R4K3R", "Aj", "Qk", 0),
        ("R4K3R", "-", "-", 0),
        // The outermost rook, and inner ones by their files.
        ("RR3K1R1R", "KQkq", "KQkq", 0),
        ("RR3K1R1R", "HBhb", "HBhb", 0),
        ("RR3K1R1R", "KBkb", "KBkb", 0),
        ("RR3K1R1R", "BKha", "KBhq", 0),
        ("RR3K4", "B", "B", 0),
        // One right to each side.
        ("RR3K1R1R", "KH", "K", 1),
        ("RR3K1R1R", "ABhj", "Qh", 2),
        // No rook there, or none on that side.
        ("R4K4", "KQkq", "Qq", 2),
        ("R4K3R", "Cc", "-", 2),
        ("5K4", "KQkq", "-", 4),
        ("4KR3R", "QF", "F", 1),
        // A king at the end of its rank has moved.
        ("K8R", "KQ", "-", 2),
    ] {
        let lower = rank.to_lowercase();
        let fen = |rights: &str| format!("{lower}/10/10/10/10/10/10/{rank} w {rights} - 0 1");
        let (found, warnings) = read(&TEN_RULES, &fen(read_as));
        assert_eq!(fen_of(&found), fen(written), "{read_as}");
        assert_eq!(warnings.len(), dropped, "{rank} {read_as}: {warnings:?}");
        assert_eq!(position(&TEN_RULES, &fen(written)), found, "{written}");
    }
}

/// A warning names the right and the reason.
#[test]
fn dropped_rights_are_named() {
    for (fen, expected) in [
        (
            "4k5/10/10/10/10/10/10/R4K4 w KQ - 0 1",
            "castling: K is dropped: no king and partner of it stand there",
        ),
        // Only own rooks count.
        (
            "4k5/10/10/10/10/10/10/5K3r w K - 0 1",
            "castling: K is dropped: no king and partner of it stand there",
        ),
        (
            "4k5/10/10/10/10/10/10/RR3K4 w AB - 0 1",
            "castling: B is dropped: there is a right to that side already",
        ),
    ] {
        assert_eq!(read(&TEN_RULES, fen).1, [expected], "{fen}");
    }
    // An enemy's rook outside of the own one is not looked at.
    let outside = "4k5/10/10/10/10/10/10/5K2Rr w K - 0 1";
    let right = position(&TEN_RULES, outside).castling_rights().next().map(|right| right.path.partner_from);
    assert_eq!(right, TEN_RULES.board().square("i1"));
    let mut setup = ten("RR3K4", "B").to_setup();
    let outer = TEN_RULES.board().square("a1").expect("a square");
    setup.castling.push(berolina_rules::CastlingRight { partner: outer, ..setup.castling[0] });
    let (kept, warnings) = Position::from_setup(&TEN_RULES, &setup).expect("a position");
    assert_eq!(kept, ten("RR3K4", "B"));
    assert_eq!(
        warnings[0].to_string(),
        "castling: the right of white with the partner on a1 is dropped: there is a right to that side already"
    );
}

/// vchess's fields, and letters of other programs.
#[test]
fn other_dialects() {
    let start = Position::start(&TEN_RULES);
    let (read, warnings) =
        read(&TEN_RULES, "rnsbqkbenr/pppppppppp/91/91/91/91/PPPPPPPPPP/RNSBQKBENR w 0 ajaj -");
    assert_eq!(read.pieces().len(), start.pieces().len());
    assert_eq!(fen_of(&read), "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1");
    assert_eq!(warnings.len(), 1);
    let promotion = position(&TEN_RULES, "k9/6P3/10/10/10/10/10/K2C2A3 w - - 0 1");
    for (text, expected) in [
        ("g8=S", "g7g8a"),
        ("g8=E", "g7g8c"),
        ("g8M", "g7g8c"),
        ("g7g8e", "g7g8c"),
        ("Md3", "d1d3"),
        ("Sh3", "g1h3"),
    ] {
        let made = read_move(&promotion, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write_move(&TEN_RULES, made), expected, "{text}");
    }
    let (marshall, _) = self::read(&TEN_RULES, "k9/10/10/10/10/10/10/K2M2m3 w");
    assert_eq!(fen_of(&marshall), "k9/10/10/10/10/10/10/K2C2c3 w - - 0 1");
    // Letters that other games have are none of this one.
    assert!(position_from_fen(&TEN_RULES, "k9/10/10/10/10/10/10/K2H6 w").is_err());
    let suicide = variants::rules("suicide").expect("a variant");
    assert!(position_from_fen(&suicide, "8/8/8/8/8/8/8/S7 w").is_err());
}

//! What is written is well-formed, complete and safe, whatever is put in.

use berolina_board::{Board, Point, Square};
use berolina_diagram::{
    Check, Coordinates, Diagram, Mark, MarkClass, Paint, PlayerColours, Theme, View, all_pieces, labels,
    marks_by_square, piece_art, square_shapes,
};
use berolina_rules::{Player, Position, variants};
use roxmltree::Document;

const CLASSES: [MarkClass; 5] =
    [MarkClass::Slide, MarkClass::Leap, MarkClass::MoveOnly, MarkClass::CaptureOnly, MarkClass::Blocker];

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

fn mark(board: &Board, class: MarkClass, path: &[&str]) -> Mark {
    let path: Vec<Square> = path.iter().map(|name| board.find(name).expect("a square")).collect();
    Mark {
        square: *path.last().expect("a path"),
        class,
        path,
        castle: false,
        promote: false,
        en_passant: false,
        reachable: true,
    }
}

fn full(board: &Board) -> Diagram<'_> {
    let origin = Square::new(0);
    let marks = board.squares().skip(1).enumerate().flat_map(|(at, square)| {
        let class = CLASSES[at % CLASSES.len()];
        let sign = |n: usize| at % 7 == n;
        let one = Mark {
            square,
            class,
            path: vec![square],
            castle: sign(0),
            promote: sign(1),
            en_passant: sign(2),
            reachable: true,
        };
        let two = Mark { class: MarkClass::Leap, ..one.clone() };
        [one, two]
    });
    let diagram = Diagram::new(board)
        .marks(origin, marks.collect())
        .last_move(Square::new(1), Square::new(0))
        .check(origin, Check::Check)
        .check(Square::new(1), Check::Soft);
    let men = all_pieces().iter().zip(board.squares().step_by(3));
    men.enumerate().fold(diagram, |diagram, (at, (art, square))| {
        diagram.piece(square, Player::ALL[at % 3], art.role, '&')
    })
}

#[test]
fn every_diagram_is_well_formed() {
    for text in ["8x8", "10x8", "1x1", "16x16", "2x9", "three-player", "hexagon"] {
        let board = board(text);
        for coordinates in [Coordinates::Off, Coordinates::Edge, Coordinates::All] {
            for (seat, theme) in [(0, Theme::BROWN), (1, Theme::SOURCE), (2, Theme::BROWN), (7, Theme::BROWN)]
            {
                for paint in [Paint::Plain, Paint::Variables] {
                    let diagram = full(&board).seat(seat).theme(theme).coordinates(coordinates);
                    let svg = diagram.paint(paint).to_svg();
                    let document = Document::parse(&svg).expect("well-formed");
                    assert_eq!(document.root_element().attribute("role"), Some("img"));
                    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{text}: numbers are finite");
                    assert_eq!(svg.contains("var("), paint == Paint::Variables);
                }
            }
        }
    }
}

#[test]
fn texts_are_escaped() {
    let board = board("8x8");
    let hostile = "</title><script>alert('&\"\u{0}')</script>";
    let svg = Diagram::new(&board).title(hostile).piece(Square::new(3), Player::Green, hostile, '<').to_svg();
    let document = Document::parse(&svg).expect("well-formed");
    assert!(!svg.contains("<script"));
    let title = document.descendants().find(|node| node.has_tag_name("title")).expect("a title");
    assert_eq!(title.text(), Some(hostile.replace('\0', "\u{fffd}").as_str()));
}

#[test]
fn a_square_off_the_board_is_left_out() {
    let board = board("2x2");
    let far = Square::new(200);
    let svg = Diagram::new(&board)
        .piece(far, Player::White, "king", 'K')
        .last_move(far, far)
        .check(far, Check::Check)
        .marks(far, vec![Mark { square: far, path: vec![far], ..mark(&board, MarkClass::Slide, &["a1"]) }])
        .to_svg();
    assert!(Document::parse(&svg).is_ok());
}

#[test]
fn everything_lies_in_the_view_box() {
    for (text, seats) in [("10x8", 2), ("three-player", 3), ("hexagon", 2)] {
        let board = board(text);
        for seat in 0..seats {
            let svg = Diagram::new(&board).seat(seat).to_svg();
            let document = Document::parse(&svg).expect("well-formed");
            let text = document.root_element().attribute("viewBox").expect("a view box");
            let numbers: Vec<f64> = text.split(' ').map(|part| part.parse().expect("a number")).collect();
            let inside = |at: f64, from: f64, length: f64| at >= from && at <= from + length;
            let view = View::new(&board, seat);
            for label in labels(&board, &view, Coordinates::Edge) {
                assert!(inside(label.centre.x, numbers[0], numbers[2]), "{label:?}");
                assert!(inside(label.baseline(), numbers[1], numbers[3]), "{label:?}");
            }
            for corner in view.cells().iter().flat_map(|cell| &cell.polygon) {
                assert!(inside(corner.x, numbers[0], numbers[2]), "{corner:?}");
                assert!(inside(corner.y, numbers[1], numbers[3]), "{corner:?}");
            }
        }
    }
    let view = View::new(&board("10x8"), 0);
    assert_eq!((view.width(), view.height()), (480.0, 384.0));
}

/// How far inside a square a point is: the distance to the nearest edge, negative outside.
fn depth(polygon: &[Point], point: Point) -> f64 {
    let edges = (0..polygon.len()).map(|at| {
        let (from, to) = (polygon[at], polygon[(at + 1) % polygon.len()]);
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        ((point.y - from.y) * dx - (point.x - from.x) * dy) / dx.hypot(dy)
    });
    // Corners run one way round on the screen.
    edges.fold(f64::INFINITY, f64::min)
}

#[test]
fn pieces_keep_to_squares_of_every_form() {
    for (text, seats) in [("8x8", 2), ("three-player", 3), ("hexagon", 2)] {
        let board = board(text);
        for seat in 0..seats {
            let view = View::new(&board, seat);
            for cell in view.cells() {
                let name = board.name(cell.square);
                assert!(depth(&cell.polygon, cell.centre) >= cell.radius - 1e-6, "{text} {name}");
                let mean = Point::mean(&cell.polygon);
                assert!(cell.centre.distance(mean) < 1e-6, "{text} {name}");
            }
            let radii = || view.cells().iter().map(|cell| cell.radius);
            assert!(radii().fold(0.0, f64::max) <= 1.36 * radii().fold(f64::INFINITY, f64::min));
            for (label, cell) in labels(&board, &view, Coordinates::All).iter().zip(view.cells()) {
                assert!(depth(&cell.polygon, label.centre) > 0.0, "{text} {label:?}");
            }
        }
    }
}

#[test]
fn both_ends_of_lines_that_bend_are_named() {
    let board = board("three-player");
    for seat in 0..3 {
        let labels = labels(&board, &View::new(&board, seat), Coordinates::Edge);
        for name in "abcdefghijkl".chars().map(|file| file.to_string()).chain((1..=12).map(|n| n.to_string()))
        {
            assert_eq!(labels.iter().filter(|label| label.text == name).count(), 2, "{name}");
        }
    }
}

#[test]
fn pieces_stay_in_their_squares() {
    let board = board("8x8");
    for seat in 0..2 {
        let view = View::new(&board, seat);
        let a1 = view.cell(board.find("a1").expect("a1")).expect("on the board");
        let (x, y) = if seat == 0 { (24.0, 360.0) } else { (360.0, 24.0) };
        assert!((a1.centre.x - x).abs() < 1e-6 && (a1.centre.y - y).abs() < 1e-6, "{:?}", a1.centre);
        assert!((a1.radius - 24.0).abs() < 1e-6);
        assert!(!a1.piece_transform().contains("rotate"), "upright");
    }
}

#[test]
fn a_square_with_two_classes_shows_both() {
    let board = board("8x8");
    let (origin, target) = (board.find("e4").expect("e4"), board.find("e5").expect("e5"));
    let marks = [
        mark(&board, MarkClass::CaptureOnly, &["e5"]),
        mark(&board, MarkClass::Leap, &["e5"]),
        mark(&board, MarkClass::CaptureOnly, &["e5"]),
    ];
    let gathered = marks_by_square(origin, &marks);
    let [(square, gathered)] = &gathered[..] else { panic!("one square is marked") };
    assert_eq!((*square, gathered.words().as_str()), (target, "leap capture"));
    let view = View::new(&board, 0);
    for occupied in [false, true] {
        let shapes = square_shapes(&view, target, gathered, occupied, &Theme::BROWN);
        let fills: Vec<_> = shapes.iter().filter_map(|shape| shape.fill).collect();
        assert_eq!(fills, [Theme::BROWN.leap, Theme::BROWN.capture_only]);
    }
}

#[test]
fn a_blocker_lies_across_its_path() {
    let board = board("8x8");
    let origin = board.find("a1").expect("a1");
    let marks = [mark(&board, MarkClass::Blocker, &["b1", "c1"])];
    let gathered = marks_by_square(origin, &marks);
    let c1 = board.find("c1").expect("c1");
    let [(_, gathered)] = &gathered[..] else { panic!("one square is marked") };
    assert_eq!(gathered.blocked_from, [board.find("b1").expect("b1")]);
    let shapes = square_shapes(&View::new(&board, 0), c1, gathered, true, &Theme::BROWN);
    assert_eq!(shapes.len(), 1);
    assert!(shapes[0].transform.starts_with("matrix(0 -1 1 0 "), "{}", shapes[0].transform);
}

#[test]
fn every_piece_of_every_player_is_well_formed() {
    for art in all_pieces() {
        for player in PlayerColours::ALL {
            let svg = format!("<svg>{}</svg>", art.svg(&player, Paint::Variables, "\"<"));
            assert!(Document::parse(&svg).is_ok(), "{}", art.role);
        }
    }
}

#[test]
fn every_variant_can_be_drawn() {
    for variant in variants::ALL {
        for role in variant.roles {
            assert!(piece_art(role.name).is_some(), "{}: no drawing of '{}'", variant.id, role.name);
        }
        let rules = variants::rules(variant.id).expect("compiled");
        let svg = Diagram::new(rules.board()).position(&Position::start(&rules)).to_svg();
        let document = Document::parse(&svg).expect("well-formed");
        let men = document.descendants().filter(|node| {
            node.attribute("transform").is_some_and(|transform| transform.starts_with("translate"))
        });
        assert_eq!(men.count(), Position::start(&rules).pieces().len(), "{}", variant.id);
    }
}

#[test]
fn shared_drawings_are_there_once() {
    let board = board("8x8");
    let mut sprites = berolina_diagram::Sprites::new("s");
    let start = Position::start(&variants::rules("suicide").unwrap());
    let pictures: Vec<String> =
        (0..2).map(|_| full(&board).position(&start).to_shared_svg(&mut sprites, "name")).collect();
    assert_eq!(pictures[0], pictures[1]);
    let definitions = sprites.to_svg();
    Document::parse(&definitions).expect("well-formed");
    let picture = Document::parse(&pictures[0]).expect("well-formed");
    let uses = picture.descendants().filter(|node| node.has_tag_name("use"));
    let targets: Vec<&str> = uses.filter_map(|node| node.attribute("href")).collect();
    assert!(targets.len() > 64);
    for target in targets {
        let id = format!("id=\"{}\"", target.trim_start_matches('#'));
        assert_eq!(definitions.matches(&id).count(), 1, "{target}");
    }
    assert!(pictures[0].len() < full(&board).position(&start).to_svg().len() / 2);
}

#[test]
fn one_attacked_king_of_two_is_framed_more_softly() {
    let rules = variants::rules("spartan").expect("compiled");
    let frames = |fen: &str| {
        let (position, _) = berolina_rules::notation::position_from_fen(&rules, fen).expect("a position");
        let svg = Diagram::new(rules.board()).position(&position).to_svg();
        svg.matches("stroke-dasharray=\"3 5\"").count()
    };
    assert_eq!(frames("k6k/8/8/8/8/8/8/4K2R b - - 0 1"), 1);
    assert_eq!(frames("k6k/8/8/8/8/8/8/R3K2R b - - 0 1"), 0);
    assert_eq!(frames("k6k/8/8/8/8/8/8/4K3 b - - 0 1"), 0);
}

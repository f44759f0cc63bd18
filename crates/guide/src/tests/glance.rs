use std::collections::BTreeSet;

use berolina_rules::MarkClass;

use super::all;
use crate::live::read_piece;
use crate::{Shown, guide};

fn shown(variant: &str, square: &str) -> Shown {
    let guide = guide(variant, "en").unwrap();
    guide.glance().show(guide.rules().board().find(square).unwrap()).unwrap()
}

/// The marked squares of a class.
fn marked(shown: &Shown, class: MarkClass) -> Vec<String> {
    let rules = berolina_rules::variants::rules("suicide").unwrap();
    let marks = shown.explanation.marks.iter().filter(|mark| mark.class == class);
    marks.map(|mark| rules.board().name(mark.square).to_owned()).collect()
}

#[test]
fn every_written_piece_exists() {
    for guide in all() {
        let (game, text) = guide.written();
        for exhibit in game.pieces {
            for written in [exhibit.piece].iter().chain(exhibit.with) {
                assert!(read_piece(guide.rules(), written).is_some(), "{}: {written}", game.id);
            }
            let passed = exhibit.passed.map(|name| guide.rules().board().square(name));
            assert_ne!(passed, Some(None), "{}: {}", game.id, exhibit.piece);
            for demo in exhibit.demos {
                let known = text.captions.iter().any(|(id, _)| id == demo);
                assert!(known, "{}: {} names the demo {demo}", game.id, exhibit.piece);
            }
        }
    }
}

#[test]
fn every_role_is_shown_on_a_square_of_its_own() {
    for guide in all() {
        let glance = guide.glance();
        let squares: BTreeSet<_> = glance.pieces().iter().map(|piece| piece.square).collect();
        assert_eq!(squares.len(), glance.pieces().len());
        for role in guide.variant().roles {
            assert!(glance.piece_of_role(role.name).is_some(), "{}: {}", guide.variant().id, role.name);
        }
        assert_eq!(glance.pieces().len(), guide.exhibits().len());
        for piece in glance.pieces() {
            let shown = glance.show(piece.square).unwrap();
            let stands: BTreeSet<_> = shown.occupants.iter().map(|(square, _)| *square).collect();
            assert_eq!(stands.len(), shown.occupants.len(), "two pieces on one square");
            assert!(!shown.explanation.destinations().is_empty(), "{} cannot move", piece.role);
            assert!(shown.lines.len() > 1, "{} has only a name", piece.role);
        }
        let empty = guide.rules().board().squares().find(|square| !squares.contains(square)).unwrap();
        assert!(glance.show(empty).is_none());
    }
}

#[test]
fn a_pawns_red_diagonals_show_on_empty_squares() {
    let pawn = shown("suicide", "b2");
    assert_eq!(marked(&pawn, MarkClass::MoveOnly), ["b3", "b4"]);
    assert_eq!(marked(&pawn, MarkClass::CaptureOnly), ["a3", "c3"]);
    assert_eq!(
        pawn.lines,
        [
            "Pawn",
            "Takes on red squares, but moves to green ones.",
            "Its first move may be two squares, when both are empty."
        ]
    );
}

#[test]
fn pieces_of_the_gallery_do_not_block_each_other() {
    // The knight on d3 stands beside the rook on c3 only in the gallery.
    let rook = shown("suicide", "c3");
    let slides = marked(&rook, MarkClass::Slide);
    assert!(["d3", "e3", "f3", "g3"].iter().all(|square| slides.iter().any(|slide| slide == square)));
    assert!(!slides.contains(&"h3".to_owned()), "the knight on g3 is taken, not passed");
    assert_eq!(marked(&rook, MarkClass::Blocker), ["c6"]);
}

#[test]
fn lines_say_what_the_marks_are() {
    assert_eq!(
        shown("suicide", "d3").lines,
        ["Knight", "Leaps straight to the orange squares; nothing can block it."]
    );
    assert_eq!(shown("suicide", "g3").lines, ["King", "One step at a time."]);
    let bishop = shown("suicide", "f3").lines;
    assert!(bishop.contains(&"Never leaves the shade of square it stands on.".to_owned()));
    let passing = shown("suicide", "b5").lines;
    assert!(passing.contains(&"Can take the pawn that has just passed the marked square.".to_owned()));
    let last = shown("suicide", "b7").lines.pop().unwrap();
    assert_eq!(last, "On the last rank it becomes king, queen, rook, bishop or knight.");
}

#[test]
fn a_king_shows_its_castlings() {
    let king = shown("suicide", "e8");
    let castles = king.explanation.marks.iter().filter(|mark| mark.castle).count();
    assert_eq!(castles, 4, "two squares and two rooks");
    assert!(king.lines.iter().any(|line| line.starts_with("Can castle")));
    let antichess = guide("antichess", "en").unwrap();
    assert!(antichess.glance().show(antichess.rules().board().find("e8").unwrap()).is_none());
}

#[test]
fn marks_are_those_of_a_position() {
    use berolina_rules::{Player, Position, Setup};
    for guide in all() {
        let glance = guide.glance();
        for piece in glance.pieces() {
            let shown = glance.show(piece.square).unwrap();
            // Rights of castling and of taking in passing are the demonstration's own.
            if shown.explanation.marks.iter().any(|mark| mark.castle || mark.en_passant) {
                continue;
            }
            let mut setup = Setup::empty(guide.rules().board());
            for (square, piece) in &shown.occupants {
                setup.pieces[square.index()] = Some(*piece);
            }
            setup.turn = Player::White;
            if let Ok((position, _)) = Position::from_setup(guide.rules(), &setup) {
                assert_eq!(position.explain(piece.square), shown.explanation, "{}", piece.role);
            }
        }
    }
}

use berolina_rules::{MoveKind, Reason, variants};

use super::all;
use crate::{Demo, guide};

fn demo(id: &str, variant: &str) -> Demo {
    let demos = guide(variant, "en").unwrap().demos();
    demos.into_iter().find(|demo| demo.id == id).unwrap_or_else(|| panic!("{variant} has no {id}"))
}

#[test]
fn all_demonstrations_are_legal() {
    for guide in all() {
        for script in guide.scripts() {
            let demo = Demo::play(guide.rules(), &script);
            let demo = demo.unwrap_or_else(|error| panic!("{}: {error}", guide.variant().id));
            for (number, step) in demo.steps.iter().enumerate() {
                assert!(!step.caption.is_empty(), "{} step {number}", demo.id);
                let last = number + 1 == demo.steps.len();
                assert_eq!(step.offer.is_none(), last, "{} step {number}", demo.id);
                assert_eq!(step.san.is_empty(), number == 0, "{} step {number}", demo.id);
            }
        }
    }
}

#[test]
fn what_a_piece_is_offered_holds_the_move_that_is_made() {
    for guide in all() {
        for demo in guide.demos() {
            for pair in demo.steps.windows(2) {
                let (offer, made) = (pair[0].offer.as_ref().unwrap(), pair[1].last_move.unwrap());
                assert_eq!(offer.origin, made.0, "{}", demo.id);
                // A king that castles without moving goes to no square; its rook is what is marked.
                let stays = made.0 == made.1 && offer.marks.iter().any(|mark| mark.castle);
                assert!(stays || offer.destinations().contains(&made.1), "{}", demo.id);
            }
        }
    }
}

#[test]
fn demonstrations_show_what_they_are_named_for() {
    let castling = demo("castling-short", "suicide");
    let position = &castling.steps[0].position;
    let castles = |made: berolina_rules::Move| matches!(made.kind(), MoveKind::Castle(_));
    assert!(position.legal_moves().into_iter().any(castles));
    assert_eq!(castling.steps[1].san, "O-O");

    let passing = demo("en-passant", "suicide");
    assert!(passing.steps[1].offer.as_ref().unwrap().marks.iter().all(|mark| mark.en_passant));
    assert!(passing.steps[1].position.must_capture());

    let forced = demo("compulsory-capture", "suicide");
    assert_eq!(forced.steps[2].position.legal_moves().len(), 1, "Bxb5 and nothing else");
    assert_eq!(forced.steps[4].position.legal_moves().len(), 1, "Bxd7 and nothing else");
    assert!(forced.steps[5].position.legal_moves().len() > 3);

    assert_eq!(demo("promotion", "suicide").steps[1].san, "a8=K");
}

#[test]
fn demonstrations_end_as_they_say() {
    let end = |id: &str, variant: &str| {
        let step = demo(id, variant).steps.pop().unwrap();
        (step.caption, step.position.outcome().map(|outcome| outcome.reason))
    };
    let family = |id: &str| variants::find(id).is_some_and(|found| found.preset_of == Some("suicide"));
    for variant in variants::ALL.iter().filter(|variant| variant.id == "suicide" || family(variant.id)) {
        let (caption, reason) = end("promotion", variant.id);
        assert_eq!(
            (caption.as_str(), reason),
            ("White wins: White has no pieces left.", Some(Reason::NoPieces))
        );
    }
    assert!(end("no-moves", "suicide").0.ends_with("Black wins: Black cannot move."));
    assert!(end("no-moves", "fics-suicide").0.ends_with("drawn: Black cannot move."));
    assert!(end("no-moves", "losing-chess").0.ends_with("drawn: Black cannot move."));
}

#[test]
fn presets_show_what_they_have() {
    let ids = |variant: &str| -> Vec<String> {
        guide(variant, "en").unwrap().demos().into_iter().map(|demo| demo.id).collect()
    };
    let has = |ids: &[String], wanted: &str| ids.iter().any(|id| id == wanted);
    let (suicide, antichess) = (ids("suicide"), ids("antichess"));
    assert!(has(&suicide, "castling-long") && !has(&antichess, "castling-long"));
    assert!(has(&antichess, "compulsory-capture"));
}

#[test]
fn spartan_kings_are_in_check_together_or_not_at_all() {
    let at = |id: &str, step: usize| demo(id, "spartan").steps[step].position.clone();
    assert!(at("one-attacked", 0).check().is_empty() && at("one-attacked", 0).soft_check().len() == 1);
    assert_eq!(at("duple-check-knights", 0).check().len(), 2);
    assert_eq!(at("duple-check-knights", 0).legal_moves().len(), 2, "either knight is taken");
    assert_eq!(at("duple-check-step", 0).legal_moves().len(), 4, "either king steps off the rank");
    assert_eq!(at("duple-mate", 1).outcome().map(|outcome| outcome.reason), Some(Reason::Checkmate));
    assert_eq!(at("stalemate", 1).outcome().map(|outcome| outcome.reason), Some(Reason::Stalemate));
    let rules = guide("spartan", "en").unwrap().rules().clone();
    assert_eq!(at("spare-king", 2).kings(berolina_rules::Player::Black).len(), 1);
    let king = rules.role("king").unwrap();
    let answers = at("new-king", 0).legal_moves();
    assert!(answers.len() == 2 && answers.iter().all(|made| made.promotion() == Some(king)));
}

#[test]
fn spartan_castlings_show_what_forbids_them() {
    let castles = |id: &str| {
        let step = &demo(id, "spartan").steps[0];
        step.position.legal_moves().iter().filter(|made| matches!(made.kind(), MoveKind::Castle(_))).count()
    };
    assert_eq!(
        [castles("castling-short"), castles("castling-hoplite"), castles("castling-captain")],
        [2, 1, 1]
    );
}

#[test]
fn castlings_of_ten_files_end_where_they_always_do() {
    let rules = guide("capablanca-random", "en").unwrap().rules().clone();
    let at = |step: &crate::Step, square: &str| {
        let piece = step.position.piece_at(rules.board().find(square).unwrap());
        piece.map_or("", |piece| rules.spec(piece.role).name)
    };
    let end = |id: &str| demo(id, "capablanca-random").steps.pop().unwrap();
    for id in ["left", "step", "stays", "hop", "away", "blocked", "attacked", "forbidden"] {
        let step = end(&format!("castling-{id}"));
        assert_eq!((at(&step, "c1"), at(&step, "d1")), ("king", "rook"), "{id}");
    }
    let step = end("castling-right");
    assert_eq!((at(&step, "i1"), at(&step, "h1")), ("king", "rook"));

    let castles = |id: &str| {
        let step = &demo(&format!("castling-{id}"), "capablanca-random").steps[0];
        step.position.legal_moves().iter().filter(|made| matches!(made.kind(), MoveKind::Castle(_))).count()
    };
    assert_eq!(["left", "attacked", "forbidden", "blocked"].map(castles), [2, 2, 1, 0]);
}

#[test]
fn the_new_pieces_mate_where_others_do_not() {
    let ends = |id: &str| {
        let step = demo(id, "capablanca-random").steps.pop().unwrap();
        step.position.outcome().map(|outcome| outcome.reason)
    };
    assert_eq!(ends("promotion"), Some(Reason::Checkmate));
    assert_eq!(ends("wrong-promotion"), None);
    assert_eq!(ends("archbishop-mate"), Some(Reason::Checkmate));
}

#[test]
fn three_players_miss_turns_and_take_kings() {
    use berolina_rules::Player;
    let at = |id: &str, step: usize| demo(id, "three-player").steps[step].position.clone();
    let skipped = |id: &str, step: usize| at(id, step).skipped().collect::<Vec<_>>();
    let end = |id: &str| demo(id, "three-player").steps.pop().unwrap();
    assert_eq!(skipped("mate", 1), [Player::Green]);
    assert_eq!((skipped("rescue", 1), at("rescue", 3).turn()), (vec![Player::Green], Player::Green));
    assert_eq!((skipped("in-time", 2), at("in-time", 2).turn()), (vec![], Player::Green));
    for (id, winner) in [("mate", Player::White), ("unmated", Player::Black), ("king-first", Player::White)] {
        let outcome = end(id).position.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason), (Some(winner), Reason::KingCaptured), "{id}");
        assert!(end(id).caption.ends_with(" wins: a king was taken."), "{id}");
    }
    assert_eq!(at("king-first", 0).check().len(), 1, "it is taken although White is in check");
    assert!(at("unmated", 0).check().is_empty() && at("unmated", 0).turn() == Player::Green);
    assert_eq!(end("stalemate").position.outcome().map(|outcome| outcome.reason), Some(Reason::Stalemate));
}

#[test]
fn three_players_show_what_the_centre_does() {
    use berolina_rules::Player;
    let offer = |id: &str, step: usize| demo(id, "three-player").steps[step].offer.clone().unwrap();
    let takes =
        |id: &str| offer(id, 0).marks.iter().filter(|mark| mark.reachable && mark.path.len() == 1).count();
    assert_eq!(takes("pawn-three"), 4, "three squares to take on, and the one ahead");
    assert_eq!(offer("knight-centre", 0).destinations().len(), 10);
    let kings = demo("fork-kings", "three-player").steps[1].position.clone();
    let attacked = [Player::Green, Player::Black].map(|player| kings.attacked_kings(player).len());
    assert_eq!(attacked, [1, 1]);
    // Both opponents are offered the square that was passed over.
    for step in [1, 2] {
        assert!(
            offer("en-passant", step).marks.iter().any(|mark| mark.en_passant && mark.reachable),
            "{step}"
        );
    }
    let castles = |id: &str| offer(id, 0).marks.iter().filter(|mark| mark.castle && mark.reachable).count();
    assert_eq!(castles("castling-forbidden"), 2, "one side: the square and the rook");
}

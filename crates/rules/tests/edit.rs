//! Positions that somebody puts together: what can be chosen, and that nothing is too wrong to look at.

use std::sync::Arc;

use berolina_board::{Board, Square};
use berolina_rules::notation::{read_fen, write_fen};
use berolina_rules::{CastlingRight, EnPassant, Piece, Player, Position, Rules, Setup, Side, variants};
use proptest::prelude::*;

fn rules(id: &str) -> Arc<Rules> {
    variants::rules(id).unwrap()
}

fn setup(rules: &Rules, fen: &str) -> Setup {
    read_fen(rules, fen).unwrap().0
}

#[test]
fn armies() {
    let names = |id: &str, player| -> Vec<&str> {
        let rules = rules(id);
        rules.army(player).into_iter().map(|role| rules.spec(role).name).collect()
    };
    let black = ["king", "general", "warlord", "captain", "lieutenant", "hoplite"];
    assert_eq!(names("spartan", Player::Black), black);
    assert_eq!(names("spartan", Player::Green), [""; 0]);
    assert_eq!(names("suicide", Player::White).len(), 6);
    assert_eq!(names("capablanca-random", Player::Black).len(), 8);
    assert_eq!(names("three-player", Player::Green).len(), 6);
}

#[test]
fn who_castles_and_who_passes() {
    let castles = |id: &str, player| {
        let rules = rules(id);
        [Side::Short, Side::Long].map(|side| rules.castles(player, side))
    };
    assert_eq!(castles("suicide", Player::Black), [true, true]);
    assert_eq!(castles("antichess", Player::White), [false, false]);
    assert_eq!(castles("spartan", Player::White), [true, true]);
    assert_eq!(castles("spartan", Player::Black), [false, false]);
    assert_eq!(castles("three-player", Player::Green), [true, true]);
    assert!(["suicide", "capablanca-random", "three-player"].iter().all(|id| rules(id).takes_in_passing()));
    assert!(!rules("spartan").takes_in_passing());
}

#[test]
fn castling_goes_to_the_outer_rook_or_to_the_one_that_was_named() {
    let rules = rules("capablanca-random");
    let square = |name: &str| rules.board().square(name).unwrap();
    let partner = |fen: &str, side| {
        setup(&rules, fen)
            .castling_toward(&rules, Player::White, side)
            .map(|right: CastlingRight| right.partner)
    };
    let fen = "k9/10/10/10/10/10/10/R4K1R1R w";
    assert_eq!(partner(fen, Side::Short), Some(square("j1")));
    assert_eq!(partner(&format!("{fen} H"), Side::Short), Some(square("h1")));
    assert_eq!(partner(fen, Side::Long), Some(square("a1")));
    assert_eq!(partner("k9/10/10/10/10/10/5K4/R8R w", Side::Long), None);
}

#[test]
fn only_what_can_have_passed_can_be_chosen() {
    let choices = |id: &str, fen: &str| -> Vec<String> {
        let rules = rules(id);
        let rights = setup(&rules, fen).en_passant_choices(&rules);
        rights.iter().map(|right| rules.board().name(right.square).to_owned()).collect()
    };
    let none: [&str; 0] = [];
    assert_eq!(choices("suicide", "8/8/8/8/P2P3p/8/8/8 b"), ["a3", "d3"]);
    assert_eq!(choices("suicide", "8/8/8/8/P2P3p/8/8/8 w"), none);
    assert_eq!(choices("suicide", "8/8/8/8/P2P4/3n4/R7/8 b"), none);
    assert_eq!(choices("spartan", "8/8/8/8/P2P4/8/8/8 b"), none);
    let kings = "4wK3/8/8/wP7|4gK3/8/8/7gP|4bK3/8/8/bP7";
    assert_eq!(choices("three-player", &format!("{kings} w")), ["l10", "l6"]);
    assert_eq!(choices("three-player", &format!("{kings} b")), ["a3", "l10"]);
}

#[test]
fn every_choice_can_be_read_and_kept() {
    for (id, fen) in [
        ("suicide", "8/8/8/8/PP2P2P/8/8/8 b"),
        ("capablanca-random", "k9/10/10/Pp3p3p/10/10/10/K9 w"),
        ("three-player", "4wK3/8/8/wP6wP|4gK3/8/8/gP6gP|4bK3/8/8/bP2bP4 g"),
    ] {
        let rules = rules(id);
        let bare = setup(&rules, fen);
        let choices = bare.en_passant_choices(&rules);
        assert!(choices.len() > 2, "{id}");
        for right in choices {
            let chosen = Setup { en_passant: vec![right], ..bare.clone() };
            let text = write_fen(&rules, &chosen);
            assert_eq!(setup(&rules, &text), chosen, "{text}");
            let faults = Position::from_setup(&rules, &chosen).err().map(|error| error.to_string());
            assert!(faults.is_none_or(|text| !text.contains("e.p.")));
        }
    }
}

#[test]
fn a_mirror_is_its_own_inverse() {
    let rules = rules("capablanca-random");
    let images = rules.board().mirror().unwrap();
    let before = setup(&rules, "1r3kr3/10/10/4Pp4/10/10/10/R4K1R1R w Hk f6 3 9");
    let there = before.mirrored(&images);
    assert_eq!(write_fen(&rules, &there), "3rk3r1/10/10/4pP4/10/10/10/R1R1K4R w Cq e6 3 9");
    assert_eq!(there.mirrored(&images), before);
}

#[test]
fn boards_with_a_mirror_and_without() {
    let has = |board: Board| board.mirror().is_some();
    assert!(has(Board::rectangle(9, 5).unwrap()));
    assert!(has(Board::rectangle_with_holes(6, 4, &["b2", "e2"]).unwrap()));
    assert!(!has(Board::rectangle_with_holes(6, 4, &["b2"]).unwrap()));
    assert!(!has(Board::three_player().unwrap()));
    assert!(has(Board::hexagon().unwrap()));
}

/// Anything that an editor can make: any piece anywhere, any right, any turn.
fn anything(rules: &Arc<Rules>) -> impl Strategy<Value = Setup> + use<> {
    let (rules, size) = (rules.clone(), rules.board().len());
    let men = prop::collection::vec((any::<u8>(), any::<u8>()), size);
    (men, any::<[u8; 8]>()).prop_map(move |(men, rest)| {
        let players = rules.players();
        let player = |number: u8| players[usize::from(number) % players.len()];
        let mut setup = Setup::empty(rules.board());
        for (number, (kind, owner)) in men.into_iter().enumerate() {
            let role = rules.roles().nth(usize::from(kind % 48));
            setup.pieces[number] = role.map(|role| Piece { role, player: player(owner) });
        }
        setup.turn = player(rest[0]);
        let square = |number: u8| Square::new((usize::from(number) % size) as u8);
        setup.castling =
            vec![CastlingRight { player: player(rest[1]), king: square(rest[2]), partner: square(rest[3]) }];
        setup.castling.extend(rules.castlings().iter().skip(usize::from(rest[4] % 4)).map(CastlingRight::of));
        setup.en_passant = vec![EnPassant { owner: player(rest[5]), square: square(rest[6]) }];
        (setup.halfmoves, setup.round) = (u32::from(rest[7]), 1);
        setup
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn whatever_is_put_together_can_be_looked_at(
        (rules, setup) in prop::sample::select(vec!["suicide", "capablanca-random", "spartan", "three-player"])
            .prop_flat_map(|id| { let rules = rules(id); (Just(rules.clone()), anything(&rules)) })
    ) {
        let position = Position::unchecked(&rules, &setup).expect("its pieces are of this game");
        let there = setup.pieces.iter().flatten().count();
        prop_assert_eq!(position.pieces().len(), there);
        for (square, piece) in position.pieces() {
            prop_assert_eq!(setup.pieces[square.index()], Some(piece));
            prop_assert_eq!(position.explain(square).piece, Some(piece));
        }
        for player in rules.players() {
            let kings = position.kings(*player);
            prop_assert!(position.check_of(*player).iter().all(|king| kings.contains(king)));
        }
        let _ = (position.soft_check(), position.outcome());
        // Whatever can be played can be looked at, and is the same.
        if let Ok((checked, _)) = Position::from_setup(&rules, &setup) {
            prop_assert_eq!(checked, position);
        }
    }
}

#[test]
fn a_setup_of_another_game_is_not_looked_at() {
    let [suicide, spartan, three] = ["suicide", "spartan", "three-player"].map(rules);
    assert!(Position::unchecked(&suicide, spartan.start()).is_none());
    assert!(Position::unchecked(&suicide, three.start()).is_none());
    let green = Setup { turn: Player::Green, ..suicide.start().clone() };
    assert!(Position::unchecked(&suicide, &green).is_none());
}

//! What must hold in every position of every game, tried on random play.

use std::collections::BTreeSet;

use berolina_board::Square;
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{
    Capture, Hindrance, MarkClass, Move, MoveKind, NoCastling, Player, Position, Refusal, variants,
};
use proptest::prelude::*;

/// Where a game begins: with one of the start arrays, in games that have many.
fn start(id: &str, choices: &[u16]) -> Position {
    let rules = variants::rules(id).expect("a variant");
    match StartArrays::of(&rules).zip(choices.first()) {
        Some((arrays, first)) => arrays.position(u32::from(*first)).expect("there are more arrays"),
        None => Position::start(&rules),
    }
}

/// Plays a game by numbers: each picks one of the legal moves.
fn play(id: &str, choices: &[u16], mut check: impl FnMut(&Position, &[Move])) {
    let mut position = start(id, choices);
    for choice in choices {
        let moves = position.legal_moves();
        check(&position, &moves);
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[*choice as usize % moves.len()]).expect("a legal move");
    }
}

fn games() -> impl Strategy<Value = (&'static str, Vec<u16>)> {
    let ids: Vec<&'static str> = variants::ALL.iter().map(|variant| variant.id).collect();
    (prop::sample::select(ids), prop::collection::vec(any::<u16>(), 0..120))
}

/// Where a player may put the piece to make a move.
fn entries(position: &Position, legal: Move) -> Vec<Square> {
    position.castling_of(legal).map_or_else(|| vec![legal.to()], |option| option.entries())
}

/// What a reason says of its squares is true.
fn check_hindrance(position: &Position, from: Square, to: Square, why: &Hindrance) {
    let player = |square: Square| position.piece_at(square).map(|piece| piece.player);
    let (mover, there) = (player(from), player(to));
    let what = format!("{why:?} of {:?} to {to:?}", position.piece_at(from));
    match why {
        Hindrance::Blocked { by } => assert!(player(*by).is_some() && *by != from, "{what}"),
        Hindrance::OwnPiece => assert_eq!(there, mover, "{what}"),
        Hindrance::OnlyTakes => assert_eq!(there, None, "{what}"),
        Hindrance::OnlyMoves => assert!(there.is_some() && there != mover, "{what}"),
        Hindrance::FirstMoveOnly | Hindrance::NoPath => {}
        Hindrance::NoCastling(NoCastling::NoRight { .. } | NoCastling::NoPartner { .. }) => {
            let rights = position.castling_rights().filter(|right| Some(right.player) == mover);
            assert!(rights.count() < 2, "{what}");
        }
        other => panic!("no piece of these games knows {other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn moves_are_counted_listed_and_taken_back((id, choices) in games()) {
        play(id, &choices, |position, moves| {
            assert_eq!(position.perft(1), moves.len() as u64);
            // The replies are counted together, those to one move from nothing.
            let replies = |legal: &Move| position.play(*legal).expect("a legal move").perft(1);
            assert_eq!(position.perft(2), moves.iter().map(replies).sum());
            let distinct: BTreeSet<String> = moves.iter().map(|legal| format!("{legal:?}")).collect();
            assert_eq!(distinct.len(), moves.len(), "no move is listed twice");
            let captures = moves.iter().filter(|legal| legal.is_capture()).count();
            if position.rules().variant().capture == Capture::Compulsory {
                assert!(captures == 0 || captures == moves.len(), "capture is compulsory");
            }
            for legal in moves {
                let mut copy = position.clone();
                let undo = copy.make(*legal).expect("a legal move");
                assert_ne!(copy.key(), position.key());
                let taken = position.pieces().len() - copy.pieces().len();
                assert_eq!(taken == 1, legal.is_capture());
                // Whoever takes a king that wins stays in the turn field, and others may miss theirs.
                let moves_again = position.wins_by(*legal) || copy.skipped().count() > 1;
                assert_eq!(copy.turn() == position.turn(), moves_again);
                copy.unmake(undo);
                assert_eq!(&copy, position);
            }
        });
    }

    #[test]
    fn positions_survive_their_setup((id, choices) in games()) {
        play(id, &choices, |position, _| {
            let (copy, warnings) = Position::from_setup(position.rules(), &position.to_setup()).expect("a position");
            assert!(warnings.is_empty());
            assert_eq!(copy.key(), position.key());
            assert_eq!(copy.legal_moves(), position.legal_moves());
        });
    }

    /// The picture cannot disagree with the rules: what is marked for a player is what is legal, and
    /// everything legal is among what the piece can do.
    #[test]
    fn marks_agree_with_legal_moves((id, choices) in games()) {
        play(id, &choices, |position, moves| {
            let over = position.outcome().is_some();
            for (square, piece) in position.pieces() {
                let offered: BTreeSet<Square> =
                    position.explain_legal(square).marks.iter().map(|mark| mark.square).collect();
                let legal: BTreeSet<Square> = moves
                    .iter()
                    .filter(|legal| legal.from() == square)
                    .flat_map(|legal| entries(position, *legal))
                    .collect();
                assert_eq!(offered, legal);
                let all = position.explain(square);
                let possible: BTreeSet<Square> = all.destinations().into_iter().collect();
                assert!(legal.is_subset(&possible));
                for mark in &all.marks {
                    let occupant = position.piece_at(mark.square);
                    assert_eq!(mark.path.last(), Some(&mark.square));
                    match mark.class {
                        MarkClass::Blocker => assert!(occupant.is_some()),
                        _ if mark.castle => {}
                        MarkClass::MoveOnly => assert!(occupant.is_none()),
                        _ => assert!(occupant.is_none_or(|other| other.player != piece.player)),
                    }
                }
                // All the others' moves are refused for one reason, which one square shows.
                let asked = if piece.player == position.turn() { usize::MAX } else { 1 };
                for to in position.rules().board().squares().take(asked) {
                    let refused = position.why_not(square, to);
                    assert_eq!(refused.is_some(), over || !legal.contains(&to));
                    // Other squares in other positions, which takes less time.
                    if (square.index() + to.index() + moves.len()) % 5 != 0 {
                        continue;
                    }
                    let hindrance = position.hindrance(square, to);
                    assert_eq!(hindrance.is_some(), !possible.contains(&to));
                    if let Some(Refusal::Hindered(why)) = &refused {
                        assert_eq!(Some(why), hindrance.as_ref());
                    }
                    if let Some(why) = hindrance {
                        check_hindrance(position, square, to, &why);
                    }
                }
            }
        });
    }

    /// Who attacks a square by the paths of the pieces is who attacks it by the engine's tables: asked as
    /// if a king stood there in games with check, and by the captures that are legal in the others.
    #[test]
    fn attacks_agree_with_the_engine((id, choices) in games()) {
        play(id, &choices, |position, moves| {
            let players = position.rules().players();
            let has_check = !position.kings(position.turn()).is_empty();
            for square in position.rules().board().squares() {
                let attacks = position.attacks_on(square);
                for attack in &attacks {
                    assert_eq!(position.piece_at(attack.from), Some(attack.piece));
                    assert_eq!(attack.path.last(), Some(&square));
                }
                let enemies = |of: Player| -> Vec<Square> {
                    attacks.iter().filter(|one| one.piece.player != of).map(|one| one.from).collect()
                };
                for player in players.iter().filter(|_| has_check) {
                    assert_eq!(enemies(*player), position.attackers(*player, square));
                }
                let there = position.piece_at(square).filter(|piece| piece.player != position.turn());
                if let Some(there) = there.filter(|_| !has_check && position.outcome().is_none()) {
                    let takes = |legal: &&Move| legal.kind() == MoveKind::Capture && legal.to() == square;
                    let takers: BTreeSet<Square> = moves.iter().filter(takes).map(|legal| legal.from()).collect();
                    assert_eq!(enemies(there.player).into_iter().collect::<BTreeSet<_>>(), takers);
                }
            }
            for player in players {
                for threat in position.threats(*player) {
                    assert!(threat.piece.player == *player && !threat.by.is_empty());
                    assert!(threat.by.iter().all(|attack| attack.piece.player != *player));
                }
            }
        });
    }

    /// A ghost only adds an enemy: where it opens nothing it can only be in the way.
    #[test]
    fn ghosts_open_what_they_are_said_to((id, choices) in games()) {
        play(id, &choices[..choices.len() / 8], |position, _| {
            for (from, piece) in position.pieces() {
                let opened = position.ghost_squares(from);
                let now: BTreeSet<Square> = position.explain(from).destinations().into_iter().collect();
                for ghost in position.rules().board().squares().filter(|at| position.piece_at(*at).is_none()) {
                    let then: BTreeSet<Square> =
                        position.explain_ghost(from, ghost).destinations().into_iter().collect();
                    assert_eq!(!then.is_subset(&now), opened.contains(&ghost), "{piece:?}");
                }
            }
        });
    }

    #[test]
    fn passing_is_remembered_for_one_move((id, choices) in games()) {
        play(id, &choices, |position, moves| {
            for right in position.en_passant() {
                assert_ne!(right.owner, position.turn());
                let legal = moves.iter().any(|legal| legal.kind() == MoveKind::EnPassant);
                assert!(legal || !position.kings(position.turn()).is_empty(), "only a check can forbid it");
                assert!(Player::ALL.contains(&right.owner));
            }
        });
    }
}

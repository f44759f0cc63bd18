//! Which moves are legal, found a second time in the slow and obvious way: walk every path, make every
//! move on a plain list of pieces, and look whether every king of the mover is attacked.

use std::collections::BTreeSet;
use std::path::Path;

use berolina_board::Square;
use berolina_rules::{
    Castling, MoveKind, Pass, Piece, Player, Position, Reason, Royalty, Rules, notation, variants,
};
use proptest::prelude::*;
use serde::Deserialize;

type Men = Vec<Option<Piece>>;

/// From, to, what it becomes, and whether it is a castling.
type Step = (Square, Square, Option<&'static str>, bool);

/// Whether the path to a node is open: in these games paths need empty squares, or nothing.
fn is_open(rules: &Rules, men: &Men, piece: Piece, from: Square, node: usize) -> bool {
    let nodes = &rules.paths(piece, from).nodes;
    let mut at = nodes[node].parent;
    while let Some(parent) = at {
        let parent = &nodes[parent as usize];
        if parent.pass == Pass::Empty && men[parent.square.index()].is_some() {
            return false;
        }
        at = parent.parent;
    }
    true
}

fn is_attacked(rules: &Rules, men: &Men, owner: Player, square: Square) -> bool {
    rules.board().squares().any(|from| {
        men[from.index()].filter(|enemy| enemy.player != owner).is_some_and(|enemy| {
            let nodes = rules.paths(enemy, from).nodes.iter().enumerate();
            nodes
                .filter(|(_, node)| node.square == square && node.landing.capture)
                .any(|(number, _)| is_open(rules, men, enemy, from, number))
        })
    })
}

fn kings(rules: &Rules, men: &Men, owner: Player) -> Vec<Square> {
    let king = rules.role("king").filter(|_| rules.variant().royalty != Royalty::None);
    let is_king = |square: &Square| {
        men[square.index()].is_some_and(|man| man.player == owner && Some(man.role) == king)
    };
    rules.board().squares().filter(is_king).collect()
}

fn is_in_check(rules: &Rules, men: &Men, owner: Player) -> bool {
    let kings = kings(rules, men, owner);
    !kings.is_empty() && kings.iter().all(|king| is_attacked(rules, men, owner, *king))
}

fn men(position: &Position) -> Men {
    position.rules().board().squares().map(|square| position.piece_at(square)).collect()
}

fn steps_of(position: &Position, from: Square, piece: Piece) -> Vec<Step> {
    let (rules, before) = (position.rules(), men(position));
    let mut steps = Vec::new();
    for (number, node) in rules.paths(piece, from).nodes.iter().enumerate() {
        let (to, landing) = (node.square, node.landing);
        let passer = position.en_passant().into_iter().find(|right| landing.en_passant && right.square == to);
        let lands = match before[to.index()] {
            None => landing.quiet || passer.is_some(),
            Some(other) => landing.capture && other.player != piece.player,
        };
        if !lands || !is_open(rules, &before, piece, from, number) {
            continue;
        }
        let mut after = before.clone();
        after[from.index()] = None;
        if let Some(right) = passer {
            let taken = rules.passer_square(right.owner, right.square).expect("something passed");
            after[taken.index()] = None;
        }
        let mut becomes = vec![piece.role];
        if rules.is_pawn(piece.role) && rules.on_far_rim(piece.player, to) {
            becomes = rules.promotes_to(piece.role).to_vec();
            let royal = rules.variant().royalty != Royalty::None;
            if royal && kings(rules, &before, piece.player).len() != 1 {
                becomes.retain(|role| rules.spec(*role).name != "king");
            }
        }
        for role in becomes {
            after[to.index()] = Some(Piece { role, player: piece.player });
            let taken = before[to.index()].map(|man| rules.spec(man.role).name);
            let wins = rules.variant().royalty == Royalty::CaptureWins && taken == Some("king");
            if wins || !is_in_check(rules, &after, piece.player) {
                let name = (role != piece.role).then(|| rules.spec(role).name);
                steps.push((from, to, name, false));
            }
        }
    }
    steps
}

fn castlings(position: &Position) -> Vec<Step> {
    let (rules, before) = (position.rules(), men(position));
    let mut steps = Vec::new();
    for option in position.castling_rights().filter(|option| option.player == position.turn()) {
        let path = &option.path;
        let mut moved = before.clone();
        moved[path.king_from.index()] = None;
        moved[path.partner_from.index()] = None;
        moved[path.partner_to.index()] = before[path.partner_from.index()];
        let mut way = path.crossed.iter().chain([&path.king_to]);
        let safe = rules.variant().castling == Castling::Unchecked
            || !is_attacked(rules, &before, option.player, path.king_from)
                && !way.any(|square| is_attacked(rules, &moved, option.player, *square));
        if safe && path.empty.iter().all(|square| before[square.index()].is_none()) {
            steps.push((path.king_from, path.king_to, None, true));
        }
    }
    steps
}

/// What is counted is what is listed, and replies are the same counted together or after one move.
fn check_counts(position: &Position) {
    let (moves, fen) = (position.legal_moves(), notation::fen_of(position));
    assert_eq!(position.perft(1), moves.len() as u64, "{fen}");
    let replies = |legal| position.play(legal).expect("a legal move").perft(1);
    assert_eq!(position.perft(2), moves.into_iter().map(replies).sum::<u64>(), "{fen}");
}

fn check_position(position: &Position) {
    let rules = position.rules();
    if position.outcome().is_some_and(|outcome| outcome.reason == Reason::KingCaptured) {
        assert!(position.legal_moves().is_empty());
        return;
    }
    let own = position.pieces().into_iter().filter(|(_, piece)| piece.player == position.turn());
    let mut slow: BTreeSet<Step> = own.flat_map(|(from, piece)| steps_of(position, from, piece)).collect();
    slow.extend(castlings(position));
    let fast: BTreeSet<Step> = position
        .legal_moves()
        .into_iter()
        .map(|made| {
            let becomes = made.promotion().map(|role| rules.spec(role).name);
            (made.from(), made.to(), becomes, matches!(made.kind(), MoveKind::Castle(_)))
        })
        .collect();
    let fen = notation::fen_of(position);
    assert_eq!(fast, slow, "{fen}");
    check_counts(position);
    for player in rules.players() {
        let check = is_in_check(rules, &men(position), *player);
        assert_eq!(!position.check_of(*player).is_empty(), check, "{fen}");
    }
}

#[derive(Deserialize)]
struct Counted {
    fen: String,
}

/// Positions to start from: the data files have the rare cases.
fn starts() -> Vec<(&'static str, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft");
    let royal = variants::ALL.iter().filter(|variant| variant.royalty != Royalty::None);
    let three: Vec<Counted> =
        serde_json::from_str(include_str!("data/three_player/perft_positions.json")).expect("a list");
    let three = three.into_iter().map(|case| ("three-player", case.fen));
    royal
        .filter_map(|variant| {
            let text = std::fs::read_to_string(folder.join(format!("{}.jsonl", variant.id))).ok()?;
            Some(text.lines().map(|line| (variant.id, fen(line))).collect::<Vec<_>>())
        })
        .flatten()
        .chain(three)
        .collect()
}

fn fen(line: &str) -> String {
    serde_json::from_str::<Counted>(line).expect("a line is JSON").fen
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn fast_and_slow_find_the_same_moves(
        (id, fen) in prop::sample::select(starts()),
        choices in prop::collection::vec(any::<u16>(), 0..40),
    ) {
        let rules = variants::rules(id).expect("a variant");
        let (mut position, _) = notation::position_from_fen(&rules, &fen).expect("a position");
        for choice in choices {
            check_position(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[choice as usize % moves.len()]).expect("a legal move");
        }
    }
}

/// A hopper and a piece that takes twice: the engine has no table of their attacks, and makes each
/// move to see what it does.
#[test]
fn pieces_that_are_walked_give_check() {
    use berolina_rules::{Capture, DrawRules, NoMoves, RoleSpec, Variant, Wording};
    use std::sync::Arc;
    const fn role(name: &'static str, letter: char, betza: &'static str) -> RoleSpec {
        RoleSpec { name, letter, betza, value: None }
    }
    static CANNONS: Variant = Variant {
        id: "cannons",
        name: "Cannons",
        tagline: "For this test",
        preset_of: None,
        pgn_name: "cannons",
        board: "8x8",
        players: &[Player::White, Player::Black],
        roles: &[role("king", 'K', "K"), role("cannon", 'C', "mRcpR"), role("lion", 'L', "KcaK")],
        aliases: &[],
        armies: &[],
        shuffle: None,
        start: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        capture: Capture::Free,
        royalty: Royalty::Single,
        no_moves: NoMoves::Draw,
        castling: Castling::None,
        pawns_on_base: false,
        promotion: &[],
        draws: DrawRules::NONE,
        wording: Wording::COMMON,
    };
    let rules = Arc::new(Rules::new(&CANNONS).expect("the variant is sound"));
    let moves = |fen: &str| {
        let (position, _) = notation::position_from_fen(&rules, fen).expect("a position");
        let mut moves: Vec<String> = notation::all_sans(&position).into_iter().map(|(_, san)| san).collect();
        moves.sort();
        check_counts(&position);
        (!position.check().is_empty(), moves)
    };
    // The cannon on a1 needs a hurdle: c1 is none of White's choosing to leave, but to give.
    let (check, answers) = moves("4k3/8/8/8/8/8/8/c1C1K3 w - - 0 1");
    assert!(check);
    assert!(answers.iter().all(|san| san.starts_with('C') || ["Kd2", "Ke2", "Kf2"].contains(&san.as_str())));
    assert!(!answers.contains(&"Cd1".to_owned()) && answers.contains(&"Cc5".to_owned()), "{answers:?}");
    // Without a hurdle there is no check, and none may be put there.
    let (check, answers) = moves("4k3/8/8/8/8/2C5/8/c3K3 w - - 0 1");
    assert!(
        !check && !answers.contains(&"Cc1".to_owned()) && answers.contains(&"Cc2".to_owned()),
        "{answers:?}"
    );
    // A lion reaches its second step over what it takes.
    let (check, answers) = moves("8/8/8/8/8/4l3/4C3/4K2k w - - 0 1");
    assert!(check, "{answers:?}");
}

/// Whoever takes a king wins at once, even out of a check that stays.
#[test]
fn taking_a_king_can_end_the_game() {
    use berolina_rules::{Capture, DrawRules, NoMoves, Outcome, Reason, RoleSpec, Variant, Wording};
    use std::sync::Arc;
    static HUNT: Variant = Variant {
        id: "hunt",
        name: "Hunt",
        tagline: "For this test",
        preset_of: None,
        pgn_name: "hunt",
        board: "8x8",
        players: &[Player::White, Player::Black],
        roles: &[
            RoleSpec { name: "king", letter: 'K', betza: "K", value: None },
            RoleSpec { name: "rook", letter: 'R', betza: "R", value: None },
        ],
        aliases: &[],
        armies: &[],
        shuffle: None,
        start: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        capture: Capture::Free,
        royalty: Royalty::CaptureWins,
        no_moves: NoMoves::Draw,
        castling: Castling::None,
        pawns_on_base: false,
        promotion: &[],
        draws: DrawRules::NONE,
        wording: Wording::COMMON,
    };
    let rules = Arc::new(Rules::new(&HUNT).expect("the variant is sound"));
    let read = |fen: &str| notation::position_from_fen(&rules, fen).expect("a position").0;
    // White is in check from e8's rook, and may either answer that or take the king.
    let check = read("k3r3/8/8/8/8/8/8/R3K3 w - - 3 9");
    assert_eq!(check.check().len(), 1);
    let mut sans: Vec<String> = notation::all_sans(&check).into_iter().map(|(_, san)| san).collect();
    sans.sort();
    assert_eq!(sans, ["Kd1+", "Kd2+", "Kf1+", "Kf2+", "RxKa8"]);
    assert_eq!(check.perft(1), 5);
    check_counts(&check);
    let taken = check.play(notation::read_move(&check, "RxKa8").expect("a move")).expect("a legal move");
    assert_eq!(taken.outcome(), Some(Outcome::win(Player::White, Reason::KingCaptured)));
    assert!(taken.legal_moves().is_empty() && taken.perft(2) == 0);
    let fen = notation::fen_of(&taken);
    assert_eq!(fen, "R3r3/8/8/8/8/8/8/4K3 w - - 0 9");
    assert_eq!(read(&fen).outcome(), taken.outcome());
    // A mover without a king is nobody's win.
    assert!(notation::position_from_fen(&rules, "k7/8/8/8/8/8/8/8 w - - 0 1").is_err());
}

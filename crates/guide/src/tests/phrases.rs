use std::collections::BTreeSet;

use berolina_rules::{Capture, Castling, FischerCastling, NoMoves, Player, Reason, Royalty, variants};

use super::all;
use crate::facts::{capture_phrase, castling_phrases, no_moves_phrases, royalty_phrases};
use crate::{Fact, Phrase, Words, fill};

#[test]
fn every_language_has_every_phrase_and_no_other() {
    let mut wanted: BTreeSet<String> = Phrase::ALL.iter().map(|phrase| phrase.key().to_owned()).collect();
    wanted.extend(Player::ALL.iter().map(|player| format!("player.{player}")));
    wanted.extend(
        variants::ALL.iter().flat_map(|variant| variant.roles).map(|role| format!("role.{}", role.name)),
    );
    for language in Words::languages() {
        let keys = Words::find(language).unwrap().keys();
        let found: BTreeSet<String> =
            keys.filter(|key| !key.starts_with("number.")).map(str::to_owned).collect();
        assert_eq!(found, wanted, "{language}");
    }
}

#[test]
fn every_value_of_a_policy_is_spoken_of() {
    let english = Words::find("en").unwrap();
    let mut said = BTreeSet::new();
    let mut say = |phrase: Phrase| assert!(said.insert(english.get(phrase)), "{phrase:?} says the same");
    for value in [Capture::Free, Capture::Compulsory] {
        say(capture_phrase(value));
    }
    let fischer = FischerCastling { king: "king", partner: "rook", short: ['g', 'f'], long: ['c', 'd'] };
    let safe = Castling::Safe { partner: "rook" };
    for value in [Castling::None, Castling::Unchecked, Castling::Fischer(fischer), safe] {
        say(castling_phrases(value).sentence);
    }
    for value in [NoMoves::Draw, NoMoves::MoverWins, NoMoves::FewerPiecesWins, NoMoves::Skip] {
        say(no_moves_phrases(value, Royalty::None).sentence);
    }
    say(no_moves_phrases(NoMoves::Draw, Royalty::Single).sentence);
    for value in [Royalty::None, Royalty::Single, Royalty::LastOfMany, Royalty::CaptureWins] {
        royalty_phrases(value).into_iter().for_each(&mut say);
    }
    assert_eq!(english.reason(Reason::NoPieces), "{mover} has no pieces left");
}

#[test]
fn facts_are_complete_sentences() {
    for guide in all() {
        for fact in Fact::ALL {
            let sentence = guide.fact(*fact);
            assert!(sentence.ends_with('.'), "{}: {sentence}", fact.name());
            assert!(!sentence.contains(['{', '}', '<', '*']), "{}: {sentence}", fact.name());
        }
    }
}

#[test]
fn facts_differ_as_the_presets_do() {
    let fact = |id: &str, fact: Fact| crate::guide(id, "en").unwrap().fact(fact);
    let castling = fact("suicide", Fact::Castling);
    assert!(castling.starts_with("A king that has not moved can castle with a rook"), "{castling}");
    assert!(castling.contains("goes two squares toward the rook"), "{castling}");
    assert!(castling.ends_with("not allowed while you have something to take."), "{castling}");
    assert_eq!(fact("antichess", Fact::Castling), "There is no castling.");
    assert!(fact("fics-suicide", Fact::NoMoves).contains("pieces are counted"));
    assert!(fact("losing-chess", Fact::NoMoves).contains("drawn"));
    assert!(fact("suicide", Fact::Promotion).contains("king, queen, rook, bishop or knight"));
    assert!(fact("suicide", Fact::EnPassant).contains("compulsory"));
}

#[test]
fn placeholders_are_filled_and_others_stay() {
    assert_eq!(fill("{a} and {b}", &[("a", "1")]), "1 and {b}");
}

#[test]
fn first_moves_that_jump_are_told_from_those_that_step() {
    use berolina_rules::{DrawRules, RoleSpec, Rules, Variant, Wording};
    // A pawn that jumps two squares diagonally at first, and nothing else that chess has.
    static JUMPERS: Variant = Variant {
        id: "jumpers",
        name: "Jumpers",
        tagline: "For this test",
        preset_of: None,
        pgn_name: "jumpers",
        board: "10x8",
        players: &[Player::White, Player::Black],
        roles: &[RoleSpec { name: "pawn", letter: 'P', betza: "fmFfcWifmA", value: None }],
        aliases: &[],
        armies: &[],
        shuffle: None,
        start: "pppppppppp/10/10/10/10/10/10/PPPPPPPPPP w - - 0 1",
        capture: Capture::Free,
        royalty: Royalty::None,
        no_moves: NoMoves::Draw,
        castling: Castling::None,
        pawns_on_base: false,
        promotion: &[],
        draws: DrawRules::NONE,
        wording: Wording::COMMON,
    };
    let rules = std::sync::Arc::new(Rules::new(&JUMPERS).unwrap());
    let english = Words::find("en").unwrap();
    let fact = |fact: Fact| fact.sentence(&rules, english);
    assert!(fact(Fact::DoubleStep).contains("over whatever stands in between"));
    assert_eq!(fact(Fact::EnPassant), "Nothing is taken in passing.");
    assert_eq!(fact(Fact::Promotion), "Nothing promotes.");
    assert_eq!(fact(Fact::Capture), "Taking is a move like any other: nobody has to.");
    assert!(!fact(Fact::Draws).contains("bishops"));
}

#[test]
fn facts_of_games_with_kings() {
    let fact = |id: &str, fact: Fact| crate::guide(id, "en").unwrap().fact(fact);
    let spartan = |wanted| fact("spartan", wanted);
    assert!(spartan(Fact::Check).contains("when every king you have is attacked"));
    assert!(spartan(Fact::NoMoves).contains("not in check, that is stalemate"));
    assert!(spartan(Fact::Castling).starts_with("Only White can castle. A king that has not moved"));
    assert_eq!(spartan(Fact::EnPassant), "Nothing is taken in passing.");
    let doubles = spartan(Fact::DoubleStep);
    assert_eq!(doubles.matches("From the square").count(), 2, "{doubles}");
    assert!(doubles.contains("a hoplite may go two squares at once, over whatever"), "{doubles}");
    let promotion = spartan(Fact::Promotion);
    assert!(promotion.ends_with("king only while its player has exactly one."), "{promotion}");
    let draws = spartan(Fact::Draws);
    assert!(draws.contains("a capture or a pawn or hoplite move"), "{draws}");
    assert!(draws.ends_with("the only other piece is a bishop, knight or lieutenant."), "{draws}");
    let random = |wanted| fact("capablanca-random", wanted);
    let arrays = random(Fact::Arrays);
    assert!(arrays.contains("84\u{a0}000 start arrays, numbered from 0 to 83999"), "{arrays}");
    assert!(arrays.ends_with("number 45341."), "{arrays}");
    let castling = random(Fact::Castling);
    assert!(castling.contains("ends on the i-file and the rook on the h-file"), "{castling}");
    assert!(random(Fact::Draws).contains("each other piece is a bishop, and all of them"));
    assert!(random(Fact::Promotion).contains("queen, chancellor, archbishop, rook, bishop or knight"));
    assert_eq!(spartan(Fact::Arrays), "Every game begins with the same array.");
    assert_eq!(fact("suicide", Fact::Check), "No piece is royal: there is no check and no checkmate.");
}

#[test]
fn facts_of_three_players() {
    let fact = |id: &str, fact: Fact| crate::guide(id, "en").unwrap().fact(fact);
    let three = |wanted| fact("three-player", wanted);
    assert_eq!(three(Fact::Turns), "White moves first, then Green, then Black, and so on in turn.");
    assert!(three(Fact::Check).starts_with("Whoever takes a king has won, alone"));
    assert!(three(Fact::NoMoves).contains("you miss that turn and nothing else"));
    assert!(three(Fact::EnPassant).contains("Each opponent may do so"));
    assert!(fact("suicide", Fact::EnPassant).contains("only in the very next move"));
    let promotion = three(Fact::Promotion);
    assert!(promotion.contains("an enemy’s base") && promotion.contains("queen, rook, bishop or knight"));
    let draws = three(Fact::Draws);
    for wanted in
        ["the game is drawn by itself", "if everybody does", "is a bishop or knight", "can take a king."]
    {
        assert!(draws.contains(wanted), "{wanted}: {draws}");
    }
    assert!(!draws.contains("seventy-five"), "{draws}");
    assert!(fact("spartan", Fact::Draws).contains("seventy-five"));
    assert!(three(Fact::Resigning).starts_with("Nobody can resign."));
    assert_eq!(fact("spartan", Fact::Resigning), "Whoever resigns has lost.");
    assert!(!three(Fact::Castling).contains("was once something else"), "no pawn becomes a king");
    assert!(fact("suicide", Fact::Castling).contains("was once something else"));
}

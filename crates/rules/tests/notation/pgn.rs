use berolina_rules::game::{Game, NodeId};
use berolina_rules::notation::pgn::{PgnError, PgnFault, PgnGame, read_pgn, write_pgn};
use berolina_rules::notation::{fen_of, position_from_fen};
use berolina_rules::{Outcome, Player, Reason, variants};

use super::rules;

fn one(text: &str) -> PgnGame {
    let mut games = read_pgn(text, None);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> PgnError {
    read_pgn(text, None).remove(0).unwrap_err()
}

fn sans(game: &Game) -> Vec<&str> {
    game.main_line().iter().map(|entry| entry.san).collect()
}

fn warnings(read: &PgnGame) -> Vec<String> {
    read.warnings.iter().map(ToString::to_string).collect()
}

const ANNOTATED: &str = "\u{feff}% a line for other programs\r
[Event \"A \\\"friendly\\\" game\"]\r
[Site \"C:\\\\games\"]\r
[Date \"2024.02.29\"]\r
[White \"Ann\"]\r
[Black \"Bob\"]\r
[Variant \"Antichess\"]\r
[Annotator \"Cy\"]\r
[Result \"*\"]\r
\r
{At the beginning.} 1.e3! {Usual.} b5 $14 (1...a6 2. Bxa6 (2. Nc3?) bxa6 {Fine.} ; to the end\r
3. a4) ({Or} 1... d5?! 2.c4) 2. Bxb5 ... {Two} {comments} *\r
";

#[test]
fn an_annotated_game_is_read_whole() {
    let read = one(ANNOTATED);
    // The bishop on f1 takes a6 only when it must, so that 2. Nc3 breaks its variation.
    assert_eq!(
        warnings(&read),
        ["line 11, column 63: the variation ends here: 2: 'Nc3?' is not legal: \
         taking is compulsory, and the pieces on f1 can take"]
    );
    assert!(read.stopped.is_none());
    let game = read.game;
    assert_eq!(sans(&game), ["e3", "b5", "Bxb5"]);
    assert_eq!((game.name(Player::White), game.name(Player::Black)), (Some("Ann"), Some("Bob")));
    assert_eq!(game.tag("Event"), Some("A \"friendly\" game"));
    assert_eq!(game.tag("Site"), Some("C:\\games"));
    assert_eq!(game.tag("Annotator"), Some("Cy"));
    let said = |id: NodeId| game.node(id).unwrap().remarks().clone();
    assert_eq!(said(NodeId::ROOT).comments, ["At the beginning."]);
    let line = game.main_line();
    assert_eq!((said(line[0].node).nags, said(line[0].node).comments), (vec![1], vec!["Usual.".to_owned()]));
    assert_eq!(said(line[1].node).nags, [14]);
    assert_eq!(said(line[2].node).comments, ["Two", "comments"]);
    let black = game.node(line[0].node).unwrap().children().to_vec();
    let names: Vec<&str> = black.iter().map(|id| game.node(*id).unwrap().san()).collect();
    assert_eq!(names, ["b5", "a6", "d5"]);
    assert_eq!(said(black[2]).before, ["Or"]);
    assert_eq!(said(black[2]).nags, [6]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_game_survives_being_written() {
    let first = write_pgn(&one(ANNOTATED).game);
    let again = one(&first);
    assert!(again.warnings.is_empty(), "{:?}", again.warnings);
    assert_eq!(write_pgn(&again.game), first);
    assert_eq!(again.game.store(), one(ANNOTATED).game.store());
    assert_eq!(
        first,
        "[Event \"A \\\"friendly\\\" game\"]
[Site \"C:\\\\games\"]
[Date \"2024.02.29\"]
[Round \"?\"]
[White \"Ann\"]
[Black \"Bob\"]
[Result \"*\"]
[Variant \"antichess\"]
[Annotator \"Cy\"]

{At the beginning.} 1. e3 $1 {Usual.} 1... b5 $14 (1... a6 2. Bxa6 bxa6 {Fine.}
{to the end} 3. a4) ({Or} 1... d5 $6 2. c4) 2. Bxb5 {Two} {comments} *
"
    );
}

/// Case 32 and the ends of games.
#[test]
fn the_board_counts_where_the_game_is_over() {
    // White has nothing to move, and wins by that.
    let fen = "[FEN \"8/8/8/7p/8/8/P6P/8 w - - 0 1\"]";
    let ended = "[FEN \"8/8/8/8/8/7p/7P/8 w - - 0 1\"]";
    let text = |variant: &str, tags: &str, moves: &str| format!("[Variant \"{variant}\"]{tags}\n\n{moves}\n");
    for (pgn, outcome, warning) in [
        (text("giveaway", ended, "1-0"), Some(Outcome::win(Player::White, Reason::NoMoves)), None),
        (
            text("giveaway", ended, "0-1"),
            Some(Outcome::win(Player::White, Reason::NoMoves)),
            Some("line 3, column 1: the file says 0-1, but on the board it is 1-0: the board counts"),
        ),
        (
            text("losing-chess", ended, "*"),
            Some(Outcome::draw(Reason::Stalemate)),
            Some("line 3, column 1: the file says *, but on the board it is 1/2-1/2: the board counts"),
        ),
        (text("giveaway", fen, "1-0"), Some(Outcome::win(Player::White, Reason::Resignation)), None),
        (text("giveaway", fen, "1. a4 ½–½"), Some(Outcome::draw(Reason::Agreement)), None),
        (text("giveaway", fen, "1. a4 *"), None, None),
        (text("giveaway", "", "1. a4"), None, None),
        (
            text("giveaway", "[Result \"0-1\"][Termination \"Time forfeit\"]", "1. a4"),
            Some(Outcome::win(Player::Black, Reason::Time)),
            None,
        ),
        (
            text("giveaway", "[Termination \"abandoned\"]", "1. a4 *"),
            Some(Outcome::draw(Reason::Abandoned)),
            None,
        ),
        (
            text("giveaway", "[Result \"0-1\"]", "1. a4 1-0"),
            Some(Outcome::win(Player::White, Reason::Resignation)),
            Some("line 3, column 7: the tag Result says 0-1, and the moves end with 1-0: 1-0 counts"),
        ),
        (text("giveaway", "", "1. a4 1-0-0"), Some(Outcome::win(Player::White, Reason::Resignation)), None),
        (
            text("giveaway", "", "1. a4 0-0-1"),
            None,
            Some("line 3, column 7: '0-0' is not a result of this game"),
        ),
    ] {
        let read = one(&pgn);
        assert_eq!(read.game.outcome(), outcome, "{pgn}");
        assert_eq!(warnings(&read), warning.into_iter().collect::<Vec<_>>(), "{pgn}");
        let again = one(&write_pgn(&read.game));
        assert_eq!(again.game.outcome(), outcome, "{pgn}");
        assert_eq!(again.game.store(), read.game.store(), "{pgn}");
    }
}

#[test]
fn tags_come_in_any_order_and_any_case() {
    let pgn = "[FEN \"8/8/8/8/8/7p/P6P/8 w - - 0 1\"]\n[black \"B\"]\n[variant \"GIVEAWAY960\"]\n\n1.a3 *";
    let read = one(pgn);
    assert_eq!(fen_of(read.game.start()), "8/8/8/8/8/7p/P6P/8 w - - 0 1");
    assert_eq!(read.game.rules().variant().id, "suicide");
    assert_eq!(read.game.name(Player::Black), Some("B"));
    let suicide = one("[Variant \"Suicide\"]\n\n1. e3 *");
    assert_eq!(suicide.game.rules().variant().id, "fics-suicide");
    assert_eq!(
        warnings(&suicide),
        ["line 1, column 1: 'Suicide' in a file means the rules of FICS: FICS Suicide"]
    );
    assert!(
        warnings(&one("[Variant \"giveaway\"][SetUp \"1\"]\n\n*"))[0]
            .starts_with("line 1, column 21: SetUp says")
    );
    let dropped = one("[Variant \"antichess\"]\n[FEN \"r6R/8/8/8/8/8/8/8 w K -\"]\n\n*");
    assert_eq!(
        warnings(&dropped),
        ["line 2, column 1: FEN: castling: K is dropped: there is no castling in this game"]
    );
}

#[test]
fn faults_have_their_place() {
    let known: Vec<&str> = variants::ALL.iter().map(|variant| variant.pgn_name).collect();
    let known = known.join(", ");
    assert_eq!(
        error("\n[Event \"x\"]\n\n1. e4 *").to_string(),
        format!(
            "line 2, column 1: the game names no variant: add a tag [Variant \"...\"] with one of {known}"
        )
    );
    assert_eq!(
        error("[Event \"x\"]\n [Variant \"Crazyhouse\"]\n").to_string(),
        format!("line 2, column 2: the variant 'Crazyhouse' is not known here: {known} are")
    );
    let fen = error("[Variant \"giveaway\"]\n[FEN \"8/8 w\"]\n");
    assert!(matches!(fen.fault, PgnFault::Start(_)) && fen.line == 2, "{fen}");
    let plain = read_pgn("1. e3 e6 *", Some(&rules("suicide"))).remove(0).unwrap();
    assert_eq!(plain.game.ply(), 2);
}

#[test]
fn a_game_stops_at_an_illegal_move() {
    let text = "[Variant \"giveaway\"]\n\n1. e3 b5 2. Nf3 {lost} (2. Bxb5) a6 1-0\n\n1. e4 *";
    let mut games = read_pgn(text, Some(&rules("antichess")));
    assert_eq!(games.len(), 2);
    let read = games.remove(0).unwrap();
    assert_eq!(sans(&read.game), ["e3", "b5"]);
    assert_eq!(
        read.stopped.unwrap().to_string(),
        "line 3, column 13: 2: 'Nf3' is not legal: taking is compulsory, and the pieces on f1 can take"
    );
    assert_eq!(read.game.outcome(), None);
    let black = one("[Variant \"giveaway\"]\n1. e3 Qh5");
    assert_eq!(
        black.stopped.unwrap().to_string(),
        "line 2, column 7: 1...: 'Qh5' is not legal: the piece on d8 cannot go to h5"
    );
    assert_eq!(games.remove(0).unwrap().game.rules().variant().id, "antichess");
}

#[test]
fn several_games_in_one_text() {
    let text = "{before} [Variant \"giveaway\"]
1. e3 1-0 {White left.}
[Event \"2\"]
[Variant \"antichess\"]

*
[Event \"3\"]
[Variant \"giveaway\"]

[Event \"4\"]
[Variant \"nonsense\"]

1. e4 *
[Variant \"giveaway\"]
1. e4 (1. d4 [Variant \"giveaway\"] 1. c4";
    let games = read_pgn(text, None);
    assert_eq!(games.len(), 6);
    let game = |number: usize| games[number].as_ref().unwrap();
    let last = game(0).game.main_line()[0].node;
    assert_eq!(game(0).game.node(last).unwrap().remarks().comments, ["White left."]);
    assert_eq!(game(0).game.node(NodeId::ROOT).unwrap().remarks().comments, ["before"]);
    assert_eq!((game(1).game.tag("Event"), game(2).game.tag("Event")), (Some("2"), Some("3")));
    assert!(games[3].is_err());
    assert_eq!(warnings(game(4)), ["line 15, column 11: a variation is not closed"]);
    assert_eq!(sans(&game(5).game), ["c4"]);
    assert!(read_pgn("", None).is_empty() && read_pgn(" \n%x\n", None).is_empty());
}

#[test]
fn odd_forms_are_read_or_named() {
    let read = |moves: &str| one(&format!("[Variant \"giveaway\"]\n{moves}"));
    assert_eq!(sans(&read("1e3? 1. e3 b6").game).len(), 0);
    assert_eq!(sans(&read("1.e3 1...b5 2.Bxb5 h7–h6 3 Bd7").game), ["e3", "b5", "Bxb5", "h6", "Bxd7"]);
    assert_eq!(sans(&read("1. Ng1-f3! e5 2.Nxe5! e.p. *").game), ["Nf3", "e5", "Nxe5"]);
    for (moves, expected) in [
        ("(1. e4) 1. e3", "line 2, column 1: there is no move here that this could belong to"),
        ("1. e3 (1. e4) ) b6", "line 2, column 15: there is no variation to close"),
        ("1. e3 ($3 1. e4)", "line 2, column 8: there is no move here that this could belong to"),
        ("1. e3 (1. e4 1-0) b6 *", "line 2, column 14: a result inside a variation is ignored"),
        ("1. e3 ] b6 *", "line 2, column 7: ']' means nothing here"),
        ("1. e3 {b6 *", "line 2, column 7: the comment is not closed"),
        ("1. e3 $999 b6 *", "line 2, column 7: the annotation is dropped"),
    ] {
        let read = read(moves);
        assert_eq!(read.warnings.len(), 1, "{moves}: {:?}", warnings(&read));
        assert!(warnings(&read)[0].starts_with(expected), "{moves}: {:?}", warnings(&read));
        assert!(sans(&read.game)[0] == "e3", "{moves}");
    }
    let only_comment = read("1. e3 ({only this}) b6 *");
    let first = only_comment.game.main_line()[0].node;
    assert_eq!(only_comment.game.node(first).unwrap().remarks().comments, ["only this"]);
}

#[test]
fn play_after_an_automatic_end_is_kept_and_told() {
    // Two bishops that never meet, and play goes on.
    let read = one("[Variant \"giveaway\"]\n[FEN \"8/8/8/2b5/8/3B4/8/8 w - - 0 1\"]\n1. Be4 Bd6 1-0");
    assert_eq!(sans(&read.game), ["Be4", "Bd6"]);
    assert!(warnings(&read)[0].contains("though by the rules it is over: insufficient-material"));
    assert_eq!(read.game.outcome(), Some(Outcome::draw(Reason::InsufficientMaterial)));
}

#[test]
fn comments_with_braces_survive() {
    let mut game = Game::new(&rules("suicide"), None);
    game.play_text("e3").unwrap();
    let id = game.current();
    game.remarks_mut(id).unwrap().comments = vec!["a } b".to_owned(), "two\nlines".to_owned()];
    game.play_text("b5").unwrap();
    let read = one(&write_pgn(&game));
    assert!(read.warnings.is_empty());
    assert_eq!(read.game.store(), game.store());
}

#[test]
fn long_games_are_wrapped_and_black_may_begin() {
    let start = "4k3/8/8/8/8/8/8/R6R b - - 0 12";
    let (start, _) = position_from_fen(&rules("antichess"), start).unwrap();
    let mut game = Game::new(&rules("antichess"), Some(start));
    for text in ["Kf8", "Rab1", "Ke8", "Ra1"].iter().cycle().take(15) {
        game.play_text(text).unwrap();
    }
    game.claim_draw().unwrap();
    let text = write_pgn(&game);
    assert!(text.contains("\n12... Kf8 13. Rab1 Ke8 14. Ra1"), "{text}");
    assert!(
        text.contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R6R b - - 0 12\"]\n[Termination \"threefold\"]")
    );
    assert!(text.lines().all(|line| line.len() < 80));
    assert_eq!(one(&text).game.store(), game.store());
}

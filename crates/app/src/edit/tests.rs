//! What somebody can do in the editor, on all boards.

use berolina_board::Square;
use berolina_rules::notation::position_from_fen;
use berolina_rules::{Piece, Player, Side, variants};
use berolina_ui::{BoardEvent, Hands};

use super::{Act, EditLink, Editor, Tool, scene, svg};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn open(id: &str, query: &str) -> Editor {
    Editor::open(&variants::rules(id).unwrap(), &EditLink::read(query))
}

fn at(id: &str, fen: &str) -> Editor {
    open(id, &["fen=", &fen.replace(' ', "%20")].concat())
}

fn square(editor: &Editor, name: &str) -> Square {
    editor.rules().board().square(name).unwrap()
}

fn piece(editor: &Editor, player: Player, role: &str) -> Piece {
    Piece { role: editor.rules().role(role).unwrap(), player }
}

fn fen(editor: &Editor) -> String {
    editor.draft().fen(editor.rules())
}

/// What stands in a field of the FEN.
fn field(editor: &Editor, number: usize) -> String {
    fen(editor).split(' ').nth(number).unwrap().to_owned()
}

fn choose(editor: &mut Editor, name: &str) {
    let square = square(editor, name);
    editor.apply(Act::Board(BoardEvent::Empty(square)));
}

fn go(editor: &mut Editor, from: &str, to: &str) {
    let (from, to) = (square(editor, from), square(editor, to));
    editor.apply(Act::Board(BoardEvent::Pick(from)));
    editor.apply(Act::Board(BoardEvent::Go { from, to }));
}

fn type_in(editor: &mut Editor, text: &str) {
    editor.apply(Act::Type(text.to_owned()));
}

#[test]
fn every_game_opens_on_its_start_and_can_be_played() {
    for variant in variants::ALL {
        let editor = open(variant.id, "");
        assert_eq!(fen(&editor), variant.start, "{}", variant.id);
        assert_eq!(editor.text(), variant.start);
        assert!(editor.faults().is_empty() && editor.error().is_empty() && editor.notes().is_empty());
        assert!(!editor.can_undo() && !editor.can_redo());
        assert!(svg(&editor).contains(variant.name));
    }
}

#[test]
fn pieces_are_put_moved_and_removed() {
    let mut editor = open("suicide", "");
    let queen = piece(&editor, Player::Black, "queen");
    editor.apply(Act::Tool(Tool::Place(queen)));
    assert_eq!(scene(&editor).hands, Hands::Choose);
    choose(&mut editor, "e4");
    assert_eq!(field(&editor, 0), "rnbqkbnr/pppppppp/8/8/4q3/8/PPPPPPPP/RNBQKBNR");
    choose(&mut editor, "e2");
    assert_eq!(editor.draft().piece_at(square(&editor, "e2")), Some(queen), "in the place of another");
    choose(&mut editor, "e2");
    choose(&mut editor, "e4");
    assert_eq!(field(&editor, 0), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", "the same is taken away");
    editor.apply(Act::Tool(Tool::Hand));
    assert_eq!(scene(&editor).hands, Hands::Move);
    go(&mut editor, "d8", "a1");
    assert_eq!(field(&editor, 0), "rnb1kbnr/pppppppp/8/8/8/8/PPPP1PPP/qNBQKBNR");
    editor.apply(Act::Board(BoardEvent::Remove(square(&editor, "a1"))));
    editor.apply(Act::Tool(Tool::Erase));
    choose(&mut editor, "b1");
    assert_eq!(field(&editor, 0), "rnb1kbnr/pppppppp/8/8/8/8/PPPP1PPP/2BQKBNR");
}

#[test]
fn looking_changes_nothing() {
    let mut editor = open("spartan", "");
    editor.apply(Act::Tool(Tool::Look));
    assert_eq!(scene(&editor).hands, Hands::Play);
    let (from, to) = (square(&editor, "b1"), square(&editor, "e5"));
    editor.apply(Act::Board(BoardEvent::Hover(Some(from))));
    assert!(!scene(&editor).marks.is_empty(), "a preview");
    editor.apply(Act::Board(BoardEvent::Pick(from)));
    let seen = scene(&editor);
    assert_eq!(seen.picked(), Some(from));
    let pawns_in_the_way = seen.marks.iter().filter(|mark| !mark.reachable).count();
    assert_eq!(pawns_in_the_way, 1, "d2");
    assert!(svg(&editor).len() > super::svg(&open("spartan", "")).len(), "the picture shows it");
    editor.apply(Act::Board(BoardEvent::Go { from, to }));
    assert!(scene(&editor).marks.is_empty());
    assert_eq!(fen(&editor), editor.rules().variant().start);
    assert!(!editor.can_undo());
}

#[test]
fn changes_are_taken_back_and_made_again() {
    let mut editor = open("capablanca-random", "");
    let start = fen(&editor);
    let mut seen = vec![start.clone()];
    for act in [
        Act::Mirror,
        Act::Turn(Player::Black),
        Act::Round("12".into()),
        Act::Halfmoves("7".into()),
        Act::Empty,
    ] {
        editor.apply(act);
        seen.push(fen(&editor));
    }
    assert_eq!(seen.last().unwrap(), "10/10/10/10/10/10/10/10 w - - 0 1");
    for expected in seen.iter().rev().skip(1) {
        editor.apply(Act::Undo);
        assert_eq!(fen(&editor), *expected);
    }
    assert!(!editor.can_undo());
    for expected in &seen[1..] {
        editor.apply(Act::Redo);
        assert_eq!(fen(&editor), *expected);
    }
    assert!(!editor.can_redo());
    editor.apply(Act::Undo);
    editor.apply(Act::Start);
    assert!(!editor.can_redo(), "another way was taken");
    editor.apply(Act::Start);
    editor.apply(Act::Undo);
    assert_eq!(fen(&editor), seen[4], "what changes nothing is no change");
}

#[test]
fn rights_to_castle_follow_the_pieces() {
    let mut editor = open("suicide", "");
    go(&mut editor, "e1", "e3");
    assert_eq!(field(&editor, 2), "kq");
    assert!(editor.draft().wants(Player::White, Side::Short), "it is still wanted");
    go(&mut editor, "e3", "e1");
    assert_eq!(field(&editor, 2), "KQkq");
    editor.apply(Act::Castling(Player::Black, Side::Long));
    assert_eq!(field(&editor, 2), "KQk");
    editor.apply(Act::Mirror);
    assert_eq!(field(&editor, 2), "-");
    editor.apply(Act::Mirror);
    assert_eq!(fen(&editor), START.replace("KQkq", "KQk"));
    editor.apply(Act::Empty);
    assert!(editor.draft().wanted.is_empty());
}

#[test]
fn a_mirror_exchanges_the_sides_where_kings_start_anywhere() {
    let mut editor = at("capablanca-random", "k9/10/10/10/10/10/10/R4K1R1R w H - 0 1");
    editor.apply(Act::Mirror);
    assert_eq!(fen(&editor), "9k/10/10/10/10/10/10/R1R1K4R w C - 0 1");
    assert_eq!(editor.draft().wanted, [(Player::White, Side::Long)]);
    editor.apply(Act::Mirror);
    assert_eq!(fen(&editor), "k9/10/10/10/10/10/10/R4K1R1R w H - 0 1");
}

#[test]
fn what_can_be_taken_in_passing_follows_the_turn() {
    let mut editor = at("suicide", "8/8/8/3pP3/8/8/8/8 w - - 0 1");
    editor.apply(Act::EnPassant(Player::Black, "d6".into()));
    assert_eq!(field(&editor, 3), "d6");
    editor.apply(Act::EnPassant(Player::Black, "e6".into()));
    assert_eq!(field(&editor, 3), "-", "nothing can have passed over it");
    editor.apply(Act::Undo);
    editor.apply(Act::Turn(Player::Black));
    assert_eq!(field(&editor, 3), "-");
    let fen = "4wK3/8/8/wP7|4gK3/8/8/7gP|4bK3/8/8/bP7 w - - 0 1";
    let mut editor = at("three-player", fen);
    editor.apply(Act::EnPassant(Player::Black, "l6".into()));
    editor.apply(Act::EnPassant(Player::Green, "l10".into()));
    assert_eq!(field(&editor, 3), "l10,l6");
    editor.apply(Act::EnPassant(Player::Black, "none".into()));
    assert_eq!(field(&editor, 3), "l10");
}

#[test]
fn a_fen_is_typed() {
    let mut editor = open("suicide", "");
    type_in(&mut editor, "8/8/8/8/8/8/8/K6");
    assert!(editor.error().starts_with("Placement: rank 1 (column 15) has 7 squares"), "{}", editor.error());
    assert_eq!(fen(&editor), START, "the board stays");
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/K6");
    type_in(&mut editor, "8/8/8/8/8/8/8/K6k  b KQ");
    assert_eq!(fen(&editor), "8/8/8/8/8/8/8/K6k b - - 0 1");
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/K6k  b KQ", "it stays as it is typed");
    assert!(editor.error().is_empty());
    assert_eq!(editor.notes().len(), 2, "{:?}", editor.notes());
    go(&mut editor, "a1", "a2");
    assert_eq!(editor.text(), "8/8/8/8/8/8/K7/7k b - - 0 1", "now it is what stands on the board");
    editor.apply(Act::Undo);
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/K6k  b KQ");
    editor.apply(Act::Undo);
    assert_eq!(editor.text(), START, "what is typed at one go is one change");
}

#[test]
fn nothing_that_was_typed_is_lost() {
    let mut editor = open("suicide", "");
    type_in(&mut editor, "my position");
    editor.apply(Act::Tool(Tool::Erase));
    choose(&mut editor, "e2");
    assert!(editor.error().is_empty());
    editor.apply(Act::Undo);
    assert_eq!(editor.text(), "my position");
    assert!(!editor.error().is_empty());
    let again = open("suicide", &editor.link().write());
    assert_eq!((again.text(), again.error(), fen(&again)), (editor.text(), editor.error(), fen(&editor)));
}

#[test]
fn the_link_keeps_all() {
    for (id, fen) in [
        ("suicide", START),
        ("capablanca-random", "k9/10/10/10/10/10/10/R4K1R1R w H - 3 9"),
        ("three-player", "4wK3/8/8/wP7|4gK3/8/8/7gP|4bK3/8/8/bP7 w - l10,l6 0 1"),
    ] {
        let mut editor = at(id, fen);
        editor.apply(Act::Flip);
        let again = open(id, &editor.link().write());
        assert_eq!(self::fen(&again), fen);
        assert_eq!(again.seat(), editor.seat());
        assert!(!again.can_undo());
    }
    let bad = open("suicide", "fen=8/8&typed=%ZZ");
    assert_eq!((bad.text().as_str(), fen(&bad).as_str()), ("8/8", START));
    assert!(!bad.error().is_empty());
    assert_eq!(bad.notes(), ["The typed in the link is damaged: it has a broken % sign."]);
}

#[test]
fn what_cannot_be_played_is_shown_with_the_reason() {
    for (id, fen, why) in [
        (
            "spartan",
            "8/8/8/8/8/8/8/K7 w - - 0 1",
            "Placement: black has 0 kings (none): there must be 1 to 2.",
        ),
        (
            "spartan",
            "k7/8/8/8/8/8/8/K6g b - - 0 1",
            "Turn: white does not move, and is in check on a1: let white move.",
        ),
        (
            "suicide",
            "P7/8/8/8/8/8/8/8 w - - 0 1",
            "Placement: a pawn cannot stand on a8: it becomes another piece there.",
        ),
        (
            "capablanca-random",
            "10/10/10/10/10/10/10/K9 w - - 0 1",
            "Placement: black has 0 kings (none): there must be 1.",
        ),
    ] {
        let editor = at(id, fen);
        assert_eq!(editor.faults(), [why]);
        assert_eq!(self::fen(&editor), fen);
        assert!(svg(&editor).starts_with("<svg "));
    }
    // And what can be played is what the game takes.
    let editor = at("three-player", "4wK3/8/8/8|4gK3/8/8/8|8/8/8/8 w - - 0 1");
    assert_eq!(editor.faults().is_empty(), position_from_fen(editor.rules(), &fen(&editor)).is_ok());
}

#[test]
fn a_letter_takes_up_a_piece() {
    let mut editor = open("spartan", "");
    let press = |editor: &mut Editor, letter| editor.apply(Act::Board(BoardEvent::Letter(letter)));
    let [white, black] = [Player::White, Player::Black].map(|player| piece(&editor, player, "king"));
    for expected in [white, black, white] {
        assert!(press(&mut editor, 'k'));
        assert_eq!(editor.tool(), Tool::Place(expected));
    }
    press(&mut editor, 'g');
    let general = piece(&editor, Player::Black, "general");
    assert_eq!(editor.tool(), Tool::Place(general), "only Black has one");
    press(&mut editor, 'k');
    assert_eq!(editor.tool(), Tool::Place(black), "of the player whose piece is up");
    assert!(!press(&mut editor, 'x'));
    editor.apply(Act::Board(BoardEvent::Unpick));
    assert_eq!(editor.tool(), Tool::Hand);
}

//! The numbers of cases are those of the project's table of notation.

use berolina_rules::notation::{read_move, read_move_text, write_move, write_san};
use berolina_rules::{Position, Refusal, notation::SanError};

use super::{position, rules};

/// What a text is read as, by its squares, or the error.
fn read(position: &Position, text: &str) -> Result<String, String> {
    let made = read_move(position, text).map_err(|error| error.to_string())?;
    Ok(write_move(position.rules(), made))
}

/// Cases 21 to 26, 28, 29 and 31.
#[test]
fn moves_are_read_as_people_write_them() {
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let queens = "7k/8/8/8/8/8/8/4Q3 w - - 0 1";
    let promotion = "8/1P6/8/8/8/8/8/k7 w - - 0 1";
    let files = "8/8/8/2p5/1P6/B7/8/8 w - - 0 1";
    let knights = "8/8/8/8/8/2N5/8/k5N1 w - - 0 1";
    for (fen, texts, made) in [
        (castling, "O-O|0-0|o-o|O-O+|0-0#|O–O|0−0|o‑O!?|e1g1|Ke1g1|Ke1-g1|e1h1|Kg1|e1-g1", "e1g1"),
        (castling, "O-O-O|0-0-0|o-o-o++|O—O—O|e1c1|Ke1c1|e1a1", "e1c1"),
        (castling, "Kf1|e1f1|Ke1f1|Ke1-f1", "e1f1"),
        (queens, "Qg1|e1g1|Qe1g1|Qe1-g1|Qeg1|Q1g1", "e1g1"),
        (
            promotion,
            "b8Q|b8(Q)|b8=Q|b8=q|b8q|b8(q)|b8(=Q)|b8/Q|b7b8q|b7b8Q|b7b8=Q|b7-b8=Q|Pb8=Q|b8=Q+!",
            "b7b8q",
        ),
        (promotion, "b8=K|b8k|b8(K)", "b7b8k"),
        (promotion, "b8b|b8=B|b8(b)|b8B", "b7b8b"),
        (files, "bxc5|b4xc5|b4c5|bc5|b:c5|Pbxc5|b4×c5|bxc5 e.p.", "b4c5"),
        (knights, "Nce2|N3e2|Nc3e2|Nc3-e2|♘ce2|Nce2+!|c3e2", "c3e2"),
        (knights, "Nge2|N1e2|Ng1e2", "g1e2"),
        (knights, "Nd5|Ncd5|N3d5|Nc3d5", "c3d5"),
    ] {
        let position = position(fen);
        for text in texts.split('|') {
            assert_eq!(read(&position, text), Ok(made.to_owned()), "{fen} {text}");
        }
    }
}

/// Case 22: where king's step and castling share a square, the step is the step.
#[test]
fn a_step_of_the_king_is_no_castling() {
    let position = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(read(&position, "Kd1"), Ok("e1d1".to_owned()));
    assert_eq!(read(&position, "h1e1").unwrap_err(), "'h1e1' is not legal: the piece on h1 cannot go to e1");
}

#[test]
fn errors_say_what_to_do() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let promotion = "8/1P6/8/8/8/8/8/k7 w - - 0 1";
    let forced = "8/8/8/2p5/1P6/7B/P7/4K2R w K - 0 1";
    let knights = "8/8/8/8/8/2N5/8/k5N1 w - - 0 1";
    for (fen, text, expected) in [
        (start, "", "'' is not a move: write one like "),
        (start, "hello", "'hello' is not a move"),
        (start, "e", "'e' is not a move"),
        (start, "O", "'O' is not a move"),
        (start, "Nf", "'Nf' is not a move"),
        (start, "--", "'--' is not a move"),
        (start, "e9", "the board has no square 'e9'"),
        (start, "e2e9", "the board has no square 'e9'"),
        (start, "Xe4", "'X' is no piece of this game: K, Q, R, B, N, P"),
        (start, "e5", "'e5' is not legal: White has no pawn that can go to e5"),
        (start, "Nd4", "'Nd4' is not legal: White has no knight that can go to d4"),
        (start, "e7e5", "'e7e5' is not legal: the piece on e7 belongs to a player who does not move now"),
        (start, "e4e5", "'e4e5' is not legal: there is no piece on e4"),
        (start, "O-O", "'O-O' is not legal: the piece on e1 cannot go to g1"),
        (start, "Nxf3", "'Nxf3': there is nothing to take on f3"),
        (start, "e4=Q", "'e4=Q': the piece cannot become 'Q': it stays what it is"),
        (start, "e2e4q", "the piece cannot become 'q' there: it stays what it is"),
        (promotion, "b8", "'b8' promotes: add = and one of K, Q, R, B, N for what the piece becomes"),
        (promotion, "b8=", "'b8=' promotes: add = and one of K, Q, R, B, N"),
        (promotion, "b7b8", "'b7b8' promotes: add one of K, Q, R, B, N"),
        (promotion, "b8=P", "'b8=P': the piece cannot become 'P': it can become one of K, Q, R, B, N"),
        (promotion, "b7b8p", "the piece cannot become 'p' there: it can become one of K, Q, R, B, N"),
        (promotion, "b8=QQ", "'b8=QQ' is not a move"),
        (promotion, "O-O", "'O-O' is not legal: there is no castling to that side now"),
        (promotion, "Rb8", "'Rb8': White has no rook there"),
        (forced, "a3", "'a3' is not legal: taking is compulsory, and the pieces on b4 can take"),
        (forced, "a4", "'a4' is not legal: taking is compulsory, and the pieces on b4 can take"),
        (forced, "a2a4", "'a2a4' is not legal: taking is compulsory, and the pieces on b4 can take"),
        (forced, "O-O", "'O-O' is not legal: taking is compulsory, and the pieces on b4 can take"),
        (forced, "Bxc5", "'Bxc5' is not legal: the piece on h3 cannot go to c5"),
        (knights, "Ne2", "'Ne2' can be Nge2 or Nce2: write which"),
    ] {
        let found = read(&position(fen), text).unwrap_err();
        assert!(found.contains(expected), "{fen} {text}: {found}");
    }
    let refused = read_move(&position(forced), "a4").unwrap_err();
    let SanError::Illegal { refused, .. } = refused else { panic!("{refused:?}") };
    assert!(matches!(refused.refusal, Refusal::CompulsoryCapture { .. }));
}

/// Case 28, and PGN's order: by the file, else by the rank, else by both.
#[test]
fn pieces_are_told_apart_as_little_as_needed() {
    for (fen, moves) in [
        ("8/8/8/8/8/2N5/8/k5N1 w - - 0 1", "c3e2=Nce2 g1e2=Nge2 g1f3=Nf3"),
        ("8/8/8/R7/8/8/8/R6k w - - 0 1", "a1h1=Rxh1"),
        ("7k/8/8/R7/8/8/8/R7 w - - 0 1", "a5a3=R5a3 a1a3=R1a3 a5b5=Rb5 a1b1=Rb1"),
        ("8/8/8/8/4Q2Q/8/k7/7Q w - - 0 1", "h4e1=Qh4e1 h1e1=Q1e1 e4e1=Qee1"),
        ("8/8/8/8/8/K7/8/2K4k w - - 0 1", "a3b2=Kab2 c1b2=Kcb2 a3a2=Ka2"),
        ("7k/8/8/3p4/2P1P3/8/8/8 w - - 0 1", "c4d5=cxd5 e4d5=exd5"),
        ("7k/P7/8/8/8/8/8/8 w - - 0 1", "a7a8n=a8=N"),
        ("1r5k/P7/8/8/8/8/8/8 w - - 0 1", "a7b8n=axb8=N"),
        ("8/8/8/8/1Pp5/8/8/6K1 b - b3 0 1", "c4b3=cxb3"),
    ] {
        let position = position(fen);
        for (text, san) in moves.split(' ').filter_map(|pair| pair.split_once('=')) {
            let made = read_move_text(&position, text).unwrap();
            assert_eq!(write_san(&position, made), san, "{fen}");
        }
    }
}

#[test]
fn games_without_castling_say_so() {
    for id in ["antichess", "fics-suicide", "losing-chess"] {
        let start = Position::start(&rules(id));
        assert_eq!(
            read(&start, "O-O").unwrap_err(),
            "'O-O' is not legal: there is no castling to that side now"
        );
    }
}

//! What is refused, and where.

use berolina_board::Board;
use berolina_rules::betza::{Betza, CompileError};

const ERRORS: &[(&str, &str)] = &[
    ("", "column 1: found the end, expected a piece letter such as W, F, N, K, R or O"),
    ("fm", "column 3: found the end, expected a piece letter such as W, F, N, K, R or O"),
    ("WfmP", "column 4: found 'P', expected a piece letter such as W, F, N, K, R or O"),
    ("KX", "column 2: found 'X', expected a piece letter such as W, F, N, K, R or O"),
    ("WXX", "column 3: found 'X', expected a piece letter such as W, F, N, K, R or O"),
    ("W F", "column 2: found ' ', expected letters of the notation"),
    ("W\nF", "column 2: found '\\n', expected letters of the notation"),
    ("Né", "column 2: found 'é', expected letters of the notation"),
    ("3W", "column 1: found '3', expected a range only behind a piece letter"),
    // Known, but not supported.
    ("xK", "column 1: 'x' is not supported yet"),
    ("U", "column 1: 'U' is not supported yet"),
    ("KudQ", "column 2: 'u' is not supported yet"),
    ("fWj@7", "column 4: '@' is not supported yet"),
    ("R[F?R]", "column 2: '[' is not supported yet"),
    ("(az)N", "column 1: '(' is not supported yet"),
    ("W-F", "column 2: '-' is not supported yet"),
    ("WzB", "column 2: 'z' is not supported yet"),
    ("qN", "column 1: 'q' is not supported yet"),
    // Letters that mean nothing where they stand.
    ("mfmW", "column 3: found 'm' again, expected it only once in a leg"),
    ("nnnD", "column 3: found 'n' again, expected it only once in a leg"),
    ("hN", "column 1: found 'h', expected it only behind a direction, or before r or l"),
    ("fmhhN", "column 4: found 'h', expected it only behind a direction, or before r or l"),
    (
        "hrW",
        "column 1: found 'h', expected it only before r or l in the first leg of an oblique leap such as N",
    ),
    (
        "WahrN",
        "column 3: found 'h', expected it only before r or l in the first leg of an oblique leap such as N",
    ),
    ("yW", "column 1: found 'y', expected it only in a leg that another follows"),
    ("ceafW", "column 2: found 'e', expected it only in the last leg"),
    ("kafW", "column 1: found 'k', expected it only in the last leg"),
    ("maifW", "column 3: found 'i', expected it only in the first leg"),
    ("ktR", "column 2: found 't', expected it only without k"),
    ("njD", "column 2: found 'j', expected it only without n"),
    // Ranges and castling.
    ("NN2", "column 3: found '2', expected the end or the next part: a range is a number up to 99, or *"),
    ("W123", "column 4: found '3', expected the end or the next part: a range is a number up to 99, or *"),
    ("W3*", "column 3: found '*', expected the end or the next part: a range is a number up to 99, or *"),
    ("fN*", "column 3: found '*', expected it only behind W, F, K, R, B or Q"),
    ("KisO", "column 5: found the end, expected the number of squares the king goes, from 1"),
    ("OK", "column 2: found 'K', expected the number of squares the king goes, from 1"),
    ("isO0", "column 4: found '0', expected the number of squares the king goes, from 1"),
    (
        "cO2",
        "column 1: found 'c', expected it only with other pieces than O, which takes i, j and directions",
    ),
    (
        "sjjO2",
        "column 3: found 'j', expected it only with other pieces than O, which takes i, j and directions",
    ),
    ("isafO2", "column 3: found 'a', expected it only with other pieces than O"),
];

#[test]
fn errors_say_where_and_what() {
    for (text, message) in ERRORS {
        let error = Betza::parse(text).map(|(piece, _)| piece.to_string()).unwrap_err();
        assert_eq!(error.to_string(), *message, "{text}");
    }
}

#[test]
fn endless_pieces_are_refused() {
    let legs = format!("{}W", "a".repeat(200));
    assert_eq!(
        legs.parse::<Betza>().unwrap_err().to_string(),
        "column 16: found more than 16 legs, expected fewer"
    );
    let letters = "N".repeat(100_000);
    assert_eq!(letters.parse::<Betza>().unwrap_err().column, 513);
    assert_eq!("N".repeat(512).parse::<Betza>().unwrap().to_string(), "N0".repeat(256));
}

#[test]
fn pieces_with_too_many_paths_are_refused() {
    let board = Board::rectangle(16, 16).unwrap();
    for text in ["aaaaaK", "QaaQ", "mpaQmpaaaQ", "aaaaaaaaaaaaaaaK", "aaN0", "mpdcgyampdcgyampcdN0"] {
        let piece: Betza = text.parse().unwrap();
        let paths = piece.compile(&board, 0, board.find("h8").unwrap(), true);
        assert_eq!(paths, Err(CompileError::TooComplex), "{text}");
    }
    assert_eq!(CompileError::TooComplex.to_string(), "the piece has too many paths, give it fewer legs");
}

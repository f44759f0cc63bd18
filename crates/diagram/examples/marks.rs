//! Writes a page of diagrams with marks of every class on empty and occupied squares, for looking at.
//!
//! `cargo run -p berolina-diagram --example marks -- /tmp/marks.html`

use berolina_board::{Board, BoardError, Square};
use berolina_diagram::{Check, Coordinates, Diagram, Mark, MarkClass, Theme};
use berolina_rules::{Player, Study};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "/tmp/marks.html".to_owned());
    let mut page = String::from(
        "<!DOCTYPE html><meta charset=\"utf-8\"><title>Marks</title>\
         <style>body{background:#faf7f1;margin:8px}svg{width:400px;margin:4px}</style>",
    );
    let board = Board::rectangle(8, 8)?;
    page += &all_classes(&board)?.to_svg();
    page += &all_classes(&board)?.seat(1).theme(Theme::SOURCE).coordinates(Coordinates::All).to_svg();
    page += &states(&board)?.to_svg();
    let nine = Board::rectangle(9, 9)?;
    for (role, notation) in [
        ("captain", "WAD"),
        ("lieutenant", "FAsmW"),
        ("hoplite", "fmFfcWifmA"),
        ("warlord", "BN"),
        ("chancellor", "RN"),
    ] {
        page += &study(&nine, role, notation)?.to_svg();
    }
    std::fs::write(&path, page)?;
    println!("{path}");
    Ok(())
}

/// A piece in the middle, with friends and foes about it.
fn study<'b>(
    board: &'b Board,
    role: &str,
    notation: &str,
) -> Result<Diagram<'b>, Box<dyn std::error::Error>> {
    let mut study = Study::new(board);
    study.unmoved = true;
    for (squares, names) in
        [(&mut study.own, ["e8", "d7", "b2", "c5"]), (&mut study.enemies, ["f6", "g5", "e6", "c3"])]
    {
        for name in names {
            squares.push(board.find(name)?);
        }
    }
    let mut diagram = Diagram::new(board)
        .explanation(&study.explain(&notation.parse()?)?)
        .piece(study.at, Player::White, role, '?')
        .title(format!("{role} ({notation})"));
    for (squares, player) in [(&study.own, Player::White), (&study.enemies, Player::Black)] {
        for (square, role) in squares.iter().zip(["pawn", "rook", "knight", "bishop"]) {
            diagram = diagram.piece(*square, player, role, '?');
        }
    }
    Ok(diagram)
}

/// A mark after the last square of a path, written as names with spaces between.
fn mark(board: &Board, class: MarkClass, path: &str) -> Result<Mark, BoardError> {
    let path: Vec<Square> = path.split(' ').map(|name| board.find(name)).collect::<Result<_, _>>()?;
    let square = *path.last().ok_or(BoardError::Size)?;
    Ok(Mark { square, class, path, castle: false, promote: false, en_passant: false, reachable: true })
}

fn all_classes(board: &Board) -> Result<Diagram<'_>, BoardError> {
    use MarkClass::{Blocker, CaptureOnly, Leap, MoveOnly, Slide};
    let paths = [
        (Slide, "e5"),
        (Slide, "e5 e6"),
        (Slide, "e5 e6 e7"),
        (Slide, "d4"),
        (Slide, "d4 c4"),
        (Slide, "d4 c4 b4"),
        (Blocker, "d4 c4 b4 a4"),
        (Leap, "g5"),
        (Leap, "f6"),
        (Leap, "d6"),
        (Leap, "c5"),
        (MoveOnly, "f5"),
        (MoveOnly, "f5 g6"),
        (Blocker, "f5 g6 h7"),
        (CaptureOnly, "f3"),
        (CaptureOnly, "d3"),
        (CaptureOnly, "f3 g2"),
        (MoveOnly, "d3"),
        (Leap, "d3"),
        (Leap, "c2"),
        (Slide, "c2"),
        (Leap, "g4"),
        (CaptureOnly, "g4"),
        (Blocker, "e3"),
    ];
    let mut marks =
        paths.into_iter().map(|(class, path)| mark(board, class, path)).collect::<Result<Vec<_>, _>>()?;
    marks.push(Mark { castle: true, ..mark(board, MoveOnly, "e3 g1")? });
    marks.push(Mark { castle: true, ..mark(board, MoveOnly, "h1")? });
    marks.push(Mark { promote: true, ..mark(board, MoveOnly, "e5 e6 e7 e8")? });
    marks.push(Mark { en_passant: true, ..mark(board, CaptureOnly, "h6")? });
    let men = [
        ("e4", Player::White, "captain"),
        ("e7", Player::Black, "queen"),
        ("a4", Player::White, "rook"),
        ("c5", Player::Black, "archbishop"),
        ("g5", Player::White, "warlord"),
        ("h7", Player::White, "pawn"),
        ("f3", Player::Black, "knight"),
        ("g2", Player::White, "bishop"),
        ("c2", Player::Black, "king"),
        ("g4", Player::Black, "hoplite"),
        ("e3", Player::Black, "general"),
        ("h1", Player::White, "rook"),
    ];
    let diagram = Diagram::new(board).marks(board.find("e4")?, marks);
    men.into_iter().try_fold(diagram, |diagram, (square, player, role)| {
        Ok(diagram.piece(board.find(square)?, player, role, '?'))
    })
}

fn states(board: &Board) -> Result<Diagram<'_>, BoardError> {
    let men = [
        ("e1", Player::White, "king"),
        ("d8", Player::Black, "king"),
        ("g8", Player::Black, "king"),
        ("d4", Player::White, "chancellor"),
        ("c6", Player::Green, "lieutenant"),
        ("f6", Player::Green, "camel"),
    ];
    let diagram = Diagram::new(board)
        .last_move(board.find("d1")?, board.find("d4")?)
        .check(board.find("d8")?, Check::Check)
        .check(board.find("g8")?, Check::Soft)
        .title("Check & last move");
    men.into_iter().try_fold(diagram, |diagram, (square, player, role)| {
        Ok(diagram.piece(board.find(square)?, player, role, 'C'))
    })
}

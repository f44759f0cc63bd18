//! Writes a page of boards that are no rectangles, from every seat, for looking at.
//!
//! `cargo run -p berolina-diagram --example boards -- /tmp/boards.html`

use berolina_board::Board;
use berolina_diagram::{Check, Coordinates, Diagram, Theme};
use berolina_rules::{Player, Study};

const BASE: [&str; 8] = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "/tmp/boards.html".to_owned());
    let mut page = String::from(
        "<!DOCTYPE html><meta charset=\"utf-8\"><title>Boards</title>\
         <style>body{background:#faf7f1;margin:8px}svg{width:480px;margin:4px}</style>",
    );
    let three = Board::three_player()?;
    for seat in 0..3 {
        page += &array(&three).seat(seat).to_svg();
    }
    page += &Diagram::new(&three).coordinates(Coordinates::All).to_svg();
    for (role, notation, at) in
        [("queen", "Q", "d4"), ("knight", "N", "d4"), ("pawn", "fmWfceFifmnD", "d4"), ("bishop", "B", "b2")]
    {
        page += &study(&three, role, notation, at)?.to_svg();
    }
    page += &study(&three, "king", "K", "a1")?.theme(Theme::SOURCE).seat(1).to_svg();
    page += &array(&three)
        .last_move(three.find("e2")?, three.find("e4")?)
        .check(three.find("i12")?, Check::Check)
        .theme(Theme::SOURCE)
        .to_svg();
    let hexagon = Board::hexagon()?;
    page += &Diagram::new(&hexagon).coordinates(Coordinates::All).to_svg();
    for (role, notation) in [("queen", "Q"), ("knight", "N"), ("rook", "R"), ("bishop", "B")] {
        page += &study(&hexagon, role, notation, "f6")?.to_svg();
    }
    page += &study(&hexagon, "king", "K", "c2")?.seat(1).theme(Theme::SOURCE).to_svg();
    std::fs::write(&path, page)?;
    println!("{path}");
    Ok(())
}

/// All three start arrays.
fn array(board: &Board) -> Diagram<'_> {
    let mut diagram = Diagram::new(board);
    for (number, row) in board.rows().iter().enumerate().filter(|(number, _)| number % 4 < 2) {
        let player = Player::seated_at(board)[number / 4];
        for (square, role) in row.iter().zip(BASE) {
            diagram = diagram.piece(*square, player, if number % 4 == 0 { role } else { "pawn" }, '?');
        }
    }
    diagram
}

/// A piece of White's with a friend and some foes about it.
fn study<'b>(
    board: &'b Board,
    role: &str,
    notation: &str,
    at: &str,
) -> Result<Diagram<'b>, Box<dyn std::error::Error>> {
    let mut study = Study { at: board.find(at)?, ..Study::new(board) };
    study.own.extend(["b4", "g3", "c7"].iter().filter_map(|name| board.square(name)));
    study.enemies.extend(["e9", "e8", "g10", "h6", "f3"].iter().filter_map(|name| board.square(name)));
    let mut diagram = Diagram::new(board).explanation(&study.explain(&notation.parse()?)?).piece(
        study.at,
        Player::White,
        role,
        '?',
    );
    for (square, role) in study.own.iter().zip(["pawn", "rook", "knight"]) {
        diagram = diagram.piece(*square, Player::White, role, '?');
    }
    for (number, (square, role)) in study.enemies.iter().zip(["pawn", "rook", "bishop"]).enumerate() {
        let player = if number % 2 == 0 { Player::Black } else { Player::Green };
        diagram = diagram.piece(*square, player, role, '?');
    }
    Ok(diagram)
}

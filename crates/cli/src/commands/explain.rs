use std::collections::BTreeMap;

use berolina_board::{Board, Square};
use berolina_rules::betza::Betza;
use berolina_rules::{Player, Study};
use serde::Serialize;

use crate::args::Explain;
use crate::fault::Fault;
use crate::report::{Report, texts};

#[derive(Serialize)]
struct Answer<'b> {
    canonical: String,
    destinations: Vec<&'b str>,
    marks: BTreeMap<&'b str, Vec<&'static str>>,
    warnings: Vec<String>,
}

pub fn run(report: &mut Report, json: bool, asked: &Explain) -> Result<(), Fault> {
    let (notation, notices) = Betza::parse(&asked.betza).map_err(Fault::new)?;
    let board: Board = asked.board.as_deref().unwrap_or("9x9").parse().map_err(Fault::new)?;
    let study = study(&board, asked)?;
    let explanation = study.explain(&notation).map_err(Fault::new)?;
    let mut marks: BTreeMap<&str, Vec<&'static str>> = BTreeMap::new();
    for mark in &explanation.marks {
        let words = marks.entry(board.name(mark.square)).or_default();
        let flags = [(mark.castle, "castle"), (mark.promote, "promote"), (mark.en_passant, "en-passant")];
        let flags = flags.into_iter().filter(|(on, _)| *on).map(|(_, word)| word);
        for word in std::iter::once(mark.class.word()).chain(flags) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    let mut destinations: Vec<&str> =
        explanation.destinations().into_iter().map(|square| board.name(square)).collect();
    destinations.sort_unstable();
    let answer = Answer { canonical: notation.to_string(), destinations, marks, warnings: texts(&notices) };
    report.warn(&answer.warnings);
    if json {
        return report.json(&answer);
    }
    report.line(answer.canonical);
    report.line(answer.destinations.join(" "));
    answer.marks.iter().for_each(|(square, words)| report.line(format_args!("{square} {}", words.join(" "))));
    Ok(())
}

fn study<'b>(board: &'b Board, asked: &Explain) -> Result<Study<'b>, Fault> {
    let square = |name: &String| board.find(name).map_err(Fault::new);
    let squares = |names: &[String]| names.iter().map(square).collect::<Result<Vec<Square>, Fault>>();
    let mut study = Study::new(board);
    if let Some(name) = &asked.at {
        study.at = square(name)?;
    }
    if let Some(name) = &asked.player {
        study.player = seated(board, name)?;
    }
    study.unmoved = asked.unmoved;
    study.own = squares(&asked.own)?;
    study.enemies = squares(&asked.enemy)?;
    study.partners = squares(&asked.partner)?;
    study.en_passant = asked.en_passant.as_ref().map(square).transpose()?;
    check_places(&study)?;
    Ok(study)
}

/// The player of that name, who must have a seat at the board.
pub fn seated(board: &Board, name: &str) -> Result<Player, Fault> {
    let player: Player = name.parse().map_err(Fault::new)?;
    if player.seat(board).is_none() {
        let players: Vec<&str> = Player::seated_at(board).iter().map(|player| player.name()).collect();
        return Err(Fault::new(format_args!("'{name}' has no seat here: {}", players.join(", "))));
    }
    Ok(player)
}

/// Two pieces cannot stand on one square.
fn check_places(study: &Study<'_>) -> Result<(), Fault> {
    let mut taken = vec![study.at];
    let passed = study.en_passant.iter();
    for square in study.own.iter().chain(&study.enemies).chain(&study.partners).chain(passed) {
        if taken.contains(square) {
            let name = study.board.name(*square);
            return Err(Fault::new(format_args!("{name} is named twice: one square holds one piece")));
        }
        taken.push(*square);
    }
    Ok(())
}

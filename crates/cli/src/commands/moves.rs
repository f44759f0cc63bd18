use berolina_rules::notation::{all_sans, fen_of, write_move};
use berolina_rules::{Outcome, Player};
use serde::Serialize;

use super::position::position;
use crate::args::Begin;
use crate::fault::Fault;
use crate::report::Report;

#[derive(Serialize)]
struct Answer {
    fen: String,
    turn: Player,
    skipped: Vec<Player>,
    check: Vec<String>,
    outcome: Option<Outcome>,
    moves: Vec<Row>,
    warnings: Vec<String>,
}

#[derive(Serialize)]
struct Row {
    #[serde(rename = "move")]
    text: String,
    san: String,
    capture: bool,
}

pub fn run(report: &mut Report, json: bool, id: &str, from: &Begin) -> Result<(), Fault> {
    let (position, warnings) = position(report, id, from)?;
    let board = position.rules().board();
    let answer = Answer {
        fen: fen_of(&position),
        turn: position.turn(),
        skipped: position.skipped().collect(),
        check: position.check().into_iter().map(|square| board.name(square).to_owned()).collect(),
        outcome: position.outcome(),
        moves: all_sans(&position)
            .into_iter()
            .map(|(legal, san)| Row {
                text: write_move(position.rules(), legal),
                san,
                capture: legal.is_capture(),
            })
            .collect(),
        warnings,
    };
    if json {
        return report.json(&answer);
    }
    answer.moves.iter().for_each(|row| report.line(format_args!("{} {}", row.text, row.san)));
    report.line(answer.fen);
    match answer.outcome {
        None => report.line(format_args!("{} to move", answer.turn)),
        Some(outcome) => report.line(format_args!("{} {}", outcome.result(), outcome.reason.word())),
    }
    Ok(())
}

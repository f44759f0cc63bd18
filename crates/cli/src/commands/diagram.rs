use berolina_diagram::Diagram as Drawing;
use serde::Serialize;

use super::explain::seated;
use super::position::position;
use crate::args::Diagram;
use crate::fault::Fault;
use crate::report::Report;

#[derive(Serialize)]
struct Answer {
    svg: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
}

pub fn run(report: &mut Report, json: bool, asked: &Diagram) -> Result<(), Fault> {
    let (position, warnings) = position(report, &asked.id, &asked.from)?;
    let rules = position.rules();
    let board = rules.board();
    let player = asked.seat.as_deref().map_or(Ok(rules.players()[0]), |name| seated(board, name))?;
    let title = format!("{}, {} to move", rules.variant().name, position.turn().title());
    let seat = player.seat(board).unwrap_or(0);
    let mut diagram = Drawing::new(board).seat(seat).title(title).position(&position);
    if let Some(name) = &asked.square {
        let square = board.find(name).map_err(Fault::new)?;
        if position.piece_at(square).is_none() {
            return Err(Fault::new(format_args!("no piece stands on {name}")));
        }
        diagram = diagram.explanation(&position.explain(square));
    }
    let answer = Answer { svg: diagram.to_svg(), warnings };
    if json {
        return report.json(&answer);
    }
    report.line(answer.svg);
    Ok(())
}

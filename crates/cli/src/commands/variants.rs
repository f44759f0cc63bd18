use berolina_rules::{Player, variants};
use serde::Serialize;

use crate::fault::Fault;
use crate::report::Report;

#[derive(Serialize)]
struct Row {
    id: &'static str,
    name: &'static str,
    board: &'static str,
    players: &'static [Player],
}

pub fn run(report: &mut Report, json: bool) -> Result<(), Fault> {
    let rows = variants::ALL.iter().map(|variant| Row {
        id: variant.id,
        name: variant.name,
        board: variant.board,
        players: variant.players,
    });
    if json {
        return report.json(&rows.collect::<Vec<_>>());
    }
    rows.for_each(|row| report.line(format_args!("{:<20} {}", row.id, row.name)));
    Ok(())
}

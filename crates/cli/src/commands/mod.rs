//! One module for each command.

mod diagram;
mod explain;
mod moves;
mod perft;
mod position;
mod variants;

use crate::args::{Command, HELP, Request};
use crate::fault::Fault;
use crate::report::Report;

/// Does what was asked.
///
/// # Errors
/// When the input is bad.
pub fn run(request: Request) -> Result<Report, Fault> {
    let json = request.json;
    let mut report = Report::default();
    match request.command {
        Command::Help => report.line(HELP),
        Command::Variants => variants::run(&mut report, json)?,
        Command::Perft { id, depth, from, divide } => {
            perft::run(&mut report, json, &id, depth, &from, divide)?;
        }
        Command::Moves { id, from } => moves::run(&mut report, json, &id, &from)?,
        Command::Explain(asked) => explain::run(&mut report, json, &asked)?,
        Command::Diagram(asked) => diagram::run(&mut report, json, &asked)?,
    }
    Ok(report)
}

use std::sync::Arc;

use berolina_rules::notation::{PositionWarning, position_from_fen};
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Position, Rules, variants};

use crate::args::Begin;
use crate::fault::Fault;
use crate::report::{Report, texts};

/// The rules of a variant.
pub fn rules(id: &str) -> Result<Arc<Rules>, Fault> {
    variants::rules(id).ok_or_else(|| {
        let ids: Vec<&str> = variants::ALL.iter().map(|variant| variant.id).collect();
        Fault::new(format_args!("there is no variant '{id}': {}", ids.join(", ")))
    })
}

/// The position that was asked for, with what was not kept of its FEN; the warnings have been said.
pub fn position(report: &mut Report, id: &str, from: &Begin) -> Result<(Position, Vec<String>), Fault> {
    let rules = rules(id)?;
    let fen = match from {
        Begin::Start => return Ok((Position::start(&rules), Vec::new())),
        Begin::Number(number) => return Ok((numbered(&rules, number)?, Vec::new())),
        Begin::Fen(fen) => fen,
    };
    let (position, warnings): (Position, Vec<PositionWarning>) =
        position_from_fen(&rules, fen).map_err(Fault::new)?;
    let warnings = texts(&warnings);
    report.warn(&warnings);
    Ok((position, warnings))
}

fn numbered(rules: &Arc<Rules>, number: &str) -> Result<Position, Fault> {
    let one = || Fault::new(format_args!("{} has one start array: leave --start out", rules.variant().name));
    let arrays = StartArrays::of(rules).ok_or_else(one)?;
    let number = arrays.read(number).map_err(Fault::new)?;
    arrays.position(number).map_err(Fault::new)
}

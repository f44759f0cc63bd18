use std::sync::Arc;

use berolina_rules::notation::{PositionWarning, position_from_fen};
use berolina_rules::{Position, Rules, variants};

use crate::fault::Fault;
use crate::report::{Report, texts};

/// The rules of a variant.
pub fn rules(id: &str) -> Result<Arc<Rules>, Fault> {
    variants::rules(id).ok_or_else(|| {
        let ids: Vec<&str> = variants::ALL.iter().map(|variant| variant.id).collect();
        Fault::new(format_args!("there is no variant '{id}': {}", ids.join(", ")))
    })
}

/// The position that a FEN says, or the start array, with what was not kept of the FEN; the warnings
/// have been said.
pub fn position(report: &mut Report, id: &str, fen: Option<&str>) -> Result<(Position, Vec<String>), Fault> {
    let rules = rules(id)?;
    let Some(fen) = fen else { return Ok((Position::start(&rules), Vec::new())) };
    let (position, warnings): (Position, Vec<PositionWarning>) =
        position_from_fen(&rules, fen).map_err(Fault::new)?;
    let warnings = texts(&warnings);
    report.warn(&warnings);
    Ok((position, warnings))
}

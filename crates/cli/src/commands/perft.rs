use berolina_rules::notation::write_move;
use serde::Serialize;
use serde_json::{Map, Value};

use super::position::position;
use crate::args::Begin;
use crate::fault::Fault;
use crate::report::Report;

#[derive(Serialize)]
struct Answer {
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Map<String, Value>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
}

pub fn run(
    report: &mut Report,
    json: bool,
    id: &str,
    depth: u32,
    from: &Begin,
    divide: bool,
) -> Result<(), Fault> {
    let (position, warnings) = position(report, id, from)?;
    let mut answer = Answer { depth, nodes: 0, divide: None, warnings };
    if divide && depth > 0 {
        let mut below = Map::new();
        for chosen in position.legal_moves() {
            let nodes = position.play(chosen).map_err(Fault::new)?.perft(depth - 1);
            answer.nodes += nodes;
            let text = write_move(position.rules(), chosen);
            if !json {
                report.line(format_args!("{text}: {nodes}"));
            }
            below.insert(text, nodes.into());
        }
        answer.divide = Some(below);
    } else {
        answer.nodes = position.perft(depth);
        answer.divide = divide.then(Map::new);
    }
    if json {
        return report.json(&answer);
    }
    report.line(answer.nodes);
    Ok(())
}

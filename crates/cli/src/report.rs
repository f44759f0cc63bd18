use std::fmt::Display;

use serde::Serialize;

use crate::fault::Fault;

/// What a command says: its answer, and its warnings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// For standard output.
    pub out: String,
    /// For standard error.
    pub err: String,
}

impl Report {
    /// Adds a line to the answer.
    pub(crate) fn line(&mut self, text: impl Display) {
        self.out.push_str(&format!("{text}\n"));
    }

    /// Adds warnings: what was not taken as it was given.
    pub(crate) fn warn(&mut self, warnings: &[String]) {
        for warning in warnings {
            self.err.push_str(&format!("berolina: warning: {warning}\n"));
        }
    }

    /// Answers in JSON.
    pub(crate) fn json(&mut self, answer: &impl Serialize) -> Result<(), Fault> {
        self.line(serde_json::to_string(answer).map_err(Fault::new)?);
        Ok(())
    }
}

/// Warnings as texts.
pub(crate) fn texts(warnings: &[impl Display]) -> Vec<String> {
    warnings.iter().map(ToString::to_string).collect()
}

//! Counting tests: what the runners report, and the line that ends a run.

use anyhow::{Context, Result};
use std::{fmt, ops::AddAssign};

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed.
    pub failed: u64,
    /// Tests that were not run.
    pub skipped: u64,
}

impl Tally {
    /// Reads a line such as `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured`; others give nothing.
    pub fn of_cargo_line(line: &str) -> Option<Self> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let count = |name: &str| {
            let mut parts = counts.split(';').filter_map(|part| part.trim().split_once(' '));
            parts.find(|(_, what)| *what == name)?.0.parse().ok()
        };
        Some(Self { passed: count("passed")?, failed: count("failed")?, skipped: count("ignored")? })
    }

    /// Reads the report that Playwright's JSON reporter writes.
    pub fn of_playwright(report: &str) -> Result<Self> {
        let report: serde_json::Value =
            serde_json::from_str(report).context("Playwright's report is not JSON")?;
        let count = |name: &str| {
            let count = report["stats"][name].as_u64();
            count.with_context(|| format!("Playwright's report has no stats.{name}"))
        };
        let passed = count("expected")? + count("flaky")?;
        Ok(Self { passed, failed: count("unexpected")?, skipped: count("skipped")? })
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_reports_in_one_line() {
        let line =
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s";
        assert_eq!(Tally::of_cargo_line(line), Some(Tally { passed: 12, failed: 0, skipped: 1 }));
        let line = "test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(Tally::of_cargo_line(line), Some(Tally { passed: 2, failed: 3, skipped: 0 }));
        assert_eq!(Tally::of_cargo_line("test tests::one ... ok"), None);
        assert_eq!(Tally::of_cargo_line("test result: nonsense"), None);
    }

    #[test]
    fn playwright_reports_as_json() {
        let report = r#"{"suites":[],"stats":{"expected":4,"skipped":1,"unexpected":2,"flaky":1}}"#;
        assert_eq!(Tally::of_playwright(report).ok(), Some(Tally { passed: 5, failed: 2, skipped: 1 }));
        assert!(Tally::of_playwright("{}").is_err());
        assert!(Tally::of_playwright("").is_err());
    }

    #[test]
    fn the_last_line_adds_up() {
        let mut tally = Tally { passed: 3, ..Tally::default() };
        assert_eq!(tally.to_string(), "3 passed, 0 failed");
        tally += Tally { passed: 1, failed: 2, skipped: 1 };
        assert_eq!(tally.to_string(), "4 passed, 2 failed, 1 skipped");
    }
}

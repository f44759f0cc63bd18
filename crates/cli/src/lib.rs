//! `berolina` on the command line: what the rules say, without a browser.
//!
//! ```
//! let report = berolina_cli::run(["perft", "suicide", "2"]).unwrap();
//! assert_eq!(report.out, "400\n");
//! assert!(berolina_cli::run(["perft", "checkers", "2"]).is_err());
//! ```

mod args;
mod commands;
mod fault;
mod report;

use std::ffi::OsString;

pub use fault::Fault;
pub use report::Report;

/// Does what the words after the program's name ask for.
///
/// # Errors
/// When the input is bad.
pub fn run<W: Into<OsString>>(words: impl IntoIterator<Item = W>) -> Result<Report, Fault> {
    let words: Vec<OsString> = words.into_iter().map(Into::into).collect();
    commands::run(args::parse(lexopt::Parser::from_args(words))?)
}

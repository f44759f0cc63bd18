//! The command-line program.

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    match berolina_cli::run(std::env::args_os().skip(1)) {
        Ok(report) => {
            eprint!("{}", report.err);
            // Whoever reads may have heard enough and gone.
            let _ = std::io::stdout().write_all(report.out.as_bytes());
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("berolina: {fault}");
            ExitCode::from(2)
        }
    }
}

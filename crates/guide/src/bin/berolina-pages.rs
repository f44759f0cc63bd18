//! `berolina-pages OUT_DIR`: writes the pages of all games as plain HTML into the folder of a site.

use std::path::PathBuf;
use std::process::ExitCode;

use berolina_guide::pages;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(folder), None) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: berolina-pages OUT_DIR");
        return ExitCode::from(2);
    };
    let folder = PathBuf::from(folder);
    match pages::write(&folder) {
        Ok(count) => {
            println!("{count} files in {}", folder.join("variants").display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("cannot write into {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

//! `berolina-pages OUT_DIR`: writes the pages of all games, and the one about the notation, into the folder of a
//! site. Called by Trunk it needs no argument.

use std::path::PathBuf;
use std::process::ExitCode;

use berolina_guide::pages;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let folder = arguments.next().or_else(|| std::env::var_os("TRUNK_STAGING_DIR"));
    let (Some(folder), None) = (folder, arguments.next()) else {
        eprintln!("usage: berolina-pages OUT_DIR");
        return ExitCode::from(2);
    };
    let folder = PathBuf::from(folder);
    match pages::write(&folder) {
        Ok(count) => {
            println!("{count} files in {}", folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("cannot write into {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

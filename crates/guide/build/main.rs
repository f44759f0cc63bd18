//! Reads the texts and demonstrations of all games, and writes them as plain Rust data.
//!
//! `variants/<id>/glance.toml` has what is the same in every language, `variants/<id>/<language>.md`
//! the texts, `phrases/<language>.toml` the sentences that are made from a game's policies,
//! `betza/<language>.md` the page that explains the notation.

mod emit;
mod examples;
mod read;
mod table;

use std::path::{Path, PathBuf};
use std::{env, fs};

use read::Failure;

fn main() {
    if let Err(Failure { file, message }) = generate() {
        eprintln!("{}: {message}", file.display());
        std::process::exit(1);
    }
}

fn generate() -> Result<(), Failure> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    for folder in ["phrases", "variants", "betza", "build"] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
    }
    let phrases = read::phrases(&root.join("phrases"))?;
    let games = read::games(&root.join("variants"))?;
    let manuals = read::manuals(&root.join("betza"))?;
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("data.rs");
    write(&out, &emit::data(&phrases, &games, &manuals))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::new(path, error))
}

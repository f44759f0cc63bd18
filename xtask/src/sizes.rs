//! How much a reader has to download before the first move.

use crate::{
    process::{command, output},
    workspace::Workspace,
};
use anyhow::{Context, Result, bail};
use std::{
    fmt, fs,
    path::{Path, PathBuf},
};

/// What the wasm of a program should weigh at most, compressed with brotli.
const GOAL: u64 = 200 * 1024;

/// The programs of the page, each of which is loaded when it is needed.
const PROGRAMS: [&str; 2] = ["berolina-play", "berolina-study"];

/// Node has both compressions built in.
const COMPRESS: &str = "const zlib = require('zlib'), data = require('fs').readFileSync(process.argv[1]);
console.log(zlib.gzipSync(data, { level: 9 }).length, zlib.brotliCompressSync(data).length);";

/// The sizes of the programs in `dist/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes(Vec<(String, Size)>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl Sizes {
    /// Measures what Trunk has put into `dist/`.
    pub fn measure(workspace: &Workspace) -> Result<Self> {
        let dist = workspace.dist();
        let files = PROGRAMS.iter().flat_map(|program| [(program, "_bg.wasm"), (program, ".js")]);
        let size = |(program, ending): (&&str, &str)| {
            let name = format!("{program}{}", ending.trim_start_matches("_bg"));
            Ok((name, Size::measure(&find(&dist, program, ending)?)?))
        };
        files.map(size).collect::<Result<_>>().map(Sizes)
    }

    /// An error when a program has become too large.
    pub fn check(&self) -> Result<()> {
        let large = self.0.iter().find(|(name, size)| name.ends_with(".wasm") && size.brotli > GOAL);
        match large {
            Some((name, size)) => bail!("{name} is too large: {} of {GOAL} bytes brotli", size.brotli),
            None => Ok(()),
        }
    }
}

impl Size {
    fn measure(path: &Path) -> Result<Self> {
        let answer = output(command("node", Path::new(".")).args(["-e", COMPRESS]).arg(path))?;
        let (gzip, brotli) = answer.split_once(' ').context("node did not print two sizes")?;
        Ok(Self { raw: fs::metadata(path)?.len(), gzip: gzip.parse()?, brotli: brotli.parse()? })
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<20}{:>10}{:>10}{:>10}", "bytes", "raw", "gzip", "brotli")?;
        self.0.iter().try_for_each(|(name, size)| write!(f, "\n{name:<20}{size}"))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>10}{:>10}{:>10}", self.raw, self.gzip, self.brotli)
    }
}

/// A program's file with that ending; Trunk puts a hash into the name of the one that starts first.
fn find(dist: &Path, program: &str, ending: &str) -> Result<PathBuf> {
    let entries = fs::read_dir(dist).context("cannot read dist/")?;
    let mut paths = entries.flatten().map(|entry| entry.path());
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(program) && name.ends_with(ending)
    };
    paths.find(is_ours).with_context(|| format!("dist/ has no {program}*{ending}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_goal_is_for_the_compressed_wasm() {
        let size = Size { raw: 900_000, gzip: 300_000, brotli: GOAL };
        let glue = ("a.js".to_owned(), Size { brotli: GOAL + 1, ..size });
        let fits = Sizes(vec![("a.wasm".to_owned(), size), glue.clone()]);
        assert!(fits.check().is_ok());
        let large = Sizes(vec![glue, ("b.wasm".to_owned(), Size { brotli: GOAL + 1, ..size })]);
        let error = large.check().expect_err("too large").to_string();
        assert_eq!(error, "b.wasm is too large: 204801 of 204800 bytes brotli");
    }

    #[test]
    fn sizes_are_a_table() {
        let size = Size { raw: 3, gzip: 2, brotli: 1 };
        let table = Sizes(vec![("a.wasm".to_owned(), size)]).to_string();
        assert_eq!(table.lines().nth(1), Some("a.wasm                       3         2         1"));
    }
}

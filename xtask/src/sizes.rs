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

/// What the application's wasm should weigh at most, compressed with brotli.
const GOAL: u64 = 200 * 1024;

/// What it must not grow beyond while the goal is not met: lower it with every step toward it.
const LIMIT: u64 = 206 * 1024;

/// Node has both compressions built in.
const COMPRESS: &str = "const zlib = require('zlib'), data = require('fs').readFileSync(process.argv[1]);
console.log(zlib.gzipSync(data, { level: 9 }).length, zlib.brotliCompressSync(data).length);";

/// The sizes of the application in `dist/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    wasm: Size,
    glue: Size,
}

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
        Ok(Self {
            wasm: Size::measure(&find(&dist, "_bg.wasm")?)?,
            glue: Size::measure(&find(&dist, ".js")?)?,
        })
    }

    /// Says how far the wasm is from its goal; an error when it is beyond the limit.
    pub fn check(&self) -> Result<()> {
        let weight = self.wasm.brotli;
        if weight > LIMIT {
            bail!("the application's wasm is over its limit: {weight} of {LIMIT} bytes brotli");
        }
        if weight > GOAL {
            println!(
                "the application's wasm is {} bytes over its goal of {GOAL} bytes brotli",
                weight - GOAL
            );
        }
        Ok(())
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
        writeln!(f, "{:<8}{:>10}{:>10}{:>10}", "bytes", "raw", "gzip", "brotli")?;
        writeln!(f, "{:<8}{}", "wasm", self.wasm)?;
        write!(f, "{:<8}{}", "glue", self.glue)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>10}{:>10}{:>10}", self.raw, self.gzip, self.brotli)
    }
}

/// The application's file with that ending; Trunk puts a hash into its name.
fn find(dist: &Path, ending: &str) -> Result<PathBuf> {
    let entries = fs::read_dir(dist).context("cannot read dist/")?;
    let mut paths = entries.flatten().map(|entry| entry.path());
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("berolina-app-") && name.ends_with(ending)
    };
    paths.find(is_ours).with_context(|| format!("dist/ has no berolina-app-*{ending}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_for_the_compressed_wasm() {
        let size = Size { raw: 900_000, gzip: 300_000, brotli: LIMIT };
        let fits = Sizes { wasm: size, glue: size };
        assert!(fits.check().is_ok());
        let large = Sizes { wasm: Size { brotli: LIMIT + 1, ..size }, ..fits };
        assert!(large.check().expect_err("too large").to_string().contains("210945 of 210944"));
    }

    #[test]
    fn sizes_are_a_table() {
        let size = Size { raw: 3, gzip: 2, brotli: 1 };
        let table = Sizes { wasm: size, glue: size }.to_string();
        assert_eq!(table.lines().nth(1), Some("wasm             3         2         1"));
    }
}

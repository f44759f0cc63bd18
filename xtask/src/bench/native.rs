//! The native peer: Fairy-Stockfish, compiled from the source archive of its Python package.

use super::{Count, ROUNDS, Row, same};
use crate::{
    process::{command, output, run, step},
    workspace::Workspace,
};
use anyhow::{Context, Result};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::Stdio,
    time::Instant,
};

/// The peer, with the version that is compared with.
pub const PEER: &str = "Fairy-Stockfish (pyffish 0.0.90)";
const PACKAGE: &str = "pyffish==0.0.90";

/// As its own build for x86-64 sets them, with boards of up to 10 ranks and 12 files.
const FLAGS: &[&str] = &[
    "-O3",
    "-std=c++17",
    "-DNDEBUG",
    "-DIS_64BIT",
    "-DLARGEBOARDS",
    "-DPRECOMPUTED_MAGICS",
    "-DNNUE_EMBEDDING_OFF",
    "-DUSE_PTHREADS",
    "-pthread",
];

pub struct Bench {
    ours: PathBuf,
    peer: PathBuf,
}

impl Bench {
    /// Builds both sides; `None`, with a line that says why, where the peer cannot be had.
    pub fn prepare(workspace: &Workspace) -> Result<Option<Bench>> {
        step("building the command line");
        run(command("cargo", &workspace.root).args(["build", "--release", "--package", "berolina-cli"]))?;
        let ours =
            workspace.root.join("target/release/berolina").with_extension(std::env::consts::EXE_EXTENSION);
        match peer(workspace) {
            Ok(peer) => Ok(Some(Bench { ours, peer })),
            Err(error) => {
                eprintln!("no native comparison: {error:#}; it needs pip and a C++ compiler");
                Ok(None)
            }
        }
    }

    /// Counts on both sides by turns.
    pub fn run(&self, workspace: &Workspace, row: &Row) -> Result<(Count, Count)> {
        let (mut ours, mut theirs) = (None, None);
        for _ in 0..ROUNDS {
            ours = Some(self.count_ours(workspace, row)?.better(ours));
            theirs = Some(self.count_peer(row)?.better(theirs));
        }
        let (ours, theirs) = (ours.context("no round")?, theirs.context("no round")?);
        same(row, ours.nodes, theirs.nodes)?;
        Ok((ours, theirs))
    }

    /// The whole process, its start and the making of the tables included.
    fn count_ours(&self, workspace: &Workspace, row: &Row) -> Result<Count> {
        let start = Instant::now();
        let text =
            output(command(&self.ours, &workspace.root).args(["perft", row.id, &row.depth.to_string()]))?;
        Ok(Count { nodes: text.parse()?, seconds: start.elapsed().as_secs_f64() })
    }

    /// From the order to count until the answer.
    fn count_peer(&self, row: &Row) -> Result<Count> {
        let mut engine = command(&self.peer, Path::new("."));
        let mut engine = engine.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut orders = engine.stdin.take().context("no way to give orders")?;
        let mut answers = BufReader::new(engine.stdout.take().context("no answers")?).lines();
        writeln!(orders, "setoption name UCI_Variant value {}\nposition startpos\nisready", row.peer)?;
        let mut wait = |sign: &str| -> Result<String> {
            loop {
                let line = answers.next().context("the peer has stopped")??;
                if let Some(rest) = line.strip_prefix(sign) {
                    return Ok(rest.trim().to_owned());
                }
            }
        };
        wait("readyok")?;
        let start = Instant::now();
        writeln!(orders, "go perft {}", row.depth)?;
        let nodes = wait("Nodes searched:")?.parse()?;
        let seconds = start.elapsed().as_secs_f64();
        writeln!(orders, "quit")?;
        engine.wait()?;
        Ok(Count { nodes, seconds })
    }
}

/// The compiled peer, in the cache; the first time takes some minutes.
fn peer(workspace: &Workspace) -> Result<PathBuf> {
    let home = workspace.cache.join("peers").join(PACKAGE);
    let program = home.join("fairy-stockfish");
    if program.exists() {
        return Ok(program);
    }
    let compiler = ["c++", "g++", "clang++"].iter().find_map(|name| which::which(name).ok());
    let compiler = compiler.context("no C++ compiler")?;
    let pip = ["pip", "pip3"].iter().find_map(|name| which::which(name).ok()).context("no pip")?;
    step("fetching and compiling the peer, which takes some minutes");
    fs::create_dir_all(&home)?;
    run(command(pip, &home).args(["download", "--quiet", "--no-deps", "--no-binary", ":all:", PACKAGE]))?;
    let archive = files(&home)?.into_iter().find(|path| path.to_string_lossy().ends_with(".tar.gz"));
    let archive = archive.context("the archive is missing")?;
    run(command("tar", &home).arg("xzf").arg(&archive).args(["--strip-components", "1"]))?;
    let mut sources = Vec::new();
    for folder in ["src", "src/syzygy", "src/nnue", "src/nnue/features"] {
        sources.extend(files(&home.join(folder))?.into_iter().filter(|path| is_engine_source(path)));
    }
    run(command(compiler, &home.join("src")).args(FLAGS).args(sources).arg("-o").arg(&program))?;
    Ok(program)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    Ok(entries.collect::<Result<Vec<_>, _>>()?.into_iter().map(|entry| entry.path()).collect())
}

/// The archive also holds the source of two libraries around the engine.
fn is_engine_source(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".cpp") && !["pyffish.cpp", "ffishjs.cpp"].contains(&&*name)
}

//! The peer in wasm: Fairy-Stockfish's package for Node.

use super::{Count, ROUNDS, Row};
use crate::{
    node,
    process::{command, output, run, step},
    rules_module,
    workspace::Workspace,
};
use anyhow::{Context, Result};
use std::{fs, path::PathBuf};

/// The peer, with the version that is compared with.
pub const PEER: &str = "ffish-es6 0.7.10";
const PACKAGE: &str = "ffish-es6@0.7.10";

pub struct Bench {
    peer: PathBuf,
}

#[derive(serde::Deserialize)]
struct Answer {
    ours: Count,
    peer: Count,
}

impl Bench {
    /// Builds our module, and fetches the peer into the cache: its licence keeps it out of the project's packages.
    pub fn prepare(workspace: &Workspace) -> Result<Bench> {
        node::ensure(workspace)?;
        rules_module::build(workspace)?;
        let peer = workspace.cache.join("peers").join(PACKAGE);
        if !peer.join("node_modules/ffish-es6/ffish.wasm").exists() {
            step("fetching the peer for Node");
            fs::create_dir_all(&peer)?;
            let npm = which::which("npm").context("npm is missing; by hand: https://nodejs.org")?;
            run(command(npm, &peer).args([
                "install",
                "--no-save",
                "--no-audit",
                "--no-fund",
                "--prefix",
                ".",
                PACKAGE,
            ]))?;
        }
        Ok(Bench { peer })
    }

    /// Counts on both sides; the peer one ply less deep.
    pub fn run(&self, workspace: &Workspace, row: &Row) -> Result<(Count, Count)> {
        let mut bench = command("node", &workspace.tests());
        bench.arg("bench/perft.js").arg(workspace.root.join("target/node/berolina_node.js")).arg(&self.peer);
        let text = output(bench.args([row.id, row.peer, &row.wasm_depth.to_string(), &ROUNDS.to_string()]))?;
        let answer: Answer = serde_json::from_str(&text)?;
        Ok((answer.ours, answer.peer))
    }
}

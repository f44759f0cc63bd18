//! Our speed beside a peer's, in one run: figures of different machines or days say nothing.

mod native;
mod wasm;

use crate::workspace::Workspace;
use anyhow::{Result, bail};

/// What is counted on both sides.
struct Row {
    /// Our variant.
    id: &'static str,
    /// What the peer calls the same rules.
    peer: &'static str,
    /// Plies, natively.
    depth: u32,
    /// Plies, in wasm.
    wasm_depth: u32,
}

const ROWS: &[Row] = &[
    Row { id: "suicide", peer: "giveaway", depth: 6, wasm_depth: 5 },
    Row { id: "capablanca-random", peer: "caparandom", depth: 5, wasm_depth: 4 },
    Row { id: "spartan", peer: "spartan", depth: 5, wasm_depth: 4 },
];

/// How often each side counts; the best time is taken.
const ROUNDS: u32 = 5;

/// Leaves counted in some time.
#[derive(Debug, Clone, Copy, serde::Deserialize)]
struct Count {
    nodes: u64,
    seconds: f64,
}

impl Count {
    /// Million leaves a second.
    fn speed(self) -> f64 {
        self.nodes as f64 / self.seconds / 1e6
    }

    fn better(self, other: Option<Count>) -> Count {
        other.filter(|other| other.seconds < self.seconds).unwrap_or(self)
    }
}

/// Prints a table of perft from the start array, one thread, leaves counted in bulk.
pub fn compare(workspace: &Workspace) -> Result<()> {
    let native = native::Bench::prepare(workspace)?;
    let wasm = wasm::Bench::prepare(workspace)?;
    println!("| perft from the start | nodes | Berolina, M/s | peer, M/s | ratio | peer |");
    println!("|---|---|---|---|---|---|");
    for row in ROWS {
        if let Some(native) = &native {
            let (ours, peer) = native.run(workspace, row)?;
            print(&format!("{} {}, native", row.id, row.depth), ours, peer, native::PEER);
        }
        let (ours, peer) = wasm.run(workspace, row)?;
        print(&format!("{} {}, wasm in Node", row.id, row.wasm_depth), ours, peer, wasm::PEER);
    }
    Ok(())
}

fn print(what: &str, ours: Count, peer: Count, name: &str) {
    let (speed, theirs) = (ours.speed(), peer.speed());
    println!("| {what} | {} | {speed:.1} | {theirs:.1} | {:.1} | {name} |", ours.nodes, speed / theirs);
}

/// Both sides must have counted the same.
fn same(row: &Row, ours: u64, peer: u64) -> Result<()> {
    if ours != peer {
        bail!("{}: we count {ours} leaves, the peer {peer}", row.id);
    }
    Ok(())
}

//! The command line as a wasm module for Node: the rules' data runs through it, and the browser tests ask it what
//! is legal.

use crate::{
    process::{command, run, step},
    tools::Tool,
    wasm_target::{TARGET, Toolchain},
    workspace::Workspace,
};
use anyhow::Result;

/// Builds the module into `target/node/`.
pub fn build(workspace: &Workspace) -> Result<()> {
    let toolchain = Toolchain::ensure(workspace)?;
    let bindgen = Tool::wasm_bindgen(workspace).ensure(workspace)?;
    step("building the rules for Node into target/node/");
    // Optimized for speed, not for size, and without the release site's slow linking.
    let mut build = command("cargo", &workspace.root);
    toolchain.apply(&mut build, &[])?;
    run(build
        .args(["build", "--package", "berolina-node", "--lib", "--locked", "--release", "--target", TARGET])
        .env("CARGO_TARGET_DIR", workspace.wasm_target_dir())
        .envs([("CARGO_PROFILE_RELEASE_LTO", "off"), ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")]))?;
    let built = workspace.wasm_target_dir().join(TARGET).join("release/berolina_node.wasm");
    run(command(bindgen, &workspace.root)
        .args(["--target", "nodejs", "--no-typescript", "--out-dir"])
        .arg(workspace.root.join("target/node"))
        .arg(built))
}

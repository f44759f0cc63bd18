//! The site: built once for release, or built and served while one works on it.

use crate::{
    node,
    process::{command, run, step},
    sizes::Sizes,
    tools::Tool,
    wasm_target::Toolchain,
    workspace::Workspace,
};
use anyhow::{Context, Result, bail};
use std::{
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::PathBuf,
    process::Command,
    thread,
    time::Duration,
};

/// Builds the release site into `dist/`.
pub fn build(workspace: &Workspace) -> Result<()> {
    let trunk = Trunk::ensure(workspace, true)?;
    step("site 3 of 4: building the site into dist/");
    run(trunk.command(workspace)?.args(["build", "--release"]))?;
    step("site 4 of 4: measuring it");
    let sizes = Sizes::measure(workspace)?;
    println!("{sizes}");
    sizes.check()
}

/// Builds the site, serves it on this machine, and builds it again whenever a file changes.
pub fn serve(workspace: &Workspace, release: bool, port: u16) -> Result<()> {
    if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_err() {
        bail!("port {port} is in use; try: cargo xtask serve --port {}", port.wrapping_add(1).max(1024));
    }
    let trunk = Trunk::ensure(workspace, release)?;
    step("site 3 of 4: building the site; the first time takes a few minutes");
    let mut serve = trunk.command(workspace)?;
    serve.args(["serve", "--address", "127.0.0.1", "--port", &port.to_string(), "--dist"]);
    // Not into dist/: that holds what `cargo xtask build` made.
    serve.arg(workspace.root.join("target/serve"));
    if release {
        serve.arg("--release");
    }
    thread::spawn(move || announce(port));
    run(&mut serve)
}

/// Prints the address once something answers there.
fn announce(port: u16) {
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        thread::sleep(Duration::from_millis(300));
    }
    step("site 4 of 4: serving; stop with Ctrl+C");
    println!("http://127.0.0.1:{port}/");
}

/// Trunk with everything that it calls.
struct Trunk {
    program: PathBuf,
    tools: Vec<PathBuf>,
    toolchain: Toolchain,
}

impl Trunk {
    /// Finds or sets up the compiler, wasm-bindgen, Trunk, and for a release wasm-opt.
    fn ensure(workspace: &Workspace, release: bool) -> Result<Self> {
        step("site 1 of 4: looking for a compiler for the browser");
        let toolchain = Toolchain::ensure(workspace)?;
        step("site 2 of 4: looking for the tools");
        let mut tools = vec![Tool::wasm_bindgen(workspace).ensure(workspace)?];
        let program = Tool::trunk(workspace).ensure(workspace)?;
        if release {
            tools.push(node::wasm_opt(workspace)?.join("wasm-opt"));
        }
        Ok(Self { program, tools, toolchain })
    }

    /// A call of Trunk in the right environment.
    fn command(&self, workspace: &Workspace) -> Result<Command> {
        let mut command = command(&self.program, &workspace.root);
        let dirs = self.tools.iter().map(|tool| tool.parent().context("a tool has no folder"));
        self.toolchain.apply(&mut command, &dirs.collect::<Result<Vec<_>>>()?)?;
        command.env("CARGO_TARGET_DIR", workspace.wasm_target_dir()).env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Its errors say what is wrong; a backtrace of Trunk itself does not help.
        command.env("RUST_BACKTRACE", "0");
        // Trunk reads NO_COLOR as a flag, and stops at the usual value of 1.
        if std::env::var_os("NO_COLOR").is_some() {
            command.env("NO_COLOR", "true");
        }
        Ok(command)
    }
}

//! A compiler that can build for the browser: the active one, or Debian's.

use crate::{
    debian,
    process::{command, output, run_within, step},
    workspace::Workspace,
};
use anyhow::{Result, bail};
use std::{ffi::OsString, path::Path, process::Command, time::Duration};

/// The target of the browser build.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// How long `rustup target add` may take: where its server cannot be reached it may hang.
const RUSTUP_LIMIT: Duration = Duration::from_secs(120);

/// What a command's environment needs so that cargo in it can build for [`TARGET`].
#[derive(Debug, Default)]
pub struct Toolchain {
    /// Folders to put in front of PATH.
    pub path: Vec<std::path::PathBuf>,
    /// Variables to set, or to remove.
    pub variables: Vec<(&'static str, Option<OsString>)>,
}

impl Toolchain {
    /// Finds such a compiler, or sets one up: the cheapest way that works comes first.
    pub fn ensure(workspace: &Workspace) -> Result<Self> {
        if active_has_target(&workspace.root) {
            return Ok(Self::default());
        }
        if let Some(toolchain) = debian::ready(workspace) {
            return Ok(toolchain);
        }
        if which::which("rustup").is_ok() {
            step(&format!("adding the target {TARGET} with rustup, within two minutes"));
            let mut add = command("rustup", &workspace.root);
            add.args(["target", "add", TARGET]).env("RUST_BACKTRACE", "0");
            if run_within(&mut add, RUSTUP_LIMIT)? && active_has_target(&workspace.root) {
                return Ok(Self::default());
            }
            step("rustup cannot add the target");
        }
        if !debian::is_debian() {
            bail!("the compiler cannot build for the browser; by hand: rustup target add {TARGET}");
        }
        debian::set_up(workspace)
    }

    /// Gives the environment to a command, with the folders of other tools in front of PATH as well.
    pub fn apply(&self, command: &mut Command, tools: &[&Path]) -> Result<()> {
        let own = std::env::var_os("PATH").unwrap_or_default();
        let own = std::env::split_paths(&own).collect::<Vec<_>>();
        let front = tools.iter().map(|dir| dir.to_path_buf());
        let path = front.chain(self.path.iter().cloned()).chain(own);
        command.env("PATH", std::env::join_paths(path)?);
        for (name, value) in &self.variables {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        Ok(())
    }
}

fn active_has_target(dir: &Path) -> bool {
    let libdir = output(command("rustc", dir).args(["--print", "target-libdir", "--target", TARGET]));
    libdir.is_ok_and(|libdir| has_std(Path::new(&libdir)))
}

/// Whether the folder holds a compiled standard library.
pub fn has_std(libdir: &Path) -> bool {
    let entries = std::fs::read_dir(libdir).into_iter().flatten().flatten();
    let mut names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.any(|name| name.starts_with("libstd-") && name.ends_with(".rlib"))
}

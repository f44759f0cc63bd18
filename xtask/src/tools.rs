//! The tools that cargo can install: wasm-bindgen's command line and Trunk.

use crate::{
    process::{self, command, step},
    workspace::{Workspace, version_in},
};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// A command-line tool in the one version that fits the project.
#[derive(Debug)]
pub struct Tool {
    /// The name of the program.
    pub program: &'static str,
    /// The crate that it comes from.
    pub package: &'static str,
    /// The wanted version.
    pub version: String,
}

impl Tool {
    /// wasm-bindgen's command line, which must equal the crate's version.
    pub fn wasm_bindgen(workspace: &Workspace) -> Self {
        let version = workspace.versions.wasm_bindgen.clone();
        Self { program: "wasm-bindgen", package: "wasm-bindgen-cli", version }
    }

    /// Trunk, which builds and serves the site.
    pub fn trunk(workspace: &Workspace) -> Self {
        Self { program: "trunk", package: "trunk", version: workspace.versions.trunk.clone() }
    }

    /// Finds the tool on PATH or in the cache, or installs it there, and returns the program's path.
    ///
    /// It is never installed into the user's own `~/.cargo/bin`, where another project may want another version.
    pub fn ensure(&self, workspace: &Workspace) -> Result<PathBuf> {
        if let Ok(path) = which::which(self.program)
            && self.is_wanted(&path)
        {
            return Ok(path);
        }
        let home = workspace.cache.join("tools").join(format!("{}-{}", self.program, self.version));
        let path = home.join("bin").join(self.program).with_extension(std::env::consts::EXE_EXTENSION);
        if !self.is_wanted(&path) {
            self.install(workspace, &home).with_context(|| self.by_hand())?;
        }
        if !self.is_wanted(&path) {
            bail!("{} does not run; {}", path.display(), self.by_hand());
        }
        Ok(path)
    }

    fn is_wanted(&self, path: &Path) -> bool {
        let answer = process::output(command(path, Path::new(".")).arg("--version"));
        answer.is_ok_and(|text| version_in(&text) == Some(&self.version))
    }

    /// Compiles the tool. What an interrupted run has compiled is kept for the next one.
    fn install(&self, workspace: &Workspace, home: &Path) -> Result<()> {
        step(&format!(
            "installing {} {} once into {}: this takes some minutes",
            self.program,
            self.version,
            home.display()
        ));
        let build = workspace.cache.join("build").join(self.program);
        // The tools run for a second or two: compiling them fast is worth more than their speed.
        process::run(
            command("cargo", &workspace.cache_dir()?)
                .args(["install", self.package, "--version", &self.version, "--locked", "--force", "--root"])
                .arg(home)
                .arg("--target-dir")
                .arg(&build)
                .envs([
                    ("CARGO_PROFILE_RELEASE_LTO", "off"),
                    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
                    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
                    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
                ]),
        )?;
        std::fs::remove_dir_all(&build).with_context(|| format!("cannot remove {}", build.display()))
    }

    fn by_hand(&self) -> String {
        format!(
            "cannot install {}; by hand: cargo install {} --version {} --locked",
            self.program, self.package, self.version
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_says_how_to_get_it() {
        let tool = Tool { program: "trunk", package: "trunk", version: "0.21.14".to_owned() };
        assert!(tool.by_hand().ends_with("cargo install trunk --version 0.21.14 --locked"));
        assert!(!tool.is_wanted(Path::new("/nowhere/trunk")));
    }
}

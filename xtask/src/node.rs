//! What comes from Node's registry: wasm-opt and Playwright, with their versions in `tests/package.json`.

use crate::{
    debian,
    process::{command, output, run, step},
    workspace::{Workspace, version_in},
};
use anyhow::{Context, Result, bail};
use std::{fs, path::PathBuf, process::Command};

/// The oldest Node that the browser tests run on.
const OLDEST_NODE: u32 = 20;

/// The oldest wasm-opt that reads what the compiler writes.
const OLDEST_WASM_OPT: u32 = 120;

/// Makes sure that Node is there and recent enough.
pub fn ensure(workspace: &Workspace) -> Result<()> {
    let answer = output(command("node", &workspace.root).arg("--version")).unwrap_or_default();
    if major(answer.trim_start_matches('v')) < OLDEST_NODE {
        bail!("Node is missing or older than {OLDEST_NODE}; by hand: https://nodejs.org");
    }
    Ok(())
}

/// Installs the Node packages that `tests/package-lock.json` names, when it changed since they were.
pub fn packages(workspace: &Workspace) -> Result<()> {
    ensure(workspace)?;
    let tests = workspace.tests();
    let wanted = fs::read(tests.join("package-lock.json")).context("tests/package-lock.json is missing")?;
    let stamp = tests.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    step("installing the Node packages of tests/");
    let npm = which::which("npm").context("npm is missing; by hand: https://nodejs.org")?;
    let mut install = command(npm, &tests);
    install.args(["ci", "--no-audit", "--no-fund"]).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    run(&mut install).context("cannot install the Node packages; by hand: npm ci in tests/")?;
    fs::write(stamp, wanted).context("cannot note the installed Node packages")
}

/// The folder of wasm-opt: a recent one on PATH, else the one of the Node packages.
pub fn wasm_opt(workspace: &Workspace) -> Result<PathBuf> {
    if let Ok(path) = which::which("wasm-opt") {
        let answer = output(command(&path, &workspace.root).arg("--version")).unwrap_or_default();
        if major(version_in(&answer).unwrap_or_default()) >= OLDEST_WASM_OPT {
            return Ok(path.parent().context("wasm-opt has no folder")?.to_owned());
        }
    }
    packages(workspace)?;
    Ok(workspace.tests().join("node_modules/.bin"))
}

/// The browser for the tests: `$CHROMIUM`, else one on PATH, else Debian's; `None` is Playwright's own.
pub fn chromium(workspace: &Workspace) -> Result<Option<PathBuf>> {
    if let Some(path) = std::env::var_os("CHROMIUM") {
        return Ok(Some(path.into()));
    }
    let find =
        || ["chromium", "chromium-browser", "google-chrome"].iter().find_map(|name| which::which(name).ok());
    if let Some(path) = find() {
        return Ok(Some(path));
    }
    if debian::can_install() {
        debian::install(&["chromium", "fonts-dejavu-core"])?;
        return Ok(Some(find().context("Chromium is installed but not on PATH: set CHROMIUM to its path")?));
    }
    step("looking for Playwright's Chromium");
    run(playwright(workspace).args(["install", "chromium"]))
        .context("no Chromium found; by hand: install it, or set CHROMIUM to its path")?;
    Ok(None)
}

/// A call of Playwright, in `tests/`.
pub fn playwright(workspace: &Workspace) -> Command {
    let mut playwright = command("node", &workspace.tests());
    playwright.arg("node_modules/@playwright/test/cli.js");
    playwright
}

fn major(version: &str) -> u32 {
    version.split('.').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_counts() {
        assert_eq!(major("20.20.2"), 20);
        assert_eq!(major("132"), 132);
        assert_eq!(major(""), 0);
    }

    #[test]
    fn the_lock_file_names_no_registry() {
        let workspace = Workspace::find().expect("this checkout");
        let lock = fs::read_to_string(workspace.tests().join("package-lock.json")).expect("the lock file");
        assert!(!lock.contains("\"resolved\""), "run npm with --omit-lockfile-registry-resolved");
    }
}

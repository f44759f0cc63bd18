//! Everything that must hold before a change goes in.

use crate::{
    node,
    process::{command, run, step, watch},
    rules_module, site,
    tally::Tally,
    workspace::Workspace,
};
use anyhow::{Context, Result, bail};
use std::{
    ffi::OsString,
    fs,
    net::{Ipv4Addr, TcpListener},
    process::ExitCode,
};

/// Which tests to run.
#[derive(Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them.
    Everything,
    /// Format, lints, and the tests that need no browser.
    Native,
    /// The site and its tests in a browser, with more words for Playwright.
    Browser(Vec<OsString>),
}

/// Runs the tests up to the first step that fails, and prints how many passed as the last line.
pub fn test(workspace: &Workspace, scope: Scope) -> ExitCode {
    let mut tally = Tally::default();
    let result = steps(workspace, scope, &mut tally);
    if let Err(error) = &result {
        eprintln!("error: {error:#}");
    }
    println!("{tally}");
    if result.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn steps(workspace: &Workspace, scope: Scope, tally: &mut Tally) -> Result<()> {
    if !matches!(scope, Scope::Browser(_)) {
        lints(workspace)?;
        native(workspace, tally)?;
    }
    let words = match scope {
        Scope::Native => return Ok(()),
        Scope::Everything => Vec::new(),
        Scope::Browser(words) => words,
    };
    step("test 4 of 5: the release site");
    site::build(workspace)?;
    browser(workspace, &words, tally)
}

fn lints(workspace: &Workspace) -> Result<()> {
    step("test 1 of 5: rustfmt");
    let mut fmt = command("cargo", &workspace.root);
    run(fmt.args(["fmt", "--all", "--check"]))
        .context("the format check failed; `cargo fmt --all` formats the code")?;
    step("test 2 of 5: clippy");
    let mut clippy = command("cargo", &workspace.root);
    run(clippy.args(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
        .context("the lints failed")
}

fn native(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    step("test 3 of 5: native tests");
    let mut test = command("cargo", &workspace.root);
    test.args(["test", "--workspace", "--locked", "--no-fail-fast"]);
    let passed = watch(&mut test, |line| {
        if let Some(counts) = Tally::of_cargo_line(line) {
            *tally += counts;
        }
    })?;
    if !passed {
        bail!("native tests failed");
    }
    Ok(())
}

fn browser(workspace: &Workspace, words: &[OsString], tally: &mut Tally) -> Result<()> {
    step("test 5 of 5: browser tests");
    rules_module::build(workspace)?;
    node::packages(workspace)?;
    let report = workspace.root.join("target/browser-tests.json");
    let _ = fs::remove_file(&report);
    let chromium = node::chromium(workspace)?;
    let mut test = node::playwright(workspace);
    test.args(["test", "--reporter=list,json"])
        .args(words)
        .envs(chromium.map(|path| ("CHROMIUM", path)))
        .env("PORT", free_port()?.to_string())
        .env("PLAYWRIGHT_JSON_OUTPUT_NAME", &report);
    let passed = watch(&mut test, |_| {})?;
    let report = fs::read_to_string(&report).context("Playwright wrote no report")?;
    *tally += Tally::of_playwright(&report)?;
    if !passed {
        bail!("browser tests failed");
    }
    Ok(())
}

/// A port for the tests' server, so that two runs on one machine do not meet.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no free port")?;
    Ok(listener.local_addr()?.port())
}

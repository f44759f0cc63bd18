//! Running other programs: announced, checked, and where needed with a time limit.

use anyhow::{Context, Result, bail};
use std::{
    io::{BufRead, BufReader, IsTerminal},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// A command in `dir`, without the variables that cargo set for this very program.
///
/// Cargo describes the running package in `CARGO_PKG_*` and `CARGO_MANIFEST_*`; a nested cargo that inherited them
/// would build some dependencies again each time it is called from here and then from a terminal.
pub fn command(program: impl AsRef<std::ffi::OsStr>, dir: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(dir).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&*name);
        }
    }
    command
}

/// Says what begins, on standard error like the output of the tools themselves.
pub fn step(text: &str) {
    if std::io::stderr().is_terminal() {
        eprintln!("\x1b[1;36m==>\x1b[0m {text}");
    } else {
        eprintln!("==> {text}");
    }
}

/// The command as one would type it, for messages.
pub fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Runs the command with its output shown; anything but success is an error.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// What the command prints on standard output, trimmed.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::null()).output();
    let output = output.with_context(|| format!("cannot run `{}`", line(command)))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", line(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs the command, shows its standard output and hands every line of it to `each`; returns whether it succeeded.
pub fn watch(command: &mut Command, mut each: impl FnMut(&str)) -> Result<bool> {
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.with_context(|| format!("cannot run `{}`", line(command)))?;
    let stdout = child.stdout.take().context("no standard output to read")?;
    let mut reader = BufReader::new(stdout);
    let mut bytes = Vec::new();
    while reader.read_until(b'\n', &mut bytes)? > 0 {
        let text = String::from_utf8_lossy(&bytes);
        print!("{text}");
        each(text.trim_end());
        bytes.clear();
    }
    Ok(child.wait()?.success())
}

/// Runs the command with its output shown, and ends it when `limit` has passed; returns whether it succeeded in time.
pub fn run_within(command: &mut Command, limit: Duration) -> Result<bool> {
    let mut child = command.spawn().with_context(|| format!("cannot run `{}`", line(command)))?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(200));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_reads_as_typed() {
        let mut command = command("cargo", Path::new("."));
        command.args(["build", "--release"]);
        assert_eq!(line(&command), "cargo build --release");
    }

    #[cfg(unix)]
    #[test]
    fn a_command_that_hangs_is_ended() {
        let mut hanging = command("sleep", Path::new("."));
        let in_time = run_within(hanging.arg("30"), Duration::from_millis(300)).expect("sleep runs");
        assert!(!in_time);
    }
}

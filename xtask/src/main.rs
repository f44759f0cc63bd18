//! The project's own commands: `cargo xtask help` lists them.

mod bench;
mod check;
mod debian;
mod node;
mod process;
mod rules_module;
mod site;
mod sizes;
mod tally;
mod tools;
mod wasm_target;
mod workspace;

use anyhow::{Result, bail};
use check::Scope;
use lexopt::prelude::*;
use std::process::ExitCode;
use workspace::Workspace;

const HELP: &str = "\
The project's own commands. What is missing for them is set up on the way.

cargo xtask serve [--release] [--port N]    build the site and serve it on 127.0.0.1, port 8080
cargo xtask build                           build the release site into dist/
cargo xtask test [native | browser [...]]   run all checks and tests, or a part; more words go to Playwright
cargo xtask bench                           compare our speed with a peer's, native and in wasm";

#[derive(Debug, PartialEq, Eq)]
enum Task {
    Help,
    Serve { release: bool, port: u16 },
    Build,
    Test(Scope),
    Bench,
}

fn main() -> ExitCode {
    match parse(lexopt::Parser::from_env()).and_then(perform) {
        Ok(status) => status,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    match task {
        Task::Help => println!("{HELP}"),
        Task::Serve { release, port } => site::serve(&workspace, release, port)?,
        Task::Build => site::build(&workspace)?,
        Task::Test(scope) => return Ok(check::test(&workspace, scope)),
        Task::Bench => bench::compare(&workspace)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn parse(mut parser: lexopt::Parser) -> Result<Task> {
    let Some(first) = parser.next()? else { return Ok(Task::Help) };
    match first {
        Value(name) => match name.string()?.as_str() {
            "serve" => serve(parser),
            "build" => alone(parser, Task::Build),
            "test" => test(parser),
            "bench" => alone(parser, Task::Bench),
            "help" => alone(parser, Task::Help),
            name => bail!("no command `{name}`\n{HELP}"),
        },
        Long("help") | Short('h') => alone(parser, Task::Help),
        other => Err(other.unexpected().into()),
    }
}

fn serve(mut parser: lexopt::Parser) -> Result<Task> {
    let (mut release, mut port) = (false, 8080);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("release") => release = true,
            Long("port") => port = parser.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Serve { release, port })
}

fn test(mut parser: lexopt::Parser) -> Result<Task> {
    let scope = match parser.next()? {
        None => return Ok(Task::Test(Scope::Everything)),
        Some(Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected().into()),
    };
    match scope.as_str() {
        "native" => alone(parser, Task::Test(Scope::Native)),
        "browser" => Ok(Task::Test(Scope::Browser(parser.raw_args()?.collect()))),
        name => bail!("no tests `{name}`: native or browser"),
    }
}

/// A command that takes nothing more.
fn alone(mut parser: lexopt::Parser, task: Task) -> Result<Task> {
    match parser.next()? {
        None => Ok(task),
        Some(other) => Err(other.unexpected().into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<Task> {
        parse(lexopt::Parser::from_args(words))
    }

    #[test]
    fn commands_are_words_with_flags() {
        assert_eq!(parsed(&[]).ok(), Some(Task::Help));
        assert_eq!(parsed(&["build"]).ok(), Some(Task::Build));
        assert_eq!(parsed(&["serve"]).ok(), Some(Task::Serve { release: false, port: 8080 }));
        let task = parsed(&["serve", "--release", "--port", "9000"]).ok();
        assert_eq!(task, Some(Task::Serve { release: true, port: 9000 }));
        assert_eq!(parsed(&["test"]).ok(), Some(Task::Test(Scope::Everything)));
        let task = parsed(&["test", "browser", "-g", "starts"]).ok();
        assert_eq!(task, Some(Task::Test(Scope::Browser(vec!["-g".into(), "starts".into()]))));
    }

    #[test]
    fn anything_else_is_an_error() {
        for words in [
            &["bild"][..],
            &["build", "more"],
            &["serve", "--port", "x"],
            &["serve", "--fast"],
            &["test", "all"],
        ] {
            assert!(parsed(words).is_err(), "{words:?}");
        }
    }
}

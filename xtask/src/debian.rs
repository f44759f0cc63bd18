//! The browser's target where rustup cannot download it, from Debian's packages.
//!
//! Debian packages a recent compiler with its library's source, but not that library compiled for the browser. So it
//! is compiled here, into a private sysroot in the cache. The compiler moves with security updates: the sysroot is
//! named after the package's version, and made anew when that changed.

use crate::{
    process::{command, output, run, step},
    wasm_target::{TARGET, Toolchain, has_std},
    workspace::{Workspace, at_least, version_in},
};
use anyhow::{Context, Result, bail};
use std::{
    fs,
    path::{Path, PathBuf},
};

const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

/// Whether Debian's packages can be used here at all.
pub fn is_debian() -> bool {
    which::which("apt-get").is_ok() && which::which("dpkg-query").is_ok()
}

/// Whether packages can be installed: only root may.
pub fn can_install() -> bool {
    is_debian() && output(command("id", Path::new("/")).arg("-u")).is_ok_and(|id| id == "0")
}

/// Debian's compiler with its library for the browser, when both are there already.
pub fn ready(workspace: &Workspace) -> Option<Toolchain> {
    let sysroot = sysroot(workspace)?;
    (compiler_fits(workspace) && has_std(&libdir(&sysroot))).then(|| toolchain(&sysroot))
}

/// Installs the packages and compiles the library.
pub fn set_up(workspace: &Workspace) -> Result<Toolchain> {
    install(&PACKAGES)?;
    if !compiler_fits(workspace) {
        bail!("Debian's rustc-web is older than {}: use rustup", workspace.versions.rust);
    }
    let sysroot = sysroot(workspace).context("rustc-web has no version")?;
    if !has_std(&libdir(&sysroot)) {
        compile_std(workspace, &sysroot).context("cannot compile Rust's library for the browser")?;
    }
    Ok(toolchain(&sysroot))
}

/// Installs packages with apt, which only root may do; nothing that is installed is removed for them.
pub fn install(packages: &[&str]) -> Result<()> {
    let missing =
        packages.iter().filter(|package| version_of(package).is_none()).copied().collect::<Vec<_>>();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    if !can_install() {
        bail!("packages are missing, and only root can install them; by hand: apt-get install {names}");
    }
    step(&format!("installing Debian's {names}"));
    let apt_get = |args: &[&str]| {
        let mut apt_get = command("apt-get", Path::new("/"));
        run(apt_get.env("DEBIAN_FRONTEND", "noninteractive").arg("-q").args(args))
    };
    let by_hand = || format!("cannot install packages; by hand: apt-get install {names}");
    apt_get(&["update"]).with_context(by_hand)?;
    let install = ["install", "-y", "--no-install-recommends", "--no-remove"];
    apt_get(&[&install[..], &missing].concat()).with_context(by_hand)
}

/// The installed version of a package.
fn version_of(package: &str) -> Option<String> {
    let mut query = command("dpkg-query", Path::new("/"));
    let answer = output(query.args(["-W", "-f", "${db:Status-Status} ${Version}", package])).ok()?;
    answer.strip_prefix("installed ").map(str::to_owned)
}

fn compiler_fits(workspace: &Workspace) -> bool {
    let answer = output(command("/usr/bin/rustc", Path::new("/")).arg("--version"));
    answer.is_ok_and(|text| {
        version_in(&text).is_some_and(|version| at_least(version, &workspace.versions.rust))
    })
}

/// The folder for the sysroot of the installed compiler, there or not.
fn sysroot(workspace: &Workspace) -> Option<PathBuf> {
    let version = PACKAGES.iter().map(|package| version_of(package)).collect::<Option<Vec<_>>>()?;
    Some(workspace.cache.join("sysroots").join(format!("rustc-web-{}", version.first()?)))
}

fn libdir(sysroot: &Path) -> PathBuf {
    sysroot.join("lib/rustlib").join(TARGET).join("lib")
}

/// How cargo uses it: Debian's programs come first on PATH, before rustup's of the same names.
fn toolchain(sysroot: &Path) -> Toolchain {
    let flags = format!("--sysroot={}", sysroot.display());
    Toolchain {
        path: vec![sysroot.join("bin")],
        variables: vec![
            // The cargo that runs this program says which one it is; its libraries are not Debian's.
            ("CARGO", Some("/usr/bin/cargo".into())),
            ("RUSTC", Some("/usr/bin/rustc".into())),
            ("LD_LIBRARY_PATH", None),
            ("RUSTFLAGS", None),
            ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", Some(flags.into())),
            ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", Some("wasm-ld".into())),
        ],
    }
}

/// Compiles the standard library with Debian's compiler, and moves it into place when it is whole.
fn compile_std(workspace: &Workspace, sysroot: &Path) -> Result<()> {
    step("compiling Rust's library for the browser once: this takes a few minutes");
    let scratch = workspace.cache_dir()?.join("build/std");
    fs::create_dir_all(scratch.join("src"))?;
    fs::write(scratch.join("src/lib.rs"), "")?;
    let manifest = "[package]\nname = \"scratch\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n";
    fs::write(scratch.join("Cargo.toml"), manifest)?;
    let target = scratch.join("target");
    let mut build = command("/usr/bin/cargo", &scratch);
    toolchain(sysroot).apply(&mut build, &[])?;
    build
        .args(["build", "-Zbuild-std=std,panic_abort", "--release", "--target", TARGET, "--target-dir"])
        .arg(&target)
        // `-Z` on a released compiler: the library belongs to this very compiler, so it is safe here.
        .env("RUSTC_BOOTSTRAP", "1")
        // Without the bitcode a build with `lto = true` cannot use it.
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Cembed-bitcode=yes");
    run(&mut build)?;

    let staged = scratch.join("sysroot");
    let _ = fs::remove_dir_all(&staged);
    stage(&target.join(TARGET).join("release/deps"), &staged)?;
    fs::create_dir_all(sysroot.parent().context("no parent folder")?)?;
    let _ = fs::remove_dir_all(sysroot);
    fs::rename(&staged, sysroot)?;
    fs::remove_dir_all(&scratch)?;
    Ok(())
}

/// Lays out a sysroot: the compiled library, and links to Debian's programs.
fn stage(compiled: &Path, sysroot: &Path) -> Result<()> {
    fs::create_dir_all(libdir(sysroot))?;
    for entry in fs::read_dir(compiled)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".rlib") && !name.starts_with("libscratch-") {
            fs::copy(&path, libdir(sysroot).join(&*name))?;
        }
    }
    fs::create_dir_all(sysroot.join("bin"))?;
    for program in ["cargo", "rustc", "rustdoc"] {
        link(&Path::new("/usr/bin").join(program), &sysroot.join("bin").join(program))?;
    }
    Ok(())
}

#[cfg(unix)]
fn link(original: &Path, link: &Path) -> Result<()> {
    std::os::unix::fs::symlink(original, link).context("cannot link to Debian's compiler")
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> Result<()> {
    bail!("Debian's compiler is for Debian")
}

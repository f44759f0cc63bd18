//! Where things are, and which versions of the tools are wanted.

use anyhow::{Context, Result, bail};
use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// The root of the checkout, the per-user cache, and the wanted versions.
#[derive(Debug)]
pub struct Workspace {
    /// The folder of the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// Where tools and libraries are kept between runs: `~/.cache/berolina`.
    pub cache: PathBuf,
    /// What `Cargo.toml` asks for.
    pub versions: Versions,
}

/// The versions of tools, all written down in the workspace's `Cargo.toml`.
#[derive(Debug, PartialEq, Eq)]
pub struct Versions {
    /// The oldest compiler that builds the project.
    pub rust: String,
    /// The wasm-bindgen crate's pin, which the command-line tool must equal.
    pub wasm_bindgen: String,
    /// Trunk, which builds and serves the site.
    pub trunk: String,
}

impl Workspace {
    /// Finds the checkout that this program was built from.
    pub fn find() -> Result<Self> {
        let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&xtask).parent().context("xtask has no parent folder")?.to_owned();
        let manifest = fs::read_to_string(root.join("Cargo.toml"))
            .with_context(|| format!("cannot read Cargo.toml in {}", root.display()))?;
        Ok(Self { root, cache: cache()?, versions: Versions::read(&manifest)? })
    }

    /// The cache, made if it is not there yet.
    pub fn cache_dir(&self) -> Result<PathBuf> {
        fs::create_dir_all(&self.cache).with_context(|| format!("cannot create {}", self.cache.display()))?;
        Ok(self.cache.clone())
    }

    /// Cargo's target folder of the wasm build: its own, as its compiler may differ from the native one.
    pub fn wasm_target_dir(&self) -> PathBuf {
        self.root.join("target/wasm")
    }

    /// The folder of the browser tests and of their Node packages.
    pub fn tests(&self) -> PathBuf {
        self.root.join("tests")
    }

    /// The finished site.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }
}

impl Versions {
    /// Reads the versions out of the workspace's manifest.
    pub fn read(manifest: &str) -> Result<Self> {
        let manifest: toml::Table = manifest.parse().context("Cargo.toml is not TOML")?;
        let text = |path: &str| {
            let mut keys = path.split('.');
            let first = keys.next().and_then(|key| manifest.get(key));
            let value = keys.try_fold(first?, |value, key| value.get(key));
            value.and_then(toml::Value::as_str)
        };
        let text =
            |path: &str| text(path).with_context(|| format!("Cargo.toml has no {path}")).map(str::to_owned);
        let pin = text("workspace.dependencies.wasm-bindgen")?;
        let Some(wasm_bindgen) = pin.strip_prefix('=') else {
            bail!("Cargo.toml must pin wasm-bindgen exactly, as in \"=0.2.1\", and has \"{pin}\"");
        };
        Ok(Self {
            rust: text("workspace.package.rust-version")?,
            wasm_bindgen: wasm_bindgen.to_owned(),
            trunk: text("workspace.metadata.tools.trunk")?,
        })
    }
}

/// `$XDG_CACHE_HOME/berolina`, or `~/.cache/berolina`.
fn cache() -> Result<PathBuf> {
    let base = match env::var_os("XDG_CACHE_HOME").filter(|dir| Path::new(dir).is_absolute()) {
        Some(dir) => PathBuf::from(dir),
        None => env::home_dir().context("no home folder: set XDG_CACHE_HOME")?.join(".cache"),
    };
    Ok(base.join("berolina"))
}

/// The first `1.2` or `1.2.3` in the text that a tool prints about itself.
pub fn version_in(text: &str) -> Option<&str> {
    let word = text.split_whitespace().find(|word| word.starts_with(|first: char| first.is_ascii_digit()))?;
    Some(word.split(['-', '+', '(']).next().unwrap_or(word))
}

/// Whether `version` is `wanted` or later, both as `1.2` or `1.2.3`.
pub fn at_least(version: &str, wanted: &str) -> bool {
    let numbers = |text: &str| text.split('.').map(|part| part.parse().unwrap_or(0)).collect::<Vec<u32>>();
    numbers(version) >= numbers(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = r#"
        [workspace.package]
        rust-version = "1.95"
        [workspace.dependencies]
        wasm-bindgen = "=0.2.128"
        [workspace.metadata.tools]
        trunk = "0.21.14"
    "#;

    #[test]
    fn versions_come_from_the_manifest() {
        let versions = Versions::read(MANIFEST).expect("it is complete");
        assert_eq!(versions.rust, "1.95");
        assert_eq!(versions.wasm_bindgen, "0.2.128");
        assert_eq!(versions.trunk, "0.21.14");
    }

    #[test]
    fn a_loose_pin_and_a_missing_key_are_errors() {
        let loose = Versions::read(&MANIFEST.replace("=0.2.128", "0.2"));
        assert!(loose.expect_err("not exact").to_string().contains("exactly"));
        let missing = Versions::read(&MANIFEST.replace("trunk", "trunc"));
        assert!(missing.expect_err("no trunk").to_string().contains("workspace.metadata.tools.trunk"));
    }

    #[test]
    fn trunk_by_hand_uses_the_same_wasm_bindgen() {
        let workspace = Workspace::find().expect("this checkout");
        let trunk = fs::read_to_string(workspace.root.join("Trunk.toml")).expect("Trunk.toml");
        let trunk: toml::Table = trunk.parse().expect("it is TOML");
        assert_eq!(trunk["tools"]["wasm_bindgen"].as_str(), Some(&*workspace.versions.wasm_bindgen));
    }

    #[test]
    fn the_lock_file_has_the_pinned_wasm_bindgen() {
        let workspace = Workspace::find().expect("this checkout");
        let lock = fs::read_to_string(workspace.root.join("Cargo.lock")).expect("Cargo.lock");
        let wanted = format!("name = \"wasm-bindgen\"\nversion = \"{}\"", workspace.versions.wasm_bindgen);
        assert!(lock.replace('\r', "").contains(&wanted), "a member of the workspace must name wasm-bindgen");
    }

    #[test]
    fn tools_tell_their_version() {
        assert_eq!(version_in("trunk 0.21.14"), Some("0.21.14"));
        assert_eq!(
            version_in("rustc 1.96.0-nightly (abc 2026-01-01) (built from a source tarball)"),
            Some("1.96.0")
        );
        assert_eq!(version_in("wasm-opt version 132 (version_132)"), Some("132"));
        assert_eq!(version_in("no number"), None);
    }

    #[test]
    fn later_versions_are_enough() {
        assert!(at_least("1.95.0", "1.95"));
        assert!(at_least("1.100.1", "1.95"));
        assert!(!at_least("1.94.9", "1.95"));
        assert!(!at_least("0.99", "1.95"));
    }
}

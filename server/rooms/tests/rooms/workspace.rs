//! The crates of the workspace.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// What `cargo metadata --no-deps` tells.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    packages: Vec<Value>,
}

impl Workspace {
    pub(crate) fn read() -> Self {
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        Self::of(&serde_json::from_slice(&output.stdout).unwrap())
    }

    /// The workspace of some metadata.
    pub(crate) fn of(metadata: &Value) -> Self {
        Self {
            root: metadata["workspace_root"].as_str().unwrap().into(),
            packages: metadata["packages"].as_array().unwrap().clone(),
        }
    }

    /// The folders of the crates that have code.
    pub(crate) fn folders(&self) -> impl Iterator<Item = PathBuf> {
        let folders = self.packages.iter().map(folder);
        folders.filter(|folder| folder.join("src/lib.rs").exists())
    }

    /// A line for each crate: its folder and the folders of the crates of the workspace that it is built from. What only tests
    /// use is left out.
    pub(crate) fn map(&self) -> Vec<String> {
        let named: BTreeMap<_, _> = self
            .packages
            .iter()
            .map(|package| (text(package, "name"), self.shown(package)))
            .collect();
        let mut lines: Vec<_> = self
            .packages
            .iter()
            .map(|package| {
                let dependencies = package["dependencies"].as_array().unwrap().iter();
                let mut used: Vec<_> = dependencies
                    .filter(|dependency| dependency["kind"].is_null())
                    .filter_map(|dependency| named.get(text(dependency, "name")))
                    .map(String::as_str)
                    .collect();
                used.sort_unstable();
                let shown = self.shown(package);
                if used.is_empty() {
                    shown
                } else {
                    format!("{shown} -> {}", used.join(", "))
                }
            })
            .collect();
        lines.sort_unstable();
        lines
    }

    /// The folder of a crate as documents name it.
    fn shown(&self, package: &Value) -> String {
        let folder = folder(package);
        let shown = folder.strip_prefix(&self.root).unwrap();
        shown.to_str().unwrap().to_owned()
    }
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap()
}

fn folder(package: &Value) -> PathBuf {
    let manifest = Path::new(text(package, "manifest_path"));
    manifest.parent().unwrap().to_owned()
}

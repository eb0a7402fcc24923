//! Tests ask no dependency for a feature that the program does not have of it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{collections::BTreeSet, path::Path, process::Command};

/// The external packages of a build for this machine, each with the features that it is built with.
fn packages(selection: &[&str]) -> BTreeSet<String> {
    let output = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "--offline",
            "--prefix",
            "none",
            "--no-dedupe",
            "--format",
            "{p} [{f}]",
        ])
        .args(selection)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .filter(|line| !line.contains("(/"))
        .map(|line| line.replace(" (proc-macro)", ""))
        .collect()
}

#[test]
fn the_program_and_the_tests_share_one_build_of_each_dependency() {
    let program = packages(&["--package", "server", "--edges", "normal,build"]);
    let tests = packages(&["--workspace"]);
    let twice: Vec<_> = program.difference(&tests).collect();
    assert!(!program.is_empty());
    assert_eq!(
        twice,
        [] as [&String; 0],
        "give these the features that the tests ask of them, in this crate"
    );
}

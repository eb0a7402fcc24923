//! What features bring: tests ask no dependency for one that the program does not have of it, and what is shipped has no tools
//! of developers.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{collections::BTreeSet, path::Path, process::Command};

/// The packages of a build for this machine, each with the features that it is built with.
fn tree(selection: &[&str]) -> String {
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
    String::from_utf8(output.stdout).unwrap()
}

/// Those from elsewhere.
fn packages(selection: &[&str]) -> BTreeSet<String> {
    tree(selection)
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

#[test]
fn what_is_shipped_has_neither_the_developers_loop_nor_the_web_half_of_the_renderer() {
    let features = |selection: &[&str]| {
        let tree = tree(&[&["--package", "server", "--depth", "0"], selection].concat());
        tree.rsplit_once('[').unwrap().1.trim().to_owned()
    };
    let shipped = features(&["--no-default-features", "--features", "shipped,embedded"]);
    assert!(shipped.contains("jemalloc"), "{shipped}");
    assert!(!shipped.contains("development"), "{shipped}");
    assert!(!shipped.contains("web"), "{shipped}");
    let run = features(&[]);
    assert!(run.contains("development") && run.contains("web"), "{run}");
}

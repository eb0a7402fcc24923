//! `server content backup` and `restore FILE`, run as an operator runs them.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::json;

/// A data folder and the program on it.
struct Data {
    folder: tempfile::TempDir,
}

/// Whether a command succeeded, and what it printed on either stream.
type Done = (bool, String, String);

impl Data {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    /// One with a post.
    fn with_post(title: &str) -> Self {
        let data = Self::new();
        assert!(data.run(&["collection", "create", "RecruitPosts-EN"]).0);
        let post =
            json!({ "title": title, "jobDescription": "a", "requiredSkills": "b", "preferredSkills": "c" });
        let file = data.path("post.json");
        std::fs::write(&file, post.to_string()).unwrap();
        let (success, _, err) = data.run(&["put", "RecruitPosts-EN", text(&file), "--id", "a"]);
        assert!(success, "{err}");
        data
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, arguments: &[&str]) -> Done {
        let output = Command::new(env!("CARGO_BIN_EXE_server"))
            .arg("content")
            .args(arguments)
            .arg("--data-dir")
            .arg(self.folder.path())
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.success(), text(output.stdout), text(output.stderr))
    }

    fn list(&self) -> String {
        self.run(&["list", "RecruitPosts-EN"]).1
    }
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_backup_of_either_form_is_restored_elsewhere() {
    let data = Data::with_post("First");
    for arguments in [&["backup"][..], &["backup", "--portable"]] {
        let file = data.path("backup");
        let (success, out, err) = data.run(&[arguments, &[text(&file)]].concat());
        assert!(success, "{err}");
        assert!(
            out.contains("backup has 1 posts and drafts, 1 changes of them"),
            "{out}"
        );
        let other = Data::new();
        let (success, out, err) = other.run(&["restore", text(&file)]);
        assert!(success, "{err}");
        assert!(
            out.starts_with("restored what 20") && out.contains("1 posts"),
            "{out}"
        );
        assert_eq!(other.list(), data.list());
        // The history is there too, and a revision is still an argument of `restore`.
        let (success, _, err) = other.run(&["restore", "RecruitPosts-EN", "1"]);
        assert!(success, "{err}");
    }
}

#[test]
fn what_is_there_is_replaced_only_on_request() {
    let data = Data::with_post("First");
    let file = data.path("backup");
    assert!(data.run(&["backup", text(&file)]).0);
    let other = Data::with_post("Second");
    let before = other.list();
    let (success, _, err) = other.run(&["restore", text(&file)]);
    assert!(!success && err.contains("has 1 posts and drafts"), "{err}");
    assert!(
        err.contains("nothing is changed: give --replace to lose it"),
        "{err}"
    );
    assert_eq!(other.list(), before);
    assert!(other.run(&["restore", text(&file), "--replace"]).0);
    assert_eq!(other.list(), data.list());
}

#[test]
fn what_cannot_be_backed_up_or_restored_is_said_and_changes_nothing() {
    let nothing = Data::new();
    let file = nothing.path("backup");
    let (success, _, err) = nothing.run(&["backup", text(&file)]);
    assert!(!success && err.contains("there is no database"), "{err}");
    assert!(!nothing.path("content.sqlite").exists() && !file.exists());

    let data = Data::with_post("First");
    let missing = data.path("nowhere/backup");
    let (success, _, err) = data.run(&["backup", text(&missing)]);
    assert!(!success && err.contains("nothing is backed up"), "{err}");
    let before = data.list();
    let foreign = data.path("post.json");
    let (success, _, err) = data.run(&["restore", text(&foreign), "--replace"]);
    assert!(!success && err.contains("nothing is changed"), "{err}");
    assert!(err.contains("the file is no backup of the content"), "{err}");
    assert_eq!(data.list(), before);
}

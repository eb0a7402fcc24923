//! `server content …`: the tools of the people who edit posts, run as they run them.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::{Value, json};

/// A data folder and the program on it.
pub(crate) struct DataFolder {
    folder: tempfile::TempDir,
}

/// What a command printed and whether it succeeded.
pub(crate) struct Done {
    pub(crate) success: bool,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl DataFolder {
    pub(crate) fn new() -> Self {
        let data = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        let made = data.run(&["collection", "create", "RecruitPosts-EN"]);
        assert!(made.success, "{}", made.err);
        data
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_server"));
        command
            .arg("content")
            .args(arguments)
            .arg("--data-dir")
            .arg(self.folder.path());
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Done {
        let output = self.command(arguments).output().unwrap();
        Done {
            success: output.status.success(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Runs a command that must succeed; what it printed.
    pub(crate) fn out(&self, arguments: &[&str]) -> String {
        let done = self.run(arguments);
        assert!(done.success, "{arguments:?}: {}", done.err);
        done.out
    }

    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path: PathBuf = self.folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }

    pub(crate) fn put(&self, id: &str, title: &str) {
        let file = self.file("post.json", post(title).to_string());
        self.out(&["put", "RecruitPosts-EN", &file, "--id", id]);
    }

    pub(crate) fn titles(&self) -> Vec<String> {
        let lines = self.out(&["list", "RecruitPosts-EN"]);
        lines
            .lines()
            .map(|line| line.split('\t').nth(2).unwrap().to_owned())
            .collect()
    }
}

pub(crate) fn post(title: &str) -> Value {
    json!({ "title": title, "jobDescription": "<p>a</p>", "requiredSkills": "<p>b</p>", "preferredSkills": "<p>c</p>" })
}

#[test]
fn a_post_is_published_changed_taken_back_and_restored() {
    let data = DataFolder::new();
    data.put("a", "First");
    data.put("a", "Second");
    assert_eq!(data.titles(), ["Second"]);
    let item: Value = serde_json::from_str(&data.out(&["get", "RecruitPosts-EN", "a"])).unwrap();
    assert_eq!(item["title"], "Second");

    data.out(&["remove", "RecruitPosts-EN", "a"]);
    assert_eq!(data.titles(), [""; 0]);

    let history = data.out(&["revisions", "RecruitPosts-EN", "a"]);
    let actions: Vec<_> = history
        .lines()
        .map(|line| line.split('\t').nth(3).unwrap())
        .collect();
    assert_eq!(actions, ["DELETE", "UPDATE", "INSERT"]);
    let first = history.lines().last().unwrap().split('\t').nth(2).unwrap();
    let revision = first.strip_prefix("revision ").unwrap();
    data.out(&["restore", "RecruitPosts-EN", revision]);
    assert_eq!(data.titles(), ["First"]);
}

#[test]
fn what_is_exported_is_imported_elsewhere_in_every_format() {
    let data = DataFolder::new();
    data.put("a", "First, with a comma");
    let mut detailed = post("二番目");
    detailed["pay"] = json!({"currency": "JPY", "min": 1800, "max": 2600, "unit": "HOUR"});
    let file = data.file("detailed.json", detailed.to_string());
    data.out(&["put", "RecruitPosts-EN", &file, "--id", "b"]);
    for format in ["json", "jsonl", "csv"] {
        let file = data.file(&format!("posts.{format}"), "");
        data.out(&["export", "RecruitPosts-EN", "--out", &file]);
        let other = DataFolder::new();
        let done = other.out(&["import", "RecruitPosts-EN", &file]);
        assert_eq!(done, "2 items inserted, 0 updated\n");
        assert_eq!(other.titles(), data.titles(), "{format}");
        let item: Value = serde_json::from_str(&other.out(&["get", "RecruitPosts-EN", "b"])).unwrap();
        assert_eq!(item["pay"], detailed["pay"]);
        let again = other.out(&["import", "RecruitPosts-EN", &file]);
        assert_eq!(again, "0 items inserted, 2 updated\n");
        assert!(!Path::new(&format!("{file}.part")).exists());
    }
}

#[test]
fn a_dry_run_keeps_nothing() {
    let data = DataFolder::new();
    let file = data.file("posts.jsonl", post("Only to see").to_string());
    let done = data.out(&["import", "RecruitPosts-EN", &file, "--dry-run"]);
    assert_eq!(done, "1 items would be inserted, 0 would be updated\n");
    assert_eq!(data.titles(), [""; 0]);
}

#[test]
fn a_bad_import_changes_nothing_and_names_line_and_field() {
    let data = DataFolder::new();
    let mut empty = post("");
    empty["title"] = json!("");
    for (name, text, expected) in [
        (
            "a.jsonl",
            format!("{}\n{empty}\n", post("good")),
            "line 2, field title",
        ),
        ("b.jsonl", format!("{}\n{{\n", post("good")), "line 2"),
        (
            "c.csv",
            "title,jobDescription,requiredSkills,preferredSkills\ngood,a,b,c\nbad,a,,c\n".to_owned(),
            "line 3, field requiredSkills",
        ),
        ("d.json", format!("[\n{},\n7\n]", post("good")), "line 3"),
    ] {
        let file = data.file(name, &text);
        let done = data.run(&["import", "RecruitPosts-EN", &file]);
        assert!(!done.success, "{name}");
        assert!(done.err.contains("nothing is changed"), "{}", done.err);
        assert!(done.err.contains(expected), "{}", done.err);
        assert_eq!(data.titles(), [""; 0], "{name}");
    }
}

#[test]
fn what_the_store_refuses_in_an_import_is_named_by_its_line() {
    let data = DataFolder::new();
    let mut large = post("large");
    large["jobDescription"] = "x".repeat(600_000).into();
    let file = data.file("posts.jsonl", format!("{}\n\n{large}\n", post("good")));
    let done = data.run(&["import", "RecruitPosts-EN", &file]);
    assert!(!done.success);
    assert!(
        done.err.contains("line 3: the item is larger than 500 kB"),
        "{}",
        done.err
    );
    assert_eq!(data.titles(), [""; 0]);
}

#[test]
fn an_incomplete_post_is_not_put() {
    let data = DataFolder::new();
    let file = data.file("post.json", json!({ "title": "t" }).to_string());
    let done = data.run(&["put", "RecruitPosts-EN", &file]);
    assert!(!done.success);
    assert!(done.err.contains("field jobDescription"), "{}", done.err);
}

#[test]
fn items_are_read_from_standard_input() {
    let data = DataFolder::new();
    let mut put = data
        .command(&["put", "RecruitPosts-EN", "-", "--id", "a"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    write!(put.stdin.take().unwrap(), "{}", post("Piped")).unwrap();
    assert!(put.wait().unwrap().success());
    assert_eq!(data.titles(), ["Piped"]);
}

#[test]
fn what_is_not_there_is_said() {
    let data = DataFolder::new();
    for (arguments, expected) in [
        (&["list", "None"][..], "None collection does not exist"),
        (&["get", "RecruitPosts-EN", "x"], "item x does not exist"),
        (&["remove", "RecruitPosts-EN", "x"], "item x does not exist"),
        (&["revisions", "RecruitPosts-EN", "x"], "item x never existed"),
        (&["restore", "RecruitPosts-EN", "999"], "no revision 999"),
        (
            &["import", "RecruitPosts-EN", "/none.csv"],
            "/none.csv cannot be read",
        ),
        (&["import", "RecruitPosts-EN", "posts"], "give --format"),
        (&["key", "revoke", "x"], "no valid key x"),
        (&["member", "approve", "x"], "there is no member x"),
        (
            &["member", "block", "a@b.example"],
            "there is no member a@b.example",
        ),
        (&["member", "list", "--status", "x"], "there is no status x"),
        (
            &["collection", "create", "RecruitPosts-EN"],
            "RecruitPosts-EN exists already",
        ),
        (&["collection", "create", "X", "--read", "nobody"], "nobody"),
    ] {
        let done = data.run(arguments);
        assert!(!done.success, "{arguments:?}");
        assert!(done.err.contains(expected), "{arguments:?}: {}", done.err);
    }
}

#[test]
fn a_key_stands_alone_on_the_last_line_and_can_be_revoked() {
    let data = DataFolder::new();
    let scopes = "RecruitPosts-EN=write";
    let out = data.out(&["key", "create", "recruiters", "--days", "30", "--scopes", scopes]);
    let key = out.lines().last().unwrap();
    assert!(key.starts_with("axk_") && !key.contains(' '), "{key}");

    let listed = data.out(&["key", "list"]);
    let id = listed.split('\t').next().unwrap();
    assert!(
        listed.contains("recruiters\tRecruitPosts-EN=write") && listed.contains("ends "),
        "{listed}"
    );
    assert!(!listed.contains(key));
    data.out(&["key", "revoke", id]);
    assert!(data.out(&["key", "list"]).contains("revoked"));
}

#[test]
fn collections_are_listed_with_their_permissions() {
    let data = DataFolder::new();
    data.out(&[
        "collection",
        "create",
        "Open",
        "--read",
        "site-member",
        "--write",
        "ANYONE",
    ]);
    let listed = data.out(&["collection", "list"]);
    assert!(
        listed.contains("Open\tread SITE_MEMBER\tinsert ANYONE"),
        "{listed}"
    );
    assert!(
        listed.contains("RecruitPosts-EN\tread ANYONE\tinsert ADMIN"),
        "{listed}"
    );
}

#[test]
fn a_site_without_members_lists_none() {
    assert_eq!(DataFolder::new().out(&["member", "list"]), "");
}

#[test]
fn changes_are_watched_as_they_happen() {
    let data = DataFolder::new();
    let mut watch = data.command(&["watch"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(watch.stdout.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), "watching 1 collections");

    data.put("a", "Seen");

    let line = lines.next().unwrap().unwrap();
    assert!(line.contains("INSERT\ta\tby command line"), "{line}");
    watch.kill().unwrap();
    watch.wait().unwrap();
}

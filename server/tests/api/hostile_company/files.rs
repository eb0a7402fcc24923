//! Files of facts that are wrong, each with its kind and what its error says.

use std::{fs, os::unix::net::UnixListener, path::Path, process::Command};

use serde_json::{Value, json};

/// A kind of file, what is in it, and what its error says of the place.
pub(super) type Wrong = (&'static str, Vec<u8>, &'static str);

/// Files that are no JSON.
pub(super) fn no_json() -> Vec<Wrong> {
    let text = |kind, text: &str, said| (kind, text.as_bytes().to_vec(), said);
    let brackets = "[".repeat(200_000);
    let large = format!("{{}}{}", " ".repeat(1024 * 1024 - 1));
    vec![
        text("nothing", "", "line 1 column 0"),
        text("half a file", "{\n\"email\": {", "line 2 column 10"),
        text("another language", "[email]\nsupport = 1", "line 1 column 2"),
        text("two values", "{}{}", "line 1 column 3"),
        text(
            "two marks of the byte order",
            "\u{feff}\u{feff}{}",
            "line 1 column 1",
        ),
        (
            "another encoding",
            b"\xff\xfe{\0}\0".to_vec(),
            "it is not UTF-8; save it as UTF-8",
        ),
        (
            "bytes that are no text",
            b"{\"email\": \"\xff\xfe\"}".to_vec(),
            "not UTF-8",
        ),
        ("NUL", b"{}\0".to_vec(), "line 1 column 3"),
        (
            "NUL in a text",
            b"{\"email\": {\"support\": \"a\0\"}}".to_vec(),
            "while parsing a string at line 1 column 2",
        ),
        text(
            "half of a character",
            r#"{"email": {"support": "\ud800"}}"#,
            "hex escape at line 1 column ",
        ),
        text(
            "brackets without end",
            &brackets,
            "recursion limit exceeded at line 1 column 12",
        ),
        text("one byte too many", &large, "it is larger than 1048576 bytes"),
        text(
            "a key twice",
            r#"{"email": {}, "email": {}}"#,
            "the key \"email\" is there twice at line 1 column 21",
        ),
        text(
            "a number beyond all",
            r#"{"email": 1e999}"#,
            "out of range at line 1 column 1",
        ),
    ]
}

/// Files with a wrong entry.
pub(super) fn wrong_entries() -> Vec<Wrong> {
    let bytes = |(kind, file, said): (_, Value, _)| (kind, file.to_string().into_bytes(), said);
    wrong_kinds()
        .into_iter()
        .chain(wrong_texts())
        .map(bytes)
        .collect()
}

/// A kind of file, its entries, and what its error says of the place.
type Entries = (&'static str, Value, &'static str);

/// Entries that are unknown or of another kind.
fn wrong_kinds() -> Vec<Entries> {
    vec![
        ("a list for all", json!([]), "`.`: invalid type"),
        (
            "a text for mailboxes",
            json!({"email": "a@example.com"}),
            "`email`: invalid type",
        ),
        (
            "a number for a mailbox",
            json!({"email": {"support": 1}}),
            "`email.support`: invalid type",
        ),
        (
            "an object for videos",
            json!({"albums": {"genesis01": {"videos": {"a": 1}}}}),
            "`albums.genesis01.videos`: invalid type",
        ),
        (
            "a list for a link",
            json!({"social": [["X", "https://x.example/"]]}),
            "`social[0]`: invalid type",
        ),
        (
            "an unknown entry",
            json!({"phone": "+81 0"}),
            "`phone`: unknown field",
        ),
        (
            "an unknown entry within",
            json!({"email": {"__proto__": 1}}),
            "`email.__proto__`: unknown field",
        ),
        (
            "a date, which no entry is",
            json!({"founded": "2023-02-30"}),
            "`founded`: unknown field",
        ),
        (
            "a language that is none",
            json!({"email": {"support": {"jp": null, "ko": null}}}),
            "`email.support.ko`: no language",
        ),
        (
            "values in values",
            (0..100).fold(json!(1), |inner, _| json!({ "default": inner })),
            "`.`: invalid type",
        ),
        (
            "markup for a video",
            json!({"game": {"videos": {"tutorial": "<script>abc"}}}),
            "`game.videos.tutorial`: `<script>abc` is no YouTube id",
        ),
        (
            "a language's query that is none",
            json!({"game": {"store": {"languageQuery": "a&b"}}}),
            "`game.store.languageQuery`: `a&b` is no parameter",
        ),
    ]
}

/// Texts that do not fit their entry.
fn wrong_texts() -> Vec<Entries> {
    let support = |text: &str| json!({"email": {"support": text}});
    let store = |text: &str| json!({"game": {"store": {"url": text}}});
    let link = |name: &str| json!({"social": [{"name": name, "url": "https://x.example/"}]});
    let long = "a".repeat(100_000);
    vec![
        (
            "a switch for an address",
            store("true"),
            "`game.store.url`: `true` is no address",
        ),
        (
            "a script for an address",
            store("javascript:alert(1)"),
            "`game.store.url`: `javascript:alert(1)` is no plain https address",
        ),
        (
            "data for an address",
            store("data:text/html,<script>"),
            "`game.store.url`: `data:text/html,<script>` is no plain",
        ),
        (
            "an address without TLS",
            store("http://a.example/"),
            "`game.store.url`: `http://a.example/` is no plain",
        ),
        (
            "an address with a password",
            store("https://u:p@a.example/"),
            "`game.store.url`: `https://u:p@a.example/` is no plain",
        ),
        (
            "an address in two lines",
            store("https://a.example/\r\nX: y"),
            "`game.store.url`: `https://a.example/\\u{d}\\u{a}X: y` is longer",
        ),
        (
            "an address that turns round",
            store("https://a.example/\u{202e}"),
            "`game.store.url`: `https://a.example/\\u{202e}` is longer",
        ),
        (
            "an address without an end",
            store(&format!("https://a.example/{long}")),
            "`game.store.url`: `https://a.example/aaa",
        ),
        (
            "a mailbox in two lines",
            support("a@example.com\nBcc: b@example.com"),
            "`email.support`: `a@example.com\\u{a}Bcc: b@example.com` is longer",
        ),
        (
            "markup for a mailbox",
            support("<script>@example.com"),
            "`email.support`: `<script>@example.com` is no mailbox",
        ),
        (
            "a mailbox of this machine",
            support("a@localhost"),
            "`email.support`: `a@localhost` is no mailbox",
        ),
        (
            "a mailbox with what nobody sees",
            support("a\u{200b}@example.com"),
            "`email.support`: `a\\u{200b}@example.com` is longer",
        ),
        (
            "a mailbox without an end",
            support(&long),
            "`email.support`: `aaa",
        ),
        (
            "a name that turns round",
            link("\u{202e}X"),
            "`social[0].name`: `\\u{202e}X` is no name",
        ),
        (
            "a name that clears the screen",
            link("\u{1b}[2J"),
            "`social[0].name`: `\\u{1b}[2J` is no name",
        ),
        ("a name without an end", link(&long), "`social[0].name`: `aaa"),
    ]
}

/// Puts something else in the place of the file, by what makes it of a path.
pub(super) type Stranger = (&'static str, fn(&Path), &'static str);

/// What is no file at all.
pub(super) const STRANGERS: [Stranger; 8] = [
    ("a folder", |path| fs::create_dir(path).unwrap(), "it is no file"),
    ("a pipe without a writer", pipe, "it is no file"),
    (
        "a socket",
        |path| drop(UnixListener::bind(path).unwrap()),
        "it is no file",
    ),
    (
        "a device without an end",
        |path| link("/dev/zero", path),
        "it is no file",
    ),
    ("a link to itself", |path| link(path, path), "symbolic links"),
    ("a link to nothing", |path| link("nowhere", path), "No such file"),
    ("nothing at all", |_| (), "No such file"),
    ("a hundred megabytes", sparse, "it is larger than 1048576 bytes"),
];

pub(super) fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

fn link(to: impl AsRef<Path>, path: &Path) {
    std::os::unix::fs::symlink(to, path).unwrap();
}

/// A file with a hole in it, which takes no room on the disk.
pub(super) fn sparse(path: &Path) {
    fs::File::create(path)
        .unwrap()
        .set_len(100 * 1024 * 1024)
        .unwrap();
}

/// Takes away whatever stands in a place.
pub(super) fn clear(path: &Path) {
    if fs::remove_file(path).is_err() && path.is_dir() {
        fs::remove_dir(path).unwrap();
    }
}

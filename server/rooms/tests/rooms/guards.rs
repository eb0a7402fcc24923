//! The rule on crates that were made for it: each problem is found, and nothing else is.

use std::fs;

use serde_json::json;
use tempfile::TempDir;

use crate::{drawings, rule, tables, workspace::Workspace};

const LIB: &str = "//! A crate.
//!
//! ```text
//! upper  above
//! left, right  beside each other
//! base64  below
//! ```
";

/// A crate without a problem, in which some files are others or more.
struct Crate(TempDir);

impl Crate {
    fn with(files: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let fine = [
            ("lib.rs", LIB),
            (
                "upper.rs",
                "use crate::{\n    base64::{self, encode},\n    left::One,\n};\n",
            ),
            ("left.rs", "use super::base64;\n"),
            (
                "right.rs",
                "// use crate::left;\n/// [`crate::left`]\nconst TEXT: &str = \"crate::left\";\n",
            ),
            (
                "base64.rs",
                "pub(in crate::upper) fn encode() { self::inner::f() }\n",
            ),
        ];
        for (name, text) in fine.iter().chain(files) {
            let path = folder.path().join("src").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Self(folder)
    }

    /// Holds that a crate with these files has one problem, which ends so.
    #[track_caller]
    fn assert_problem(files: &[(&str, &str)], end: &str) {
        let problems = rule::problems(Self::with(files).0.path());
        assert_eq!(problems.len(), 1, "{files:?}: {problems:?}");
        assert!(problems[0].ends_with(end), "{files:?}: {problems:?}");
    }
}

#[test]
fn a_crate_in_which_every_import_leads_down_is_fine() {
    assert_eq!(rule::problems(Crate::with(&[]).0.path()), [""; 0]);
}

#[test]
fn an_import_leads_up_however_it_is_written() {
    for text in [
        // By `use`.
        "use crate::upper;",
        "use super::upper::Thing;",
        "use super::upper::*;",
        "use crate::upper as lower;",
        "use crate::{base64 as _, upper::{A, B}};",
        "pub use self::super::upper::A;",
        // Without it, in types and bodies.
        "fn f() { crate::upper::g() }",
        "fn f(of: super::upper::Thing<u8>) {}",
        "fn f() { let of = <u8 as crate::upper::Trait>::g::<u8>(); }",
        "fn f() { fn g() { use crate::upper; } }",
        // In what no syntax tree holds.
        "fn f() { println!(\"{}\", 1 + crate::upper::g(2)) }",
        "macro_rules! m { ($a:ident) => { $crate::upper::$a() } }",
        "m! { use crate::{base64::A, upper::{B, C},}; }",
        "#[derive(crate::upper::Thing)] struct A;",
        "#[serde(with = \"crate::upper::time\")] struct A;",
        // In modules of the file.
        "#[cfg(test)]\nmod tests {\n    use super::super::upper;\n}",
        "mod a { mod b { fn f() { super::super::super::upper::g() } } }",
    ] {
        Crate::assert_problem(
            &[("base64.rs", text)],
            ": imports `upper`, which is not below `base64`",
        );
    }
}

#[test]
fn a_problem_names_its_file_and_line() {
    Crate::assert_problem(
        &[("base64.rs", "\nfn f() {\n    crate::upper::g()\n}\n")],
        "src/base64.rs:3: imports `upper`, which is not below `base64`",
    );
}

#[test]
fn an_import_from_the_room_beside_is_found() {
    Crate::assert_problem(
        &[("right.rs", "use crate::left;")],
        ": imports `left`, which is not below `right`",
    );
}

#[test]
fn an_import_from_the_root_is_found() {
    for (text, name) in [
        ("use crate::Everything;", "Everything"),
        ("use super::*;", "*"),
        ("fn f() { crate::everything() }", "everything"),
    ] {
        let end = format!(": imports `{name}` from lib.rs, above all rooms");
        Crate::assert_problem(&[("left.rs", text)], &end);
    }
}

#[test]
fn a_circle_is_found_at_any_depth() {
    Crate::assert_problem(
        &[
            ("upper/a.rs", "use super::b;"),
            ("upper/b.rs", "use crate::upper::c::One;"),
            ("upper/c.rs", "fn f() { super::a::g() }"),
        ],
        "src/upper/c.rs:1)",
    );
}

#[test]
fn every_room_is_drawn() {
    Crate::assert_problem(&[("cellar.rs", "")], "does not draw the room `cellar`");
    let more = LIB.replace("//! base64", "//! cellar  empty\n//! base64");
    Crate::assert_problem(
        &[("lib.rs", &more)],
        "draws the room `cellar`, which is not there",
    );
    Crate::assert_problem(&[("lib.rs", "//! A crate.\n")], "src/lib.rs draws no rooms");
}

#[test]
fn another_crate_is_named_only_where_it_may_be() {
    let made = Crate::with(&[
        ("left.rs", "// stranger::One\nuse stranger::One;\n"),
        (
            "right.rs",
            "use strangers::One;\n// stranger::One\nconst A: &str = \"stranger::One\";\n",
        ),
    ]);
    let strangers = |rooms: &[&str]| rule::strangers(made.0.path(), "stranger", rooms);
    assert_eq!(strangers(&["left"]), [""; 0]);
    let found = strangers(&["upper"]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with("src/left.rs:2: names `stranger`, which only upper may"));
    for text in [
        "use stranger as known;",
        "fn f() { stranger::g() }",
        "m!(::stranger::g());",
    ] {
        let made = Crate::with(&[("right.rs", text)]);
        assert_eq!(
            rule::strangers(made.0.path(), "stranger", &["left"]).len(),
            1,
            "{text}"
        );
    }
}

#[test]
fn a_document_draws_rooms_and_crates() {
    let text = "A\n\n```text rooms\na   first\nb_c, d  second\n```\n\n```text crates\nb/a\nb/c   -> b/a\ntop   -> b/a,\n         b/c\n```\n";
    assert_eq!(drawings::rooms(text), ["a", "b_c", "d"]);
    assert_eq!(drawings::crates(text), ["b/a", "b/c -> b/a", "top -> b/a, b/c"]);
    assert_eq!(drawings::crates("```text rooms\na  b\n```"), [""; 0]);
}

#[test]
fn the_map_names_what_each_crate_is_built_from_and_nothing_of_tests_or_of_others() {
    let package = |folder: &str, dependencies: &[(&str, Option<&str>)]| {
        let dependencies: Vec<_> = dependencies
            .iter()
            .map(|(name, kind)| json!({ "name": name, "kind": kind }))
            .collect();
        json!({
            "name": folder.replace('/', "-"),
            "manifest_path": format!("/site/{folder}/Cargo.toml"),
            "dependencies": dependencies,
        })
    };
    let workspace = Workspace::of(&json!({
        "workspace_root": "/site",
        "packages": [
            package("top", &[("b-c", None), ("b-a", None), ("serde", None), ("tests", Some("dev"))]),
            package("b/c", &[("b-a", None)]),
            package("b/a", &[("cc", Some("build"))]),
            package("tests", &[]),
        ],
    }));
    assert_eq!(workspace.map(), ["b/a", "b/c -> b/a", "tests", "top -> b/a, b/c"]);
}

#[test]
fn sql_on_posts_is_found_in_any_text_and_nowhere_else() {
    for text in [
        "const A: &str = \"SELECT id FROM items WHERE id = $1\";",
        "fn f() { query(\"update\n  ITEMS set a = 1\") }",
        "m! { sql => r#\"DELETE FROM revisions\"# }",
        "fn f() { query(\"SELECT 1 FROM a JOIN desk_schedules ON b\") }",
    ] {
        let made = Crate::with(&[("right.rs", text)]);
        let found = tables::named(made.0.path());
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].contains("src/right.rs:1: names the table"), "{found:?}");
    }
    for text in [
        "/// What comes from items.\nstruct A;",
        "#![doc = \"Reads from items.\"]",
        "const A: &str = \"SELECT items FROM collection_orders\";",
        "fn f() { let from = items; }",
    ] {
        let made = Crate::with(&[("right.rs", text)]);
        assert_eq!(tables::named(made.0.path()), [""; 0], "{text}");
    }
}

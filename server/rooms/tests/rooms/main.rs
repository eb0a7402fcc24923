//! The order of the code: in every crate of the workspace imports lead from each room to rooms below it, and the documents
//! draw the rooms and crates that there are. `docs/decisions/0073-rooms-are-checked-by-a-rust-test.md` has the reasons.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod drawings;
mod guards;
mod imports;
mod public_items;
mod rule;
mod tables;
mod workspace;

use std::fs;

use workspace::Workspace;

/// Fails with one line for each problem.
#[track_caller]
fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn every_import_leads_down() {
    let problems: Vec<_> = Workspace::read()
        .folders()
        .flat_map(|folder| rule::problems(&folder))
        .collect();
    assert_none(&problems);
}

#[test]
fn posts_come_through_the_client_whichever_platform_has_them() {
    // What starts the own service knows it, and so do its settings.
    assert_none(&rule::strangers(
        &Workspace::read().root.join("server"),
        "content_service",
        &["bootstrap", "settings"],
    ));
}

#[test]
fn public_items_are_those_that_were_reviewed() {
    let crate_folder = Workspace::read().root.join("ssr-runtime");
    let found = public_items::of_crate(&crate_folder.join("src/lib.rs"));
    let file = crate_folder.join("public-items.txt");
    if std::env::var_os("WRITE_PUBLIC_ITEMS").is_some() {
        fs::write(&file, &found).unwrap();
    }
    let known = fs::read_to_string(&file).unwrap_or_default();
    let gone = known
        .lines()
        .filter(|line| !found.lines().any(|each| each == *line));
    let new = found
        .lines()
        .filter(|line| !known.lines().any(|each| each == *line));
    let changes: Vec<_> = gone
        .map(|line| format!("gone: {line}"))
        .chain(new.map(|line| format!("new: {line}")))
        .collect();
    assert!(
        changes.is_empty(),
        "\nusers of ssr-runtime will see this; if that is meant, run the test once with WRITE_PUBLIC_ITEMS=1:\n{}",
        changes.join("\n")
    );
}

#[test]
fn the_readme_says_how_to_depend_on_the_crate() {
    let root = Workspace::read().root;
    let readme = fs::read_to_string(root.join("ssr-runtime/README.md")).unwrap();
    let (_, block) = readme.split_once("```toml\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let manifest = format!(
        "[package]\nname = \"elsewhere\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n{}",
        block.replace("/path/to/this/repository", root.to_str().unwrap())
    );
    fs::write(elsewhere.path().join("Cargo.toml"), manifest).unwrap();
    // The versions that are known here, so that no network is asked.
    fs::copy(root.join("Cargo.lock"), elsewhere.path().join("Cargo.lock")).unwrap();
    fs::create_dir(elsewhere.path().join("src")).unwrap();
    fs::write(elsewhere.path().join("src/main.rs"), "fn main() {}").unwrap();

    let output = std::process::Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--depth", "1", "--prefix", "none"])
        .current_dir(elsewhere.path())
        .output()
        .unwrap();

    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        told.contains("ssr-runtime v"),
        "{told}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn the_store_of_the_service_alone_has_sql_on_posts() {
    let server = Workspace::read().root.join("server");
    let others = [
        "content/desk/src",
        "content/cli/src",
        "content/members/src",
        "src",
    ];
    let named: Vec<_> = others
        .iter()
        .flat_map(|folder| tables::named(&server.join(folder)))
        .collect();
    assert_none(&named);
    assert_ne!(tables::named(&server.join("content/service/src/store")), [""; 0]);
}

#[test]
fn the_architecture_draws_the_rooms_of_the_server() {
    let root = Workspace::read().root;
    let rooms: Vec<_> = drawings::of_crate(&root.join("server/src/lib.rs"))
        .unwrap()
        .concat();
    let text = fs::read_to_string(root.join("docs/architecture.md")).unwrap();
    assert_eq!(drawings::rooms(&text), rooms);
}

#[test]
fn the_architecture_draws_the_crates_and_what_each_is_built_from() {
    let workspace = Workspace::read();
    let text = fs::read_to_string(workspace.root.join("docs/architecture.md")).unwrap();
    assert_eq!(drawings::crates(&text), workspace.map());
}

/// The lint denies unsafe code wherever it is not named.
#[test]
fn one_expression_is_unsafe() {
    let root = Workspace::read().root;
    let mut folders = vec![root.join("server"), root.join("ssr-runtime")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("node_modules") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let exceptions = text.matches(concat!("unsafe", "_code")).count();
                let blocks = text.matches(concat!("unsafe", " {")).count();
                if exceptions + blocks > 0 {
                    found.push((path, exceptions, blocks));
                }
            }
        }
    }
    assert_eq!(found, [(root.join("ssr-runtime/src/embedded/buffers.rs"), 1, 1)]);
}

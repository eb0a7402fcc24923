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
mod rule;
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
fn the_documents_draw_the_rooms_of_the_server() {
    let root = Workspace::read().root;
    let rooms: Vec<_> = drawings::of_crate(&root.join("server/src/lib.rs"))
        .unwrap()
        .concat();
    for document in ["README.md", "docs/architecture.md"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        assert_eq!(drawings::rooms(&text), rooms, "{document}");
    }
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

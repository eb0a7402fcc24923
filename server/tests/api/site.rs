//! A small but complete site in a folder of its own.

use std::{fs, io::Write, path::Path, sync::LazyLock};

use serde_json::{Map, Value, json};
use tempfile::{NamedTempFile, TempDir};

/// The list of pages and languages that the program is built with.
static LIST: LazyLock<Value> = LazyLock::new(|| {
    let list = include_str!("../../../frontend/src/routing/pages.json");
    serde_json::from_str(list).unwrap()
});

/// A text of an entry of the list.
fn text<'a>(entry: &'a Value, name: &str) -> &'a str {
    entry[name].as_str().unwrap()
}

/// Ids and paths of the pages that have one address.
pub(crate) fn pages() -> Vec<(&'static str, &'static str)> {
    let pages = LIST["pages"].as_array().unwrap().iter();
    pages.map(|page| (text(page, "id"), text(page, "path"))).collect()
}

/// Ids of all kinds of pages.
fn kinds() -> Vec<&'static str> {
    let others = [text(&LIST["position"], "id"), text(&LIST, "notFound")];
    pages().into_iter().map(|(id, _)| id).chain(others).collect()
}

/// Codes of the languages.
pub(crate) fn languages() -> Vec<&'static str> {
    let languages = LIST["locales"].as_array().unwrap().iter();
    languages.map(|language| text(language, "code")).collect()
}

/// The file of the company's facts.
pub(crate) const COMPANY: &str = "locales/company.json";

/// Facts of a company that has a mailbox and an address in a store, and no video.
pub(crate) fn company() -> Value {
    json!({
        "email": {"support": "support@example.com"},
        "game": {"store": {"url": "https://store.example.com/app/1"}},
    })
}

/// Writes a built site.
pub(crate) fn build() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    for locale in languages() {
        for namespace in kinds().into_iter().chain(["common"]) {
            write(
                root,
                &format!("locales/{locale}/{namespace}.json"),
                &texts(&format!("{namespace} in {locale}")),
            );
        }
    }
    write(root, COMPANY, &company().to_string());
    let mut manifest = Map::new();
    let entry = json!({"file": "assets/entry-1.js", "css": ["assets/entry-1.css"], "isEntry": true});
    manifest.insert("src/entry-client.tsx".to_owned(), entry);
    let start = json!({"file": "assets/start-1.js", "isEntry": true});
    manifest.insert("src/start-client.ts".to_owned(), start);
    for id in kinds() {
        let chunk = json!({"file": format!("assets/{id}-1.js"), "imports": ["src/entry-client.tsx"]});
        let (first, rest) = id.split_at(1);
        let component = format!("{}{rest}Page", first.to_uppercase());
        manifest.insert(format!("src/pages/{id}/{component}.tsx"), chunk);
    }
    for (_, chunk) in &manifest {
        for file in chunk["css"]
            .as_array()
            .into_iter()
            .flatten()
            .chain([&chunk["file"]])
        {
            let file = format!("frontend/dist/client/{}", file.as_str().unwrap());
            write(root, &file, "export {};");
        }
    }
    write(
        root,
        "frontend/dist/client/.vite/manifest.json",
        &json!(manifest).to_string(),
    );
    let media = json!(["/media/song.mp3", "/media/disc.0a1b2c3d.mp4"]);
    write(root, "frontend/dist/client/.vite/media.json", &media.to_string());
    write(root, "frontend/dist/server/entry-server.js", "export {};");
    write(root, "public/hello.txt", "Hello\n");
    write(root, "public/media/song.mp3", &"0123456789".repeat(1000));
    write(root, "public/media/disc.0a1b2c3d.mp4", "film");
    write(root, "public/media/song.0a1b2c3d.m4a", "sound");
    write(root, "public/media/song.0a1b2c3d.weba", "sound");
    write(
        root,
        "public/icons/icon.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    );
    write(root, "public/.hidden", "hidden");
    write(root, "secret.txt", "secret");
    folder
}

/// A bundle that renders every page.
#[cfg(feature = "embedded")]
pub(crate) const BUNDLE: &str = r#"export const render = ({ data }) => ({
    status: { notFound: 404 }[data.page] ?? 200, head: "<title>T</title>", html: `<main>${data.page}</main>`,
});"#;

/// Writes a built site that a real engine can render, and that lacks nothing.
#[cfg(feature = "embedded")]
pub(crate) fn sound() -> TempDir {
    let site = build();
    write(site.path(), "frontend/dist/server/entry-server.js", BUNDLE);
    for (page, _) in pages() {
        for locale in languages() {
            write(site.path(), &format!("public/share/{page}-{locale}.png"), "png");
        }
    }
    site
}

/// Texts of a page with a title.
pub(crate) fn texts(title: &str) -> String {
    let texts = json!({
        "title": title,
        "meta": {"title": "Open & more"},
        "labels": {"jobDescription": "Job", "requiredSkills": "Must", "preferredSkills": "May"},
    });
    texts.to_string()
}

/// Writes one file of a site at once: a server that reads it meanwhile finds the former or the new text, never a part.
pub(crate) fn write(root: &Path, name: &str, text: &str) {
    let path = root.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let mut written = NamedTempFile::new_in(root).unwrap();
    written.write_all(text.as_bytes()).unwrap();
    written.persist(path).unwrap();
}

//! A small but complete site in a folder of its own.

use std::{fs, path::Path};

use serde_json::{Map, Value, json};
use tempfile::TempDir;

const PAGES: [(&str, &str); 7] = [
    ("home", "Home"),
    ("recruit", "Recruit"),
    ("mashup", "Mashup"),
    ("guidelines", "Guidelines"),
    ("fankit", "Fankit"),
    ("position", "Position"),
    ("notFound", "NotFound"),
];

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
    for locale in ["en", "jp", "kr"] {
        for namespace in PAGES.map(|(id, _)| id).into_iter().chain(["common"]) {
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
    for (id, name) in PAGES {
        let chunk = json!({"file": format!("assets/{id}-1.js"), "imports": ["src/entry-client.tsx"]});
        manifest.insert(format!("src/pages/{id}/{name}Page.tsx"), chunk);
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
    for page in ["home", "recruit", "mashup", "guidelines", "fankit"] {
        for locale in ["en", "jp", "kr"] {
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

/// Writes one file of a site.
pub(crate) fn write(root: &Path, name: &str, text: &str) {
    let path = root.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

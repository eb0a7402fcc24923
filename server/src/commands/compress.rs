//! `compress`: writes each text of a folder in every encoding beside it, so that the server need not compress them.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::{
    assets::load,
    http_cache::encoding::{Effort, Encoding},
};

/// Compresses the texts of a folder and of all folders in it. One that is newer than its text is kept.
///
/// # Errors
///
/// If a file cannot be read or written.
pub(super) fn run(folder: &Path) -> anyhow::Result<()> {
    for path in texts(folder).with_context(|| format!("{} cannot be listed", folder.display()))? {
        for encoding in Encoding::ALL {
            let Some(extension) = encoding.extension() else {
                continue;
            };
            let target = load::sibling(&path, extension);
            if is_newer(&target, &path) {
                continue;
            }
            let body = std::fs::read(&path)?;
            let encoded = encoding.encode(&body, Effort::Build)?;
            if encoded.len() < body.len() {
                std::fs::write(&target, encoded)
                    .with_context(|| format!("{} cannot be written", target.display()))?;
            }
        }
    }
    Ok(())
}

fn texts(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(texts(&path)?);
        } else if load::is_text(&path) {
            found.push(path);
        }
    }
    Ok(found)
}

fn is_newer(target: &Path, source: &Path) -> bool {
    let modified = |path: &Path| {
        std::fs::metadata(path)
            .and_then(|metadata| metadata.modified())
            .ok()
    };
    modified(target).is_some_and(|target| modified(source).is_some_and(|source| target >= source))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_compressed_and_everything_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::create_dir(at("deep")).unwrap();
        std::fs::write(at("deep/a.js"), "text ".repeat(200)).unwrap();
        std::fs::write(at("tiny.js"), "x").unwrap();
        std::fs::write(at("a.woff2"), "font ".repeat(200)).unwrap();
        run(folder.path()).unwrap();
        for extension in ["br", "zst", "gz"] {
            assert!(at(&format!("deep/a.js.{extension}")).is_file());
            assert!(!at(&format!("tiny.js.{extension}")).exists());
            assert!(!at(&format!("a.woff2.{extension}")).exists());
        }
        std::fs::write(at("deep/a.js.br"), "kept").unwrap();
        run(folder.path()).unwrap();
        assert_eq!(std::fs::read(at("deep/a.js.br")).unwrap(), b"kept");
    }
}

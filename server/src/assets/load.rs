//! Brings one small file into memory, in every encoding.

use std::path::Path;

use actix_web::http::{StatusCode, header::HeaderValue};

use crate::http_cache::{
    encoding::{Effort, Encoded, Encoding, Encodings},
    prepared_response::{self, PreparedResponse},
};

/// Bytes up to which a file is kept in memory: above every script, font and picture of a page, below every download.
const SMALL: u64 = 512 * 1024;

/// What a file's ending says about it.
struct Kind {
    content_type: HeaderValue,
    is_text: bool,
}

/// The response with a file if it is small and of a kind that is fetched as a whole; `None` for what is played or saved.
///
/// # Errors
///
/// If the file cannot be read.
pub(crate) fn small(
    path: &Path,
    caching: &HeaderValue,
    encodings: Encodings,
) -> std::io::Result<Option<PreparedResponse>> {
    let Some(kind) = kind(path) else { return Ok(None) };
    if std::fs::metadata(path)?.len() > SMALL {
        return Ok(None);
    }
    let content = std::fs::read(path)?;
    let etag = prepared_response::content_hash(&[&content]);
    let body = match encodings {
        Encodings::All if kind.is_text => encoded(path, content)?,
        Encodings::All | Encodings::Identity => Encoded::plain(content),
    };
    let response = PreparedResponse::new(StatusCode::OK, kind.content_type, caching.clone(), body, &etag);
    Ok(Some(response))
}

/// The file in all encodings: those that the build has written beside it, or made now.
fn encoded(path: &Path, content: Vec<u8>) -> std::io::Result<Encoded> {
    let mut siblings = Vec::new();
    for encoding in Encoding::ALL {
        let Some(extension) = encoding.extension() else {
            continue;
        };
        let sibling = sibling(path, extension);
        if sibling.is_file() {
            siblings.push((encoding, std::fs::read(sibling)?));
        }
    }
    if siblings.is_empty() {
        return Ok(Encoded::compressed(content, Effort::Serving));
    }
    let plain = Encoded::plain(content);
    Ok(siblings
        .into_iter()
        .fold(plain, |body, (encoding, bytes)| body.with(encoding, bytes)))
}

/// The name of a file in an encoding: `x.js.br`.
pub(crate) fn sibling(path: &Path, extension: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}

/// Whether a file is a text that compressing makes smaller.
pub(crate) fn is_text(path: &Path) -> bool {
    kind(path).is_some_and(|kind| kind.is_text)
}

fn kind(path: &Path) -> Option<Kind> {
    let ending = path.extension()?.to_str()?;
    let guessed = actix_files::file_extension_to_mime(ending);
    let (family, name) = (guessed.type_().as_str(), guessed.subtype().as_str());
    let is_code = matches!(name, "javascript" | "json" | "manifest" | "xml" | "wasm");
    let is_text = family == "text" || is_code || guessed.suffix().is_some();
    if !is_text && !matches!(family, "image" | "font") {
        return None;
    }
    let charset = if family == "text" { "; charset=utf-8" } else { "" };
    let content_type = HeaderValue::try_from(format!("{}{charset}", guessed.essence_str())).ok()?;
    Some(Kind {
        content_type,
        is_text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_played_or_saved_does_not_lie_in_memory() {
        for (name, in_memory, is_text) in [
            ("a.js", true, true),
            ("a.css", true, true),
            ("a.svg", true, true),
            ("a.webmanifest", true, true),
            ("a.json", true, true),
            ("a.txt", true, true),
            ("a.woff2", true, false),
            ("a.png", true, false),
            ("a.avif", true, false),
            ("a.mp4", false, false),
            ("a.mp3", false, false),
            ("a.zip", false, false),
            ("a", false, false),
        ] {
            let kind = kind(Path::new(name));
            assert_eq!(kind.is_some(), in_memory, "{name}");
            assert_eq!(kind.is_some_and(|kind| kind.is_text), is_text, "{name}");
        }
    }

    #[test]
    fn encodings_that_the_build_made_are_taken() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.js");
        std::fs::write(&path, "export {};").unwrap();
        std::fs::write(folder.path().join("a.js.br"), "made by the build").unwrap();
        let bodies: Vec<_> = encoded(&path, b"export {};".to_vec())
            .unwrap()
            .into_bodies()
            .collect();
        assert_eq!(bodies[0], (Encoding::Brotli, Some("made by the build".into())));
        assert_eq!(bodies[1], (Encoding::Zstd, None));
    }
}

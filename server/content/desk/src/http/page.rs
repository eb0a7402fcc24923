//! The page's built files. Every path that names no file is the page, which reads the path itself.

use std::io;
use std::path::{Component, Path, PathBuf};

use actix_web::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::shared::Shared;

/// The document.
const DOCUMENT: &str = "index.html";
/// Folder of files whose names change with their content.
const HASHED: &str = "assets";
/// What the page may do: its own files and calls alone. Texts become HTML through the editor's clipboard policy alone.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard";

/// Serves a file of the page.
pub(super) async fn serve(request: HttpRequest, shared: web::Data<Shared>) -> HttpResponse {
    let asked = request.path().trim_start_matches('/').to_owned();
    let folder = shared.page.clone();
    let read = web::block(move || read(&folder, &asked)).await;
    match read {
        Ok(Ok(Some((file, bytes)))) => HttpResponse::Ok()
            .content_type(kind(&file))
            .insert_header((CACHE_CONTROL, caching(&file)))
            .insert_header((CONTENT_SECURITY_POLICY, POLICY))
            .body(bytes),
        Ok(Ok(None)) => HttpResponse::NotFound()
            .content_type(TEXT)
            .body("There is no such file.\n"),
        Ok(Err(_)) | Err(_) => HttpResponse::ServiceUnavailable()
            .content_type(TEXT)
            .body("The desk's page is not built. Its calls are below /desk/v1.\n"),
    }
}

const TEXT: &str = "text/plain; charset=utf-8";

/// A file by the path of an address, or the document; `None` if the path names a file that does not exist.
///
/// # Errors
/// If there is no document.
fn read(folder: &Path, asked: &str) -> io::Result<Option<(PathBuf, Vec<u8>)>> {
    let file = PathBuf::from(asked);
    let is_inside = file.components().all(|part| matches!(part, Component::Normal(_)));
    if file.extension().is_some() {
        let bytes = is_inside
            .then(|| std::fs::read(folder.join(&file)).ok())
            .flatten();
        return Ok(bytes.map(|bytes| (file, bytes)));
    }
    let bytes = std::fs::read(folder.join(DOCUMENT))?;
    Ok(Some((PathBuf::from(DOCUMENT), bytes)))
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn caching(file: &Path) -> &'static str {
    if file.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_file_the_page_or_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let page = folder.path().join("page");
        assert!(read(&page, "").is_err(), "not built");
        std::fs::create_dir_all(page.join("assets")).unwrap();
        std::fs::write(page.join(DOCUMENT), "page").unwrap();
        std::fs::write(page.join("assets/a.js"), "script").unwrap();
        std::fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        let text = |asked: &str| {
            let found = read(&page, asked).unwrap();
            found.map(|(_, bytes)| String::from_utf8(bytes).unwrap())
        };
        assert_eq!(text("assets/a.js").as_deref(), Some("script"));
        for page in ["", "link", "positions/a"] {
            assert_eq!(text(page).as_deref(), Some("page"), "{page}");
        }
        for missing in [
            "assets/b.js",
            "../secret.txt",
            "assets/../../secret.txt",
            "/etc/a.conf",
        ] {
            assert_eq!(text(missing), None, "{missing}");
        }
    }
}

//! The page's built files, compressed where the build has compressed them. Every path that names no file is the page, which
//! reads the path itself.

use std::io;
use std::path::{Component, Path, PathBuf};

use actix_web::http::Method;
use actix_web::http::header::{
    self, AcceptEncoding, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, ContentEncoding,
    Encoding, Header as _, VARY,
};
use actix_web::{HttpRequest, HttpResponse, web};

use super::outside::is_outside;
use super::preview;
use crate::shared::Shared;

/// The document.
const DOCUMENT: &str = "index.html";
/// Folder of files whose names change with their content.
const HASHED: &str = "assets";
/// What the page may do: its own files and calls only. Texts become HTML through the editor's clipboard policy only.
/// What it frames are previews.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard";

/// Names of a compressed file end so, the smallest first.
const COMPRESSED: [(ContentEncoding, &str); 2] =
    [(ContentEncoding::Brotli, "br"), (ContentEncoding::Gzip, "gz")];

/// A file to be sent.
struct File {
    /// Its name, which says its type.
    name: PathBuf,
    encoding: ContentEncoding,
    bytes: Vec<u8>,
}

/// Serves a file of the page, or one that previews need.
pub(super) async fn serve(request: HttpRequest, shared: web::Data<Shared>) -> HttpResponse {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return HttpResponse::MethodNotAllowed()
            .insert_header((header::ALLOW, "GET, HEAD"))
            .finish();
    }
    if let Some(response) = preview::elsewhere(&request, &shared) {
        return response;
    }
    let asked = request.path().trim_start_matches('/').to_owned();
    if is_outside(&request, &shared) {
        return lent(&request, &shared).await;
    }
    let folders = shared.page.clone();
    let accepted = accepted(&request);
    let read = web::block(move || read(&folders, &asked, &accepted)).await;
    match read {
        Ok(Ok(Some(file))) => {
            let mut response = HttpResponse::Ok();
            response
                .content_type(kind(&file.name))
                .insert_header((CACHE_CONTROL, caching(&file.name)))
                .insert_header((CONTENT_SECURITY_POLICY, policy(&shared)))
                .insert_header((VARY, header::ACCEPT_ENCODING.as_str()));
            if file.encoding != ContentEncoding::Identity {
                response.insert_header((CONTENT_ENCODING, file.encoding.as_str()));
            }
            response.body(file.bytes)
        }
        Ok(Ok(None)) => lent(&request, &shared).await,
        Ok(Err(_)) | Err(_) => HttpResponse::ServiceUnavailable()
            .content_type(TEXT)
            .body("The desk's page is not built. Its calls are below /desk/v1.\n"),
    }
}

/// A file that previews need.
async fn lent(request: &HttpRequest, shared: &Shared) -> HttpResponse {
    match preview::file(request, shared).await {
        Some(response) => response,
        None => HttpResponse::NotFound()
            .content_type(TEXT)
            .body("There is no such file.\n"),
    }
}

fn policy(shared: &Shared) -> String {
    let frames = shared.origins.iter();
    let frames: Vec<_> = frames
        .map(|origin| format!("{origin}{}", preview::FRAMES))
        .collect();
    format!("{POLICY}; frame-src {}", frames.join(" "))
}

/// The compressed files that a browser takes.
fn accepted(request: &HttpRequest) -> Vec<(ContentEncoding, &'static str)> {
    let Ok(accept) = AcceptEncoding::parse(request) else {
        return Vec::new();
    };
    // Without one in common it chooses no encoding at all.
    let takes = |encoding| {
        let known = Encoding::Known(encoding);
        accept.negotiate([known.clone()].iter()) == Some(known)
    };
    COMPRESSED
        .into_iter()
        .filter(|(encoding, _)| takes(*encoding))
        .collect()
}

const TEXT: &str = "text/plain; charset=utf-8";

/// A file by the path of an address, or the document; `None` if the path names a file that does not exist. Of earlier builds, which
/// come behind the live one, there are only files whose names change with their content: a page that is open wants them.
///
/// # Errors
/// If there is no document.
fn read(folders: &[PathBuf], asked: &str, accepted: &[(ContentEncoding, &str)]) -> io::Result<Option<File>> {
    let name = PathBuf::from(asked);
    if name.extension().is_none() {
        return Ok(Some(File {
            bytes: document(folders)?,
            name: DOCUMENT.into(),
            encoding: ContentEncoding::Identity,
        }));
    }
    if !name.components().all(|part| matches!(part, Component::Normal(_))) {
        return Ok(None);
    }
    let compressed = accepted
        .iter()
        .map(|(encoding, extension)| (*encoding, format!("{asked}.{extension}")));
    let plain = (ContentEncoding::Identity, asked.to_owned());
    let live = if name.starts_with(HASHED) {
        folders.len()
    } else {
        1
    };
    let files: Vec<_> = compressed.chain([plain]).collect();
    let found = folders.iter().take(live).find_map(|folder| {
        let mut files = files.iter();
        files.find_map(|(encoding, file)| Some((*encoding, std::fs::read(folder.join(file)).ok()?)))
    });
    Ok(found.map(|(encoding, bytes)| File {
        name,
        encoding,
        bytes,
    }))
}

fn document(folders: &[PathBuf]) -> io::Result<Vec<u8>> {
    let live = folders.first().ok_or(io::ErrorKind::NotFound)?;
    std::fs::read(live.join(DOCUMENT))
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
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn a_path_is_a_file_the_page_or_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let (page, earlier) = (folder.path().join("page"), folder.path().join("earlier"));
        let folders = [page.clone(), earlier.clone()];
        assert!(read(&folders, "", &[]).is_err(), "not built");
        std::fs::create_dir_all(page.join("assets")).unwrap();
        std::fs::write(page.join(DOCUMENT), "page").unwrap();
        std::fs::write(page.join("assets/a.js"), "script").unwrap();
        std::fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        std::fs::create_dir_all(earlier.join("assets")).unwrap();
        for (name, text) in [
            ("assets/a.js", "not the live one"),
            ("assets/of-yesterday.js", "earlier"),
            ("index.html", "not the live one"),
            ("favicon.svg", "keeps its name"),
        ] {
            std::fs::write(earlier.join(name), text).unwrap();
        }
        let text = |asked: &str| {
            let found = read(&folders, asked, &COMPRESSED).unwrap();
            found.map(|file| String::from_utf8(file.bytes).unwrap())
        };
        assert_eq!(text("assets/a.js").as_deref(), Some("script"));
        assert_eq!(text("assets/of-yesterday.js").as_deref(), Some("earlier"));
        for page in ["", "link", "positions/a"] {
            assert_eq!(text(page).as_deref(), Some("page"), "{page}");
        }
        for missing in [
            "assets/b.js",
            "favicon.svg",
            "../secret.txt",
            "assets/../../secret.txt",
            "/etc/a.conf",
        ] {
            assert_eq!(text(missing), None, "{missing}");
        }
    }

    #[test]
    fn a_file_is_sent_as_the_browser_takes_it() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in [
            ("a.js", "plain"),
            ("a.js.br", "brotli"),
            ("a.js.gz", "gzip"),
            ("b.js", "b"),
        ] {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        let sent = |accept: &str, asked: &str| {
            let request = TestRequest::default().insert_header((header::ACCEPT_ENCODING, accept));
            let file = read(
                &[folder.path().to_owned()],
                asked,
                &accepted(&request.to_http_request()),
            );
            let file = file.unwrap().unwrap();
            let text = String::from_utf8(file.bytes).unwrap();
            (text, file.encoding.as_str(), kind(&file.name))
        };
        for (accept, text, encoding) in [
            ("gzip, deflate, br, zstd", "brotli", "br"),
            ("gzip", "gzip", "gzip"),
            ("br;q=0, gzip", "gzip", "gzip"),
            ("identity", "plain", "identity"),
        ] {
            let expected = (text.to_owned(), encoding, "text/javascript; charset=utf-8");
            assert_eq!(sent(accept, "a.js"), expected, "{accept}");
        }
        assert_eq!(sent("br", "b.js").1, "identity");
    }
}

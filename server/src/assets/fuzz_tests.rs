//! Conditions, ranges and paths at random: a file is sent as it is, in parts that its headers name, and no other file.

use actix_web::{
    body::to_bytes,
    http::{
        StatusCode,
        header::{CONTENT_RANGE, ETAG, HeaderName, HeaderValue},
    },
    test::TestRequest,
};
use fuzzing::Target;
use proptest::prelude::*;

use super::files::{ServingOptions, StaticFiles};
use crate::{http_cache::encoding::Encodings, site::files::SiteFiles};

/// Longer than what is kept in memory and than a chunk.
const LENGTH: usize = 600_000;

const NAMES: [&str; 7] = [
    "range",
    "if-range",
    "if-none-match",
    "if-match",
    "if-modified-since",
    "if-unmodified-since",
    "accept-encoding",
];

const WORDS: [&str; 23] = [
    "bytes=",
    "bytes",
    "=",
    "0",
    "-",
    "-1",
    "0-",
    "599999",
    "600000",
    "18446744073709551615",
    ",",
    ", ",
    "\"",
    "W/",
    "*",
    "ETAG",
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "Fri, 31 Dec 9999 23:59:60 GMT",
    "gzip",
    "br",
    ";q=",
    "0.001",
    "4294968",
];

fn content() -> Vec<u8> {
    (0..=250).cycle().take(LENGTH).collect()
}

/// A site whose public files are a large one and a small text, beside files that must not be served.
fn site() -> (tempfile::TempDir, StaticFiles) {
    let folder = tempfile::tempdir().unwrap();
    for name in ["frontend", "locales", "public/inner/.git"] {
        std::fs::create_dir_all(folder.path().join(name)).unwrap();
    }
    for name in [
        "secret.txt",
        "public/.secret",
        "public/inner/.git/config",
        "locales/secret.txt",
    ] {
        std::fs::write(folder.path().join(name), "secret").unwrap();
    }
    std::fs::write(folder.path().join("public/song.mp3"), content()).unwrap();
    std::fs::write(folder.path().join("public/inner/small.txt"), "small ".repeat(100)).unwrap();
    let options = ServingOptions {
        encodings: Encodings::All,
        is_shared: false,
    };
    let files = StaticFiles::of_public(&SiteFiles::at(folder.path()).unwrap(), options).unwrap();
    (folder, files)
}

#[test]
fn fuzz_a_part_of_a_file_is_the_part_that_its_headers_name() {
    let (_folder, files) = site();
    let content = content();
    let system = actix_web::rt::System::new();
    let any = TestRequest::default().to_http_request();
    let whole = system.block_on(files.respond(&any, "/song.mp3")).unwrap();
    let etag = whole.headers().get(ETAG).unwrap().to_str().unwrap();
    let target = Target::new("range", env!("CARGO_MANIFEST_DIR")).words(&WORDS);
    let headers = prop::collection::vec((prop::sample::select(&NAMES[..]), target.text()), 0..4);
    target.values(headers, |headers| {
        let mut request = TestRequest::default();
        for (name, text) in headers {
            let text = text.replace("ETAG", etag);
            let Ok(value) = HeaderValue::from_str(&text) else {
                return;
            };
            request = request.append_header((HeaderName::from_static(name), value));
        }
        let request = request.to_http_request();
        for (path, content) in [("/song.mp3", &content[..]), ("/inner/small.txt", &[])] {
            let response = system.block_on(files.respond(&request, path)).unwrap();
            let status = response.status();
            let range = response.headers().get(CONTENT_RANGE).cloned();
            let body = system.block_on(to_bytes(response.into_body())).unwrap();
            match status {
                StatusCode::OK => assert!(path != "/song.mp3" || body == content, "{headers:?}"),
                StatusCode::PARTIAL_CONTENT => {
                    let range = range.unwrap();
                    let named = range.to_str().unwrap().strip_prefix("bytes ").unwrap();
                    let (part, length) = named.split_once('/').unwrap();
                    let (first, last) = part.split_once('-').unwrap();
                    let (first, last): (usize, usize) = (first.parse().unwrap(), last.parse().unwrap());
                    assert_eq!(length.parse(), Ok(content.len()), "{headers:?}");
                    assert_eq!(body, content[first..=last], "{headers:?}");
                }
                StatusCode::NOT_MODIFIED
                | StatusCode::PRECONDITION_FAILED
                | StatusCode::RANGE_NOT_SATISFIABLE => {
                    assert!(body.is_empty(), "{headers:?}");
                }
                other => panic!("{other} for {headers:?}"),
            }
        }
    });
}

#[test]
fn fuzz_no_path_leads_to_a_file_that_is_not_listed() {
    let (_folder, files) = site();
    let words = [
        "/",
        "..",
        "../",
        "./",
        "//",
        "\\",
        "%2e%2e",
        "secret.txt",
        ".secret",
        "public",
        "song.mp3",
        "inner",
        ".git/config",
        "small.txt",
        "locales",
        "~",
        "\0",
        ".br",
        "/etc/passwd",
    ];
    let system = actix_web::rt::System::new();
    let target = Target::new("path", env!("CARGO_MANIFEST_DIR")).words(&words);
    target.texts(|path| {
        let is_listed = ["/song.mp3", "/inner/small.txt"].contains(&path);
        let request = TestRequest::default().to_http_request();
        let response = system.block_on(files.respond(&request, path));
        assert_eq!(response.is_some(), is_listed, "{path:?}");
    });
}

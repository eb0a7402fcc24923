//! Parts of files, asked for in every way that is allowed and in many that are not.

use reqwest::{Method, Response};

use crate::{
    renderer::FakeRenderer,
    site,
    test_app::{NO_PLATFORM, TestApp, header, spawn_app_at},
};

/// Bytes of the file.
const LENGTH: usize = 10_000;

/// What a request for a part gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// From the first to the last byte.
    Part(usize, usize),
    Whole,
    Refused,
}
use Sent::{Part, Refused, Whole};

const RANGES: [(&str, Sent); 35] = [
    // One part.
    ("bytes=0-0", Part(0, 0)),
    ("bytes=5-9", Part(5, 9)),
    ("bytes=0-9999", Part(0, 9999)),
    ("bytes=9990-", Part(9990, 9999)),
    ("bytes=-5", Part(9995, 9999)),
    ("Bytes=5-9", Part(5, 9)),
    // Beyond the end.
    ("bytes=9995-20000", Part(9995, 9999)),
    ("bytes=-20000", Part(0, 9999)),
    ("bytes=10000-", Refused),
    ("bytes=20000-30000", Refused),
    // Numbers beyond 64 bits, and the largest below.
    ("bytes=0-18446744073709551615", Part(0, 9999)),
    ("bytes=-18446744073709551615", Part(0, 9999)),
    ("bytes=18446744073709551615-", Refused),
    ("bytes=0-18446744073709551616", Refused),
    ("bytes=-18446744073709551616", Refused),
    ("bytes=99999999999999999999999-", Refused),
    // No length.
    ("bytes=9-1", Refused),
    ("bytes=-0", Refused),
    ("bytes=", Refused),
    ("bytes=,", Refused),
    ("bytes=-", Refused),
    // What is no number.
    ("bytes=-5-9", Refused),
    ("bytes=--5", Refused),
    ("bytes=+5-9", Refused),
    ("bytes=0x0-0x4", Refused),
    ("bytes=a-b", Refused),
    // Spaces.
    ("bytes= 5-9", Part(5, 9)),
    ("bytes=5 - 9", Part(5, 9)),
    ("bytes =5-9", Whole),
    // Other units.
    ("lines=1-2", Whole),
    ("octets=0-4", Whole),
    ("bytes", Whole),
    ("none", Whole),
    // The first of several parts is enough (RFC 9110, section 14.2).
    ("bytes=5-9,0-0,-1", Part(5, 9)),
    ("bytes=20000-,5-9", Part(5, 9)),
];

fn site() -> tempfile::TempDir {
    let site = site::build();
    site::write(site.path(), "public/media/silence.mp3", "");
    site::write(site.path(), "public/long.txt", &"text ".repeat(1000));
    site
}

async fn ask(app: &TestApp, method: Method, address: &str, headers: &[(&str, &str)]) -> Response {
    let request = app.request(method, address);
    let request = headers
        .iter()
        .fold(request, |request, (name, value)| request.header(*name, *value));
    request.send().await.unwrap()
}

/// Checks status, headers and bytes of what is sent of a file.
async fn check(kind: &str, response: Response, content: &[u8], expected: Sent) {
    let length = content.len();
    let (status, range, bytes) = match expected {
        Part(first, last) => (
            206,
            format!("bytes {first}-{last}/{length}"),
            &content[first..=last],
        ),
        Whole => (200, String::new(), content),
        Refused => (416, format!("bytes */{length}"), &[][..]),
    };
    assert_eq!(response.status(), status, "{kind}");
    assert_eq!(header(&response, "content-range"), range, "{kind}");
    assert_eq!(
        header(&response, "content-length"),
        bytes.len().to_string(),
        "{kind}"
    );
    let caching = if expected == Refused {
        "no-store"
    } else {
        "public, max-age=3600"
    };
    assert_eq!(header(&response, "cache-control"), caching, "{kind}");
    assert!(response.bytes().await.unwrap() == bytes, "{kind}: other bytes");
}

#[actix_web::test]
async fn every_kind_of_range_gets_one_part_the_whole_file_or_a_refusal() {
    let app = spawn_app_at(site(), FakeRenderer::default(), &NO_PLATFORM).await;
    let content = "0123456789".repeat(LENGTH / 10).into_bytes();
    let song = async |kind: &str, method: Method, headers: &[(&str, &str)], expected| {
        let is_head = method == Method::HEAD;
        let response = ask(&app, method, "/media/song.mp3", headers).await;
        if is_head {
            assert_eq!(
                (response.status().as_u16(), header(&response, "content-range")),
                (200, ""),
                "{kind}"
            );
            assert_eq!(header(&response, "content-length"), LENGTH.to_string(), "{kind}");
        } else {
            check(kind, response, &content, expected).await;
        }
    };
    for (range, expected) in RANGES {
        song(range, Method::GET, &[("range", range)], expected).await;
        song(range, Method::HEAD, &[("range", range)], Whole).await;
    }
    // A thousand parts: each one byte, all of them the whole file, all of them overlapping. No response is larger than the file.
    let parts = |part: &dyn Fn(usize) -> String| {
        let parts: Vec<String> = (0..1000).map(part).collect();
        format!("bytes={}", parts.join(","))
    };
    for (range, expected) in [
        (parts(&|number| format!("{number}-{number}")), Part(0, 0)),
        (parts(&|_| "0-".to_owned()), Part(0, 9999)),
        (parts(&|number| format!("{number}-")), Part(0, 9999)),
        (parts(&|number| format!("-{}", number + 1)), Part(9999, 9999)),
        (parts(&|_| "20000-".to_owned()), Refused),
    ] {
        song(
            range.get(..20).unwrap(),
            Method::GET,
            &[("range", &range)],
            expected,
        )
        .await;
    }
    song(
        "two headers",
        Method::GET,
        &[("range", "bytes=5-9"), ("range", "bytes=0-0")],
        Part(5, 9),
    )
    .await;
    let whole = ask(&app, Method::GET, "/media/song.mp3", &[]).await;
    let tag = header(&whole, "etag").to_owned();
    for (known, expected) in [
        (tag.as_str(), Part(5, 9)),
        (&format!("W/{tag}"), Whole),
        ("\"other\"", Whole),
        (&format!("{tag}, \"other\""), Whole),
        ("*", Whole),
        ("", Whole),
        ("Fri, 31 Dec 9999 23:59:59 GMT", Whole),
        ("Thu, 01 Jan 1970 00:00:00 GMT", Whole),
    ] {
        song(
            known,
            Method::GET,
            &[("range", "bytes=5-9"), ("if-range", known)],
            expected,
        )
        .await;
    }
}

#[actix_web::test]
async fn an_empty_file_has_no_part_and_a_compressed_one_is_sent_whole() {
    let app = spawn_app_at(site(), FakeRenderer::default(), &NO_PLATFORM).await;
    for (range, expected) in [
        ("bytes=0-", Refused),
        ("bytes=0-0", Refused),
        ("bytes=-0", Refused),
        // There is no last byte to name in a header.
        ("bytes=-5", Refused),
    ] {
        let response = ask(&app, Method::GET, "/media/silence.mp3", &[("range", range)]).await;
        check(range, response, b"", expected).await;
    }
    check(
        "empty",
        ask(&app, Method::GET, "/media/silence.mp3", &[]).await,
        b"",
        Whole,
    )
    .await;
    for encoding in ["br", "gzip", "zstd", "identity"] {
        let accept = ("accept-encoding", encoding);
        let whole = ask(&app, Method::GET, "/long.txt", &[accept]).await;
        let tag = header(&whole, "etag").to_owned();
        let whole = whole.bytes().await.unwrap();
        assert_eq!(whole.len() == 5000, encoding == "identity");
        for (range, _) in RANGES {
            for headers in [
                &[accept, ("range", range)][..],
                &[accept, ("range", range), ("if-range", &tag)],
            ] {
                let response = ask(&app, Method::GET, "/long.txt", headers).await;
                check(&format!("{encoding} {range}"), response, &whole, Whole).await;
            }
        }
    }
}

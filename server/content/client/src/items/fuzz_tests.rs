//! Responses at random: whatever a platform sends, the client reads it or refuses it.

use fuzzing::Target;
use reqwest::StatusCode;

use super::part::Results;
use super::*;
use crate::paging::Page;
use crate::transport::Response;

const WORDS: [&str; 34] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "null",
    "true",
    "-1",
    "1e400",
    "18446744073709551615",
    "\"x\"",
    "\"results\"",
    "\"dataItems\"",
    "\"dataItem\"",
    "\"data\"",
    "\"id\"",
    "\"_id\"",
    "\"_createdDate\"",
    "\"$date\"",
    "\"2024-01-02T03:04:05Z\"",
    "\"9999-12-31T23:59:59-23:59\"",
    "\"pagingMetadata\"",
    "\"total\"",
    "\"cursors\"",
    "\"message\"",
    "\"details\"",
    "\"applicationError\"",
    "\"validationError\"",
    "\"fieldViolations\"",
    "\"code\"",
    "\"description\"",
    "\\ud800",
    "\\u0000",
];

fn response(status: u16, text: &str) -> Response {
    Response {
        status: StatusCode::from_u16(status).unwrap(),
        reason: None,
        request_id: None,
        body: text.as_bytes().to_vec(),
    }
}

#[test]
fn fuzz_every_response_is_read_or_refused() {
    Target::new("response", env!("CARGO_MANIFEST_DIR"))
        .words(&WORDS)
        .texts(|text| {
            let page = response(200, text).read::<Renamed<Results<DataItem>>>();
            if let Ok(Renamed(results)) = page {
                for item in Page::from(results).items {
                    // What is read can be written back.
                    let written = item.created.map(date::encode);
                    assert_eq!(
                        written.as_ref().and_then(date::decode).is_some(),
                        item.created.is_some(),
                        "{text}"
                    );
                    let _ = NewItem::from(item).decided_id().map(str::len);
                }
            }
            _ = response(200, text).read::<Renamed<BulkResult>>();
            _ = response(200, text).read::<Renamed<Reference>>();
            for status in [201, 301, 400, 404, 429, 500, 599] {
                let error = response(status, text).read::<Value>().map(|_| ()).unwrap_err();
                assert!(
                    !error.in_full().is_empty() || error.code().is_some(),
                    "{status} {text}"
                );
            }
        });
}

#[test]
fn fuzz_names_of_system_fields_come_back() {
    Target::new("response", env!("CARGO_MANIFEST_DIR"))
        .words(&WORDS)
        .texts(|text| {
            let Ok(mut body) = serde_json::from_str::<Value>(text) else {
                return;
            };
            rename::response(&mut body);
            let once = body.clone();
            rename::request(&mut body);
            rename::response(&mut body);
            assert_eq!(body, once, "{text}");
        });
}

//! Headers at random that choose among prepared bodies.

use actix_web::http::header::{HeaderMap, HeaderValue, IF_NONE_MATCH};
use fuzzing::Target;

use super::{
    encoding::{Encoding, choose},
    prepared_response::knows,
};

#[test]
fn fuzz_an_encoding_is_chosen_that_the_body_has_and_the_client_takes() {
    let words = [
        "br", "zstd", "gzip", "identity", "*", ";q=", ";", ",", " ", "0", "1", "0.", ".5", "0.001", "1000",
        "4294968", "é",
    ];
    Target::new("accept-encoding", env!("CARGO_MANIFEST_DIR"))
        .words(&words)
        .texts(|text| {
            let Ok(value) = HeaderValue::from_str(text) else {
                return;
            };
            for missing in Encoding::ALL {
                let has = |encoding| encoding == Encoding::Identity || encoding != missing;
                let chosen = choose(Some(&value), has);
                assert!(has(chosen), "{text:?}");
                let named = text.to_ascii_lowercase();
                let is_named = named.contains(chosen.token()) || named.contains('*');
                assert!(chosen == Encoding::Identity || is_named, "{text:?}");
            }
        });
}

#[test]
fn fuzz_a_client_knows_a_body_only_by_its_tag() {
    let words = [
        "\"abc\"",
        "\"abc-br\"",
        "W/",
        "w/",
        "*",
        ",",
        " ",
        "\"",
        "\"abcd\"",
        "abc",
    ];
    Target::new("if-none-match", env!("CARGO_MANIFEST_DIR"))
        .words(&words)
        .texts(|text| {
            let Ok(value) = HeaderValue::from_str(text) else {
                return;
            };
            let mut headers = HeaderMap::new();
            headers.insert(IF_NONE_MATCH, value);
            let known = knows(&headers, &HeaderValue::from_static("\"abc\""));
            assert!(
                !known || text.contains("\"abc\"") || text.contains('*'),
                "{text:?}"
            );
        });
}

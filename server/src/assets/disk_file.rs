//! A file that is read from the disk for each response: as a whole or in a part, under the conditions of RFC 9110.
//!
//! Its entity tag is the only validator: a date would differ from one server to the next.

use std::{io, path::Path, sync::Arc};

use actix_files::{HttpRange, NamedFile};
use actix_web::{
    HttpRequest, HttpResponse,
    body::BoxBody,
    http::{
        Method, StatusCode,
        header::{
            ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_RANGE, CONTENT_TYPE, ETAG, HeaderMap,
            HeaderValue, IF_MATCH, IF_NONE_MATCH, IF_RANGE, RANGE,
        },
    },
};

use super::{
    digest::{Digest, Version},
    file_body::FileBody,
};
use crate::http_cache::{
    caching,
    prepared_response::{entries, knows},
};

/// A file that is read from the disk.
#[derive(Clone, Debug)]
pub(super) struct DiskFile {
    path: Arc<Path>,
    content_type: HeaderValue,
    disposition: HeaderValue,
    caching: HeaderValue,
    digest: Digest,
}

/// What a request gets of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Portion {
    Whole,
    Part {
        offset: u64,
        length: u64,
    },
    /// The client has it.
    Nothing,
    Refused(StatusCode),
}

impl DiskFile {
    /// A file at a path.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub(super) fn open(path: Arc<Path>, caching: HeaderValue) -> io::Result<Self> {
        let file = NamedFile::open(&path)?;
        let header = |text: String| HeaderValue::try_from(text).map_err(io::Error::other);
        Ok(Self {
            content_type: match registered_type(&path) {
                Some(registered) => registered,
                None => header(file.content_type().to_string())?,
            },
            disposition: header(file.content_disposition().to_string())?,
            path,
            caching,
            digest: Digest::default(),
        })
    }

    /// Keeps what is known of the content if it is the same file.
    pub(super) fn knowing(&mut self, before: &Self) {
        if self.path == before.path {
            self.digest = before.digest.clone();
        }
    }

    /// The response to a request; `None` if the file is not there any more.
    pub(super) async fn respond(&self, request: &HttpRequest) -> Option<HttpResponse> {
        let version = self.digest.of(&self.path).await.inspect_err(|error| {
            tracing::error!(path = %self.path.display(), %error, "a listed file cannot be read");
        });
        let version = version.ok()?;
        let length = version.identity.length;
        let portion = portion(request, &version);
        let mut response = HttpResponse::new(status(portion));
        let headers = response.headers_mut();
        if let Portion::Refused(status) = portion {
            // It speaks of the request, so no cache may keep it as the file.
            headers.insert(CACHE_CONTROL, caching::NEVER);
            if status == StatusCode::RANGE_NOT_SATISFIABLE {
                insert(headers, &format!("bytes */{length}"));
            }
            return Some(response);
        }
        headers.insert(CACHE_CONTROL, self.caching.clone());
        headers.insert(ETAG, version.etag.clone());
        headers.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        let (offset, length) = match portion {
            Portion::Nothing | Portion::Refused(_) => return Some(response),
            Portion::Whole => (0, length),
            Portion::Part { offset, length: part } => {
                let last = offset + part - 1;
                insert(headers, &format!("bytes {offset}-{last}/{length}"));
                (offset, part)
            }
        };
        headers.insert(CONTENT_TYPE, self.content_type.clone());
        headers.insert(CONTENT_DISPOSITION, self.disposition.clone());
        let body = FileBody::new(&self.path, version.identity, offset, length);
        Some(response.set_body(BoxBody::new(body)))
    }
}

fn insert(headers: &mut HeaderMap, range: &str) {
    if let Ok(range) = HeaderValue::try_from(range) {
        headers.insert(CONTENT_RANGE, range);
    }
}

fn status(portion: Portion) -> StatusCode {
    match portion {
        Portion::Whole => StatusCode::OK,
        Portion::Part { .. } => StatusCode::PARTIAL_CONTENT,
        Portion::Nothing => StatusCode::NOT_MODIFIED,
        Portion::Refused(status) => status,
    }
}

/// What a request gets, in the order of RFC 9110, section 13.2.2.
fn portion(request: &HttpRequest, version: &Version) -> Portion {
    let headers = request.headers();
    // No tag of ours is weak, so equal tags match strongly.
    let is_wanted = |known: &str| known == "*" || known.as_bytes() == version.etag.as_bytes();
    if headers.contains_key(IF_MATCH) && !entries(headers, &IF_MATCH).any(is_wanted) {
        return Portion::Refused(StatusCode::PRECONDITION_FAILED);
    }
    if headers.contains_key(IF_NONE_MATCH) && knows(headers, &version.etag) {
        return Portion::Nothing;
    }
    let is_same = headers.get(IF_RANGE).is_none_or(|known| *known == version.etag);
    let range = headers
        .get(RANGE)
        .filter(|_| is_same && request.method() == Method::GET)
        .and_then(|range| range.to_str().ok())
        // Units that are not known count as absent.
        .filter(|range| {
            range
                .get(..6)
                .is_some_and(|unit| unit.eq_ignore_ascii_case("bytes="))
        });
    let Some(range) = range else { return Portion::Whole };
    // More than one part at a time is not sent.
    match HttpRange::parse(range, version.identity.length)
        .ok()
        .and_then(|parts| parts.first().copied())
        // An empty file has a suffix, but no last byte that a header could name.
        .filter(|part| part.length > 0)
    {
        Some(part) => Portion::Part {
            offset: part.start,
            length: part.length,
        },
        None => Portion::Refused(StatusCode::RANGE_NOT_SATISFIABLE),
    }
}

/// The registered media type where the guess from a file's ending is none: sound in MPEG-4 is `audio/mp4`. With
/// `nosniff` a browser takes the type at its word.
fn registered_type(path: &Path) -> Option<HeaderValue> {
    let is_sound = path.extension().is_some_and(|extension| extension == "m4a");
    is_sound.then(|| HeaderValue::from_static("audio/mp4"))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn sound_in_mpeg_4_has_its_registered_type() {
        assert_eq!(registered_type(Path::new("a.m4a")).unwrap(), "audio/mp4");
        assert!(registered_type(Path::new("a.weba")).is_none());
    }

    #[actix_web::test]
    async fn conditions_and_ranges_decide_what_is_sent() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, "0123456789").unwrap();
        let version = Digest::default().of(&path.into()).await.unwrap();
        let tag = version.etag.to_str().unwrap();
        let part = |offset, length| Portion::Part { offset, length };
        let failed = Portion::Refused(StatusCode::PRECONDITION_FAILED);
        let beyond = Portion::Refused(StatusCode::RANGE_NOT_SATISFIABLE);
        let weak = format!("W/{tag}");
        for (method, headers, expected) in [
            (Method::GET, &[][..], Portion::Whole),
            (Method::GET, &[("range", "bytes=2-4")], part(2, 3)),
            (Method::GET, &[("range", "Bytes=-3")], part(7, 3)),
            (Method::GET, &[("range", "bytes=8-100")], part(8, 2)),
            (Method::GET, &[("range", "bytes=0-0,5-6")], part(0, 1)),
            (Method::GET, &[("range", "bytes=10-")], beyond),
            (Method::GET, &[("range", "bytes=x")], beyond),
            (Method::GET, &[("range", "lines=1-2")], Portion::Whole),
            (Method::HEAD, &[("range", "bytes=2-4")], Portion::Whole),
            (
                Method::GET,
                &[("range", "bytes=2-4"), ("if-range", tag)],
                part(2, 3),
            ),
            (
                Method::GET,
                &[("range", "bytes=2-4"), ("if-range", &weak)],
                Portion::Whole,
            ),
            (
                Method::GET,
                &[
                    ("range", "bytes=2-4"),
                    ("if-range", "Thu, 01 Jan 1970 00:00:00 GMT"),
                ],
                Portion::Whole,
            ),
            (Method::GET, &[("if-none-match", tag)], Portion::Nothing),
            (Method::GET, &[("if-none-match", &weak)], Portion::Nothing),
            (Method::HEAD, &[("if-none-match", "*")], Portion::Nothing),
            (Method::GET, &[("if-none-match", "\"x\"")], Portion::Whole),
            (
                Method::GET,
                &[("if-match", tag), ("range", "bytes=1-")],
                part(1, 9),
            ),
            (Method::GET, &[("if-match", "*")], Portion::Whole),
            (Method::GET, &[("if-match", &weak)], failed),
            (
                Method::GET,
                &[("if-match", "\"x\""), ("if-none-match", tag)],
                failed,
            ),
            // There is no date to compare with.
            (
                Method::GET,
                &[("if-modified-since", "Fri, 31 Dec 9999 23:59:59 GMT")],
                Portion::Whole,
            ),
        ] {
            let mut request = TestRequest::default().method(method);
            for header in headers {
                request = request.insert_header(*header);
            }
            assert_eq!(
                portion(&request.to_http_request(), &version),
                expected,
                "{headers:?}"
            );
        }
    }
}

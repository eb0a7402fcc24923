//! One call on its way to the wire: method, path, query string and body, complete before anything is sent, so that it
//! can be sent again with another token.

use std::time::Duration;

use content_wire::base64;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Method;
use serde::Serialize;
use serde_json::Value;
use url::form_urlencoded;

use crate::config::ReadMethod;
use crate::error::ContentError;

/// Longest query string of a GET, in characters without the `?`; what servers and proxies surely accept.
const QUERY_MAX: usize = 4000;

/// All that RFC 3986 does not call unreserved is encoded in one segment of a path.
const SEGMENT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// A call without its credentials.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Request {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) query: Option<String>,
    pub(crate) body: Option<Vec<u8>>,
    /// Time for which the platform may keep the response back, beside the time of every call.
    pub(crate) wait: Duration,
}

impl Request {
    /// Posts JSON.
    ///
    /// # Errors
    /// [`ContentError::RequestNotCreated`] if the body has no JSON form.
    pub(crate) fn post(path: String, body: &(impl Serialize + ?Sized)) -> Result<Self, ContentError> {
        Self::with_body(Method::POST, path, body)
    }

    /// Puts JSON.
    ///
    /// # Errors
    /// As [`Request::post`].
    pub(crate) fn put(path: String, body: &(impl Serialize + ?Sized)) -> Result<Self, ContentError> {
        Self::with_body(Method::PUT, path, body)
    }

    /// GET or DELETE with the fields in the query string, nested ones dotted. A GET that would be too long becomes a
    /// POST.
    ///
    /// # Errors
    /// As [`Request::post`].
    pub(crate) fn plain(method: Method, path: String, fields: &Value) -> Result<Self, ContentError> {
        let query = dotted(fields);
        if method == Method::GET && query.len() > QUERY_MAX {
            return Self::post(path, fields);
        }
        Ok(Self {
            method,
            path,
            query: Some(query).filter(|query| !query.is_empty()),
            body: None,
            wait: Duration::ZERO,
        })
    }

    /// A reading call that has both forms. As GET the whole request is in `.r`: dotted keys lose null, the types of
    /// values and objects in lists. The form is chosen before sending.
    ///
    /// # Errors
    /// As [`Request::post`].
    pub(crate) fn read(method: ReadMethod, path: String, body: &Value) -> Result<Self, ContentError> {
        if method == ReadMethod::Get {
            let query = form_urlencoded::Serializer::new(String::new())
                .append_pair(".r", &base64::encode(body.to_string()))
                .finish();
            if query.len() <= QUERY_MAX {
                return Ok(Self {
                    method: Method::GET,
                    path,
                    query: Some(query),
                    body: None,
                    wait: Duration::ZERO,
                });
            }
        }
        Self::post(path, body)
    }

    fn with_body(
        method: Method,
        path: String,
        body: &(impl Serialize + ?Sized),
    ) -> Result<Self, ContentError> {
        let body = serde_json::to_vec(body).map_err(|error| ContentError::RequestNotCreated {
            cause: error.to_string(),
        })?;
        Ok(Self {
            method,
            path,
            query: None,
            body: Some(body),
            wait: Duration::ZERO,
        })
    }
}

/// Writes an id as one segment of a path.
///
/// # Errors
/// [`ContentError::UrlNotCreated`] for an id that would change the path itself: none, `.` or `..`, which every reader
/// of addresses folds away however they are encoded.
pub(crate) fn segment(id: &str) -> Result<String, ContentError> {
    if matches!(id, "" | "." | "..") {
        return Err(ContentError::UrlNotCreated {
            cause: format!("`{id}` cannot stand in a path"),
        });
    }
    Ok(utf8_percent_encode(id, SEGMENT).to_string())
}

/// Nested objects become dotted keys, lists repeat their key; null and objects in lists have no such form.
fn dotted(fields: &Value) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    append(&mut query, "", fields);
    query.finish()
}

fn append(query: &mut form_urlencoded::Serializer<'_, String>, key: &str, value: &Value) {
    match value {
        Value::Null => {}
        Value::Object(object) => {
            for (name, value) in object {
                let key = if key.is_empty() {
                    name.clone()
                } else {
                    format!("{key}.{name}")
                };
                append(query, &key, value);
            }
        }
        Value::Array(values) => {
            for value in values.iter().filter(|value| !value.is_object()) {
                append(query, key, value);
            }
        }
        Value::String(text) => {
            query.append_pair(key, text);
        }
        other => {
            query.append_pair(key, &other.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nested_fields_are_dotted_lists_repeat_and_what_has_no_form_is_left_out() {
        let fields = json!({"dataCollectionId": "C D", "fields": ["a", "b"], "none": null, "flag": true,
            "filter": {"n": {"$gt": 2}}, "sort": [{"fieldName": "n"}]});
        let request = Request::plain(Method::GET, "/p".to_owned(), &fields).unwrap();
        let mut pairs: Vec<_> = request.query.as_deref().unwrap().split('&').collect();
        pairs.sort_unstable();
        assert_eq!(
            pairs,
            [
                "dataCollectionId=C+D",
                "fields=a",
                "fields=b",
                "filter.n.%24gt=2",
                "flag=true"
            ]
        );
        assert_eq!(
            Request::plain(Method::GET, "/p".to_owned(), &json!({}))
                .unwrap()
                .query,
            None
        );
    }

    #[test]
    fn a_read_by_get_carries_the_whole_request_in_one_parameter() {
        let body = json!({"filter": {"a": null}, "text": "ü?>~"});
        let request = Request::read(ReadMethod::Get, "/p".to_owned(), &body).unwrap();
        let query = request.query.unwrap();
        let encoded = query.strip_prefix(".r=").unwrap();
        assert!(!encoded.contains(['+', '/', '=', '%']), "{encoded}");
        let read: Value = serde_json::from_slice(&base64::decode(encoded).unwrap()).unwrap();
        assert_eq!(read, body);
        assert_eq!((request.method, request.body), (Method::GET, None));
    }

    #[test]
    fn section_7_a_get_over_4000_characters_goes_out_as_post() {
        let read = |characters: usize| {
            let body = json!({"t": "x".repeat(characters)});
            Request::read(ReadMethod::Get, "/p".to_owned(), &body).unwrap()
        };
        // One byte more than 2997 makes two characters more in base64, so that 4000 itself cannot be met.
        let longest = read(2989);
        assert_eq!(
            (longest.method, longest.query.map(|query| query.len())),
            (Method::GET, Some(3999))
        );
        let longer = read(2990);
        assert_eq!((longer.method, longer.query), (Method::POST, None));
        assert_eq!(longer.path, "/p");
        assert!(longer.body.is_some_and(|body| body.len() == 2998));
    }

    #[test]
    fn section_7_a_plain_get_over_4000_characters_goes_out_as_post_and_a_delete_stays() {
        let plain = |method: Method, characters: usize| {
            let fields = json!({"t": "x".repeat(characters)});
            Request::plain(method, "/p".to_owned(), &fields).unwrap()
        };
        let longest = plain(Method::GET, 3998);
        assert_eq!(
            (longest.method, longest.query.map(|query| query.len())),
            (Method::GET, Some(4000))
        );
        let longer = plain(Method::GET, 3999);
        assert_eq!((longer.method, longer.query), (Method::POST, None));
        let body: Value = serde_json::from_slice(&longer.body.unwrap()).unwrap();
        assert_eq!(body, json!({"t": "x".repeat(3999)}));
        assert_eq!(plain(Method::DELETE, 3999).method, Method::DELETE);
    }

    #[test]
    fn ids_stay_one_segment_of_the_path() {
        let table = [
            ("a-b_c.d~e", "a-b_c.d~e"),
            ("a/b", "a%2Fb"),
            ("../x", "..%2Fx"),
            ("a?b#c", "a%3Fb%23c"),
            ("100%", "100%25"),
            ("글", "%EA%B8%80"),
        ];
        for (id, expected) in table {
            assert_eq!(segment(id).unwrap(), expected);
        }
        for id in ["", ".", ".."] {
            let error = segment(id).unwrap_err();
            assert!(
                matches!(error, ContentError::UrlNotCreated { .. }),
                "{id}: {error:?}"
            );
        }
    }
}

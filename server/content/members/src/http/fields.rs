//! Fields of members' calls, named by their path in the body.

use content_wire::captcha::CaptchaTokens;
use serde_json::{Map, Value};

use content_service::extension::{ApiError, Object};

/// Most bytes of a profile. Names and addresses fit many times over; a picture is a link.
const PROFILE_MAX: usize = 16 * 1024;

/// A text that must be there.
pub(super) fn text(body: &Object, path: &str) -> Result<String, ApiError> {
    optional(body, path)?.ok_or_else(|| ApiError::field(path, "must not be empty"))
}

/// A text that may be missing or empty.
pub(super) fn optional(body: &Object, path: &str) -> Result<Option<String>, ApiError> {
    match at(body, path) {
        None | Some(Value::Null) => Ok(None),
        // One of the databases cannot keep this character.
        Some(Value::String(text)) if text.contains('\0') => {
            Err(ApiError::field(path, "must not contain NUL"))
        }
        Some(Value::String(text)) => Ok(Some(text.clone()).filter(|text| !text.is_empty())),
        Some(_) => Err(ApiError::field(path, "must be a text")),
    }
}

/// The first of several texts that is there; what is no text is passed over.
pub(super) fn first(body: &Object, paths: &[&str]) -> Option<String> {
    paths.iter().find_map(|path| optional(body, path).ok().flatten())
}

/// A switch that is off when missing.
pub(super) fn switch(body: &Object, path: &str) -> Result<bool, ApiError> {
    match at(body, path) {
        None | Some(Value::Null) => Ok(false),
        Some(Value::Bool(value)) => Ok(*value),
        Some(_) => Err(ApiError::field(path, "must be true or false")),
    }
}

/// A profile, empty when missing.
pub(super) fn profile(body: &Object, path: &str) -> Result<Map<String, Value>, ApiError> {
    match at(body, path) {
        None | Some(Value::Null) => Ok(Map::new()),
        Some(Value::Object(profile)) => {
            if Value::Object(profile.clone()).to_string().len() > PROFILE_MAX {
                return Err(ApiError::field(
                    path,
                    format!("must have at most {PROFILE_MAX} bytes"),
                ));
            }
            Ok(profile.clone())
        }
        Some(_) => Err(ApiError::field(path, "must be an object")),
    }
}

/// What the captchas gave.
pub(super) fn captcha(body: &Object) -> CaptchaTokens {
    body.get("captchaTokens")
        .map(CaptchaTokens::read)
        .unwrap_or_default()
}

fn at<'a>(body: &'a Object, path: &str) -> Option<&'a Value> {
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    let value = body.get(first)?;
    if rest.is_empty() {
        return Some(value);
    }
    at(value.as_object()?, rest)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn body() -> Object {
        let body = json!({"a": {"b": "text", "empty": "", "number": 1, "null": null}, "flag": true,
            "captchaTokens": [{"Recaptcha": "seen", "InvisibleRecaptcha": ""}]});
        body.as_object().unwrap().clone()
    }

    #[test]
    fn fields_are_found_by_path_and_checked() {
        assert_eq!(text(&body(), "a.b").unwrap(), "text");
        for path in ["a.empty", "a.null", "a.b.c", "x", "x.y"] {
            assert!(text(&body(), path).is_err(), "{path}");
            assert_eq!(optional(&body(), path).unwrap(), None, "{path}");
        }
        assert!(optional(&body(), "a.number").is_err());
        assert!(optional(json!({"a": "\0"}).as_object().unwrap(), "a").is_err());
        assert_eq!(first(&body(), &["x", "a.empty", "a.b"]).as_deref(), Some("text"));
        assert!(switch(&body(), "flag").unwrap() && !switch(&body(), "x").unwrap());
        assert!(switch(&body(), "a").is_err());
    }

    #[test]
    fn profiles_are_objects_of_some_size_at_most() {
        assert_eq!(profile(&body(), "a").unwrap().len(), 4);
        assert!(profile(&body(), "a.b").is_err());
        let large = json!({"profile": {"picture": "x".repeat(PROFILE_MAX)}});
        assert!(profile(large.as_object().unwrap(), "profile").is_err());
    }

    #[test]
    fn captcha_tokens_are_read_by_their_capital_names() {
        let tokens = captcha(&body());
        assert_eq!(
            (tokens.visible.as_deref(), tokens.invisible),
            (Some("seen"), None)
        );
        assert!(captcha(&Object::new()).visible.is_none());
    }
}

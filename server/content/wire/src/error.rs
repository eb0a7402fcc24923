//! The body of a refused call: a message, and details with either a coded error or the fields that are not valid.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};

/// Codes of members' refusals, which the platform's clients compare as texts.
pub mod code {
    /// A captcha is required and none was sent.
    pub const MISSING_CAPTCHA_TOKEN: &str = "-19971";
    /// The captcha was not solved.
    pub const INVALID_CAPTCHA_TOKEN: &str = "-19970";
    /// A member has the address already.
    pub const EMAIL_ALREADY_EXISTS: &str = "-19995";
    /// The password is wrong.
    pub const INVALID_PASSWORD: &str = "-19976";
    /// The password must be replaced before the next login.
    pub const RESET_PASSWORD: &str = "-19973";
}

/// The body of a refused call.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ErrorBody {
    /// What happened.
    pub message: Option<String>,
    /// What is known beyond the message.
    pub details: Option<ErrorDetails>,
}

/// The details of a refusal. They are empty for a failure inside the service: clients then report the request's id.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct ErrorDetails {
    /// A refusal with a code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub application_error: Option<CodedError>,
    /// A refusal of fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub validation_error: Option<ValidationError>,
}

/// A refusal with a code: of a whole call, or of one item of a bulk call.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct CodedError {
    /// The platform's code as text, for example `WDE0074`; a number is read as its text.
    #[serde(deserialize_with = "text_of_code")]
    pub code: String,
    /// What happened, in the platform's words.
    #[serde(deserialize_with = "text_or_empty")]
    pub description: String,
    /// What the platform attached.
    pub data: Option<Value>,
}

/// The fields of the input that are refused.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct ValidationError {
    /// One entry a rule that is broken.
    pub field_violations: Vec<FieldViolation>,
}

/// One field that the platform refused.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct FieldViolation {
    /// Path of the field, as on the wire.
    pub field: String,
    /// What is wrong with it.
    pub description: String,
    /// The rule it broke, if the platform names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub violated_rule: Option<String>,
    /// Name of a custom rule, if the platform names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule_name: Option<String>,
    /// What the platform attached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<Value>,
}

impl CodedError {
    /// An error without further data.
    pub fn new(code: impl Into<String>, description: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            description: description.into(),
            data: Some(json!({})),
        }
    }
}

impl FieldViolation {
    /// A field that breaks a rule of no named kind.
    pub fn new(field: impl Into<String>, description: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            description: description.into(),
            violated_rule: Some("OTHER".to_owned()),
            rule_name: None,
            data: Some(json!({})),
        }
    }
}

impl From<CodedError> for ErrorDetails {
    fn from(error: CodedError) -> Self {
        Self {
            application_error: Some(error),
            validation_error: None,
        }
    }
}

impl From<Vec<FieldViolation>> for ErrorDetails {
    fn from(field_violations: Vec<FieldViolation>) -> Self {
        Self {
            application_error: None,
            validation_error: Some(ValidationError { field_violations }),
        }
    }
}

fn text_of_code<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(match Option::<Value>::deserialize(deserializer)? {
        Some(Value::String(text)) => text,
        Some(other) => other.to_string(),
        None => String::new(),
    })
}

fn text_or_empty<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use serde_json::from_value;

    use super::*;

    #[test]
    fn a_body_is_read_as_it_is_written() {
        let coded = json!({"message": "m", "details": {"applicationError":
            {"code": "WDE0073", "description": "d", "data": {}}}});
        let fields = json!({"message": "m", "details": {"validationError": {"fieldViolations":
            [{"field": "f", "description": "d", "violatedRule": "OTHER", "data": {"type": "EMAIL"}}]}}});
        let inside = json!({"message": "m", "details": {}});
        for body in [coded, fields, inside] {
            let read: ErrorBody = from_value(body.clone()).unwrap();
            assert_eq!(json!(read), body);
        }
    }

    #[test]
    fn a_code_is_text_and_what_is_null_or_missing_is_empty() {
        for (wire, code) in [
            (json!({"code": "-19971"}), "-19971"),
            (json!({"code": -19971}), "-19971"),
            (json!({"code": null, "description": null}), ""),
            (json!({}), ""),
        ] {
            let read: CodedError = from_value(wire).unwrap();
            assert_eq!((read.code.as_str(), read.description.as_str()), (code, ""));
        }
        let body: ErrorBody = from_value(json!({"message": null, "details": null})).unwrap();
        assert_eq!(body, ErrorBody::default());
    }
}

//! Captcha tokens: on the wire a list of one object with both tokens, `[{"Recaptcha": …, "InvisibleRecaptcha": …}]`.

use serde::{Serialize, Serializer};
use serde_json::Value;

/// Proof that a person makes the call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaptchaTokens {
    /// Token of the captcha that the person solved.
    pub visible: Option<String>,
    /// Token of the captcha that works without interaction.
    pub invisible: Option<String>,
}

impl CaptchaTokens {
    /// Reads the tokens; anything that is no list of objects holds none, and an empty token is none.
    pub fn read(value: &Value) -> Self {
        let token = |name: &str| {
            let mut tokens = value.as_array()?.iter();
            let text = tokens.find_map(|token| token.get(name)?.as_str())?;
            Some(text.to_owned()).filter(|text| !text.is_empty())
        };
        Self {
            visible: token("Recaptcha"),
            invisible: token("InvisibleRecaptcha"),
        }
    }
}

impl Serialize for CaptchaTokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Wire<'a> {
            #[serde(skip_serializing_if = "Option::is_none")]
            recaptcha: Option<&'a str>,
            #[serde(skip_serializing_if = "Option::is_none")]
            invisible_recaptcha: Option<&'a str>,
        }
        let wire = Wire {
            recaptcha: self.visible.as_deref(),
            invisible_recaptcha: self.invisible.as_deref(),
        };
        [wire].serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn captcha_tokens_are_a_list_of_one_object() {
        let tokens = CaptchaTokens {
            visible: Some("v".to_owned()),
            invisible: Some("i".to_owned()),
        };
        let wire = json!([{"Recaptcha": "v", "InvisibleRecaptcha": "i"}]);
        assert_eq!(json!(tokens), wire);
        assert_eq!(CaptchaTokens::read(&wire), tokens);
        assert_eq!(json!(CaptchaTokens::default()), json!([{}]));
    }

    #[test]
    fn empty_and_missing_tokens_are_none() {
        for wire in [
            json!([{"Recaptcha": "", "InvisibleRecaptcha": 5}]),
            json!([]),
            json!({}),
            json!(null),
        ] {
            assert_eq!(CaptchaTokens::read(&wire), CaptchaTokens::default(), "{wire}");
        }
    }
}

//! What is kept between sending a browser to log in and its return.

use content_wire::pkce::CodeVerifier;
use content_wire::secret::Secret;
use serde::{Deserialize, Serialize};

/// What must be kept between sending a browser to log in and its coming back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OauthData {
    /// Where the browser comes back; may be empty.
    pub redirect_uri: String,
    /// Where the visitor was; may be empty.
    pub original_uri: String,
    /// What is sent first.
    pub code_challenge: String,
    /// What is shown later.
    pub code_verifier: Secret,
    /// What must come back with the code.
    pub state: String,
}

impl OauthData {
    /// New random values. The state is the challenge of a second verifier.
    pub fn generate(redirect_uri: impl Into<String>, original_uri: impl Into<String>) -> Self {
        let verifier = CodeVerifier::generate();
        Self {
            redirect_uri: redirect_uri.into(),
            original_uri: original_uri.into(),
            code_challenge: verifier.challenge(),
            code_verifier: verifier.into_secret(),
            state: CodeVerifier::generate().challenge(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_logins_share_a_secret() {
        let one = OauthData::generate("https://a.example/", "");
        let two = OauthData::generate("https://a.example/", "");
        assert_ne!(one.code_verifier, two.code_verifier);
        assert_ne!(one.state, two.state);
        assert_ne!(one.state, one.code_challenge);
        let kept: OauthData = serde_json::from_str(&serde_json::to_string(&one).unwrap()).unwrap();
        assert_eq!(kept, one);
    }
}

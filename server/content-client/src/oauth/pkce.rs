//! Proof of key for code exchange (RFC 7636), so that a code is worth nothing to whoever overhears it.

use rand::seq::IndexedRandom as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::base64::encode_base64url;
use crate::{ContentError, Secret};

/// Length of a verifier unless told otherwise; what 32 random bytes give in base64.
const LENGTH_DEFAULT: usize = 43;
/// Shortest verifier, by RFC 7636.
const LENGTH_MIN: usize = 43;
/// Longest verifier, by RFC 7636.
const LENGTH_MAX: usize = 128;
/// The characters that RFC 7636 allows.
const ALPHABET: &[u8; 66] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";

/// A random text whose hash is sent first and which is shown when the code is exchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeVerifier(Secret);

impl CodeVerifier {
    /// A new one of the default length, 43.
    pub fn generate() -> Self {
        Self::random(LENGTH_DEFAULT)
    }

    /// A new one; length 0 means the default.
    ///
    /// # Errors
    /// [`ContentError::VerifierLength`] if the length is not within 43 and 128.
    pub fn with_length(length: usize) -> Result<Self, ContentError> {
        match length {
            0 => Ok(Self::generate()),
            LENGTH_MIN..=LENGTH_MAX => Ok(Self::random(length)),
            received => Err(ContentError::VerifierLength { received }),
        }
    }

    /// Takes one that was kept.
    ///
    /// # Errors
    /// [`ContentError::VerifierLength`] if its length is not within 43 and 128.
    pub fn from_text(text: impl Into<String>) -> Result<Self, ContentError> {
        let text = text.into();
        let received = text.chars().count();
        if (LENGTH_MIN..=LENGTH_MAX).contains(&received) {
            Ok(Self(text.into()))
        } else {
            Err(ContentError::VerifierLength { received })
        }
    }

    /// The text itself.
    pub fn reveal(&self) -> &str {
        self.0.reveal()
    }

    /// What is sent first: the base64url form of its SHA-256, method `S256`.
    pub fn challenge(&self) -> String {
        encode_base64url(&Sha256::digest(self.reveal()))
    }

    fn random(length: usize) -> Self {
        let mut random = rand::rng();
        let text: String = (0..length)
            .filter_map(|_| ALPHABET.choose(&mut random).copied().map(char::from))
            .collect();
        Self(text.into())
    }
}

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
            code_verifier: verifier.0,
            state: CodeVerifier::generate().challenge(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn section_5_a_verifier_is_43_to_128_characters_long_43_by_default() {
        for (asked, given) in [(0, 43), (43, 43), (44, 44), (128, 128)] {
            let verifier = CodeVerifier::with_length(asked).unwrap();
            assert_eq!(verifier.reveal().len(), given);
            assert!(verifier.reveal().bytes().all(|byte| ALPHABET.contains(&byte)));
        }
        for asked in [1, 42, 129] {
            let expected = format!("Expected a length between 43 and 128. Received {asked}.");
            assert_eq!(
                CodeVerifier::with_length(asked).unwrap_err().to_string(),
                expected
            );
            let text = "x".repeat(asked);
            assert_eq!(CodeVerifier::from_text(text).unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn a_challenge_is_that_of_rfc_7636() {
        // The example in appendix B.
        let verifier = CodeVerifier::from_text("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk").unwrap();
        assert_eq!(
            verifier.challenge(),
            "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        );
    }

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

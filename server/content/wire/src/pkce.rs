//! Proof of key for code exchange (RFC 7636, method S256 only): an intercepted code is useless without its verifier.

use rand::seq::IndexedRandom as _;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::base64;
use crate::secret::Secret;

/// Shortest verifier, by RFC 7636.
const LENGTH_MIN: usize = 43;
/// Longest verifier, by RFC 7636.
const LENGTH_MAX: usize = 128;
/// Length of a verifier by default; what 32 random bytes give in base64.
const LENGTH_DEFAULT: usize = 43;
/// The characters that RFC 7636 allows.
const ALPHABET: &[u8; 66] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
/// Characters of a SHA-256 in unpadded base64url.
const CHALLENGE_LENGTH: usize = 43;

/// A code verifier's length is out of range. The message is the platform's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("Expected a length between 43 and 128. Received {received}.")]
pub struct VerifierLength {
    /// The length that was requested.
    pub received: usize,
}

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
    /// [`VerifierLength`] if the length is not within 43 and 128.
    pub fn with_length(length: usize) -> Result<Self, VerifierLength> {
        match length {
            0 => Ok(Self::generate()),
            LENGTH_MIN..=LENGTH_MAX => Ok(Self::random(length)),
            received => Err(VerifierLength { received }),
        }
    }

    /// Takes one that was kept.
    ///
    /// # Errors
    /// [`VerifierLength`] if its length is not within 43 and 128.
    pub fn from_text(text: impl Into<String>) -> Result<Self, VerifierLength> {
        let text = text.into();
        let received = text.chars().count();
        if (LENGTH_MIN..=LENGTH_MAX).contains(&received) {
            Ok(Self(text.into()))
        } else {
            Err(VerifierLength { received })
        }
    }

    /// The text itself.
    pub fn reveal(&self) -> &str {
        self.0.reveal()
    }

    /// The text as a secret, to be kept until the code is exchanged.
    pub fn into_secret(self) -> Secret {
        self.0
    }

    /// What is sent first: the base64url form of its SHA-256, method `S256`.
    pub fn challenge(&self) -> String {
        challenge(self.reveal())
    }

    fn random(length: usize) -> Self {
        let mut random = rand::rng();
        let text: String = (0..length)
            .filter_map(|_| ALPHABET.choose(&mut random).copied().map(char::from))
            .collect();
        Self(text.into())
    }
}

/// Says whether a text can be a challenge at all.
pub fn is_challenge(text: &str) -> bool {
    text.len() == CHALLENGE_LENGTH && base64::decode_strict(text).is_ok()
}

/// Says whether a verifier follows RFC 7636 and belongs to a challenge.
pub fn matches(verifier: &str, expected: &str) -> bool {
    (LENGTH_MIN..=LENGTH_MAX).contains(&verifier.len())
        && verifier.bytes().all(|byte| ALPHABET.contains(&byte))
        && challenge(verifier) == expected
}

fn challenge(verifier: &str) -> String {
    base64::encode(Sha256::digest(verifier))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pair of RFC 7636, appendix B.
    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

    #[test]
    fn section_5_a_verifier_is_43_to_128_characters_long_43_by_default() {
        for (asked, given) in [(0, 43), (43, 43), (44, 44), (128, 128)] {
            let verifier = CodeVerifier::with_length(asked).unwrap();
            assert_eq!(verifier.reveal().len(), given);
            assert!(matches(verifier.reveal(), &verifier.challenge()));
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
    fn the_standards_own_example_matches_and_others_do_not() {
        let verifier = CodeVerifier::from_text(VERIFIER).unwrap();
        assert_eq!(verifier.challenge(), CHALLENGE);
        assert_eq!(verifier.into_secret().reveal(), VERIFIER);
        assert!(is_challenge(CHALLENGE));
        assert!(matches(VERIFIER, CHALLENGE));
        assert!(!matches(&VERIFIER.replace('d', "e"), CHALLENGE));
        assert!(!matches(VERIFIER, VERIFIER));
    }

    #[test]
    fn verifiers_and_challenges_that_break_the_rules_are_refused() {
        for (verifier, expected) in [
            ("a".repeat(42), false),
            ("a".repeat(43), true),
            ("~".repeat(128), true),
            ("a".repeat(129), false),
            ("+".repeat(43), false),
        ] {
            assert_eq!(matches(&verifier, &challenge(&verifier)), expected, "{verifier}");
        }
        for text in ["", CHALLENGE.split_at(1).1, &CHALLENGE.replace('-', "+")] {
            assert!(!is_challenge(text), "{text}");
        }
    }

    #[test]
    fn fuzz_only_the_verifier_of_a_challenge_matches_it() {
        let target = fuzzing::Target::new("pkce", env!("CARGO_MANIFEST_DIR"));
        let words = [VERIFIER, CHALLENGE, "~", "=", "+", "A"];
        target.words(&words).texts(|text| {
            let is_verifier =
                CodeVerifier::from_text(text).is_ok() && text.bytes().all(|byte| ALPHABET.contains(&byte));
            assert_eq!(matches(text, &challenge(text)), is_verifier, "{text:?}");
            assert_eq!(matches(text, CHALLENGE), text == VERIFIER, "{text:?}");
            assert!(!matches(VERIFIER, text) || text == CHALLENGE, "{text:?}");
            assert!(!is_challenge(text) || text.is_ascii(), "{text:?}");
        });
    }
}

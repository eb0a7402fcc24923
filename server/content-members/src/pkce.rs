//! Proof that who redeems a code is who asked for it (RFC 7636, method S256 alone).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

/// Characters of a SHA-256 in unpadded base64url.
const CHALLENGE_LENGTH: usize = 43;

/// Says whether a text can be a challenge at all.
pub(crate) fn is_challenge(text: &str) -> bool {
    text.len() == CHALLENGE_LENGTH && URL_SAFE_NO_PAD.decode(text).is_ok()
}

/// Says whether a verifier belongs to a challenge.
pub(crate) fn matches(verifier: &str, challenge: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    (43..=128).contains(&verifier.len())
        && verifier.bytes().all(is_allowed)
        && URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes())) == challenge
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pair of RFC 7636, appendix B.
    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

    #[test]
    fn the_standards_own_example_matches_and_others_do_not() {
        assert!(is_challenge(CHALLENGE));
        assert!(matches(VERIFIER, CHALLENGE));
        assert!(!matches(&VERIFIER.replace('d', "e"), CHALLENGE));
        assert!(!matches(VERIFIER, VERIFIER));
    }

    #[test]
    fn verifiers_and_challenges_that_break_the_rules_are_refused() {
        let challenge = |verifier: &str| URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes()));
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
}

//! Secrets that the service makes: tokens that cannot be guessed, and codes short enough to type.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

/// Random bytes in a token: 256 bits cannot be guessed.
const TOKEN_BYTES: usize = 32;
/// Codes are below this: six digits.
const CODE_BOUND: u32 = 1_000_000;

/// A new token for a session, a state or a link.
pub(crate) fn random() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; TOKEN_BYTES]>())
}

/// What is kept of a token, so that the database alone gives no access.
pub(crate) fn digest(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// A new code of six digits.
pub(crate) fn code() -> String {
    format!("{:06}", rand::random_range(0..CODE_BOUND))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn tokens_and_codes_have_their_length_and_differ() {
        let tokens: HashSet<String> = (0..100).map(|_| random()).collect();
        assert_eq!(tokens.len(), 100);
        assert!(tokens.iter().all(|token| token.len() == 43));
        let codes: HashSet<String> = (0..100).map(|_| code()).collect();
        assert!(codes.len() > 90);
        assert!(
            codes
                .iter()
                .all(|code| code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit()))
        );
    }

    #[test]
    fn a_digest_is_sha_256() {
        assert_eq!(digest("abc")[..4], [0xba, 0x78, 0x16, 0xbf]);
    }
}

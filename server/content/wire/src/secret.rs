//! Texts that must not reach a log, and random tokens with their digests.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::base64;

/// Random bytes in a token: 256 bits cannot be guessed.
const TOKEN_BYTES: usize = 32;

/// A password, a code or a token. It is written to the wire, and `Debug` hides it.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// The text itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl<T: Into<String>> From<T> for Secret {
    fn from(text: T) -> Self {
        Self(text.into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret")
    }
}

/// A new random token: 43 characters of base64url.
pub fn random_token() -> String {
    base64::encode(rand::random::<[u8; TOKEN_BYTES]>())
}

/// The SHA-256 of a token. Only the digest is stored, so that a copy of the database gives no access.
pub fn digest(token: &str) -> Vec<u8> {
    Sha256::digest(token).to_vec()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_secret_is_never_shown() {
        assert_eq!(format!("{:?}", Some(Secret::from("hidden"))), "Some(Secret)");
    }

    #[test]
    fn tokens_have_their_length_and_differ() {
        let tokens: HashSet<String> = (0..100).map(|_| random_token()).collect();
        assert_eq!(tokens.len(), 100);
        assert!(tokens.iter().all(|token| token.len() == 43));
    }

    #[test]
    fn a_digest_is_sha_256() {
        assert_eq!(digest("abc")[..4], [0xba, 0x78, 0x16, 0xbf]);
    }
}

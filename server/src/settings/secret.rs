//! Settings that must not be printed.

use std::{fmt, str::FromStr};

/// Fewest characters of a secret that signs: HS256 needs a key as long as its hash (RFC 7518, 3.2).
const SIGNING_SECRET_MIN: usize = 32;

/// A text that is not printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The secret text itself.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl FromStr for Secret {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() {
            return Err("must not be empty");
        }
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("(secret)")
    }
}

/// A secret that is long enough to sign with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SigningSecret(Secret);

impl SigningSecret {
    /// The secret text itself.
    pub fn expose(&self) -> &str {
        self.0.expose()
    }
}

impl FromStr for SigningSecret {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() < SIGNING_SECRET_MIN {
            return Err(format!(
                "the secret must have at least {SIGNING_SECRET_MIN} characters"
            ));
        }
        Ok(Self(text.parse()?))
    }
}

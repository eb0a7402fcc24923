//! Tokens of visitors. They are signed and kept nowhere: anybody may ask for any number of them, and a visitor's token says
//! nothing but that its holder is one.

use content_wire::base64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use sqlx::{AnyPool, Row as _};

use super::StoreError;

/// What such a token begins with, which distinguishes it from a member's.
const PREFIX: &str = "axv_";
/// Name of the key in the database.
const NAME: &str = "visitor tokens";
/// Bytes of the key: as many as the hash takes at once.
const KEY_BYTES: usize = 64;
/// Bytes of the kind, of the expiry, and of what makes two tokens of one second differ.
const CLAIMS_BYTES: usize = 1 + 8 + 16;

/// The key that signs them.
pub(super) struct VisitorTokens {
    key: [u8; KEY_BYTES],
}

impl VisitorTokens {
    /// Reads the key that all servers of the database share; the first one makes it. Where the database does not take it,
    /// this process has a key of its own until it ends.
    pub(super) async fn load(pool: &AnyPool) -> Result<Self, StoreError> {
        let fresh: [u8; KEY_BYTES] = rand::random();
        if let Some(key) = kept(pool).await? {
            return Ok(Self { key });
        }
        let added = sqlx::query(
            "INSERT INTO service_secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        )
        .bind(NAME)
        .bind(fresh.to_vec())
        .execute(pool)
        .await;
        if let Err(error) = added {
            tracing::warn!(%error, "visitors' tokens end with this process: their key is not kept");
            return Ok(Self { key: fresh });
        }
        // Another server may have been the first.
        let key = kept(pool).await?.unwrap_or(fresh);
        Ok(Self { key })
    }

    /// A token of one kind that is good until `expiry`, in seconds since 1970.
    pub(super) fn issue(&self, kind: u8, expiry: i64) -> String {
        let mut token = vec![kind];
        token.extend(expiry.to_be_bytes());
        token.extend(rand::random::<[u8; 16]>());
        let mac = self.mac(&token).finalize().into_bytes();
        token.extend(mac);
        format!("{PREFIX}{}", base64::encode(token))
    }

    /// Whether a text claims to be such a token.
    pub(super) fn is_one(token: &str) -> bool {
        token.starts_with(PREFIX)
    }

    /// Whether a token is of that kind, ours, and good now.
    pub(super) fn is_good(&self, token: &str, kind: u8, now: i64) -> bool {
        let claims = || {
            let bytes = base64::decode_strict(token.strip_prefix(PREFIX)?).ok()?;
            let (claims, mac) = bytes.split_at_checked(CLAIMS_BYTES)?;
            self.mac(claims).verify_slice(mac).ok()?;
            let (own, rest) = claims.split_first()?;
            let expiry = i64::from_be_bytes(*rest.first_chunk()?);
            Some((*own, expiry))
        };
        // Still good in its last second, as the platform's clients reckon.
        claims().is_some_and(|(own, expiry)| own == kind && expiry >= now)
    }

    fn mac(&self, claims: &[u8]) -> Hmac<Sha256> {
        Hmac::<Sha256>::new(&self.key.into()).chain_update(claims)
    }
}

async fn kept(pool: &AnyPool) -> Result<Option<[u8; KEY_BYTES]>, StoreError> {
    let row = sqlx::query("SELECT value FROM service_secrets WHERE name = $1")
        .bind(NAME)
        .fetch_optional(pool)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let value: Vec<u8> = row.try_get(0)?;
    let key = value.try_into().map_err(|_| StoreError::Unreadable {
        reason: "the key of visitors' tokens".to_owned(),
    })?;
    Ok(Some(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_good_for_its_kind_and_its_time_under_its_key() {
        let tokens = VisitorTokens { key: [1; KEY_BYTES] };
        let token = tokens.issue(b'a', 100);
        assert!(tokens.is_good(&token, b'a', 100));
        assert!(!tokens.is_good(&token, b'a', 101));
        assert!(!tokens.is_good(&token, b'r', 100));
        assert_ne!(token, tokens.issue(b'a', 100));
        let other = VisitorTokens { key: [2; KEY_BYTES] };
        assert!(!other.is_good(&token, b'a', 0));
    }

    #[test]
    fn what_is_forged_is_no_token() {
        let tokens = VisitorTokens { key: [1; KEY_BYTES] };
        let token = tokens.issue(b'a', 100);
        let bytes = base64::decode_strict(token.strip_prefix(PREFIX).unwrap()).unwrap();
        for place in 0..bytes.len() {
            let mut forged = bytes.clone();
            forged[place] ^= 1;
            let forged = format!("{PREFIX}{}", base64::encode(forged));
            assert!(!tokens.is_good(&forged, b'a', 0), "byte {place}");
        }
        for text in [
            "",
            PREFIX,
            "axv_AAAA",
            "axv_!",
            token.get(4..).unwrap(),
            token.get(..20).unwrap(),
        ] {
            assert!(!tokens.is_good(text, b'a', 0), "{text}");
        }
    }

    #[test]
    fn fuzz_no_text_but_ours_is_a_token() {
        let tokens = VisitorTokens { key: [1; KEY_BYTES] };
        let token = tokens.issue(b'a', 100);
        let target = fuzzing::Target::new("visitor-token", env!("CARGO_MANIFEST_DIR"));
        target.words(&[PREFIX, "A", "-_", "=", "."]).texts(|text| {
            for forged in [
                text.to_owned(),
                format!("{token}{text}"),
                format!("{PREFIX}{text}"),
                text.replace("TOKEN", &token),
            ] {
                let is_ours = forged == token;
                assert_eq!(tokens.is_good(&forged, b'a', 0), is_ours, "{forged:?}");
            }
        });
    }
}

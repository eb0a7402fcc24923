//! Tokens of visitors. They are signed and kept nowhere: anybody may ask for any number of them, and a visitor's token says
//! nothing but that its holder is one, and which client asked for it.

use content_wire::base64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use sqlx::{AnyPool, Row as _};

use super::StoreError;

/// What such a token begins with, which distinguishes it from a member's.
const PREFIX: &str = "axv_";
/// Name of the key in the database.
const NAME: &str = "visitor tokens";
/// Bytes of the key: as many as the hash takes at once.
const KEY_BYTES: usize = 64;
/// Bytes of a client's mark.
const CLIENT_BYTES: usize = 16;
/// Bytes of the kind, of the expiry, of the client, and of what makes two tokens of one second differ.
const CLAIMS_BYTES: usize = 1 + 8 + CLIENT_BYTES + 16;

/// Stands for the id of the client that a token was given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClientMark([u8; CLIENT_BYTES]);

impl ClientMark {
    /// The mark of a client's id.
    pub(super) fn new(client_id: &str) -> Self {
        let digest: [u8; 32] = Sha256::digest(client_id.as_bytes()).into();
        let mut mark = [0; CLIENT_BYTES];
        mark.iter_mut().zip(digest).for_each(|(mark, byte)| *mark = byte);
        Self(mark)
    }
}

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

    /// A token of one kind for a client that is good until `expiry`, in seconds since 1970.
    pub(super) fn issue(&self, kind: u8, client: ClientMark, expiry: i64) -> String {
        let mut token = vec![kind];
        token.extend(expiry.to_be_bytes());
        token.extend(client.0);
        token.extend(rand::random::<[u8; 16]>());
        let mac = self.mac(&token).finalize().into_bytes();
        token.extend(mac);
        format!("{PREFIX}{}", base64::encode(token))
    }

    /// Whether a text claims to be such a token.
    pub(super) fn is_one(token: &str) -> bool {
        token.starts_with(PREFIX)
    }

    /// The client of a token that is of that kind, ours, and good now; `None` for any other text.
    pub(super) fn client(&self, token: &str, kind: u8, now: i64) -> Option<ClientMark> {
        let bytes = base64::decode_strict(token.strip_prefix(PREFIX)?).ok()?;
        let (claims, mac) = bytes.split_at_checked(CLAIMS_BYTES)?;
        self.mac(claims).verify_slice(mac).ok()?;
        let (own, rest) = claims.split_first()?;
        let (expiry, rest) = rest.split_first_chunk()?;
        // Still good in its last second, as the platform's clients reckon.
        let is_good = *own == kind && i64::from_be_bytes(*expiry) >= now;
        is_good.then_some(ClientMark(*rest.first_chunk()?))
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

    fn client() -> ClientMark {
        ClientMark::new("any")
    }

    #[test]
    fn a_token_names_the_client_that_it_was_given_to() {
        let tokens = VisitorTokens { key: [1; KEY_BYTES] };
        for id in ["site", "another", ""] {
            let token = tokens.issue(b'a', ClientMark::new(id), 100);
            assert_eq!(tokens.client(&token, b'a', 0), Some(ClientMark::new(id)));
        }
        assert_ne!(ClientMark::new("site"), ClientMark::new("another"));
    }

    #[test]
    fn a_token_is_good_for_its_kind_and_its_time_under_its_key() {
        let tokens = VisitorTokens { key: [1; KEY_BYTES] };
        let token = tokens.issue(b'a', client(), 100);
        assert!(tokens.client(&token, b'a', 100).is_some());
        assert!(tokens.client(&token, b'a', 101).is_none());
        assert!(tokens.client(&token, b'r', 100).is_none());
        assert_ne!(token, tokens.issue(b'a', client(), 100));
        let other = VisitorTokens { key: [2; KEY_BYTES] };
        assert!(other.client(&token, b'a', 0).is_none());
    }

    #[test]
    fn what_is_forged_is_no_token() {
        let tokens = VisitorTokens { key: [1; KEY_BYTES] };
        let token = tokens.issue(b'a', client(), 100);
        let bytes = base64::decode_strict(token.strip_prefix(PREFIX).unwrap()).unwrap();
        for place in 0..bytes.len() {
            let mut forged = bytes.clone();
            forged[place] ^= 1;
            let forged = format!("{PREFIX}{}", base64::encode(forged));
            assert!(tokens.client(&forged, b'a', 0).is_none(), "byte {place}");
        }
        for text in [
            "",
            PREFIX,
            "axv_AAAA",
            "axv_!",
            token.get(4..).unwrap(),
            token.get(..20).unwrap(),
        ] {
            assert!(tokens.client(text, b'a', 0).is_none(), "{text}");
        }
    }

    #[test]
    fn fuzz_no_text_but_ours_is_a_token() {
        let tokens = VisitorTokens { key: [1; KEY_BYTES] };
        let token = tokens.issue(b'a', client(), 100);
        let target = fuzzing::Target::new("visitor-token", env!("CARGO_MANIFEST_DIR"));
        target.words(&[PREFIX, "A", "-_", "=", "."]).texts(|text| {
            for forged in [
                text.to_owned(),
                format!("{token}{text}"),
                format!("{PREFIX}{text}"),
                text.replace("TOKEN", &token),
            ] {
                let is_ours = forged == token;
                assert_eq!(tokens.client(&forged, b'a', 0).is_some(), is_ours, "{forged:?}");
            }
        });
    }
}

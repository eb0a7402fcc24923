//! Signatures of links to previews.
//!
//! A link names the position, the language and its end, and is signed with a key that the database has for this very position and
//! language. Without the key, all earlier links are void.

use content_service::store::StoreError;
use content_wire::base64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;
use crate::shared::Locale;

/// Bytes of a key: as many as the hash takes at once.
const KEY_BYTES: usize = 64;

/// What signs links.
pub(crate) type Key = [u8; KEY_BYTES];

/// What a link says, and what its signature covers besides the draft's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claims {
    /// When the link ends, in seconds since 1970.
    pub(crate) expires: i64,
    /// Number of the draft. A later draft of the same position has another one.
    pub(crate) draft: i64,
}

impl Claims {
    const BYTES: usize = 8 + 8;

    fn bytes(self) -> Vec<u8> {
        [self.expires.to_be_bytes(), self.draft.to_be_bytes()].concat()
    }

    /// The signed part of a link for this position and language.
    pub(crate) fn sign(self, key: &Key, locale: &Locale, id: &str) -> String {
        let mut token = self.bytes();
        token.extend(self.mac(key, locale, id).finalize().into_bytes());
        base64::encode(token)
    }

    /// What a token says, if it was signed for this position and language.
    pub(crate) fn verify(token: &str, key: &Key, locale: &Locale, id: &str) -> Option<Self> {
        let bytes = base64::decode_strict(token).ok()?;
        let (claims, mac) = bytes.split_at_checked(Self::BYTES)?;
        let (expires, draft) = claims.split_first_chunk()?;
        let claims = Self {
            expires: i64::from_be_bytes(*expires),
            draft: i64::from_be_bytes(*draft.first_chunk()?),
        };
        claims.mac(key, locale, id).verify_slice(mac).ok()?;
        Some(claims)
    }

    fn mac(self, key: &Key, locale: &Locale, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new(&(*key).into());
        // Each with its length: no two pairs have the same bytes.
        for part in [locale.drafts.as_bytes(), id.as_bytes()] {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        mac.chain_update(self.bytes())
    }
}

fn key_name(locale: &Locale, id: &str) -> String {
    format!("preview links of {}/{id}", locale.drafts)
}

/// The key of a position in a language; `None` before the first link.
pub(crate) async fn key(
    connection: &mut AnyConnection,
    locale: &Locale,
    id: &str,
) -> Result<Option<Key>, DeskError> {
    let row = sqlx::query("SELECT value FROM service_secrets WHERE name = $1")
        .bind(key_name(locale, id))
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let value: Vec<u8> = row.try_get(0)?;
    let unreadable = |_| StoreError::Unreadable {
        reason: "the key of links to a preview".to_owned(),
    };
    Ok(Some(value.try_into().map_err(unreadable)?))
}

/// The key of a position in a language; the first link makes it.
pub(crate) async fn make_key(
    connection: &mut AnyConnection,
    locale: &Locale,
    id: &str,
) -> Result<Key, DeskError> {
    let fresh: Key = rand::random();
    sqlx::query("INSERT INTO service_secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(key_name(locale, id))
        .bind(fresh.to_vec())
        .execute(&mut *connection)
        .await?;
    // There may have been one.
    Ok(key(connection, locale, id).await?.unwrap_or(fresh))
}

/// Forgets the key of a position in a language.
pub(crate) async fn forget_key(
    connection: &mut AnyConnection,
    locale: &Locale,
    id: &str,
) -> Result<(), DeskError> {
    sqlx::query("DELETE FROM service_secrets WHERE name = $1")
        .bind(key_name(locale, id))
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: Key = [1; KEY_BYTES];
    const CLAIMS: Claims = Claims {
        expires: 100,
        draft: 7,
    };

    fn locale(drafts: &str) -> Locale {
        Locale {
            code: "en".to_owned(),
            published: String::new(),
            drafts: drafts.to_owned(),
        }
    }

    #[test]
    fn a_token_is_good_for_its_position_and_language_under_its_key() {
        let token = CLAIMS.sign(&KEY, &locale("a"), "bc");
        assert_eq!(Claims::verify(&token, &KEY, &locale("a"), "bc"), Some(CLAIMS));
        for (key, drafts, id) in [
            ([2; KEY_BYTES], "a", "bc"),
            (KEY, "b", "bc"),
            (KEY, "a", "b"),
            (KEY, "ab", "c"),
        ] {
            assert_eq!(Claims::verify(&token, &key, &locale(drafts), id), None);
        }
    }

    #[test]
    fn no_bit_of_a_token_can_be_changed() {
        let token = CLAIMS.sign(&KEY, &locale("a"), "b");
        let bytes = base64::decode_strict(&token).unwrap();
        for place in 0..bytes.len() * 8 {
            let mut forged = bytes.clone();
            forged[place / 8] ^= 1 << (place % 8);
            let forged = base64::encode(forged);
            assert_eq!(Claims::verify(&forged, &KEY, &locale("a"), "b"), None, "{place}");
        }
        for text in ["", "AAAA", "!", token.get(..20).unwrap(), &format!("{token}AA")] {
            assert_eq!(Claims::verify(text, &KEY, &locale("a"), "b"), None, "{text}");
        }
    }
}

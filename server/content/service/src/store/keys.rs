//! API keys: what opens the calls that write. A key may do everything, or what its scopes say.
//!
//! A key is `axk_<id>_<secret>`. Only its argon2id hash is kept. Such a hash is slow to check on purpose, so a secret
//! that was right is remembered by its SHA-256 for a short while; whether the key is still good is checked every time.

use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash};
use content_wire::secret::random_token;
use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, Row as _, any::AnyRow};

use super::key_scopes::{KeyScopes, ScopedKey};
use super::permissions::Role;
use super::{Store, StoreError};
use crate::password::is_affordable;

/// What every key begins with, which distinguishes it from a token.
const PREFIX: &str = "axk_";
/// Random bits in an id, which is no secret.
const ID_BITS: u32 = 96;

/// A key as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiKey {
    /// Its public part, which names it in [`Store::revoke_key`].
    pub id: String,
    /// What it is for; the history names it as the author.
    pub name: String,
    /// When it was made, as `2024-01-02T03:04:05.000Z`.
    pub created: String,
    /// When it ends in seconds since 1970; `None` means never.
    pub expires: Option<i64>,
    /// When it was revoked.
    pub revoked: Option<String>,
    /// What it may do; `None` means everything.
    pub scopes: Option<KeyScopes>,
    /// When it was last used in seconds since 1970, to the minute.
    pub last_used: Option<i64>,
}

/// A key that is made but not kept yet.
pub struct NewKey {
    id: String,
    name: String,
    secret: String,
    hash: String,
    expires: Option<i64>,
    scopes: Option<KeyScopes>,
}

impl NewKey {
    /// Its public part.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The key itself.
    fn text(&self) -> String {
        format!("{PREFIX}{}_{}", self.id, self.secret)
    }
}

impl std::fmt::Debug for NewKey {
    /// Secrets stay out of logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("NewKey")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

impl Store {
    /// Makes a key that may do everything and returns it. It cannot be read again later.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for an empty name, [`StoreError::Database`].
    pub async fn create_key(&self, name: &str, lifetime: Option<Duration>) -> Result<String, StoreError> {
        let key = self.new_key(name, None, lifetime).await?;
        let mut change = self.change().await?;
        let text = self.keep_key(&mut change, key).await?;
        change.commit().await?;
        Ok(text)
    }

    /// Makes a key, which opens nothing before [`Store::keep_key`]. Without scopes it may do everything.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for an empty name or scopes, [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub async fn new_key(
        &self,
        name: &str,
        scopes: Option<KeyScopes>,
        lifetime: Option<Duration>,
    ) -> Result<NewKey, StoreError> {
        if name.is_empty() || name.chars().any(char::is_control) {
            return Err(StoreError::Refused {
                reason: "a key needs a name without control characters".to_owned(),
            });
        }
        if let Some(scopes) = &scopes {
            self.check_scopes(scopes).await?;
        }
        // Base64url has underscores, so an id is written in hexadecimal.
        let id = format!("{:024x}", rand::random::<u128>() >> (128 - ID_BITS));
        let secret = random_token();
        let expires = lifetime.map(|lifetime| {
            let seconds = i64::try_from(lifetime.as_secs()).unwrap_or(i64::MAX);
            self.now_seconds().saturating_add(seconds)
        });
        Ok(NewKey {
            id,
            name: name.to_owned(),
            hash: hash(secret.clone()).await?,
            secret,
            expires,
            scopes,
        })
    }

    /// Keeps a key within a change and returns it. It cannot be read again later.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn keep_key(&self, change: &mut AnyConnection, key: NewKey) -> Result<String, StoreError> {
        let text = key.text();
        let scopes = key.scopes.as_ref().map(KeyScopes::to_text).transpose()?;
        sqlx::query(
            "INSERT INTO api_keys (id, name, hash, created_at, expires_at, scopes) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(key.id)
        .bind(key.name)
        .bind(key.hash)
        .bind(self.now())
        .bind(key.expires)
        .bind(scopes)
        .execute(change)
        .await?;
        Ok(text)
    }

    /// Revokes a key, in effect with the next call on every server; returns whether there was one to revoke.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn revoke_key(&self, id: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let name = self.revoke_key_within(&mut change, id).await?;
        change.commit().await?;
        Ok(name.is_some())
    }

    /// Revokes a key within a change; returns its name, or `None` if there was none to revoke.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn revoke_key_within(
        &self,
        change: &mut AnyConnection,
        id: &str,
    ) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(
            "UPDATE api_keys SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL RETURNING name",
        )
        .bind(self.now())
        .bind(id)
        .fetch_optional(change)
        .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Whether a credential claims to be an API key.
    pub(crate) fn is_key(credential: &str) -> bool {
        credential.starts_with(PREFIX)
    }

    /// Says who holds a key; `None` if it is unknown, expired or revoked.
    pub(crate) async fn holder_of_key(&self, key: &str) -> Result<Option<Role>, StoreError> {
        let Some((id, secret)) = key.strip_prefix(PREFIX).and_then(|key| key.split_once('_')) else {
            return Ok(None);
        };
        let row = {
            let mut reader = self.reader().await?;
            sqlx::query(
                "SELECT name, hash, scopes FROM api_keys
                 WHERE id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at >= $2)",
            )
            .bind(id)
            .bind(self.now_seconds())
            .fetch_optional(&mut *reader)
            .await?
        };
        let Some(row) = row else { return Ok(None) };
        let (name, hash): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        // Scopes that cannot be read are no scopes: such a key opens nothing.
        let scopes = scopes(&row, 2)?;
        let is_right = self.is_right(key, (id, secret), hash).await?;
        Ok(is_right.then_some(match scopes {
            None => Role::Admin(name),
            Some(scopes) => Role::Key(ScopedKey { name, scopes }),
        }))
    }

    async fn is_right(&self, key: &str, parts: (&str, &str), hash: String) -> Result<bool, StoreError> {
        let (id, secret) = parts;
        let name: [u8; 32] = Sha256::digest(key.as_bytes()).into();
        if self.checked_keys.contains(&name) {
            return Ok(true);
        }
        let _room = self.checked_keys.room().await;
        let secret = secret.to_owned();
        let right = blocking(move || {
            if !is_affordable(&hash) {
                return Err(unreadable(&"it is not of this program"));
            }
            let hash = PasswordHash::new(&hash).map_err(|error| unreadable(&error))?;
            Ok(Argon2::default()
                .verify_password(secret.as_bytes(), &hash)
                .is_ok())
        })
        .await?;
        if right {
            self.checked_keys.insert(name);
            // That is once in the time for which the key is remembered. No call waits for a writer.
            tokio::spawn(self.clone().note_use_of_key(id.to_owned()));
        }
        Ok(right)
    }

    /// Notes that a key is in use. A database that takes no changes keeps no one from reading.
    async fn note_use_of_key(self, id: String) {
        if self.is_read_only {
            return;
        }
        let noted = sqlx::query("UPDATE api_keys SET last_used_at = $1 WHERE id = $2")
            .bind(self.now_seconds())
            .bind(id)
            .execute(&self.writer)
            .await;
        if let Err(error) = noted {
            tracing::debug!(%error, "the use of a key was not noted");
        }
    }
}

pub(super) fn scopes(row: &AnyRow, column: usize) -> Result<Option<KeyScopes>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(KeyScopes::from_text).transpose()
}

async fn hash(secret: String) -> Result<String, StoreError> {
    // The defaults are OWASP's first choice: argon2id, 19 MiB, two passes, a random salt.
    let work = move || Argon2::default().hash_password(secret.as_bytes());
    let hash = blocking(move || work().map_err(|error| unreadable(&error))).await?;
    Ok(hash.to_string())
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|error| unreadable(&error))?
}

fn unreadable(error: &impl ToString) -> StoreError {
    StoreError::Unreadable {
        reason: format!("the hash of an API key: {}", error.to_string()),
    }
}

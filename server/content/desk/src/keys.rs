//! Keys of programs, which owners make for a few collections and for a time. They open calls of the content service, and none of
//! the desk's.

use std::collections::HashSet;
use std::time::Duration;

use content_service::store::{ApiKey, KeyScopes, StoreError, drafts_of, live_of};
use content_wire::reason::{Code, Reason};

use crate::audit::note;
use crate::error::DeskError;
use crate::store::DeskStore;

/// Seconds in a day.
const DAY: u64 = 24 * 60 * 60;
/// Longest life of a key in days. The command line makes keys that never end.
const DAYS_MAX: u32 = 366;
/// Longest name of a key in characters.
const NAME_MAX: usize = 64;
/// Most keys that are good at one time.
const KEYS_MAX: usize = 200;
/// Most keys in the list: those that are good, and those that ended last.
const LISTED_MAX: u32 = 500;

/// A key to be made.
#[derive(Debug)]
pub(crate) struct KeyRequest {
    pub(crate) name: String,
    pub(crate) scopes: KeyScopes,
    pub(crate) days: u32,
}

impl DeskStore {
    /// The keys, the oldest first, revoked ones and those of the command line too. Of those that have ended the last.
    pub(crate) async fn keys(&self) -> Result<Vec<ApiKey>, DeskError> {
        Ok(self.content().latest_keys(LISTED_MAX).await?)
    }

    /// The collections that a key can be for; those of drafts go with what they are drafts of.
    pub(crate) async fn collections(&self) -> Result<Vec<String>, DeskError> {
        let all = self.content().collections().await?;
        let drafts: HashSet<_> = all.iter().map(|collection| drafts_of(&collection.name)).collect();
        let names = all.into_iter().map(|collection| collection.name);
        Ok(names
            .filter(|name| !drafts.contains(name) && live_of(name).is_none())
            .collect())
    }

    /// Makes a key; returns its id and the key itself, which cannot be read again.
    pub(crate) async fn create_key(
        &self,
        request: KeyRequest,
        author: &str,
    ) -> Result<(String, String), DeskError> {
        let KeyRequest { name, scopes, days } = request;
        if !(1..=DAYS_MAX).contains(&days) {
            return Err(DeskError::field(
                "days",
                Code::NotInRange.with("min", 1).with("max", DAYS_MAX),
            ));
        }
        if name.trim().is_empty() || name.chars().count() > NAME_MAX || name.chars().any(char::is_control) {
            return Err(DeskError::field("name", Code::BadKeyName.with("max", NAME_MAX)));
        }
        let content = self.content();
        let subject = format!("{name} ({scopes})");
        let lifetime = Duration::from_secs(u64::from(days) * DAY);
        let key = content.new_key(&name, Some(scopes), Some(lifetime)).await;
        let key = key.map_err(|error| match error {
            StoreError::CollectionMissing { .. } | StoreError::Refused { .. } => {
                DeskError::field("scopes", Reason::malformed(error))
            }
            other => other.into(),
        })?;
        let id = key.id().to_owned();
        let mut change = content.change().await?;
        if content.good_keys_within(&mut change).await? >= KEYS_MAX {
            return Err(DeskError::field("name", Code::ManyKeys.with("max", KEYS_MAX)));
        }
        let text = content.keep_key(&mut change, key).await?;
        note(&mut change, content.now(), author, "createKey", &subject).await?;
        change.commit().await?;
        Ok((id, text))
    }

    /// Revokes a key, in effect with its next call on every server.
    pub(crate) async fn revoke_key(&self, id: &str, author: &str) -> Result<(), DeskError> {
        let content = self.content();
        let mut change = content.change().await?;
        let name = content.revoke_key_within(&mut change, id).await?;
        let name = name.ok_or(DeskError::NotFound { what: "key" })?;
        note(&mut change, content.now(), author, "revokeKey", &name).await?;
        Ok(change.commit().await?)
    }
}

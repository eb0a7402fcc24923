//! API keys.

use std::time::Duration;

use anyhow::{Context as _, bail};
use content_service::store::{ApiKey, Store};
use time::OffsetDateTime;

use crate::arguments::KeyCommand;
use crate::output::say;

/// Seconds in a day.
const DAY: u64 = 24 * 60 * 60;

/// Makes, lists or revokes keys.
///
/// # Errors
///
/// If there is no such key, or the store fails.
pub(crate) async fn run(store: &Store, command: KeyCommand) -> anyhow::Result<()> {
    match command {
        KeyCommand::Create(new) => {
            let lifetime = new
                .days
                .map(|days| Duration::from_secs(u64::from(days).saturating_mul(DAY)));
            let key = store.new_key(&new.name, new.scopes, lifetime).await?;
            let mut change = store.change().await?;
            let key = store.keep_key(&mut change, key).await?;
            change.commit().await?;
            say("the key cannot be shown again; keep it well:")?;
            say(key)?;
        }
        KeyCommand::List => {
            for key in store.keys().await? {
                say(listed(&key))?;
            }
        }
        KeyCommand::Revoke { id } => {
            if !store.revoke_key(&id).await.context("the key cannot be revoked")? {
                bail!("there is no valid key {id}");
            }
            say(format_args!("the key {id} is revoked"))?;
        }
    }
    Ok(())
}

fn listed(key: &ApiKey) -> String {
    let end = key
        .expires
        .and_then(|seconds| OffsetDateTime::from_unix_timestamp(seconds).ok());
    let state = match (&key.revoked, end) {
        (Some(when), _) => format!("revoked {when}"),
        (None, Some(end)) => {
            let verb = if end < OffsetDateTime::now_utc() {
                "ended"
            } else {
                "ends"
            };
            format!("{verb} {}", end.date())
        }
        (None, None) => "never ends".to_owned(),
    };
    let scopes = key.scopes.as_ref().map(ToString::to_string);
    let used = key
        .last_used
        .and_then(|seconds| OffsetDateTime::from_unix_timestamp(seconds).ok());
    format!(
        "{}\t{}\t{}\tmade {}\t{state}\t{}",
        key.id,
        key.name,
        scopes.unwrap_or_else(|| "everything".to_owned()),
        key.created,
        used.map_or_else(|| "never used".to_owned(), |used| format!("used {}", used.date())),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_listed_with_what_becomes_of_it() {
        let key = |expires, revoked: Option<&str>| ApiKey {
            id: "k".to_owned(),
            name: "recruiters".to_owned(),
            created: "2024-01-02T03:04:05.000Z".to_owned(),
            expires,
            revoked: revoked.map(str::to_owned),
            scopes: None,
            last_used: None,
        };
        for (key, state) in [
            (key(None, None), "never ends"),
            (key(Some(1_704_164_645), None), "ended 2024-01-02"),
            (key(Some(4_102_444_800), None), "ends 2100-01-01"),
            (
                key(Some(4_102_444_800), Some("2024-05-06T07:08:09.000Z")),
                "revoked 2024-05-06T07:08:09.000Z",
            ),
        ] {
            let made = "k\trecruiters\teverything\tmade 2024-01-02T03:04:05.000Z";
            assert_eq!(listed(&key), format!("{made}\t{state}\tnever used"));
        }
        let key = ApiKey {
            scopes: Some("Posts=write".parse().unwrap()),
            last_used: Some(1_704_164_645),
            ..key(None, None)
        };
        assert!(listed(&key).contains("\tPosts=write\t"));
        assert!(listed(&key).ends_with("\tused 2024-01-02"));
    }
}

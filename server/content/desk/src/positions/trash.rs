//! What was deleted within the last days, and can be brought back.

use content_service::store::posts::{PostChange, post_changes};
use content_service::store::{Edit, has_ways};
use content_wire::date;
use content_wire::desk::ByLanguage;
use serde::Serialize;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Row as _};
use time::OffsetDateTime;

use super::comments;
use super::delete::data_of;
use super::summary::iso;
use super::templates;
use crate::error::DeskError;
use crate::shared::{Locale, Shared};

/// For how long a deleted position can be brought back.
const KEPT_S: i64 = 30 * 24 * 3600;

/// A position that was deleted.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TrashEntry {
    id: String,
    deleted_at: String,
    deleted_by: String,
    /// When it cannot be brought back any more.
    until: Option<String>,
    /// What it was called in each language that it had.
    titles: ByLanguage<Option<String>>,
    /// What it was called as a template; `None` for a position.
    template: Option<String>,
}

/// What it takes to bring a position back.
pub(super) struct Kept {
    /// For each collection the revision of the change that took the item away.
    pub(super) items: Vec<(String, i64)>,
    /// The last of these changes.
    change: PostChange,
}

impl Shared {
    /// What was deleted and can be brought back, the last one first.
    pub(crate) async fn trash(&self) -> Result<Vec<TrashEntry>, DeskError> {
        let mut view = self.store.content().view().await?;
        let rows = sqlx::query("SELECT position FROM desk_deletions")
            .fetch_all(&mut *view)
            .await?;
        let mut all = Vec::new();
        for row in rows {
            let id: String = row.try_get(0)?;
            if let Some(kept) = self.kept(&mut view, &id).await? {
                all.push(self.deleted(&mut view, id, kept).await?);
            }
        }
        all.sort_by(|one, other| (&other.deleted_at, &other.id).cmp(&(&one.deleted_at, &one.id)));
        Ok(all)
    }

    /// What brings a deleted position back; `None` if it was not deleted, or too long ago.
    pub(super) async fn kept(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<Option<Kept>, DeskError> {
        let row = sqlx::query("SELECT kept FROM desk_deletions WHERE position = $1")
            .bind(id)
            .fetch_optional(&mut *connection)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let items = items_of(row.try_get(0)?);
        let mut last: Option<PostChange> = None;
        for (collection, revision) in &items {
            let changes = post_changes(connection, collection, id, 1).await?;
            let change = changes.into_iter().find(|change| change.revision == *revision);
            last = last
                .into_iter()
                .chain(change)
                .max_by(|one, other| one.at.cmp(&other.at));
        }
        let since = iso(self.store.content().now_seconds() - KEPT_S).unwrap_or_default();
        let last = last.filter(|change| change.at >= since);
        Ok(last.map(|change| Kept { items, change }))
    }

    /// Takes an id for a new position, which has neither the comments on one that is gone nor its visitors.
    ///
    /// # Errors
    /// [`DeskError::Taken`] by a position, also by one that can be brought back, or as an earlier id of one.
    pub(super) async fn claim<'e>(&self, mut edit: Edit<'e>, id: &str) -> Result<Edit<'e>, DeskError> {
        let connection = edit.connection();
        let leads = self.leads(connection, id).await?.is_some();
        if leads || self.kept(connection, id).await?.is_some() || self.exists(connection, id).await? {
            return Err(DeskError::Taken { what: "id" });
        }
        comments::remove(connection, id).await?;
        templates::forget(connection, id).await?;
        for collections in self.locales.iter().map(Locale::collections) {
            let mut leads = false;
            for collection in collections {
                leads |= has_ways(edit.connection(), collection, id).await?;
            }
            // Those who write in other languages wait for nothing. A change of ids waits for the first language.
            if leads {
                // Both, the published one first, as in every change of a language.
                for collection in collections {
                    edit = edit.turn_to(collection).await?;
                    edit.forget_ways(id).await?;
                }
            }
        }
        Ok(edit)
    }

    async fn deleted(
        &self,
        connection: &mut AnyConnection,
        id: String,
        kept: Kept,
    ) -> Result<TrashEntry, DeskError> {
        let mut titles = Vec::new();
        for locale in &self.locales {
            // What visitors saw comes before a draft.
            let item = [&locale.published, &locale.drafts]
                .into_iter()
                .find_map(|collection| kept.items.iter().find(|(name, _)| name == collection));
            let Some((collection, revision)) = item else {
                continue;
            };
            let data = data_of(connection, collection, &id, *revision).await?;
            let title = data.get("title").and_then(Value::as_str);
            titles.push((locale.code.clone(), title.map(str::to_owned)));
        }
        let until = date::decode(&json!(kept.change.at)).map(OffsetDateTime::unix_timestamp);
        Ok(TrashEntry {
            template: self.template_name(connection, &id).await?,
            id,
            until: until.and_then(|at| iso(at + KEPT_S)),
            deleted_at: kept.change.at,
            deleted_by: kept.change.by,
            titles: ByLanguage(titles),
        })
    }
}

/// The collections and revisions of a row.
fn items_of(text: &str) -> Vec<(String, i64)> {
    let entries: Vec<Value> = serde_json::from_str(text).unwrap_or_default();
    let items = entries.iter().filter_map(|entry| {
        let collection = entry["collection"].as_str()?;
        Some((collection.to_owned(), entry["revision"].as_i64()?))
    });
    items.collect()
}

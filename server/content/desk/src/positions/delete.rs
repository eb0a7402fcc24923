//! Deleting positions, and bringing them back.

use content_service::store::Edit;
use content_service::store::posts::{last_revision, post_of_change};
use content_wire::date;
use content_wire::desk::Position;
use serde_json::{Value, json};
use sqlx::AnyConnection;

use super::templates::Deed;
use super::{MISSING, status};
use crate::audit::note;
use crate::error::DeskError;
use crate::role::Role;
use crate::sessions::Session;
use crate::shared::Shared;
use crate::state::{self, Action, State};

const DELETED: DeskError = DeskError::NotFound {
    what: "deleted position",
};

impl Shared {
    /// Takes a position away in every language, drafts included. [`Shared::undelete`] brings it back.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Forbidden`].
    pub(crate) async fn delete(&self, by: &Session, id: &str) -> Result<(), DeskError> {
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        let mut kept = Vec::new();
        for locale in &self.locales {
            edit = edit.turn_to(&locale.published).await?;
            let seen = status(&mut edit, locale, id).await?;
            if state::of(&seen) == State::Missing {
                continue;
            }
            self.permit(&mut edit, id, &seen, Action::Delete, by).await?;
            for collection in [&locale.published, &locale.drafts] {
                edit = edit.turn_to(collection).await?;
                if let Some(item) = edit.item(id).await? {
                    edit.remove(item).await?;
                    kept.push(removal(&mut edit, collection, id).await?);
                }
            }
        }
        if kept.is_empty() {
            return Err(MISSING);
        }
        self.remember(&mut edit, by, id, kept).await?;
        Ok(edit.commit().await?)
    }

    /// Keeps what brings a position back that has nothing left, and notes its end.
    pub(super) async fn remember(
        &self,
        edit: &mut Edit<'_>,
        by: &Session,
        id: &str,
        kept: Vec<Value>,
    ) -> Result<(), DeskError> {
        sqlx::query(
            "INSERT INTO desk_deletions (position, kept) VALUES ($1, $2)
             ON CONFLICT (position) DO UPDATE SET kept = excluded.kept",
        )
        .bind(id)
        .bind(Value::Array(kept).to_string())
        .execute(edit.connection())
        .await?;
        if self.note_template(edit, by, Deed::Delete, id).await? {
            return Ok(());
        }
        let now = self.store.content().now();
        note(edit.connection(), now, &by.user, "delete", id).await
    }

    /// Brings a deleted position back as it was, save its times; returns it.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] if it was not deleted here or too long ago, [`DeskError::Forbidden`] for an editor if visitors have
    /// seen it, [`DeskError::Taken`] if the id is in use again, or the name of a template,
    /// [`DeskError::Invalid`] beside too many templates.
    pub(crate) async fn undelete(&self, by: &Session, id: &str) -> Result<Position, DeskError> {
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        let kept = self.kept(edit.connection(), id).await?.ok_or(DELETED)?.items;
        let was_public = |(name, _): &(String, i64)| self.locales.iter().any(|each| each.published == *name);
        if by.role < Role::Publisher && kept.iter().any(was_public) {
            return Err(DeskError::Forbidden);
        }
        if self.exists(edit.connection(), id).await? {
            return Err(DeskError::Taken { what: "id" });
        }
        self.permit_return(edit.connection(), id).await?;
        for locale in &self.locales {
            for collection in [&locale.published, &locale.drafts] {
                let Some((_, revision)) = kept.iter().find(|(name, _)| name == collection) else {
                    continue;
                };
                edit = edit.turn_to(collection).await?;
                let data = data_of(edit.connection(), collection, id, *revision).await?;
                let created = data.get("_createdDate").and_then(Value::as_object);
                let created = created.and_then(date::of_object);
                edit.save(Some(id.to_owned()), data, created).await?;
            }
        }
        sqlx::query("DELETE FROM desk_deletions WHERE position = $1")
            .bind(id)
            .execute(edit.connection())
            .await?;
        if !self.note_template(&mut edit, by, Deed::Undelete, id).await? {
            let now = self.store.content().now();
            note(edit.connection(), now, &by.user, "undelete", id).await?;
        }
        let position = self.read_position(edit.connection(), id).await?;
        edit.commit().await?;
        Ok(position)
    }
}

/// The change that took an item away, as a row of deletions has it.
pub(super) async fn removal(edit: &mut Edit<'_>, collection: &str, id: &str) -> Result<Value, DeskError> {
    let revision = last_revision(edit.connection(), collection, id).await?;
    Ok(json!({ "collection": collection, "revision": revision }))
}

/// What a change left of an item.
pub(super) async fn data_of(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
    revision: i64,
) -> Result<super::Post, DeskError> {
    let item = post_of_change(connection, collection, id, revision).await?;
    let item = item.ok_or(DeskError::NotFound { what: "change" })?;
    Ok(item.data)
}

//! Another id for a position: the part of its address that people read.

use content_service::store::moved_to;
use content_service::store::posts::{PostStatus, last_revision};
use content_wire::desk::Position;
use sqlx::AnyConnection;

use super::write::checked;
use super::{MISSING, comments};
use crate::audit::note;
use crate::counts;
use crate::error::DeskError;
use crate::role::Role;
use crate::sessions::Session;
use crate::shared::Shared;
use crate::signatures;

impl Shared {
    /// Gives a position another id in every language, with its history, times and place in the order. Visitors of the old address
    /// are led to the new one if the position was ever published. Links to its previews end.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Taken`], [`DeskError::Invalid`], and [`DeskError::Forbidden`] for an editor if visitors have
    /// seen the position or a time is set.
    pub(crate) async fn rename(&self, by: &Session, id: &str, to: String) -> Result<Position, DeskError> {
        let to = checked(to)?;
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        let was_public = self.may_move(by, edit.connection(), id).await?;
        if to == id {
            return self.read_position(edit.connection(), id).await;
        }
        // A position may have its own earlier id again.
        if self.leads(edit.connection(), &to).await?.as_deref() != Some(id) {
            // The history of one that is gone would be read as this one's.
            if self.has_history(edit.connection(), &to).await? {
                return Err(DeskError::Taken { what: "id" });
            }
            edit = self.claim(edit, &to).await?;
        }
        for locale in &self.locales {
            for collection in [&locale.published, &locale.drafts] {
                edit = edit.turn_to(collection).await?;
                edit.rename(id, &to).await?;
                edit.rename_beside(id, &to).await?;
            }
            signatures::forget_key(edit.connection(), locale, id).await?;
            if was_public {
                edit = edit.turn_to(&locale.published).await?;
                edit.lead(id, &to).await?;
            }
        }
        comments::rename(edit.connection(), id, &to).await?;
        counts::rename(edit.connection(), id, &to).await?;
        let (now, what) = (self.store.content().now(), format!("{to} ({id})"));
        note(edit.connection(), now, &by.user, "rename", &what).await?;
        let position = self.read_position(edit.connection(), &to).await?;
        edit.commit().await?;
        Ok(position)
    }

    /// Whether visitors have ever seen the position, if this user may move it.
    async fn may_move(
        &self,
        by: &Session,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<bool, DeskError> {
        let statuses = self.posts().status(connection, id).await?;
        if !statuses.iter().any(PostStatus::exists) {
            return Err(MISSING);
        }
        let was_public = self.was_public(connection, id).await?;
        let has_time = statuses
            .iter()
            .any(|status| status.publish_at.is_some() || status.close_at.is_some());
        if by.role < Role::Publisher && (was_public || has_time) {
            return Err(DeskError::Forbidden);
        }
        Ok(was_public)
    }

    /// Whether anything was ever done with an id.
    async fn has_history(&self, connection: &mut AnyConnection, id: &str) -> Result<bool, DeskError> {
        for locale in &self.locales {
            if last_revision(connection, &locale.drafts, id).await?.is_some() {
                return Ok(true);
            }
        }
        self.was_public(connection, id).await
    }

    /// Whether visitors have ever seen a position.
    async fn was_public(&self, connection: &mut AnyConnection, id: &str) -> Result<bool, DeskError> {
        for locale in &self.locales {
            if last_revision(connection, &locale.published, id).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The position that an earlier id leads to.
    pub(super) async fn leads(
        &self,
        connection: &mut AnyConnection,
        old: &str,
    ) -> Result<Option<String>, DeskError> {
        for locale in &self.locales {
            let to = moved_to(connection, &locale.published, old).await?;
            if to.is_some() {
                return Ok(to);
            }
        }
        Ok(None)
    }
}

//! Another id for a position: the part of its address that people read.

use content_service::store::moved_to;
use content_service::store::posts::{PostStatus, last_revision};
use content_wire::desk::Position;
use sqlx::AnyConnection;

use super::write::checked;
use super::{MISSING, comments};
use crate::audit::{self, note};
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
    /// [`DeskError::NotFound`], [`DeskError::Taken`], [`DeskError::Template`], [`DeskError::Invalid`], and [`DeskError::Forbidden`] for an editor if visitors have
    /// seen the position or a time is set.
    pub(crate) async fn rename(&self, by: &Session, id: &str, to: String) -> Result<Position, DeskError> {
        let to = checked(to)?;
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        self.refuse_template(edit.connection(), id).await?;
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
            for collection in locale.collections() {
                edit = edit.turn_to(collection).await?;
                edit.rename(id, &to).await?;
                edit.rename_beside(id, &to).await?;
                // Pages of the desk that are open follow the drafts; visitors have known what was published.
                if was_public || *collection == locale.drafts {
                    edit.lead(id, &to).await?;
                }
            }
            signatures::forget_key(edit.connection(), locale, id).await?;
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

    /// What a call at an id is refused by: where the position has another id now, by that, whatever the call wanted to do.
    pub(crate) async fn refused_at(&self, id: &str, refusal: DeskError) -> DeskError {
        match refusal {
            DeskError::NotFound { .. } | DeskError::Conflict { .. } | DeskError::WrongState { .. } => {
                match self.moved(id).await {
                    Ok(moved) => moved.unwrap_or(refusal),
                    Err(error) => error,
                }
            }
            other => other,
        }
    }

    /// That a position has another id now; `None` if there is a position of this id, or none that had it.
    async fn moved(&self, id: &str) -> Result<Option<DeskError>, DeskError> {
        let mut view = self.store.content().view().await?;
        let Some(to) = self.now_at(&mut view, id).await? else {
            return Ok(None);
        };
        if self.exists(&mut view, id).await? || !self.exists(&mut view, &to).await? {
            return Ok(None);
        }
        let by = audit::renamed_by(&mut view, &to).await?;
        Ok(Some(DeskError::Moved { to, by }))
    }

    /// The id that a position has now which had this one before; visitors need not have seen it.
    pub(super) async fn now_at(
        &self,
        connection: &mut AnyConnection,
        old: &str,
    ) -> Result<Option<String>, DeskError> {
        let drafts = self.locales.first().ok_or(MISSING)?.drafts.as_str();
        match moved_to(connection, drafts, old).await? {
            Some(to) => Ok(Some(to)),
            None => self.leads(connection, old).await,
        }
    }

    /// The position that an earlier id leads visitors to.
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

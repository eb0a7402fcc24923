//! Writing drafts: what is published stays as it is.

use content_service::store::posts::PostStatus;
use content_service::store::{Edit, Fit};
use content_wire::date;
use content_wire::desk::Summary;
use content_wire::reason::Code;
use serde_json::Value;
use sqlx::AnyConnection;
use uuid::Uuid;

use super::delete::removal;
use super::rules::{check, whole};
use super::summary::summary;
use super::{MISSING, Post, status};
use crate::audit::note;
use crate::error::DeskError;
use crate::role::Role;
use crate::sessions::Session;
use crate::shared::{Locale, Shared};
use crate::state::{self, Action, Obstacle, State};

/// Most drafts of a language: as many as a site shows posts.
const DRAFTS_MAX: i64 = 2000;
/// Longest id of a new position: it becomes a part of an address.
const ID_MAX: usize = 80;

/// Why a save is an entry of the history of its own, whatever its author saves before and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Apart {
    /// Its author goes on with the text of somebody else.
    SetAside,
    /// It takes the place of the text as it was.
    Restored,
}

impl Apart {
    /// All of them.
    pub(super) const ALL: [Self; 2] = [Self::SetAside, Self::Restored];

    /// The word in the list of what was done.
    pub(super) const fn noted(self) -> &'static str {
        match self {
            Self::SetAside => "setAside",
            Self::Restored => "restoreDraft",
        }
    }
}

impl Shared {
    /// Replaces a draft, or begins one.
    ///
    /// # Errors
    /// [`DeskError::Conflict`], [`DeskError::Invalid`], [`DeskError::NotFound`], and those of the table of transitions.
    pub(crate) async fn save(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
        post: Post,
        revision: &str,
        apart: Option<Apart>,
    ) -> Result<Summary, DeskError> {
        let post = written(post);
        check(&post)?;
        let mut edit = self.store.content().edit_posts(&locale.published, by).await?;
        let all = self.posts().status(edit.connection(), id).await?;
        if !all.iter().any(PostStatus::exists) {
            return Err(MISSING);
        }
        let seen = self.in_language(all, locale);
        self.check_seen(&mut edit, id, &seen, revision).await?;
        self.permit(&mut edit, id, &seen, Action::Save, by).await?;
        if state::of(&seen) == State::Scheduled {
            whole(&post)?;
        }
        let edit = begin(edit, locale, id, &seen).await?;
        let mut edit = put(edit, id, post).await?;
        if let Some(apart) = apart {
            let (now, subject) = (edit.at().to_owned(), format!("{id} {}", locale.code));
            note(edit.connection(), now, &by.user, apart.noted(), &subject).await?;
        }
        let summary = summary(&status(&mut edit, locale, id).await?);
        edit.commit().await?;
        Ok(summary)
    }

    /// Takes a draft away. A position that had nothing else is deleted by it, and can be had back.
    ///
    /// # Errors
    /// [`DeskError::Conflict`], and those of the table of transitions.
    pub(crate) async fn discard(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
        revision: &str,
    ) -> Result<Summary, DeskError> {
        let mut edit = self.store.content().edit(&locale.published, by).await?;
        let seen = self.seen(&mut edit, locale, id, revision).await?;
        self.permit(&mut edit, id, &seen, Action::Discard, by).await?;
        let mut edit = edit.turn_to(&locale.drafts).await?;
        if let Some(draft) = edit.item(id).await? {
            edit.remove(draft).await?;
        }
        if !self.exists(edit.connection(), id).await? {
            self.permit_end(edit.connection(), id, by).await?;
            let kept = vec![removal(&mut edit, &locale.drafts, id).await?];
            self.remember(&mut edit, by, id, kept).await?;
        }
        let summary = summary(&status(&mut edit, locale, id).await?);
        edit.commit().await?;
        Ok(summary)
    }

    /// Refuses to end a template by its last draft to whom may not delete it: it is everybody's.
    async fn permit_end(
        &self,
        connection: &mut AnyConnection,
        id: &str,
        by: &Session,
    ) -> Result<(), DeskError> {
        if by.role < Role::Publisher && self.template_name(connection, id).await?.is_some() {
            return Err(DeskError::Forbidden);
        }
        Ok(())
    }

    /// Begins a position by its first draft; returns its id.
    ///
    /// # Errors
    /// [`DeskError::Taken`], [`DeskError::Invalid`].
    pub(crate) async fn create(
        &self,
        by: &Session,
        id: Option<String>,
        locale: &Locale,
        post: Post,
    ) -> Result<String, DeskError> {
        let post = written(post);
        check(&post)?;
        let (id, edit) = self.free(by, id).await?;
        let edit = edit.turn_to(&locale.drafts).await?;
        put(edit, &id, post).await?.commit().await?;
        Ok(id)
    }

    /// Begins a change in which an id is free, that id or a random one. Those who create wait for each other. A user begins not too
    /// many, and a language has not too many drafts: every list has all of them.
    pub(super) async fn free(
        &self,
        by: &Session,
        id: Option<String>,
    ) -> Result<(String, Edit<'_>), DeskError> {
        let id = match id {
            Some(id) => checked(id)?,
            None => Uuid::new_v4().to_string(),
        };
        self.limits.position(&by.user)?;
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        if self.posts().most_drafts(edit.connection()).await? >= DRAFTS_MAX {
            return Err(DeskError::field("id", Code::ManyDrafts.with("max", DRAFTS_MAX)));
        }
        edit = self.claim(edit, &id).await?;
        Ok((id, edit))
    }

    /// What is known of a post, which must be as the caller has seen it.
    pub(super) async fn seen(
        &self,
        edit: &mut Edit<'_>,
        locale: &Locale,
        id: &str,
        revision: &str,
    ) -> Result<PostStatus, DeskError> {
        let seen = status(edit, locale, id).await?;
        self.check_seen(edit, id, &seen, revision).await?;
        Ok(seen)
    }

    /// Refuses a post that is not as the caller has seen it.
    async fn check_seen(
        &self,
        edit: &mut Edit<'_>,
        id: &str,
        seen: &PostStatus,
        revision: &str,
    ) -> Result<(), DeskError> {
        if seen.revision() == revision {
            return Ok(());
        }
        Err(self.conflict(edit.connection(), id).await?)
    }

    /// Refuses what the table of transitions does; returns the states that may follow.
    pub(super) async fn permit(
        &self,
        edit: &mut Edit<'_>,
        id: &str,
        seen: &PostStatus,
        action: Action,
        by: &Session,
    ) -> Result<&'static [State], DeskError> {
        let state = state::of(seen);
        match state::after(state, action, by.role) {
            Ok(next) => Ok(next),
            Err(Obstacle::Role) => Err(DeskError::Forbidden),
            Err(Obstacle::State) => {
                let current = Box::new(self.read_position(edit.connection(), id).await?);
                Err(DeskError::WrongState { state, current })
            }
        }
    }
}

/// Turns to the drafts. The first draft of a published post takes over what no editor sees: its creation and its references.
async fn begin<'s>(
    mut edit: Edit<'s>,
    locale: &Locale,
    id: &str,
    seen: &PostStatus,
) -> Result<Edit<'s>, DeskError> {
    let published = match seen.draft {
        Some(_) => None,
        None => edit.item(id).await?,
    };
    let mut edit = edit.turn_to(&locale.drafts).await?;
    if let Some(published) = published {
        edit.take_over(&published, &locale.published).await?;
    }
    Ok(edit)
}

/// Replaces the draft within the change of the drafts.
async fn put<'s>(mut edit: Edit<'s>, id: &str, mut post: Post) -> Result<Edit<'s>, DeskError> {
    let before = edit.item(id).await?;
    // Fields of the system and of other programs, which the page does not have.
    let hidden = before.iter().flat_map(|item| &item.data);
    let hidden = hidden.filter(|(name, _)| name.starts_with('_'));
    post.extend(hidden.map(|(name, value)| (name.clone(), value.clone())));
    let created = post.get("_createdDate").and_then(Value::as_object);
    let created = created.and_then(date::of_object);
    edit.put_over(before, Some(id.to_owned()), Fit::of(post)?, created)
        .await?;
    Ok(edit)
}

/// What may be written of a post: its own fields.
fn written(post: Post) -> Post {
    let fields = post.into_iter();
    fields.filter(|(name, _)| !name.starts_with('_')).collect()
}

/// An id that becomes a part of an address.
pub(super) fn checked(id: String) -> Result<String, DeskError> {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let mut parts = id.split('-');
    if id.len() <= ID_MAX && parts.all(|part| !part.is_empty() && part.bytes().all(is_plain)) {
        return Ok(id);
    }
    Err(DeskError::field("id", Code::BadId.with("max", ID_MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_fit_into_addresses() {
        for id in ["sound-designer", "a", "2d-artist-2"] {
            assert!(checked(id.to_owned()).is_ok(), "{id}");
        }
        for id in ["", "-", "a--b", "A", "a/b", "..", "a b", &"a".repeat(81)] {
            assert!(checked(id.to_owned()).is_err(), "{id}");
        }
    }
}

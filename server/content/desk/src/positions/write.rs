//! Writing drafts: what is published stays as it is.

use content_service::store::{Edit, Item};
use content_wire::post::{self, HTML_FIELDS};
use content_wire::{date, html};
use serde_json::Value;
use sqlx::{AnyConnection, Row as _};
use uuid::Uuid;

use super::facts::{self, Facts};
use super::{MISSING, Post, item, shown};
use crate::error::DeskError;
use crate::sessions::Session;
use crate::shared::{Locale, Shared};
use crate::state::{Action, Obstacle, State};

/// Most drafts of a language: as many as a site shows posts.
const DRAFTS_MAX: i64 = 2000;
/// Longest id of a new position: it becomes a part of an address.
const ID_MAX: usize = 80;

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
    ) -> Result<Value, DeskError> {
        let post = written(post);
        check(&post)?;
        let mut edit = self.store.content().edit(&locale.published, by).await?;
        if !self.exists(edit.connection(), id).await? {
            return Err(MISSING);
        }
        let facts = self.seen(&mut edit, locale, id, revision).await?;
        self.permit(&mut edit, id, &facts, Action::Save, by).await?;
        if facts.state() == State::Scheduled {
            whole(&post)?;
        }
        let edit = begin(edit, locale, id, &facts).await?;
        let mut edit = put(edit, locale, id, post).await?;
        let summary = facts::one(edit.connection(), locale, id).await?.json().into();
        edit.commit().await?;
        Ok(summary)
    }

    /// Takes a draft away.
    ///
    /// # Errors
    /// [`DeskError::Conflict`], and those of the table of transitions.
    pub(crate) async fn discard(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
        revision: &str,
    ) -> Result<Value, DeskError> {
        let mut edit = self.store.content().edit(&locale.published, by).await?;
        let facts = self.seen(&mut edit, locale, id, revision).await?;
        self.permit(&mut edit, id, &facts, Action::Discard, by).await?;
        let mut edit = edit.turn_to(&locale.drafts).await?;
        if let Some(draft) = edit.item(id).await? {
            edit.remove(draft).await?;
        }
        let summary = facts::one(edit.connection(), locale, id).await?.json().into();
        edit.commit().await?;
        Ok(summary)
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
        put(edit, locale, &id, post).await?.commit().await?;
        Ok(id)
    }

    /// Begins a position as the copy of another one; returns its id.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] without the other one, [`DeskError::Taken`], [`DeskError::Invalid`].
    pub(crate) async fn copy(
        &self,
        by: &Session,
        id: Option<String>,
        from: &str,
    ) -> Result<String, DeskError> {
        let (id, mut edit) = self.free(by, id).await?;
        let mut posts = 0;
        for locale in &self.locales {
            edit = edit.turn_to(&locale.published).await?;
            let draft = item(edit.connection(), &locale.drafts, from).await?;
            let published = item(edit.connection(), &locale.published, from).await?;
            if let Some(post) = draft.or(published) {
                posts += 1;
                edit = edit.turn_to(&locale.drafts).await?;
                edit.save(Some(id.clone()), shown(post), None).await?;
            }
        }
        if posts == 0 {
            return Err(MISSING);
        }
        edit.commit().await?;
        Ok(id)
    }

    /// Begins a change in which an id is free, that id or a random one. Those who create wait for each other. A user begins not too
    /// many, and a language has not too many drafts: every list has all of them.
    async fn free(&self, by: &Session, id: Option<String>) -> Result<(String, Edit<'_>), DeskError> {
        let id = match id {
            Some(id) => checked(id)?,
            None => Uuid::new_v4().to_string(),
        };
        self.limits.position(&by.user)?;
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        for locale in &self.locales {
            if count(edit.connection(), &locale.drafts).await? >= DRAFTS_MAX {
                let reason = format!("has no room beside {DRAFTS_MAX} drafts");
                return Err(DeskError::field("id", reason));
            }
        }
        let is_deleted = super::delete::kept(edit.connection(), &id).await?.is_some();
        if is_deleted || self.exists(edit.connection(), &id).await? {
            return Err(DeskError::Taken { what: "id" });
        }
        Ok((id, edit))
    }

    /// What is known of a post, which must be as the caller has seen it.
    pub(super) async fn seen(
        &self,
        edit: &mut Edit<'_>,
        locale: &Locale,
        id: &str,
        revision: &str,
    ) -> Result<Facts, DeskError> {
        let facts = facts::one(edit.connection(), locale, id).await?;
        if facts.revision() != revision {
            return Err(self.conflict(edit.connection(), id).await?);
        }
        Ok(facts)
    }

    /// Refuses what the table of transitions does; returns the states that may follow.
    pub(super) async fn permit(
        &self,
        edit: &mut Edit<'_>,
        id: &str,
        facts: &Facts,
        action: Action,
        by: &Session,
    ) -> Result<&'static [State], DeskError> {
        let state = facts.state();
        match state.after(action, by.role) {
            Ok(next) => Ok(next),
            Err(Obstacle::Role) => Err(DeskError::Forbidden),
            Err(Obstacle::State) => {
                let current = Box::new(self.read_position(edit.connection(), id).await?);
                Err(DeskError::WrongState {
                    state: state.name(),
                    current,
                })
            }
        }
    }
}

/// How many items a collection has.
async fn count(connection: &mut AnyConnection, collection: &str) -> Result<i64, DeskError> {
    let row = sqlx::query("SELECT COUNT(*) FROM items WHERE collection = $1")
        .bind(collection)
        .fetch_one(connection)
        .await?;
    Ok(row.try_get(0)?)
}

/// Turns to the drafts. The first draft of a published post takes over what no editor sees: its creation and its references.
async fn begin<'s>(
    mut edit: Edit<'s>,
    locale: &Locale,
    id: &str,
    facts: &Facts,
) -> Result<Edit<'s>, DeskError> {
    let published = match facts.draft {
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
async fn put<'s>(
    mut edit: Edit<'s>,
    locale: &Locale,
    id: &str,
    mut post: Post,
) -> Result<Edit<'s>, DeskError> {
    let before: Option<Item> = item(edit.connection(), &locale.drafts, id).await?;
    // Fields of the system and of other programs, which the page does not have.
    let hidden = before.map(|item| item.data).into_iter().flatten();
    post.extend(hidden.filter(|(name, _)| name.starts_with('_')));
    let created = post.get("_createdDate").and_then(Value::as_object);
    let created = created.and_then(date::of_object);
    edit.save(Some(id.to_owned()), post, created).await?;
    Ok(edit)
}

/// What may be written of a post: its own fields.
fn written(post: Post) -> Post {
    let fields = post.into_iter();
    fields.filter(|(name, _)| !name.starts_with('_')).collect()
}

/// Checks a draft by the rules of the service, which checks it again when it is kept: here every field is named.
fn check(post: &Post) -> Result<(), DeskError> {
    let mut fields: Vec<_> = post::details(post).bad.into_iter().map(fault).collect();
    for field in HTML_FIELDS {
        let text = post.get(field).and_then(Value::as_str).unwrap_or_default();
        if let Err(limit) = html::check(text) {
            fields.push((field.to_owned(), format!("has {limit}")));
        }
    }
    if fields.is_empty() {
        return Ok(());
    }
    Err(DeskError::Invalid { fields })
}

/// Checks that a post may be published.
pub(super) fn whole(post: &Post) -> Result<(), DeskError> {
    let fields: Vec<_> = post::faults(post).into_iter().map(fault).collect();
    if fields.is_empty() {
        return Ok(());
    }
    Err(DeskError::Invalid { fields })
}

fn fault(bad: post::BadDetail) -> (String, String) {
    (bad.field.to_owned(), bad.reason)
}

fn checked(id: String) -> Result<String, DeskError> {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let mut parts = id.split('-');
    if id.len() <= ID_MAX && parts.all(|part| !part.is_empty() && part.bytes().all(is_plain)) {
        return Ok(id);
    }
    let reason = format!("must be at most {ID_MAX} small letters, digits, and single - between them");
    Err(DeskError::field("id", reason))
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

//! Templates: positions that are never published, and of which new ones begin as copies.
//!
//! A template is drafts under an id of its own, as a position that was never published is, with a name beside them. So it is written,
//! merged, previewed, kept in the history and brought back as a position is. What visitors have seen is a position whatever its row
//! says: no name hides it. `docs/decisions/0269-*` has the reasons.

use std::collections::BTreeMap;

use content_service::store::Edit;
use content_service::store::posts::PostStatus;
use content_wire::desk::Position;
use content_wire::reason::Code;
use sqlx::{AnyConnection, Row as _};

use super::{MISSING, Post, TEMPLATE_NAME_MAX};
use crate::audit::note;
use crate::error::DeskError;
use crate::sessions::Session;
use crate::shared::Shared;

/// Most templates: a menu that people choose from.
const TEMPLATES_MAX: usize = 100;
/// What is of one position and no other: a template lacks it.
const OWN_FIELDS: [&str; 4] = ["title", "date", "closingDate", "importId"];

/// Names of templates by their ids; some may be deleted.
pub(super) type Names = BTreeMap<String, String>;

impl Shared {
    /// Makes a template of a position, or an empty one in a language; returns it.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] without the position, [`DeskError::Taken`] by another template of that name, [`DeskError::Invalid`].
    pub(crate) async fn add_template(
        &self,
        by: &Session,
        name: &str,
        origin: Origin<'_>,
    ) -> Result<Position, DeskError> {
        let name = checked(name)?;
        let (id, mut edit) = self.free(by, None).await?;
        let others = self.templates(edit.connection()).await?;
        check_free(&others, &id, &name)?;
        let mut edit = match origin {
            Origin::Position(from) => {
                self.put_copies(edit, &id, from, |_, post: &mut Post| {
                    post.retain(|field, _| !OWN_FIELDS.contains(&field.as_str()));
                    Ok(())
                })
                .await?
            }
            Origin::Empty(locale) => {
                let locale = self.locale(locale)?;
                let mut edit = edit.turn_to(&locale.drafts).await?;
                edit.save(Some(id.clone()), Post::new(), None).await?;
                edit
            }
        };
        set_name(&mut edit, by, Deed::Add, &id, &name).await?;
        let template = self.read_position(edit.connection(), &id).await?;
        edit.commit().await?;
        Ok(template)
    }

    /// Gives a template another name; returns it.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Taken`] by another template of that name, [`DeskError::Invalid`].
    pub(crate) async fn name_template(
        &self,
        by: &Session,
        id: &str,
        name: &str,
    ) -> Result<Position, DeskError> {
        let name = checked(name)?;
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        let others = self.templates(edit.connection()).await?;
        if !others.contains_key(id) {
            return Err(DeskError::NotFound { what: "template" });
        }
        check_free(&others, id, &name)?;
        set_name(&mut edit, by, Deed::Rename, id, &name).await?;
        let template = self.read_position(edit.connection(), id).await?;
        edit.commit().await?;
        Ok(template)
    }

    /// The templates that are there, by their ids.
    pub(super) async fn templates(&self, connection: &mut AnyConnection) -> Result<Names, DeskError> {
        let mut names = names(connection).await?;
        if !names.is_empty() {
            let all = self.posts().statuses(connection).await?;
            names.retain(|id, _| {
                all.get(id)
                    .is_some_and(|statuses| is_unseen(statuses) && statuses.iter().any(PostStatus::exists))
            });
        }
        Ok(names)
    }

    /// What a template is called, also one that was deleted; `None` for a position.
    pub(super) async fn template_name(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<Option<String>, DeskError> {
        let row = sqlx::query("SELECT name FROM desk_templates WHERE position = $1")
            .bind(id)
            .fetch_optional(&mut *connection)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let statuses = self.posts().status(connection, id).await?;
        Ok(if is_unseen(&statuses) {
            row.try_get(0)?
        } else {
            None
        })
    }

    /// Refuses what leads to visitors, if it is a template that would.
    pub(super) async fn refuse_template(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<(), DeskError> {
        match self.template_name(connection, id).await? {
            Some(_) => Err(DeskError::Template),
            None => Ok(()),
        }
    }

    /// Refuses a template back for which there is no room, or whose name another one has by now.
    pub(super) async fn permit_return(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<(), DeskError> {
        match self.template_name(connection, id).await? {
            Some(name) => check_free(&self.templates(connection).await?, id, &name),
            None => Ok(()),
        }
    }

    /// Notes what was done with a template by its name. Returns whether it is one: a position is noted otherwise.
    pub(super) async fn note_template(
        &self,
        edit: &mut Edit<'_>,
        by: &Session,
        deed: Deed,
        id: &str,
    ) -> Result<bool, DeskError> {
        let Some(name) = self.template_name(edit.connection(), id).await? else {
            return Ok(false);
        };
        let now = edit.at().to_owned();
        note(edit.connection(), now, &by.user, deed.noted(), &name).await?;
        Ok(true)
    }
}

/// What a template begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Origin<'o> {
    /// What a position of this id is.
    Position(&'o str),
    /// Nothing, in the language of this code.
    Empty(&'o str),
}

/// What is done with a template, as the list of what was done has it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Deed {
    Add,
    Rename,
    Delete,
    Undelete,
}

impl Deed {
    fn noted(self) -> &'static str {
        match self {
            Self::Add => "addTemplate",
            Self::Rename => "renameTemplate",
            Self::Delete => "deleteTemplate",
            Self::Undelete => "undeleteTemplate",
        }
    }
}

/// Whether visitors have never seen a position.
pub(super) fn is_unseen(statuses: &[PostStatus]) -> bool {
    statuses.iter().all(|status| status.published_last.is_none())
}

/// Every name that a template has or had.
pub(super) async fn names(connection: &mut AnyConnection) -> Result<Names, DeskError> {
    let rows = sqlx::query("SELECT position, name FROM desk_templates")
        .fetch_all(connection)
        .await?;
    let names = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    names.collect()
}

/// Forgets that an id was that of a template.
pub(super) async fn forget(connection: &mut AnyConnection, id: &str) -> Result<(), DeskError> {
    sqlx::query("DELETE FROM desk_templates WHERE position = $1")
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

async fn set_name(
    edit: &mut Edit<'_>,
    by: &Session,
    deed: Deed,
    id: &str,
    name: &str,
) -> Result<(), DeskError> {
    sqlx::query(
        "INSERT INTO desk_templates (position, name) VALUES ($1, $2)
         ON CONFLICT (position) DO UPDATE SET name = excluded.name",
    )
    .bind(id)
    .bind(name)
    .execute(edit.connection())
    .await?;
    let now = edit.at().to_owned();
    note(edit.connection(), now, &by.user, deed.noted(), name).await
}

/// Refuses one template too many, and one that could not be told from another.
fn check_free(all: &Names, id: &str, name: &str) -> Result<(), DeskError> {
    let others: Vec<_> = all.iter().filter(|(other, _)| *other != id).collect();
    if others.len() >= TEMPLATES_MAX {
        return Err(DeskError::field(
            "name",
            Code::ManyTemplates.with("max", TEMPLATES_MAX),
        ));
    }
    if others.iter().any(|(_, taken)| *taken == name) {
        return Err(DeskError::Taken { what: "name" });
    }
    Ok(())
}

/// A name as it is kept: one line, without space around it.
fn checked(name: &str) -> Result<String, DeskError> {
    let name = name.trim();
    let is_fit =
        !name.is_empty() && name.chars().count() <= TEMPLATE_NAME_MAX && !name.contains(char::is_control);
    if is_fit {
        return Ok(name.to_owned());
    }
    Err(DeskError::field(
        "name",
        Code::BadKeyName.with("max", TEMPLATE_NAME_MAX),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_line_in_any_script() {
        assert_eq!(checked("  開発職の雛形 ").unwrap(), "開発職の雛形");
        assert!(checked(&"字".repeat(TEMPLATE_NAME_MAX)).is_ok());
        for name in ["", "  ", "a\nb", "a\0", &"a".repeat(TEMPLATE_NAME_MAX + 1)] {
            assert!(checked(name).is_err(), "{name:?}");
        }
    }
}

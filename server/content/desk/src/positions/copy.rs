//! Positions that begin as copies of others.

use std::collections::BTreeMap;

use content_service::store::Edit;
use serde_json::json;

use super::rules::check;
use super::{MISSING, Post, shown};
use crate::error::DeskError;
use crate::sessions::Session;
use crate::shared::{Locale, Shared};

/// What a copy says otherwise than its original.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    /// Its title, by language.
    pub(crate) titles: BTreeMap<String, String>,
    /// Its day, in every language. A copy that begins on another day does not close when its original does.
    pub(crate) date: Option<String>,
}

impl Changes {
    fn apply(&self, locale: &Locale, post: &mut Post) -> Result<(), DeskError> {
        let title = self.titles.get(&locale.code);
        if let Some(title) = title {
            post.insert("title".to_owned(), json!(title));
        }
        if let Some(date) = &self.date {
            post.insert("date".to_owned(), json!(date));
            post.remove("closingDate");
        }
        if title.is_some() || self.date.is_some() {
            check(post)?;
        }
        Ok(())
    }
}

impl Shared {
    /// Begins a position as the copy of another one; returns its id.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] without the other one, [`DeskError::Taken`], [`DeskError::Invalid`].
    pub(crate) async fn copy(
        &self,
        by: &Session,
        id: Option<String>,
        from: &str,
        changes: &Changes,
    ) -> Result<String, DeskError> {
        let (id, edit) = self.free(by, id).await?;
        let change = |locale: &Locale, post: &mut Post| changes.apply(locale, post);
        self.put_copies(edit, &id, from, change).await?.commit().await?;
        Ok(id)
    }

    /// Makes drafts of what a position is in each language: of its draft, or of what is published where there is none.
    pub(super) async fn put_copies<'e>(
        &self,
        mut edit: Edit<'e>,
        id: &str,
        from: &str,
        change: impl Fn(&Locale, &mut Post) -> Result<(), DeskError>,
    ) -> Result<Edit<'e>, DeskError> {
        let mut posts = 0;
        for locale in &self.locales {
            edit = edit.turn_to(&locale.published).await?;
            let of_language = edit.posts([locale.published.as_str()]);
            let items = of_language.items(edit.connection(), from).await?;
            let post = items
                .into_iter()
                .find_map(|items| items.draft.or(items.published));
            if let Some(item) = post {
                posts += 1;
                let mut post = shown(item);
                change(locale, &mut post)?;
                edit = edit.turn_to(&locale.drafts).await?;
                edit.save(Some(id.to_owned()), post, None).await?;
            }
        }
        if posts == 0 {
            return Err(MISSING);
        }
        Ok(edit)
    }
}

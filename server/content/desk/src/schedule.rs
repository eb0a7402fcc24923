//! Publishes and takes back when it is time.
//!
//! The times are kept beside the posts, so they survive restarts. What is due is done in one change, which has the collection to
//! itself and looks at the times once more: of two servers the second one finds nothing left to do.

use std::time::Duration;

use content_service::store::posts::{due_posts, scheduler_of};
use content_service::store::{Author, Edit};

use crate::audit::note;
use crate::error::DeskError;
use crate::event::{Event, Kind};
use crate::positions;
use crate::shared::{Locale, Shared};
use crate::trouble::Trouble;

/// Time between two looks at the times: the site follows within a second.
const EVERY: Duration = Duration::from_millis(500);

/// A post whose time has come.
struct Due {
    locale: Locale,
    id: String,
}

impl Shared {
    /// Does what is due, for as long as the desk runs.
    pub(crate) async fn keep_times(&self) {
        let mut looks = tokio::time::interval(EVERY);
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let trouble = Trouble::default();
        loop {
            looks.tick().await;
            match self.do_due().await {
                Ok(()) if trouble.ends(&()) => tracing::info!("what is due at the desk is done again"),
                Err(error) if trouble.begins((), &error) => {
                    tracing::error!(%error, "what was due at the desk was not done");
                }
                _ => {}
            }
            self.end_logged_out().await;
        }
    }

    /// Does what is due now.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn do_due(&self) -> Result<(), DeskError> {
        for due in self.due().await? {
            self.do_one(&due).await?;
        }
        self.store.forget_old_pages().await
    }

    async fn due(&self) -> Result<Vec<Due>, DeskError> {
        let content = self.store.content();
        let mut view = content.view().await?;
        let mut due = Vec::new();
        for (collection, id) in due_posts(&mut view, content.now_seconds()).await? {
            let locale = self.locales.iter().find(|locale| locale.published == collection);
            if let Some(locale) = locale.cloned() {
                due.push(Due { locale, id });
            }
        }
        Ok(due)
    }

    async fn do_one(&self, due: &Due) -> Result<(), DeskError> {
        let Due { locale, id } = due;
        let content = self.store.content();
        let Some(author) = self.author(locale, id).await? else {
            return Ok(());
        };
        let mut edit = content
            .edit(&locale.published, Author::publisher(author.as_str()))
            .await?;
        let now = content.now_seconds();
        let status = positions::status(&mut edit, locale, id).await?;
        if status.publish_at.is_some_and(|time| time <= now) {
            edit = self.publish_due(edit, locale, id, &author).await?;
        }
        // Also where the server was off at both times.
        let status = positions::status(&mut edit, locale, id).await?;
        if status.close_at.is_some_and(|time| time <= now) {
            edit = positions::close(edit, locale, id).await?;
            noted(&mut edit, locale, id, &author, "takeBack").await?;
        }
        Ok(edit.commit().await?)
    }

    /// Publishes a draft in time. One that is not what its time was set for, or less than a post, stays a draft.
    async fn publish_due<'s>(
        &self,
        edit: Edit<'s>,
        locale: &Locale,
        id: &str,
        author: &str,
    ) -> Result<Edit<'s>, DeskError> {
        let (mut edit, is_published) = positions::publish_if_whole(edit, locale, id).await?;
        let action = if is_published { "publish" } else { "publishFailed" };
        if !is_published {
            tracing::error!(position = id, language = %locale.code, "a scheduled draft is no whole post, or was changed since, and was not published");
        }
        noted(&mut edit, locale, id, author, action).await?;
        if !is_published {
            let title = positions::status(&mut edit, locale, id).await?;
            let title = title.brief().and_then(|brief| brief.title.clone());
            let mut event = Event::in_language(id, &locale.code, title);
            author.clone_into(&mut event.by);
            self.tell(edit.connection(), Kind::NotPublished, event).await?;
        }
        Ok(edit)
    }

    /// Who has set the times.
    async fn author(&self, locale: &Locale, id: &str) -> Result<Option<String>, DeskError> {
        let mut view = self.store.content().view().await?;
        Ok(scheduler_of(&mut view, &locale.published, id).await?)
    }
}

/// Notes what was done in time, in the change that does it.
async fn noted(
    edit: &mut Edit<'_>,
    locale: &Locale,
    id: &str,
    author: &str,
    action: &str,
) -> Result<(), DeskError> {
    // The history finds by this time what was done by itself.
    let at = edit.at().to_owned();
    note(
        edit.connection(),
        at,
        author,
        action,
        &positions::scheduled(id, locale),
    )
    .await
}

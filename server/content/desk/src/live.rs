//! What is new of a position that somebody has open: what others have saved and said, and who else is there. And whether the list of
//! positions is still the one that somebody sees.

use std::collections::BTreeMap;
use std::time::Duration;

use content_service::store::posts::PostStatus;
use content_wire::{base64, secret};
use serde::Deserialize;
use tokio::time::{Instant, sleep};

use crate::comments;
use crate::error::DeskError;
use crate::positions::{MISSING, tag};
use crate::presence::Present;
use crate::sessions::Session;
use crate::shared::Shared;
use crate::waits::Place;

/// Time between two looks that nothing has caused: at the session, and at who is there.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What a page knows of a position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Known {
    /// The page itself, by a name that it gives itself.
    pub(crate) page: String,
    /// The revision of the post in each language.
    pub(crate) revisions: BTreeMap<String, String>,
    /// What names the others.
    pub(crate) others: String,
    /// The revision of the comments; a page that does not have them yet waits for none.
    pub(crate) comments: Option<i64>,
}

/// What there is to know of a position now.
#[derive(Debug)]
pub(crate) struct News {
    pub(crate) revisions: BTreeMap<String, String>,
    pub(crate) others: Vec<Present>,
    /// The revision of the comments.
    pub(crate) comments: i64,
}

impl News {
    /// Names the others: it changes with who they are and what they do.
    pub(crate) fn tag(&self) -> String {
        base64::encode(secret::digest(&format!("{:?}", self.others)))
    }

    fn is_known(&self, known: &Known) -> bool {
        let has_comments = known.comments.is_none_or(|comments| comments == self.comments);
        self.revisions == known.revisions && self.tag() == known.others && has_comments
    }
}

impl Shared {
    /// What there is to know of a position for a session.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) async fn news(&self, id: &str, session: &str) -> Result<News, DeskError> {
        let mut view = self.store.content().view().await?;
        let statuses = self.posts().status(&mut view, id).await?;
        if !statuses.iter().any(PostStatus::exists) {
            return Err(MISSING);
        }
        let others = self.store.others(&mut view, id, session).await?;
        let comments = comments::revision(&mut view, id).await?;
        let revisions = self.locales.iter().zip(&statuses);
        let revisions = revisions.map(|(locale, status)| (locale.code.clone(), status.revision()));
        Ok(News {
            revisions: revisions.collect(),
            others,
            comments,
        })
    }

    /// Waits until there is something that the page does not know of a position.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::NotLoggedIn`].
    pub(crate) async fn await_news(
        &self,
        id: &str,
        cookie: &str,
        known: &Known,
        place: Place,
    ) -> Result<News, DeskError> {
        let look = async |session: Session| self.news(id, &session.id).await;
        self.await_other(cookie, place, look, |news| news.is_known(known))
            .await
    }

    /// Names the list of positions as it is.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn list_tag(&self) -> Result<String, DeskError> {
        let mut view = self.store.content().view().await?;
        tag(&mut view).await
    }

    /// Waits until the list of positions is another one than the page knows; returns what names it.
    ///
    /// # Errors
    /// [`DeskError::NotLoggedIn`].
    pub(crate) async fn await_list(
        &self,
        cookie: &str,
        known: &str,
        place: Place,
    ) -> Result<String, DeskError> {
        let look = async |_| self.list_tag().await;
        self.await_other(cookie, place, look, |tag| tag == known).await
    }

    /// Looks until there is something that the page does not know, but not too long, and not beyond the end of the session.
    async fn await_other<T>(
        &self,
        cookie: &str,
        place: Place,
        look: impl AsyncFn(Session) -> Result<T, DeskError>,
        is_known: impl Fn(&T) -> bool,
    ) -> Result<T, DeskError> {
        // Followed before the first look, so that nothing comes between the two.
        let mut changes = self.store.content().news();
        let until = Instant::now() + self.news_wait;
        let mut is_over = false;
        loop {
            let session = self.store.session(cookie).await?;
            let session = session.ok_or(DeskError::NotLoggedIn)?;
            let seen = look(session).await?;
            if is_over || !is_known(&seen) || Instant::now() >= until {
                return Ok(seen);
            }
            is_over = tokio::select! {
                () = place.over() => true,
                goes_on = changes.next() => !goes_on,
                () = sleep(LOOK_EVERY) => false,
            };
        }
    }
}

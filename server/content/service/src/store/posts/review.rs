//! What was said of drafts before they are published. It is kept beside the items (`desk_reviews`), and belongs to one draft.

use content_wire::desk::{ReviewState, Said};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::Posts;
use crate::sql::Sql;
use crate::store::StoreError;

pub(super) const READY: &str = "ready";
pub(super) const APPROVED: &str = "approved";
pub(super) const SENT_BACK: &str = "sentBack";

/// A word of the review of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewStep {
    /// What it made of the review.
    pub state: ReviewState,
    /// Who said what and when.
    pub said: Said,
    /// The revision of the draft when it was said.
    pub revision: i64,
}

impl Posts {
    /// Adds a word to the review of the draft of the first language, in the place of what does not fit it any more: who calls a
    /// draft ready begins anew, and an answer replaces another one.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn say(
        &self,
        connection: &mut AnyConnection,
        id: &str,
        step: &ReviewStep,
    ) -> Result<(), StoreError> {
        let kept = match step.state {
            ReviewState::Ready => "",
            ReviewState::Approved | ReviewState::SentBack => READY,
        };
        self.forget(connection, id, kept).await?;
        let said = &step.said;
        let mut sql = Sql::new(
            self.dialect,
            "INSERT INTO desk_reviews (step, draft_revision, author, said_at, note, collection, item, draft) SELECT ",
        );
        sql.bind(name(step.state)).push(", ").bind(step.revision);
        for text in [&said.by, &said.at, &said.note] {
            sql.push(", ").bind(text.clone());
        }
        sql.push(", collection, id, sequence FROM items WHERE collection IN (");
        self.push_drafts(&mut sql);
        sql.push(") AND id = ").bind(id.to_owned());
        sql.execute(connection).await?;
        Ok(())
    }

    /// Ends the review of the draft of the first language.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn end_review(&self, connection: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
        self.forget(connection, id, "").await
    }

    async fn forget(
        &self,
        connection: &mut AnyConnection,
        id: &str,
        kept: &'static str,
    ) -> Result<(), StoreError> {
        let mut sql = Sql::new(self.dialect, "DELETE FROM desk_reviews WHERE collection IN (");
        self.push_drafts(&mut sql);
        sql.push(") AND item = ").bind(id.to_owned());
        sql.push(" AND step <> ").bind(kept);
        sql.execute(connection).await?;
        Ok(())
    }
}

/// Adds to the statement of what is known of posts what was said of the drafts that are there now; it ends within the list of
/// collections.
pub(super) fn push(posts: &Posts, sql: &mut Sql) {
    sql.push(
        " UNION ALL SELECT step, desk_reviews.collection, desk_reviews.item, author, said_at, draft_revision,
             CAST(NULL AS BIGINT), note FROM desk_reviews JOIN items ON items.collection = desk_reviews.collection
             AND items.id = desk_reviews.item AND items.sequence = desk_reviews.draft WHERE desk_reviews.collection IN (",
    );
    posts.push_drafts(sql);
}

/// Reads a row of that statement.
pub(super) fn read(step: &str, row: &AnyRow) -> Result<Option<ReviewStep>, StoreError> {
    let states = [ReviewState::Ready, ReviewState::Approved, ReviewState::SentBack];
    let Some(state) = states.into_iter().find(|state| name(*state) == step) else {
        return Ok(None);
    };
    Ok(Some(ReviewStep {
        state,
        said: Said {
            by: row.try_get(3)?,
            at: row.try_get(4)?,
            note: row.try_get(7)?,
        },
        revision: row.try_get(5)?,
    }))
}

fn name(state: ReviewState) -> &'static str {
    match state {
        ReviewState::Ready => READY,
        ReviewState::Approved => APPROVED,
        ReviewState::SentBack => SENT_BACK,
    }
}

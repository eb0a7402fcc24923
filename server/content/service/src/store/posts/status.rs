//! What is known of a post without its texts.

use std::collections::BTreeMap;

use content_wire::day;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::Posts;
use super::review::{self, ReviewStep};
use crate::sql::Sql;
use crate::store::StoreError;

/// What a list shows of a post.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brief {
    /// Its title.
    pub title: Option<String>,
    /// Its day, as `2026-01-31`.
    pub date: Option<String>,
    /// The day after which it is not open any more.
    pub closing_date: Option<String>,
}

/// The last change of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastChange {
    /// The revision of the collection that the change made.
    pub revision: i64,
    /// Whether it took the item away.
    pub is_removal: bool,
    /// Who made it.
    pub author: String,
    /// When.
    pub at: String,
}

/// What is known of a post in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostStatus {
    /// The draft.
    pub draft: Option<Brief>,
    /// What is published.
    pub published: Option<Brief>,
    /// The last change of the draft.
    pub draft_last: Option<LastChange>,
    /// That of what is published.
    pub published_last: Option<LastChange>,
    /// When the draft is to be published, in seconds since 1970.
    pub publish_at: Option<i64>,
    /// When the published post is to be taken back, in seconds since 1970.
    pub close_at: Option<i64>,
    /// What was said of the draft.
    pub review: Vec<ReviewStep>,
    /// How many comments on it are open.
    pub comments: i64,
}

impl PostStatus {
    /// Whether there is a post or a draft.
    pub fn exists(&self) -> bool {
        self.draft.is_some() || self.published.is_some()
    }

    /// Names what the post is: it changes with the draft, with what is published, with the times, and with the review.
    pub fn revision(&self) -> String {
        let number = |last: &Option<LastChange>| last.as_ref().map_or(0, |last| last.revision);
        let time = |time: Option<i64>| time.map_or_else(String::new, |time| time.to_string());
        let said = self.review.iter().map(|step| step.said.at.as_str()).max();
        format!(
            "{}-{}-{}-{}{}",
            number(&self.draft_last),
            number(&self.published_last),
            time(self.publish_at),
            time(self.close_at),
            said.map(|at| format!("-{at}")).unwrap_or_default()
        )
    }

    /// The last change of draft or published post.
    pub fn last(&self) -> Option<&LastChange> {
        let both = self.draft_last.iter().chain(&self.published_last);
        both.max_by(|one, other| one.at.cmp(&other.at))
    }

    /// What a list shows: the draft before what is published.
    pub fn brief(&self) -> Option<&Brief> {
        self.draft.as_ref().or(self.published.as_ref())
    }

    /// Takes over what a row says: `part` names what it is about.
    fn take(&mut self, part: &str, is_draft: bool, row: &AnyRow) -> Result<(), StoreError> {
        match (part, is_draft) {
            ("item", true) => self.draft = Some(brief(row)?),
            ("item", false) => self.published = Some(brief(row)?),
            ("times", _) => {
                self.publish_at = row.try_get(5)?;
                self.close_at = row.try_get(6)?;
            }
            ("comments", _) => self.comments = row.try_get(5)?,
            (review::READY | review::APPROVED | review::SENT_BACK, _) => {
                self.review.extend(review::read(part, row)?);
            }
            (action, true) => self.draft_last = Some(last(action, row)?),
            (action, false) => self.published_last = Some(last(action, row)?),
        }
        Ok(())
    }
}

impl Posts {
    /// What is known of the post of an id, one entry for each language.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn status(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<Vec<PostStatus>, StoreError> {
        let mut all = self.read(connection, Some(id)).await?;
        Ok(all.remove(id).unwrap_or_else(|| self.nothing()))
    }

    /// What is known of every post by its id, one entry for each language. Posts that are gone are among them.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn statuses(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<BTreeMap<String, Vec<PostStatus>>, StoreError> {
        self.read(connection, None).await
    }

    fn nothing(&self) -> Vec<PostStatus> {
        self.pairs.iter().map(|_| PostStatus::default()).collect()
    }

    async fn read(
        &self,
        connection: &mut AnyConnection,
        id: Option<&str>,
    ) -> Result<BTreeMap<String, Vec<PostStatus>>, StoreError> {
        let mut all: BTreeMap<String, Vec<PostStatus>> = BTreeMap::new();
        for row in self.statement(id).fetch_all(connection).await? {
            let entries = all.entry(row.try_get(2)?).or_insert_with(|| self.nothing());
            if let Some((status, is_draft)) = self.entry(entries, row.try_get(1)?) {
                status.take(row.try_get(0)?, is_draft, &row)?;
            }
        }
        Ok(all)
    }

    /// One statement: what is in each row follows from its first column.
    fn statement(&self, id: Option<&str>) -> Sql {
        let mut sql = Sql::new(
            self.dialect,
            "SELECT 'item', collection, id, CAST(data ->> 'title' AS TEXT), CAST(data ->> 'date' AS TEXT),
                 CAST(NULL AS BIGINT), CAST(NULL AS BIGINT), CAST(data ->> 'closingDate' AS TEXT) FROM items WHERE collection IN (",
        );
        self.push_collections(&mut sql);
        push_id(&mut sql, ") AND id = ", id);
        sql.push(
            " UNION ALL SELECT action, collection, item, author, changed_at, revision, CAST(NULL AS BIGINT),
                 CAST(NULL AS TEXT) FROM revisions
             WHERE NOT EXISTS (SELECT 1 FROM revisions later WHERE later.collection = revisions.collection
                 AND later.item = revisions.item AND later.revision > revisions.revision) AND collection IN (",
        );
        self.push_collections(&mut sql);
        push_id(&mut sql, ") AND item = ", id);
        sql.push(
            " UNION ALL SELECT 'times', collection, item, CAST(NULL AS TEXT), CAST(NULL AS TEXT), publish_at, close_at,
                 CAST(NULL AS TEXT) FROM desk_schedules WHERE collection IN (",
        );
        self.push_published(&mut sql);
        push_id(&mut sql, ") AND item = ", id);
        review::push(self, &mut sql);
        push_id(&mut sql, ") AND desk_reviews.item = ", id);
        sql.push(
            " UNION ALL SELECT 'comments', collection, position, CAST(NULL AS TEXT), CAST(NULL AS TEXT), COUNT(*),
                 CAST(NULL AS BIGINT), CAST(NULL AS TEXT) FROM desk_comments
             WHERE resolved_at IS NULL AND reply_to IS NULL AND collection IN (",
        );
        self.push_published(&mut sql);
        push_id(&mut sql, ") AND position = ", id);
        sql.push(" GROUP BY collection, position");
        sql
    }
}

/// Closes a list, and goes on with an id if there is one.
fn push_id(sql: &mut Sql, condition: &'static str, id: Option<&str>) {
    match id {
        Some(id) => sql.push(condition).bind(id.to_owned()),
        None => sql.push(")"),
    };
}

fn brief(row: &AnyRow) -> Result<Brief, StoreError> {
    Ok(Brief {
        title: row.try_get(3)?,
        date: row.try_get::<Option<String>, _>(4)?.and_then(day_of),
        closing_date: row.try_get::<Option<String>, _>(7)?.and_then(day_of),
    })
}

fn last(action: &str, row: &AnyRow) -> Result<LastChange, StoreError> {
    Ok(LastChange {
        revision: row.try_get(5)?,
        is_removal: action == "DELETE",
        author: row.try_get(3)?,
        at: row.try_get(4)?,
    })
}

/// The day of a post, whether it is a text or an object.
fn day_of(text: String) -> Option<String> {
    day::of(&serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

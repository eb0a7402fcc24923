//! What people say of places in the texts of a position: of the words that they quote, or of a whole field.
//!
//! A comment is no part of a post: nothing that is done with drafts changes it, and it is found again by its words. Its page decides
//! whether they are still there. `docs/decisions/0257-*` has the reasons.

use content_wire::desk::{Comment, Comments, Resolved, Said};
use content_wire::reason::{Code, Reason};
use serde::Deserialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;
use crate::event::Kind;
use crate::positions::{self, news_of};
use crate::remark::{self, check_name};
use crate::sessions::Session;
use crate::shared::{Locale, Shared};

/// Most comments and replies of a position: the page shows all of them at once.
const COMMENTS_MAX: i64 = 1000;
/// Longest quote, in characters. The page cuts a longer one.
const QUOTE_MAX: usize = 500;

const NO_COMMENT: DeskError = DeskError::NotFound { what: "comment" };

/// A comment that is made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewComment {
    locale: String,
    field: String,
    quote: String,
    lead: String,
    remark: String,
}

/// A reply to a comment.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Reply {
    reply_to: i64,
    remark: String,
}

impl NewComment {
    fn check(&self) -> Result<(), DeskError> {
        check_name("field", &self.field)?;
        for (field, words) in [("quote", &self.quote), ("lead", &self.lead)] {
            if words.chars().count() > QUOTE_MAX || words.contains('\0') {
                let reason = format_args!("must have at most {QUOTE_MAX} characters, none of them NUL");
                return Err(DeskError::field(field, Reason::malformed(reason)));
            }
        }
        Ok(())
    }
}

/// What there is of a comment in the database besides its number.
struct Row<'r> {
    position: &'r str,
    collection: &'r str,
    place: [&'r str; 3],
    remark: &'r str,
    reply_to: Option<i64>,
}

impl Shared {
    /// The comments on a position.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) async fn comments(&self, id: &str) -> Result<Comments, DeskError> {
        let mut view = self.store.content().view().await?;
        if !self.exists(&mut view, id).await? {
            return Err(positions::MISSING);
        }
        self.read_comments(&mut view, id).await
    }

    /// Comments on a place of a post.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] without a post in the language, [`DeskError::Invalid`].
    pub(crate) async fn comment(
        &self,
        by: &Session,
        id: &str,
        comment: &NewComment,
    ) -> Result<Comments, DeskError> {
        comment.check()?;
        let remark = said(&comment.remark)?;
        let locale = self.locale(&comment.locale)?;
        let mut change = self.store.content().change().await?;
        let all = self.posts().status(&mut change, id).await?;
        if !self.in_language(all, locale).exists() {
            return Err(positions::MISSING);
        }
        let row = Row {
            position: id,
            collection: &locale.published,
            place: [&comment.field, &comment.quote, &comment.lead],
            remark: &remark,
            reply_to: None,
        };
        self.add(&mut change, by, &row).await?;
        self.tell_remark(&mut change, by, &row).await?;
        let comments = self.read_comments(&mut change, id).await?;
        change.commit().await?;
        Ok(comments)
    }

    /// Replies to a comment. One that was resolved is open again then.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Invalid`].
    pub(crate) async fn reply(&self, by: &Session, id: &str, reply: &Reply) -> Result<Comments, DeskError> {
        let remark = said(&reply.remark)?;
        let mut change = self.store.content().change().await?;
        set_resolved(&mut change, id, reply.reply_to, None).await?;
        let row = Row {
            position: id,
            collection: &collection_of(&mut change, reply.reply_to).await?,
            place: [""; 3],
            remark: &remark,
            reply_to: Some(reply.reply_to),
        };
        self.add(&mut change, by, &row).await?;
        self.tell_remark(&mut change, by, &row).await?;
        let comments = self.read_comments(&mut change, id).await?;
        change.commit().await?;
        Ok(comments)
    }

    /// Resolves a comment, or opens it again.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) async fn resolve(
        &self,
        by: &Session,
        id: &str,
        number: i64,
        is_resolved: bool,
    ) -> Result<Comments, DeskError> {
        let at = self.store.content().now();
        let mut change = self.store.content().change().await?;
        let resolved = is_resolved.then_some((by.user.as_str(), at.as_str()));
        set_resolved(&mut change, id, number, resolved).await?;
        let comments = self.read_comments(&mut change, id).await?;
        change.commit().await?;
        Ok(comments)
    }

    /// Tells webhooks of a remark.
    async fn tell_remark(
        &self,
        change: &mut AnyConnection,
        by: &Session,
        row: &Row<'_>,
    ) -> Result<(), DeskError> {
        let position = self.read_position(&mut *change, row.position).await?;
        let locale = self.locale_of(row.collection).map(|locale| locale.code.clone());
        let mut event = news_of(&position, locale.as_slice(), by);
        event.note = Some(row.remark.to_owned());
        self.tell(change, Kind::Comment, event).await
    }

    async fn add(&self, change: &mut AnyConnection, by: &Session, row: &Row<'_>) -> Result<(), DeskError> {
        let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM desk_comments WHERE position = $1")
            .bind(row.position)
            .fetch_one(&mut *change)
            .await?;
        if count >= COMMENTS_MAX {
            return Err(DeskError::field(
                "remark",
                Code::ManyComments.with("max", COMMENTS_MAX),
            ));
        }
        let [field, quote, lead] = row.place;
        sqlx::query(
            "INSERT INTO desk_comments (position, collection, field, quote, lead, remark, author, made_at, reply_to, revision)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1)",
        )
        .bind(row.position)
        .bind(row.collection)
        .bind(field)
        .bind(quote)
        .bind(lead)
        .bind(row.remark)
        .bind(by.user.as_str())
        .bind(self.store.content().now())
        .bind(row.reply_to)
        .execute(change)
        .await?;
        Ok(())
    }

    async fn read_comments(&self, connection: &mut AnyConnection, id: &str) -> Result<Comments, DeskError> {
        let rows = sqlx::query(
            "SELECT number, collection, field, quote, lead, remark, author, made_at, reply_to, resolved_at, resolved_by
             FROM desk_comments WHERE position = $1 ORDER BY number",
        )
        .bind(id)
        .fetch_all(&mut *connection)
        .await?;
        let mut comments: Vec<Comment> = Vec::new();
        for row in &rows {
            let reply_to: Option<i64> = row.try_get(8)?;
            let parent = comments.iter_mut().find(|comment| Some(comment.id) == reply_to);
            if let Some(parent) = parent {
                parent.replies.push(said_in(row)?);
            } else if let Some(locale) = self.locale_of(row.try_get(1)?) {
                comments.push(read(row, locale)?);
            }
        }
        let revision = revision(connection, id).await?;
        Ok(Comments { revision, comments })
    }

    /// The language of a collection; `None` for one that the desk has no more.
    fn locale_of(&self, collection: &str) -> Option<&Locale> {
        self.locales.iter().find(|locale| locale.published == collection)
    }
}

/// Names the comments on a position as they are: it grows with each change of them.
pub(crate) async fn revision(connection: &mut AnyConnection, id: &str) -> Result<i64, DeskError> {
    let revision = sqlx::query_scalar(
        "SELECT COALESCE(CAST(SUM(revision) AS BIGINT), 0) FROM desk_comments WHERE position = $1",
    )
    .bind(id)
    .fetch_one(connection)
    .await?;
    Ok(revision)
}

async fn collection_of(connection: &mut AnyConnection, number: i64) -> Result<String, DeskError> {
    let collection = sqlx::query_scalar("SELECT collection FROM desk_comments WHERE number = $1")
        .bind(number)
        .fetch_optional(connection)
        .await?;
    collection.ok_or(NO_COMMENT)
}

/// Notes who has resolved a comment and when, or that it is open.
async fn set_resolved(
    change: &mut AnyConnection,
    id: &str,
    number: i64,
    resolved: Option<(&str, &str)>,
) -> Result<(), DeskError> {
    let (by, at) = resolved.unzip();
    let done = sqlx::query(
        "UPDATE desk_comments SET resolved_by = $1, resolved_at = $2, revision = revision + 1
         WHERE position = $3 AND number = $4 AND reply_to IS NULL",
    )
    .bind(by)
    .bind(at)
    .bind(id)
    .bind(number)
    .execute(change)
    .await?;
    if done.rows_affected() == 0 {
        return Err(NO_COMMENT);
    }
    Ok(())
}

/// What is said, which is something.
fn said(text: &str) -> Result<String, DeskError> {
    let remark = remark::checked("remark", text)?;
    if remark.is_empty() {
        return Err(DeskError::field("remark", Code::Empty));
    }
    Ok(remark)
}

fn said_in(row: &AnyRow) -> Result<Said, DeskError> {
    Ok(Said {
        note: row.try_get(5)?,
        by: row.try_get(6)?,
        at: row.try_get(7)?,
    })
}

fn read(row: &AnyRow, locale: &Locale) -> Result<Comment, DeskError> {
    let (at, by): (Option<String>, Option<String>) = (row.try_get(9)?, row.try_get(10)?);
    Ok(Comment {
        id: row.try_get(0)?,
        locale: locale.code.clone(),
        field: row.try_get(2)?,
        quote: row.try_get(3)?,
        lead: row.try_get(4)?,
        said: said_in(row)?,
        resolved: by.zip(at).map(|(by, at)| Resolved { by, at }),
        replies: Vec::new(),
    })
}

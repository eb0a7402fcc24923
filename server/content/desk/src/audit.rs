//! Who did what and when. An entry is noted in the transaction of what it is about, and stays.

use serde::Serialize;
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;

/// Entries of one page.
const PAGE: i64 = 100;

/// An entry of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AuditEntry {
    /// Grows with each entry.
    pub id: i64,
    /// When, as `2024-01-02T03:04:05.000Z`.
    pub at: String,
    /// Name of the user.
    pub by: String,
    /// What was done.
    pub action: String,
    /// With what: a position and its language, or a user, with the browser of a session behind.
    pub subject: String,
}

impl AuditEntry {
    /// The position that it is about.
    pub(crate) fn position(&self) -> Option<&str> {
        match self.action.as_str() {
            "order" => self.subject.split_once(": ").map(|(id, _)| id),
            "publish" | "publishFailed" | "takeBack" | "schedule" | "unschedule" | "askReview"
            | "approve" | "sendBack" | "withdrawReview" | "delete" | "undelete" | "rename"
            | "linkPreview" | "endPreviewLinks" | "setAside" | "restoreDraft" => {
                self.subject.split(' ').next()
            }
            _ => None,
        }
    }
}

/// Which entries are read; what is absent leaves none out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuditFilter {
    /// Entries before this one.
    pub before: Option<i64>,
    /// What this user did.
    pub by: Option<String>,
    /// What was done in this way.
    pub action: Option<String>,
}

/// Notes an entry.
pub(crate) async fn note(
    connection: &mut AnyConnection,
    at: String,
    by: &str,
    action: &str,
    subject: &str,
) -> Result<(), DeskError> {
    sqlx::query("INSERT INTO desk_audit (noted_at, author, action, subject) VALUES ($1, $2, $3, $4)")
        .bind(at)
        .bind(by)
        .bind(action)
        .bind(subject)
        .execute(connection)
        .await?;
    Ok(())
}

/// Who gave a position the id that it has now; empty if that was not noted.
pub(crate) async fn renamed_by(connection: &mut AnyConnection, to: &str) -> Result<String, DeskError> {
    let author = sqlx::query_scalar(
        "SELECT author FROM desk_audit WHERE action = 'rename' AND substr(subject, 1, length($1)) = $1
         ORDER BY id DESC LIMIT 1",
    )
    .bind(format!("{to} ("))
    .fetch_optional(connection)
    .await?;
    Ok(author.unwrap_or_default())
}

/// Some entries, the newest first, and whether there are more.
pub(crate) async fn read(
    connection: &mut AnyConnection,
    filter: &AuditFilter,
) -> Result<(Vec<AuditEntry>, bool), DeskError> {
    // No entry has the character NUL, and PostgreSQL could not look for it.
    let text = |text: &Option<String>| text.clone().unwrap_or_default().replace('\0', "?");
    let rows = sqlx::query(
        "SELECT id, noted_at, author, action, subject FROM desk_audit
         WHERE id < $1 AND ($2 = '' OR author = $2) AND ($3 = '' OR action = $3) ORDER BY id DESC LIMIT $4",
    )
    .bind(filter.before.unwrap_or(i64::MAX))
    .bind(text(&filter.by))
    .bind(text(&filter.action))
    .bind(PAGE + 1)
    .fetch_all(connection)
    .await?;
    let has_more = i64::try_from(rows.len()).is_ok_and(|count| count > PAGE);
    let entries = rows.iter().take(usize::try_from(PAGE).unwrap_or(usize::MAX));
    let entries = entries.map(|row| {
        Ok(AuditEntry {
            id: row.try_get(0)?,
            at: row.try_get(1)?,
            by: row.try_get(2)?,
            action: row.try_get(3)?,
            subject: row.try_get(4)?,
        })
    });
    Ok((entries.collect::<Result<_, DeskError>>()?, has_more))
}

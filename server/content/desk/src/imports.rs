//! What another platform has, before it becomes drafts: what the service would refuse of it, and what is here already.
//!
//! Nothing is written here. The drafts are begun by the calls that people's own are.

#[cfg(test)]
mod contract_tests;

use content_service::store::ITEM_MAX;
use content_wire::day;
use content_wire::post::TEXT_MAX;
use content_wire::reason::{Code, Reason};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::boards;
use crate::error::DeskError;
use crate::positions::{Post, refusals};
use crate::sessions::Session;
use crate::shared::Shared;

/// The field with what the platform calls a position that it was imported from.
const IMPORT_ID: &str = "importId";
/// The fields that are days.
const DAYS: [&str; 2] = ["date", "closingDate"];
/// Most posts that are looked at in one call.
const POSTS_MAX: usize = 500;
/// Bytes of an item beside its fields: its id and its times.
const FRAME: usize = 1024;
/// Most bytes of a post's JSON.
const POST_BYTES_MAX: usize = ITEM_MAX - FRAME;

/// A post that was looked at.
#[derive(Debug)]
pub(crate) struct Checked {
    /// The post with its days as they are kept.
    pub(crate) post: Post,
    /// What the service refuses.
    pub(crate) refused: Vec<(String, Reason)>,
    /// Whether it is larger than an item may be.
    pub(crate) is_too_large: bool,
    /// The positions that were imported from the same one.
    pub(crate) positions: Vec<String>,
}

impl Shared {
    /// Looks at posts that somebody wants to import.
    ///
    /// # Errors
    /// [`DeskError::Invalid`] for too many, [`DeskError::Store`].
    pub(crate) async fn check_import(&self, posts: Vec<Post>) -> Result<Vec<Checked>, DeskError> {
        if posts.len() > POSTS_MAX {
            return Err(DeskError::field(
                "posts",
                Reason::malformed(format_args!("must be at most {POSTS_MAX}")),
            ));
        }
        let mut view = self.store.content().view().await?;
        let known = self.posts().imported(&mut view).await?;
        let checked = posts.into_iter().map(|mut post| {
            write_days(&mut post);
            let import_id = post.get(IMPORT_ID).and_then(Value::as_str);
            let positions = import_id.and_then(|import_id| known.get(import_id));
            let positions = positions.into_iter().flatten().cloned().collect();
            let mut refused = refusals(&post);
            refused.extend(post.get(IMPORT_ID).and_then(bad_import_id));
            Checked {
                refused,
                is_too_large: Value::Object(post.clone()).to_string().len() > POST_BYTES_MAX,
                positions,
                post,
            }
        });
        Ok(checked.collect())
    }

    /// The jobs of a public board of Greenhouse, as they are there.
    ///
    /// # Errors
    /// [`DeskError::TooMany`], [`DeskError::NotFound`] without such a board, [`DeskError::Board`].
    pub(crate) async fn greenhouse(
        &self,
        by: &Session,
        board: &str,
    ) -> Result<Vec<Box<RawValue>>, DeskError> {
        if !boards::is_name(board) {
            return Err(DeskError::NotFound { what: "board" });
        }
        self.limits.board(&by.user)?;
        // One is enough for the memory of a server. Somebody else's takes seconds.
        let _turn = self.boards.acquire().await.map_err(|_| DeskError::Unavailable)?;
        let jobs = boards::greenhouse(self.greenhouse.as_ref(), board).await?;
        jobs.ok_or(DeskError::NotFound { what: "board" })
    }
}

/// Writes days as they are kept, also those of points in time: a form shows no others. What is no day stays, to be refused.
fn write_days(post: &mut Map<String, Value>) {
    for field in DAYS {
        let day = post.get(field).and_then(Value::as_str).and_then(day::of_text);
        if let Some(day) = day {
            post.insert(field.to_owned(), Value::String(day));
        }
    }
}

/// What is wrong with the name that a position has elsewhere.
fn bad_import_id(value: &Value) -> Option<(String, Reason)> {
    let is_line = |text: &str| text.chars().count() <= TEXT_MAX && !text.chars().any(char::is_control);
    let reason = match value {
        Value::Null => return None,
        Value::String(text) if is_line(text) => return None,
        _ => Code::NotOneLine.with("max", TEXT_MAX),
    };
    Some((IMPORT_ID.to_owned(), reason))
}

//! What may be written of a post, and what of it may be published.

use content_wire::html;
use content_wire::post::{self, HTML_FIELDS};
use content_wire::reason::Reason;
use serde_json::Value;

use super::Post;
use crate::error::DeskError;

/// Checks a draft by the rules of the service, which checks it again when it is kept: here every field is named.
pub(super) fn check(post: &Post) -> Result<(), DeskError> {
    let fields = refusals(post);
    if fields.is_empty() {
        return Ok(());
    }
    Err(DeskError::Invalid { fields })
}

/// What is refused of a draft, by the field.
pub(crate) fn refusals(post: &Post) -> Vec<(String, Reason)> {
    let mut fields: Vec<_> = post::details(post).bad.into_iter().map(fault).collect();
    for field in HTML_FIELDS {
        let text = post.get(field).and_then(Value::as_str).unwrap_or_default();
        if let Err(limit) = html::check(text) {
            fields.push((field.to_owned(), limit.into()));
        }
    }
    fields
}

/// Checks that a post may be published.
pub(super) fn whole(post: &Post) -> Result<(), DeskError> {
    let fields: Vec<_> = post::faults(post).into_iter().map(fault).collect();
    if fields.is_empty() {
        return Ok(());
    }
    Err(DeskError::Invalid { fields })
}

fn fault(bad: post::BadDetail) -> (String, Reason) {
    (bad.field.to_owned(), bad.reason)
}

//! What the site notes of the documents that it derives from items, so that all its servers know when each has changed.

use content_wire::date;
use serde_json::{Value, json};

use super::call::Call;
use super::error::ApiError;
use super::input;
use super::room::Sender;
use crate::store::{Action, Role};

/// Path of the call.
pub(super) const PATH: &str = "/v2/documents/note";

/// Longest name or digest in bytes.
const TEXT_MAX: usize = 1024;

/// `…/v2/documents/note`.
pub(super) async fn note(call: Call) -> Result<Value, ApiError> {
    // Documents are made of every collection.
    if call.sender != Sender::Trusted || matches!(call.role, Role::Key(_)) {
        return Err(ApiError::ForbiddenEverywhere {
            action: Action::Update,
        });
    }
    let field = "documents";
    let documents = input::list(call.body.get(field), field)?;
    let documents = documents.iter().map(|document| {
        let text = |name: &str| {
            let text = document.get(name).and_then(Value::as_str);
            text.filter(|text| !text.is_empty() && text.len() <= TEXT_MAX && !text.contains('\0'))
        };
        text("name").zip(text("digest"))
    });
    let mut documents = documents.collect::<Option<Vec<_>>>().ok_or_else(|| {
        let reason =
            "must be a list of objects, each with a name and a digest of at most 1024 bytes without NUL";
        ApiError::field(field, reason)
    })?;
    let mut noted = call.store.documents().await?;
    let is_noted = |(name, digest): &(&str, &str)| {
        let mut noted = noted.iter();
        noted.any(|document| document.name == *name && document.digest == *digest)
    };
    documents.retain(|document| !is_noted(document));
    // A change waits for other writers; without one it would do so for nothing.
    if !documents.is_empty() {
        let now = call.store.clock().now();
        call.store.note_documents(&documents, now).await?;
        noted = call.store.documents().await?;
    }
    let noted = noted.into_iter().map(|document| {
        let changed = document.changed.map(date::encode);
        json!({ "name": document.name, "digest": document.digest, "changedDate": changed })
    });
    Ok(json!({ "documents": noted.collect::<Vec<_>>() }))
}

//! What is kept of members: who they are, their sessions, their secrets, and the mail to them.

mod mails;
mod members;
mod secrets;
mod sessions;
mod waiting;

use content_service::store::Store;

pub(crate) use mails::QueuedMail;
pub(crate) use members::NewMember;
pub(crate) use secrets::{NewSecret, Purpose, Secret};
pub(crate) use sessions::Session;

/// Storage of members, in the database of a content service; clones share the connections.
#[derive(Clone, Debug)]
pub struct MemberStore {
    content: Store,
}

impl MemberStore {
    /// Uses the tables of members in this storage.
    pub fn new(content: Store) -> Self {
        Self { content }
    }

    /// The service's own storage.
    pub(crate) fn content(&self) -> &Store {
        &self.content
    }
}

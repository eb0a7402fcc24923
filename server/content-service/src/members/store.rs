//! What is kept of members: who they are, their sessions, their secrets, and the mail to them.

mod mails;
mod members;
mod secrets;
mod sessions;

pub(crate) use mails::QueuedMail;
pub(crate) use members::NewMember;
pub(crate) use secrets::{NewSecret, Purpose, Secret};
pub(crate) use sessions::Session;

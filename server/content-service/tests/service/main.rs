//! The service over real HTTP, each test with a port and a folder of its own.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stderr,
    reason = "a harness stops at once when the set-up fails"
)]

mod bulk;
mod client;
mod cursors;
mod drafts;
mod durability;
mod faults;
mod figures;
mod harness;
mod history;
#[path = "../support/http.rs"]
mod http;
mod input;
mod jobs;
mod members;
mod members_at_rest;
mod members_captcha;
mod members_client;
mod members_first;
mod members_login;
mod members_mail;
mod members_redirect;
mod members_smtp;
mod members_vouched;
mod patch;
mod permissions;
mod pipeline;
mod place;
mod query;
mod reads;
mod references;
mod refusals;
mod search;
mod token;
mod writes;

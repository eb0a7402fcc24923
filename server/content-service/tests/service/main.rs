//! The service over real HTTP, each test with a port and a folder of its own.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a harness stops at once when the set-up fails"
)]

mod client;
mod durability;
mod harness;
mod input;
mod members;
mod members_at_rest;
mod members_captcha;
mod members_first;
mod members_login;
mod members_mail;
mod members_redirect;
mod members_smtp;
mod members_vouched;
mod place;
mod query;
mod refusals;
mod token;

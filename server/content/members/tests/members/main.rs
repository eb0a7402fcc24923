//! Members over real HTTP, each test with a port and a folder of its own.

#![expect(clippy::too_many_lines, reason = "a test is as long as its story")]
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stderr,
    reason = "a harness stops at once when the set-up fails"
)]

mod at_rest;
mod attempts;
mod captcha;
mod client;
mod examples;
#[expect(dead_code, reason = "the service's own tests use the rest")]
#[path = "../../../service/tests/support/harness.rs"]
mod harness;
#[path = "../../../service/tests/support/http.rs"]
mod http;
mod login;
mod mail;
#[path = "../../../service/tests/support/place.rs"]
mod place;
mod redirect;
mod redirect_pages;
mod site;
mod smtp;
mod store;
mod v1;
mod vouched;

//! The desk over real HTTP, each test with a port and a folder of its own.

#![expect(clippy::too_many_lines, reason = "a test is as long as its story")]
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stderr,
    reason = "a harness stops at once when the set-up fails"
)]

mod another;
mod attacks;
mod backups;
mod comments;
mod counts;
mod crowds;
mod description;
mod doors;
mod facts;
#[expect(dead_code, reason = "the service's own tests use the rest")]
#[path = "../../../service/tests/support/harness.rs"]
mod harness;
mod history;
#[path = "../../../service/tests/support/http.rs"]
mod http;
mod imports;
mod indexing;
mod keys;
mod live;
mod login;
mod many;
mod members;
mod office;
mod order;
#[path = "../../../service/tests/support/place.rs"]
mod place;
mod positions;
mod posts;
mod preview_links;
mod previews;
mod receiver;
mod recovery_codes;
mod rename;
mod reviews;
mod roles;
mod schedule;
mod site;
mod statements;
mod templates;
mod totp;
mod tour;
mod users;
mod webhook_faults;
mod webhook_owners;
mod webhooks;

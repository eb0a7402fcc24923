//! The client against a platform under the tests' control: what goes out, what comes back, and what goes wrong.

#![expect(clippy::too_many_lines, reason = "a test is as long as its story")]
#![expect(clippy::unwrap_used, reason = "a harness stops at once when the set-up fails")]

mod bulk;
mod catalogue;
mod faults;
mod flow;
mod harness;
mod items;
mod large_pages;
mod login;
mod members;
mod platform;
mod reads;
mod reason;
mod sessions;
mod tokens;

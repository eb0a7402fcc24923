//! The client against a platform that misbehaves on purpose.

#![expect(clippy::unwrap_used, reason = "a harness stops at once when the set-up fails")]

mod faults;
mod harness;
mod tokens;

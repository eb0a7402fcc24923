//! The client against a platform that misbehaves on purpose.

mod faults;
mod harness;
mod tokens;

//! What both ends of the content platform's calls agree on: dates, secrets, base64, states, PKCE, error bodies.
//!
//! The client and the service use the same types, so that they cannot disagree about the wire. This crate sends and
//! stores nothing, and it knows no HTTP.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! pkce                   code verifiers and their challenges
//! secret                 texts that are not logged
//! captcha, error, state  tokens of captchas; error bodies; states of members and logins
//! date, clock, base64    times and bytes as texts
//! ```

pub mod base64;
pub mod captcha;
pub mod clock;
pub mod date;
pub mod error;
pub mod pkce;
pub mod secret;
pub mod state;

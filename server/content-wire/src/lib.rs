//! What both ends of the content platform's calls agree on: dates, secrets, base64, states, PKCE, error bodies.
//!
//! The client and the service use the same types, so that they cannot disagree about the wire. This crate sends and
//! stores nothing, and it knows no HTTP.
//!
//! Rooms, top to bottom; a room imports only from rooms below it: `pkce`, then `secret`, then `captcha`, `error`, `state`,
//! `date`, `clock`, `base64`.

pub mod base64;
pub mod captcha;
pub mod clock;
pub mod date;
pub mod error;
pub mod pkce;
pub mod secret;
pub mod state;

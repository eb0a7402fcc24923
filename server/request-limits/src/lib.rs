//! Limits by client address: who a client is, how often it may ask, and how much it may have open.
//!
//! The site and its content service use the same rules, so that a client has one identity in both: its IPv4 address, or
//! the /56 network of its IPv6 address.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! admission  how much a client may have open
//! rate       how often it may ask
//! client     who it is
//! ```

pub mod admission;
pub mod client;
pub mod rate;

pub use self::{
    admission::{Admission, Admissions},
    client::{TrustedProxies, client_prefix},
    rate::{RateLimit, retry_after_s},
};
pub use governor::{Quota, clock::Clock};

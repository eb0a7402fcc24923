//! Limits by client address: who a client is, how often it may ask, how much it may have open, how many bytes it may have
//! in flight, and how much work it may cause.
//!
//! The site and its content service use the same rules, so that a client has one identity in both: its IPv4 address, or
//! the /56 network of its IPv6 address.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! admission  how much a client may have open
//! strangers  room that strangers share, in which the newest always has a place
//! turns      turns of work, some of them kept for callers who are known
//! crowd      how often strangers found no room
//! work       how much work it may cause
//! bytes      how many bytes of its bodies may be in memory
//! rate       how often it may ask
//! client     who it is
//! ```

pub mod admission;
pub mod bytes;
pub mod client;
pub mod crowd;
pub mod rate;
pub mod strangers;
pub mod turns;
pub mod work;

pub use self::{
    admission::{Admission, Admissions},
    bytes::{ByteBudget, HeldBytes, Spent},
    client::{FORWARDED_FOR, ForwardedHeader, REAL_IP, TrustedProxies, client_prefix},
    crowd::Room,
    rate::{RateLimit, retry_after_s},
    strangers::{Stranger, Strangers},
    turns::{Caller, Full, Turn, Turns},
    work::{Work, WorkLimit},
};
pub use governor::{Quota, clock::Clock};

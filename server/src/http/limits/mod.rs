//! Limits of a single request. Limits by client are in the crate `request_limits`.

pub mod host;
pub mod loopback;
pub mod size;

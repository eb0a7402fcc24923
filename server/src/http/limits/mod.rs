//! Limits of a single request. Limits by client are in the crate `request_limits`.

pub(crate) mod host;
pub(crate) mod loopback;
pub(crate) mod size;

//! The layers around every request.

mod limits;
mod methods;
mod request_log;
mod security_headers;
mod stopping;

pub(crate) use self::{
    limits::RequestLimits,
    methods::SEEN,
    request_log::CacheStatus,
    security_headers::{REPORTS, SecurityHeaders, plain},
};
pub(super) use self::{limits::check, request_log::trace, security_headers::add, stopping::end_connections};

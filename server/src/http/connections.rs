//! What every connection of the site is subject to.

use actix_web::http::StatusCode;
use http_connection::{ConnectionPolicy, Observer};

use crate::{http::middleware::RequestLimits, settings::http::HttpSettings, telemetry::metrics::Metrics};

/// The policy of the settings and limits.
pub fn policy(settings: &HttpSettings, limits: &RequestLimits) -> ConnectionPolicy {
    ConnectionPolicy {
        admissions: limits.admissions.clone(),
        observer: limits.metrics.clone(),
        head_timeout: settings.head_timeout,
        transfer_timeout: settings.transfer_timeout,
        idle_timeout: settings.idle_timeout,
        serves_half_closed: true,
    }
}

impl Observer for Metrics {
    fn refused(&self) {
        Metrics::refused(self, StatusCode::SERVICE_UNAVAILABLE);
    }

    fn malformed(&self) {
        Metrics::malformed(self);
    }
}

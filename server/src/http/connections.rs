//! What every connection of the site is subject to.

use std::sync::Arc;

use actix_web::http::StatusCode;
use http_connection::{ConnectionPolicy, Observer};
use request_limits::Admissions;

use crate::{
    http::middleware::RequestLimits, settings::http::HttpSettings, site::urls::PublicOrigin,
    telemetry::metrics::Metrics,
};

/// The policy of the site's own listener.
pub(crate) fn policy(
    settings: &HttpSettings,
    limits: &RequestLimits,
    origin: &PublicOrigin,
) -> ConnectionPolicy {
    ConnectionPolicy {
        is_secure: origin.is_secure(),
        // Those of Vite, in the developers' loop.
        takes_upgrades: cfg!(feature = "development"),
        ..plain(settings, limits.admissions.clone(), limits.metrics.clone())
    }
}

/// The policy of a listener for plain HTTP beside it.
pub(crate) fn plain(
    settings: &HttpSettings,
    admissions: Arc<Admissions>,
    observer: Arc<dyn Observer>,
) -> ConnectionPolicy {
    ConnectionPolicy {
        admissions,
        observer,
        settings: settings.connections(),
        is_secure: false,
        serves_half_closed: true,
        // The site has visitors only.
        strangers: None,
        takes_upgrades: false,
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

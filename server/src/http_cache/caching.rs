//! How long who may keep what.

use actix_web::http::header::HeaderValue;

/// For documents, data and what is derived from content.
///
/// A browser asks each time and mostly hears 304; a cache between
/// keeps a response for a minute, serves it another minute while it revalidates, and a day when the site is down.
pub(crate) const CONTENT: HeaderValue = HeaderValue::from_static(
    "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
);

/// For what does not exist. A cache spares the site a flood of wrong addresses, but must not go on to say so while the site is
/// down: by then it may exist.
pub(crate) const MISSING: HeaderValue = HeaderValue::from_static("public, max-age=0, s-maxage=60");

/// For names that change with the content: kept for a year, the longest that caches honour.
pub(crate) const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// For names that stay: an hour is short enough to mend a mistake and long enough to spare most requests.
pub(crate) const SHORT: HeaderValue = HeaderValue::from_static("public, max-age=3600");

/// For what is true for this moment only.
pub(crate) const NEVER: HeaderValue = HeaderValue::from_static("no-store");

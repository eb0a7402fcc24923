//! `/robots.txt`: everything may be read, and where the list of pages is.

use crate::site::urls::PublicOrigin;

/// Where it is served.
pub(crate) const PATH: &str = "/robots.txt";

/// Writes the rules.
pub(crate) fn write(origin: &PublicOrigin) -> String {
    // A page shows what its assets make of it, so a crawler must be able to read those too: nothing is forbidden.
    format!(
        "User-agent: *\nAllow: /\n\nSitemap: {origin}{}\n",
        super::sitemap::PATH
    )
}

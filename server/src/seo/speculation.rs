//! `/speculation-rules.json`: which documents a browser may fetch before they are requested.

use serde_json::json;

use crate::site::pages::Pages;

/// Where it is served. Every document's `Speculation-Rules` header names it; a header, unlike an element in the
/// document, needs no exception in the security policy.
pub(crate) const PATH: &str = "/speculation-rules.json";

/// Writes the rules: pages of the site, once a visitor seems to be about to follow a link. Fetching only, no rendering
/// ahead: a page that starts videos must not be started unseen.
pub(crate) fn write(pages: &Pages) -> String {
    let paths: Vec<String> = pages
        .iter()
        .chain([pages.position()])
        .map(|page| format!("{}?*", page.path))
        .collect();
    let rule = json!({
        "where": {"and": [
            {"href_matches": paths},
            {"not": {"selector_matches": "[target], [download]"}},
        ]},
        "eagerness": "moderate",
    });
    json!({ "prefetch": [rule] }).to_string()
}

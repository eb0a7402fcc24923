//! What search engines, feed readers and researchers read: the list of pages, the positions as a feed, rules, contact.
//!
//! All addresses begin with the configured public origin, and are written exactly as links and canonical addresses are.

pub mod atom;
pub mod robots;
pub mod security_txt;
pub mod sitemap;
pub mod speculation;
mod xml;

use crate::locale::Locale;

/// The canonical address of a page below an origin.
pub fn address(origin: &str, path: &str, locale: Locale) -> String {
    format!("{origin}{path}?locale={}", locale.code())
}

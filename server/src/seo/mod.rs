//! What search engines, feed readers and researchers read: the list of pages, the positions as a feed and for job boards, rules, contact.
//!
//! All addresses begin with the configured public origin, and are written exactly as links and canonical addresses are.

pub(crate) mod atom;
pub(crate) mod jobs;
pub(crate) mod robots;
pub(crate) mod security_txt;
pub(crate) mod sitemap;
pub(crate) mod speculation;
mod xml;

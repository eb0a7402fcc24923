//! Parts of a result.

use serde::{Deserialize, Serialize};

/// Part of a result, by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Paging {
    /// Items to skip.
    pub offset: u32,
    /// Items at most; the platform refuses more than 1000.
    pub limit: u32,
}

impl Default for Paging {
    /// The first 50 items, as the platform's own client asks for.
    fn default() -> Self {
        Self { offset: 0, limit: 50 }
    }
}

/// Where a page stands in its result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct PagingMetadata {
    /// Items on this page.
    pub count: u64,
    /// Items before this page.
    pub offset: u64,
    /// Items in the whole result, if asked for.
    pub total: Option<u64>,
    /// Whether the platform gave up counting.
    pub too_many_to_count: bool,
    /// Whether more items follow.
    pub has_next: bool,
    /// Where the neighbouring pages start, if the platform pages by cursor.
    pub cursors: Cursors,
}

/// Opaque positions of the neighbouring pages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Cursors {
    /// Start of the next page.
    pub next: Option<String>,
    /// Start of the page before.
    pub prev: Option<String>,
}

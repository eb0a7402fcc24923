//! Parts of a result.

mod walk;

use serde::{Deserialize, Serialize};

pub use walk::PagedQuery;

/// Items of a page; the default of the platform's own client.
const PAGE_SIZE: u32 = 50;

/// Which part of a result is wanted. The platform refuses more than 1000 items a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Paging {
    /// By position.
    #[serde(rename = "paging")]
    Offset {
        /// Items to skip.
        offset: u32,
        /// Items at most.
        limit: u32,
    },
    /// By a cursor of an earlier response, which items that come and go in between do not shift.
    #[serde(rename = "cursorPaging")]
    Cursor {
        /// Where the page starts; `None` for the first one. A cursor carries filter and order of its query.
        #[serde(skip_serializing_if = "Option::is_none")]
        cursor: Option<String>,
        /// Items at most.
        limit: u32,
    },
}

impl Default for Paging {
    /// The first 50 items by position, the default of the platform's own client.
    fn default() -> Self {
        Self::Offset {
            offset: 0,
            limit: PAGE_SIZE,
        }
    }
}

impl Paging {
    /// Starts after so many items, by position.
    pub(crate) fn skip(&mut self, items: u32) {
        let (Self::Offset { limit, .. } | Self::Cursor { limit, .. }) = *self;
        *self = Self::Offset { offset: items, limit };
    }

    /// Takes so many items at most.
    pub(crate) fn limit(&mut self, items: u32) {
        let (Self::Offset { limit, .. } | Self::Cursor { limit, .. }) = self;
        *limit = items;
    }

    /// Takes half as many items at most; `false` if that is not possible.
    pub(crate) fn halve(&mut self) -> bool {
        let (Self::Offset { limit, .. } | Self::Cursor { limit, .. }) = self;
        if *limit < 2 {
            return false;
        }
        *limit /= 2;
        true
    }

    /// Whether a cursor carries the criteria already.
    pub(crate) fn continues(&self) -> bool {
        matches!(self, Self::Cursor { cursor: Some(_), .. })
    }
}

/// One page of a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Page<T> {
    /// What was found, in the order of the response.
    pub items: Vec<T>,
    /// Where the page stands in the result.
    pub paging: PagingMetadata,
}

/// Where a page stands in its result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "WireMetadata")]
pub struct PagingMetadata {
    /// Items on this page.
    pub count: u64,
    /// Items before this page.
    pub offset: u64,
    /// Items in the whole result, if requested and counted.
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

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct WireMetadata {
    count: Option<u64>,
    offset: Option<u64>,
    total: Option<u64>,
    too_many_to_count: Option<bool>,
    has_next: Option<bool>,
    cursors: Option<Cursors>,
}

impl From<WireMetadata> for PagingMetadata {
    fn from(wire: WireMetadata) -> Self {
        let count = wire.count.unwrap_or_default();
        let offset = wire.offset.unwrap_or_default();
        let too_many_to_count = wire.too_many_to_count.unwrap_or_default();
        let total = wire.total.filter(|_| !too_many_to_count);
        let cursors = wire.cursors.unwrap_or_default();
        // A platform that does not say whether more follows says it by the total or by the next cursor.
        let has_next = wire.has_next.unwrap_or_else(|| {
            cursors.next.is_some() || total.is_some_and(|total| offset.saturating_add(count) < total)
        });
        Self {
            count,
            offset,
            total,
            too_many_to_count,
            has_next,
            cursors,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whether_more_follows_is_told_or_concluded() {
        let table = [
            (json!({"hasNext": true}), true),
            (json!({"hasNext": false, "cursors": {"next": "c"}}), false),
            (json!({"cursors": {"next": "c"}}), true),
            (json!({"cursors": {"next": null}}), false),
            (json!({"count": 50, "offset": 50, "total": 101}), true),
            (json!({"count": 50, "offset": 50, "total": 100}), false),
            (
                json!({"count": 50, "offset": 0, "total": 100, "tooManyToCount": true}),
                false,
            ),
            (json!({"count": 50}), false),
        ];
        for (wire, expected) in table {
            let metadata: PagingMetadata = serde_json::from_value(wire.clone()).unwrap();
            assert_eq!(metadata.has_next, expected, "{wire}");
        }
    }

    #[test]
    fn too_many_to_count_hides_the_total() {
        let wire = json!({"total": 7, "tooManyToCount": true});
        let metadata: PagingMetadata = serde_json::from_value(wire).unwrap();
        assert_eq!((metadata.total, metadata.too_many_to_count), (None, true));
    }
}

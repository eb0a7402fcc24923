//! A query on one collection, already checked.

use crate::filter::{Field, Filter};
use crate::order::Place;

/// What to read of one collection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Query {
    pub(crate) collection: String,
    pub(crate) filter: Filter,
    /// The first entry decides first; empty means newest created first.
    pub(crate) sort: Vec<Sort>,
    pub(crate) start: Start,
    pub(crate) limit: u32,
    pub(crate) wants_total: bool,
}

/// Where a page begins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Start {
    /// After so many items.
    Offset(u32),
    /// After an item.
    After(Place),
    /// So that it ends before an item.
    Before(Place),
}

/// One field to sort by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sort {
    pub(crate) field: Field,
    pub(crate) descending: bool,
}

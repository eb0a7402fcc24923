//! A query on one collection, already checked.

use crate::filter::{Field, Filter};

/// What to read of one collection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Query {
    pub(crate) collection: String,
    pub(crate) filter: Filter,
    /// The first entry decides first; empty means newest created first.
    pub(crate) sort: Vec<Sort>,
    pub(crate) offset: u32,
    pub(crate) limit: u32,
    /// Fields to keep besides `_id`; empty means all.
    pub(crate) fields: Vec<String>,
    pub(crate) wants_total: bool,
}

/// One field to sort by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sort {
    pub(crate) field: Field,
    pub(crate) descending: bool,
}

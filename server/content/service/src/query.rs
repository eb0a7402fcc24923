//! A query on one collection, already checked.

use crate::filter::Filter;
use crate::order::{CursorPosition, Shuffle, Sort};

/// What to read of one collection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Query {
    pub(crate) collection: String,
    pub(crate) filter: Filter,
    pub(crate) order: ItemOrder,
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
    After(CursorPosition),
    /// So that it ends before an item.
    Before(CursorPosition),
}

/// In which order items come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ItemOrder {
    /// By fields; the first entry decides first, and none means newest created first.
    By(Vec<Sort>),
    /// By chance.
    Shuffled(Shuffle),
}

impl ItemOrder {
    /// The fields to sort by.
    pub(crate) fn sorts(&self) -> &[Sort] {
        match self {
            Self::By(sorts) => sorts,
            Self::Shuffled(_) => &[],
        }
    }
}

//! Paths that positions had before, so that visitors of an old address are led to the new one.

use std::{collections::BTreeMap, sync::Arc};

use arc_swap::ArcSwap;

/// Paths, each with the one that its position has now.
#[derive(Debug, Default)]
pub struct Moved(ArcSwap<BTreeMap<String, String>>);

impl Moved {
    /// Takes these in the place of all that were known.
    pub fn set(&self, moved: BTreeMap<String, String>) {
        self.0.store(Arc::new(moved));
    }

    /// The path that a position has now whose path this was.
    pub fn get(&self, path: &str) -> Option<String> {
        self.0.load().get(path).cloned()
    }
}

//! What the desk needs of the file with the company's facts, which is the site's.

use std::collections::BTreeMap;

use futures::future::BoxFuture;
use serde_json::Value;

/// What the file holds.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Names the text of the file.
    pub revision: String,
    /// All entries, as they stand there.
    pub facts: Value,
    /// What is wrong, by the entry.
    pub faults: BTreeMap<String, String>,
    /// What the owner should look at.
    pub warnings: Vec<String>,
    /// Whether it can be replaced.
    pub is_writable: bool,
    /// Why the site does not show what the file holds; `None` if it does, or is about to.
    pub not_live: Option<String>,
}

/// Why the file is not read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactsError {
    /// It is missing or may not be read.
    Absent,
    /// It is not JSON.
    Malformed,
    /// It is another one than was read.
    Stale,
    /// An entry is unknown or has a wrong value.
    Invalid(BTreeMap<String, String>),
    /// It cannot be replaced.
    ReadOnly,
}

/// Looks after the file. The site checks the facts by the rules of its pages, and shows them.
pub trait Company: Send + Sync {
    /// Reads the file.
    fn read(&self) -> BoxFuture<'static, Result<Facts, FactsError>>;

    /// Replaces what has this revision, and waits a while for the site to show it. Nothing is changed if that fails.
    fn replace(&self, facts: Value, revision: String) -> BoxFuture<'static, Result<Facts, FactsError>>;
}

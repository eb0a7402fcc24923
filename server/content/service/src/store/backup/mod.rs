//! Backups of the whole database, and what is restored from them.
//!
//! A backup is rows: the tables and columns are read from the schema, so a table of a later migration is in it without a word
//! here. What is left out stands in [`LEFT_OUT`]. The portable form is JSON lines (`lines`), which either database reads and writes;
//! an SQLite file is copied by SQLite itself (`copy`), with the digest of its rows beside them. `docs/decisions/0084-*` has the
//! reasons.
//!
//! A restore is one transaction. Readers see what was there until it is committed, and all of it if anything fails.

mod cell;
mod check;
mod copy;
mod error;
mod file;
mod lines;
mod make;
mod note;
mod restore;
mod rows;
mod schema;

pub use error::BackupError;
pub use file::Backup;
pub use make::BackupForm;

/// What a restore does with the rows of a table that no backup has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// They go: they open what may have been ended since, or would be sent once more.
    Emptied,
    /// They stay: the processes that run have read them.
    Kept,
}

/// The tables that no backup has.
const LEFT_OUT: [(&str, Fate); 12] = [
    ("desk_deliveries", Fate::Emptied),
    ("desk_links", Fate::Emptied),
    ("desk_presence", Fate::Emptied),
    ("desk_previews", Fate::Emptied),
    ("desk_sessions", Fate::Emptied),
    ("desk_told", Fate::Emptied),
    ("member_codes", Fate::Emptied),
    ("member_mails", Fate::Emptied),
    ("member_secrets", Fate::Emptied),
    ("member_sessions", Fate::Emptied),
    ("service_secrets", Fate::Kept),
    ("tokens", Fate::Emptied),
];

/// Tables of earlier versions. A backup that was made before may have them; their rows are passed over.
const DROPPED: [&str; 2] = ["documents", "jobs"];

/// What happens to a table that no backup has; `None` for one that is in backups.
fn left_out(table: &str) -> Option<Fate> {
    LEFT_OUT
        .into_iter()
        .find_map(|(name, fate)| (name == table).then_some(fate))
}

/// The tables that are in no backup, by name.
pub fn left_out_of_backups() -> impl Iterator<Item = &'static str> {
    LEFT_OUT.into_iter().map(|(name, _)| name)
}

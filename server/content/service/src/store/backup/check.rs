//! What rows must be before any of them is restored: a file may be anybody's, and what the service keeps it believes.
//!
//! A rule is found by the name of a column, so a table of a later migration is checked by the rules of those before it.

use std::collections::BTreeMap;

use content_wire::date;
use serde::de::IgnoredAny;
use serde_json::json;
use time::{Duration, OffsetDateTime};

use super::cell::Cell;
use super::error::BackupError;
use super::lines::TableLine;
use crate::password;
use crate::store::ITEM_MAX;
use crate::store::key_scopes::KeyScopes;
use crate::store::permissions::Permission;

/// Largest number that a row has, in either direction: every reader of JSON reads it exactly, and there is room behind it.
const WHOLE_MAX: i64 = (1 << 53) - 1;
/// Most bytes of a text. An order of items is the longest of those that are no items.
const TEXT_MAX: usize = 4 * 1024 * 1024;
/// Most bytes of an item's JSON: capital letters may become longer when they become small ones.
const OBJECT_MAX: usize = 2 * ITEM_MAX;
/// Longest id of an item in bytes.
const ID_MAX: usize = 256;
/// Most collections.
const COLLECTIONS_MAX: usize = 10_000;
/// What the clocks of two machines may be apart.
const APART: Duration = Duration::DAY;

/// What a text of a column must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    Text,
    /// A time, not after that of the backup.
    Time,
    /// JSON, an object.
    Object,
    /// JSON, a list of texts.
    Texts,
    /// The hash of a secret that costs no more than those of this program.
    Hash,
    /// The name of a permission.
    Permission,
    /// What a key may do.
    Scopes,
    /// An id or a name: of some bytes, none of them of a control character.
    Name,
}

impl Rule {
    fn of(table: &str, column: &str) -> Self {
        match (table, column) {
            ("collection_orders", "items") => Self::Texts,
            ("items", "id") | ("revisions", "item") | ("collections", "name") => Self::Name,
            ("api_keys", "scopes") => Self::Scopes,
            (_, "data" | "folded" | "profile") => Self::Object,
            (_, "hash" | "password_hash") => Self::Hash,
            (_, name) if name.ends_with("_permission") => Self::Permission,
            (_, name) if name.ends_with("_at") => Self::Time,
            _ => Self::Text,
        }
    }

    /// What is wrong with a text, if anything is.
    fn fault(self, text: &str, latest: &str) -> Option<&'static str> {
        let is_json =
            |start: char| text.starts_with(start) && serde_json::from_str::<IgnoredAny>(text).is_ok();
        let (is_good, fault) = match self {
            _ if text.len() > TEXT_MAX => (false, "is too long"),
            _ if text.contains('\0') => (false, "has the character NUL"),
            Self::Text => (true, ""),
            Self::Time if !is_time(text) => (false, "is no time"),
            Self::Time => (text <= latest, "is a time after that of the backup"),
            Self::Object if text.len() > OBJECT_MAX => (false, "is larger than an item may be"),
            Self::Object => (is_json('{'), "is no object"),
            Self::Texts => (
                serde_json::from_str::<Vec<String>>(text).is_ok(),
                "is no list of texts",
            ),
            Self::Hash => (password::is_affordable(text), "is no hash of this program"),
            Self::Permission => (text.parse::<Permission>().is_ok(), "is no permission"),
            Self::Scopes => (
                KeyScopes::from_text(text).is_ok(),
                "does not say what a key may do",
            ),
            Self::Name => {
                let is_name = (1..=ID_MAX).contains(&text.len()) && !text.chars().any(char::is_control);
                (is_name, "is no name")
            }
        };
        (!is_good).then_some(fault)
    }
}

/// Whether a text is a time in the kept form, which sorts as it compares.
pub(super) fn is_time(text: &str) -> bool {
    date::normalize(text).as_deref() == Some(text)
}

/// The last time that a backup may name that was made at one.
pub(super) fn latest(made: &str) -> Option<String> {
    let made: OffsetDateTime = date::decode(&json!(made)).filter(|_| is_time(made))?;
    Some(date::format(made.checked_add(APART)?))
}

/// Checks the lines of a backup one after the other.
pub(super) struct Check {
    /// No time is after this one.
    latest: String,
    line: Option<TableLine>,
    rules: Vec<Rule>,
    /// The revision of each collection, which its changes do not go beyond.
    revisions: BTreeMap<String, i64>,
}

impl Check {
    /// Begins with the time at which the backup was made.
    pub(super) fn new(made: &str) -> Result<Self, BackupError> {
        let latest = latest(made).ok_or_else(|| BackupError::altered("it does not say when it was made"))?;
        Ok(Self {
            latest,
            line: None,
            rules: Vec::new(),
            revisions: BTreeMap::new(),
        })
    }

    /// Begins a table.
    pub(super) fn table(&mut self, line: TableLine) -> Result<(), BackupError> {
        if line.last.is_some_and(|last| !(0..=WHOLE_MAX).contains(&last)) {
            return Err(BackupError::unfit_row(&line.table, "its last number is none"));
        }
        let rules = line.columns.iter().map(|column| Rule::of(&line.table, column));
        self.rules = rules.collect();
        self.line = Some(line);
        Ok(())
    }

    /// Checks a row of that table.
    pub(super) fn row(&mut self, cells: &[Cell]) -> Result<(), BackupError> {
        let Some(line) = &self.line else {
            return Err(BackupError::altered("a row is in no table"));
        };
        for ((column, rule), cell) in line.columns.iter().zip(&self.rules).zip(cells) {
            let fault = match cell {
                Cell::Text(text) => rule.fault(text, &self.latest),
                Cell::Whole(number) => number_fault(line, column, *number),
                Cell::Null | Cell::Bytes(_) => None,
            };
            if let Some(fault) = fault {
                return Err(BackupError::unfit_row(&line.table, &format!("{column} {fault}")));
            }
        }
        match line.table.as_str() {
            "collections" => note_revision(&mut self.revisions, line, cells),
            "revisions" => check_revision(&self.revisions, line, cells),
            _ => Ok(()),
        }
    }
}

fn number_fault(line: &TableLine, column: &str, number: i64) -> Option<&'static str> {
    // Those that the database gives to rows. The next one is behind the last.
    let is_counted = matches!(column, "id" | "sequence");
    let last = line.last.unwrap_or(WHOLE_MAX);
    if is_counted && !(1..=last).contains(&number) {
        return Some("is behind the last number");
    }
    // Times at which something ends may be so far away that it never does.
    let is_good = column.ends_with("_at") || (-WHOLE_MAX..=WHOLE_MAX).contains(&number);
    (!is_good).then_some("is too large")
}

fn cell<'c>(line: &TableLine, cells: &'c [Cell], name: &str) -> Option<&'c Cell> {
    let place = line.columns.iter().position(|column| column == name)?;
    cells.get(place)
}

fn note_revision(
    revisions: &mut BTreeMap<String, i64>,
    line: &TableLine,
    cells: &[Cell],
) -> Result<(), BackupError> {
    if let (Some(Cell::Text(name)), Some(Cell::Whole(revision))) =
        (cell(line, cells, "name"), cell(line, cells, "revision"))
    {
        revisions.insert(name.clone(), *revision);
    }
    if revisions.len() > COLLECTIONS_MAX {
        return Err(BackupError::unfit_row(&line.table, "there are too many"));
    }
    Ok(())
}

fn check_revision(
    revisions: &BTreeMap<String, i64>,
    line: &TableLine,
    cells: &[Cell],
) -> Result<(), BackupError> {
    if let (Some(Cell::Text(name)), Some(Cell::Whole(revision))) =
        (cell(line, cells, "collection"), cell(line, cells, "revision"))
        && revisions.get(name).is_none_or(|last| revision > last)
    {
        return Err(BackupError::unfit_row(
            &line.table,
            "revision is behind that of its collection",
        ));
    }
    Ok(())
}

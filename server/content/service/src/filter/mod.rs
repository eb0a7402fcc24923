//! Filters as checked trees. The wire form and its rules are in `parse`; `crate::sql` turns a tree into SQL.

pub(crate) mod evaluate;
mod field;
mod parse;

pub(crate) use field::{Field, FieldError, SystemField};
pub(crate) use parse::parse;

use content_wire::date;
use serde_json::Number;

/// A condition on an item.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Filter {
    /// Holds for every child; without children it always holds.
    All(Vec<Filter>),
    /// Holds for at least one child; without children it never holds.
    Any(Vec<Filter>),
    /// The child does not hold.
    Not(Box<Filter>),
    /// The field, or an element of its array, equals one of the values.
    HasAny(Field, Vec<Operand>),
    /// Every value is in the field's array; a field that is no array equals each of them, of which there is at least one.
    HasAll(Field, Vec<Operand>),
    /// The field compares so with the value; another type never does.
    Compare(Field, Comparison, Operand),
    /// The field is a text that matches, whatever the case. The text is folded.
    Text(Field, TextMatch, String),
    /// The field is there, even as null.
    Exists(Field),
}

/// An order between a field and a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    Greater,
    GreaterOrEqual,
    Less,
    LessOrEqual,
}

/// Where in a text another one is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextMatch {
    Start,
    End,
    Anywhere,
}

/// A value that fields are compared with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Operand {
    /// Null or missing.
    Null,
    Bool(bool),
    Number(Number),
    /// A text; if it is an ISO date with a time it also means that date.
    Text(String),
    /// A date in the kept form.
    Date(String),
}

impl Operand {
    /// The date that the value means, in the kept form.
    pub(crate) fn as_date(&self) -> Option<String> {
        match self {
            Self::Date(date) => Some(date.clone()),
            Self::Text(text) => date::normalize(text),
            _ => None,
        }
    }
}

/// Lowers the case letter by letter, so that a part of a text folds as it does within the whole.
pub(crate) fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

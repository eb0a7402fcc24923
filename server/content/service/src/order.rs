//! The order of values of every kind, orders by chance, and the place of an item in an order.

use std::cmp::Ordering;

use content_wire::date;
use serde_json::{Map, Number, Value};
use sha2::{Digest as _, Sha256};

use crate::filter::Field;
use crate::value;

/// One field to sort by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sort {
    pub(crate) field: Field,
    pub(crate) descending: bool,
}

/// A value as it sorts: by kind first, in the order of the variants, then by value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SortKey {
    /// Null or missing.
    Nothing,
    Bool(bool),
    Number(Number),
    Text(String),
    Date(String),
    /// A list or an object; these have no order among themselves.
    Other,
}

/// Where an item stands in a sorted list: what it sorts by, and what breaks ties.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CursorPosition {
    pub(crate) keys: Vec<SortKey>,
    pub(crate) created: String,
    pub(crate) sequence: i64,
}

/// An order by chance, which the same seed always makes again.
///
/// Items go by the cube of a line through their sequence, modulo a prime: databases compute that from what they have,
/// and a page can begin at any place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shuffle {
    pub(crate) factor: i64,
    pub(crate) offset: i64,
}

impl Shuffle {
    /// The largest prime below 2^31 that leaves 2 when divided by 3: no two numbers below it have the same cube, and a
    /// product of two fits into 64 bits.
    pub(crate) const PRIME: i64 = 2_147_483_579;

    /// The order of a seed.
    pub(crate) fn new(seed: i64) -> Self {
        let digest = Sha256::digest(seed.to_be_bytes());
        let part = |start: usize| {
            let bytes = digest.iter().skip(start).take(4);
            bytes.fold(0, |number, byte| number << 8 | i64::from(*byte))
        };
        Self {
            factor: 1 + part(0) % (Self::PRIME - 1),
            offset: part(4) % Self::PRIME,
        }
    }

    /// What the item of that sequence goes by.
    pub(crate) fn key(self, sequence: i64) -> i64 {
        let line = (sequence % Self::PRIME * self.factor + self.offset) % Self::PRIME;
        line * line % Self::PRIME * line % Self::PRIME
    }
}

impl SortKey {
    /// The key of a value.
    pub(crate) fn of(value: Option<&Value>) -> Self {
        match value {
            None | Some(Value::Null) => Self::Nothing,
            Some(Value::Bool(value)) => Self::Bool(*value),
            Some(Value::Number(number)) => Self::Number(number.clone()),
            Some(Value::String(text)) => Self::Text(text.clone()),
            Some(Value::Object(object)) => match object.get(date::KEY) {
                Some(Value::String(text)) => Self::Date(text.clone()),
                _ => Self::Other,
            },
            Some(Value::Array(_)) => Self::Other,
        }
    }

    /// The keys of an item.
    pub(crate) fn all(item: &Map<String, Value>, sorts: &[Sort]) -> Vec<Self> {
        sorts.iter().map(|sort| Self::of(sort.field.of(item))).collect()
    }

    /// The rank of the kind.
    pub(crate) fn rank(&self) -> i64 {
        match self {
            Self::Nothing => 0,
            Self::Bool(_) => 1,
            Self::Number(_) => 2,
            Self::Text(_) => 3,
            Self::Date(_) => 4,
            Self::Other => 5,
        }
    }

    /// The key as a number, if its kind sorts by one.
    pub(crate) fn number(&self) -> Option<Number> {
        match self {
            Self::Bool(value) => Some(i64::from(*value).into()),
            Self::Number(number) => Some(number.clone()),
            _ => None,
        }
    }

    /// Compares two keys.
    pub(crate) fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Bool(left), Self::Bool(right)) => left.cmp(right),
            (Self::Number(left), Self::Number(right)) => value::compare_numbers(left, right),
            (Self::Text(left), Self::Text(right)) | (Self::Date(left), Self::Date(right)) => left.cmp(right),
            (left, right) => left.rank().cmp(&right.rank()),
        }
    }
}

/// Compares two items in memory by the keys of a sort.
pub(crate) fn compare(left: &Map<String, Value>, right: &Map<String, Value>, sorts: &[Sort]) -> Ordering {
    sorts
        .iter()
        .map(|sort| {
            let order = SortKey::of(sort.field.of(left)).compare(&SortKey::of(sort.field.of(right)));
            if sort.descending { order.reverse() } else { order }
        })
        .find(|order| order.is_ne())
        .unwrap_or(Ordering::Equal)
}

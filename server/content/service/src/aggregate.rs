//! Aggregation: groups of items, and functions of each group.

use std::cmp::Ordering;
use std::collections::HashMap;

use serde_json::{Map, Number, Value};

use crate::order::SortKey;
use crate::value;

/// Most groups of one result; a grouping by something that differs from item to item would fill the memory.
pub(crate) const GROUPS_MAX: usize = 100_000;

/// Most bytes that the groups of one result hold: sixteen times the largest item.
pub(crate) const HELD_MAX: usize = 16 * 512 * 1024;

/// What to compute.
#[derive(Clone, Debug)]
pub(crate) struct Aggregation {
    /// What the values are called that make the groups.
    pub(crate) groups: Vec<String>,
    pub(crate) operations: Vec<Operation>,
}

/// One function of a group.
#[derive(Clone, Debug)]
pub(crate) struct Operation {
    /// Its name in the result.
    pub(crate) name: String,
    pub(crate) function: AggregateFunction,
}

/// A function of the items of a group. Sums and averages look at numbers only; the smallest and largest are found by
/// the order in which items sort, and leave out what is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AggregateFunction {
    Count,
    Sum,
    Average,
    Smallest,
    Largest,
}

/// A sum that stays whole as long as it can.
#[derive(Clone, Copy, Debug)]
enum Sum {
    Whole(i64),
    Real(f64),
}

impl Sum {
    fn add(self, number: &Number) -> Self {
        let whole = match (self, number.as_i64()) {
            (Self::Whole(sum), Some(value)) => sum.checked_add(value),
            _ => None,
        };
        whole.map_or_else(
            || Self::Real(self.real() + number.as_f64().unwrap_or_default()),
            Self::Whole,
        )
    }

    #[expect(clippy::cast_precision_loss, reason = "an average of large numbers is a real")]
    fn real(self) -> f64 {
        match self {
            Self::Whole(sum) => sum as f64,
            Self::Real(sum) => sum,
        }
    }

    fn value(self) -> Value {
        match self {
            Self::Whole(sum) => sum.into(),
            Self::Real(sum) => sum.into(),
        }
    }
}

/// What a function has taken of the items so far.
#[derive(Clone, Debug)]
struct Accumulator {
    sum: Sum,
    count: u32,
    best: Option<Value>,
}

impl Accumulator {
    /// Bytes of the value that it holds.
    fn held(&self) -> usize {
        self.best.as_ref().map_or(0, value::json_size)
    }
}

/// All groups in the making.
pub(crate) struct Groups {
    aggregation: Aggregation,
    positions: HashMap<String, usize>,
    found: Vec<(Vec<Option<Value>>, Vec<Accumulator>)>,
    /// Bytes of the values that are held.
    held: usize,
}

impl Groups {
    pub(crate) fn new(aggregation: Aggregation) -> Self {
        let mut groups = Self {
            aggregation,
            positions: HashMap::new(),
            found: Vec::new(),
            held: 0,
        };
        // Without a field to group by there is one group, even of no items.
        if groups.aggregation.groups.is_empty() {
            groups.position(Vec::new());
        }
        groups
    }

    /// Takes what one item gives: the values that make its group, then one argument for each function but a count. Says
    /// whether there was room.
    pub(crate) fn take(&mut self, mut values: Vec<Option<Value>>) -> bool {
        let arguments = values.split_off(self.aggregation.groups.len().min(values.len()));
        let position = self.position(values);
        let Some((_, accumulators)) = self.found.get_mut(position) else {
            return false;
        };
        let mut arguments = arguments.into_iter();
        for (operation, accumulator) in self.aggregation.operations.iter().zip(accumulators) {
            let value = if operation.function == AggregateFunction::Count {
                None
            } else {
                arguments.next().flatten()
            };
            let before = accumulator.held();
            count(operation.function, accumulator, value);
            self.held = (self.held + accumulator.held()).saturating_sub(before);
        }
        self.found.len() <= GROUPS_MAX && self.held <= HELD_MAX
    }

    fn position(&mut self, key: Vec<Option<Value>>) -> usize {
        let name = key.iter().fold(String::new(), |mut name, value| {
            name.push_str(&value::canonical(value.as_ref().unwrap_or(&Value::Null)));
            name.push('\n');
            name
        });
        let next = self.found.len();
        let position = *self.positions.entry(name).or_insert(next);
        if position == next {
            let keys = key.iter().flatten().map(value::json_size).sum::<usize>();
            self.held += keys + self.aggregation.operations.len() * size_of::<Accumulator>();
            let accumulator = Accumulator {
                sum: Sum::Whole(0),
                count: 0,
                best: None,
            };
            self.found
                .push((key, vec![accumulator; self.aggregation.operations.len()]));
        }
        position
    }

    /// The rows, with the grouping fields at the top beside the results, as filters and sorts look at them.
    pub(crate) fn rows(self) -> Vec<Map<String, Value>> {
        let Aggregation { groups, operations } = self.aggregation;
        self.found
            .into_iter()
            .map(|(key, accumulators)| {
                let fields = groups.iter().cloned().zip(key);
                let fields = fields.map(|(name, value)| (name, value.unwrap_or_default()));
                let results = operations
                    .iter()
                    .zip(accumulators)
                    .map(|(operation, accumulator)| {
                        (operation.name.clone(), result(operation.function, accumulator))
                    });
                fields.chain(results).collect()
            })
            .collect()
    }
}

/// A row with the values that made its group in the object `_id`.
pub(crate) fn identified(mut row: Map<String, Value>, groups: &[String]) -> Map<String, Value> {
    let id: Map<String, Value> = groups
        .iter()
        .filter_map(|name| Some((name.clone(), row.remove(name)?)))
        .collect();
    row.insert("_id".to_owned(), Value::Object(id));
    row
}

fn count(function: AggregateFunction, accumulator: &mut Accumulator, value: Option<Value>) {
    accumulator.count += u32::from(match function {
        AggregateFunction::Sum | AggregateFunction::Average => matches!(value, Some(Value::Number(_))),
        _ => true,
    });
    match (function, value) {
        (AggregateFunction::Sum | AggregateFunction::Average, Some(Value::Number(number))) => {
            accumulator.sum = accumulator.sum.add(&number);
        }
        (AggregateFunction::Smallest, Some(value)) if !value.is_null() => {
            keep(accumulator, value, Ordering::Less);
        }
        (AggregateFunction::Largest, Some(value)) if !value.is_null() => {
            keep(accumulator, value, Ordering::Greater);
        }
        _ => {}
    }
}

fn keep(accumulator: &mut Accumulator, value: Value, wanted: Ordering) {
    let is_better = accumulator
        .best
        .as_ref()
        .is_none_or(|best| SortKey::of(Some(&value)).compare(&SortKey::of(Some(best))) == wanted);
    if is_better {
        accumulator.best = Some(value);
    }
}

fn result(function: AggregateFunction, accumulator: Accumulator) -> Value {
    match function {
        AggregateFunction::Count => accumulator.count.into(),
        AggregateFunction::Sum => accumulator.sum.value(),
        AggregateFunction::Average if accumulator.count == 0 => Value::Null,
        AggregateFunction::Average => (accumulator.sum.real() / f64::from(accumulator.count)).into(),
        AggregateFunction::Smallest | AggregateFunction::Largest => accumulator.best.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(operations: usize) -> Groups {
        let operation = |number: usize| Operation {
            name: number.to_string(),
            function: AggregateFunction::Smallest,
        };
        Groups::new(Aggregation {
            groups: vec!["key".to_owned()],
            operations: (0..operations).map(operation).collect(),
        })
    }

    #[test]
    fn groups_hold_so_many_bytes_and_no_more() {
        let large = Value::String("x".repeat(100_000));
        let row = |key: usize| {
            let values = std::iter::once(Value::from(key)).chain(std::iter::repeat_n(large.clone(), 30));
            values.map(Some).collect::<Vec<_>>()
        };
        let mut several = groups(30);
        assert!(several.take(row(1)) && several.take(row(2)));
        assert!(!several.take(row(3)), "nine megabytes");
        // A value that takes the place of another holds no more.
        let mut one = groups(30);
        assert!((0..100).all(|_| one.take(row(1))));
        assert!(one.held < HELD_MAX / 2, "{}", one.held);
    }
}

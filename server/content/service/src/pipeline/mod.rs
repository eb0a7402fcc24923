//! Pipelines: stages that items pass one after the other, each of which changes, drops or gathers them.
//!
//! Items pass one at a time, so only what a stage must gather is held in memory.

mod expression;
mod projection;
mod work;

use serde_json::{Map, Value};

pub(crate) use expression::{Expression, Function};
pub(crate) use projection::{Change, Projection};
pub(crate) use work::Work;

use crate::aggregate::{Aggregation, Groups, identified};
use crate::filter::evaluate::meets;
use crate::filter::{Field, Filter};
use crate::order;
use crate::order::Sort;

/// What passes the stages.
pub(crate) type Row = Map<String, Value>;

/// Most rows that a stage gathers or a result has, the platform's own figure for a result.
pub(crate) const ROWS_MAX: usize = 10_000;

/// One stage.
pub(crate) enum Stage {
    Filter(Filter),
    /// Gathers all rows and hands them on in order.
    Sort(Vec<Sort>, Vec<Row>),
    /// Gathers all rows and hands on one for each group. The expressions are those of the values that
    /// [`Groups::take`] wants.
    Group(Box<Groups>, Vec<String>, Vec<Expression>),
    Project(Projection),
    /// Hands on one row for each element of a list.
    Unwind(Field),
    /// Writes an object down as a list of its names and values.
    ToList {
        from: Field,
        to: String,
    },
    /// Drops so many rows more.
    Skip(u64),
    /// Lets so many rows more pass.
    Limit(u64),
}

impl Stage {
    /// Makes a stage that groups.
    pub(crate) fn group(aggregation: Aggregation, values: Vec<Expression>) -> Self {
        let names = aggregation.groups.clone();
        Self::Group(Box::new(Groups::new(aggregation)), names, values)
    }
}

/// Stages, and the rows that have passed them all.
pub(crate) struct Pipeline {
    stages: Vec<Stage>,
    passed: Passed,
}

/// What has come out at the end, and the work that is left for more.
struct Passed {
    rows: Vec<Row>,
    work: Work,
}

/// The result, or what a stage must gather or make, is more than the pipeline may have.
#[derive(Debug)]
pub(crate) struct TooMany;

impl Pipeline {
    /// A pipeline that nothing has passed yet.
    pub(crate) fn new(stages: Vec<Stage>) -> Self {
        Self {
            stages,
            passed: Passed {
                rows: Vec::new(),
                work: Work::new(),
            },
        }
    }

    /// Lets an item pass.
    pub(crate) fn take(&mut self, row: Row) -> Result<(), TooMany> {
        pass(&mut self.stages, &mut self.passed, row)
    }

    /// Ends the flow of items; returns what has passed all stages.
    pub(crate) fn finish(mut self) -> Result<Vec<Row>, TooMany> {
        let mut stages = self.stages.as_mut_slice();
        while let [stage, rest @ ..] = stages {
            for row in gathered(stage) {
                pass(rest, &mut self.passed, row)?;
            }
            stages = rest;
        }
        Ok(self.passed.rows)
    }
}

/// What a stage has gathered, once nothing more comes.
fn gathered(stage: &mut Stage) -> Vec<Row> {
    match stage {
        Stage::Sort(sorts, rows) => {
            let mut rows = std::mem::take(rows);
            rows.sort_by(|left, right| order::compare(left, right, sorts));
            rows
        }
        Stage::Group(groups, names, _) => {
            let empty = Aggregation {
                groups: Vec::new(),
                operations: Vec::new(),
            };
            let groups = std::mem::replace(groups.as_mut(), Groups::new(empty));
            groups
                .rows()
                .into_iter()
                .map(|row| identified(row, names))
                .collect()
        }
        _ => Vec::new(),
    }
}

fn pass(stages: &mut [Stage], passed: &mut Passed, mut row: Row) -> Result<(), TooMany> {
    let Some((stage, rest)) = stages.split_first_mut() else {
        return keep(&mut passed.rows, row, &mut passed.work);
    };
    passed.work.pass()?;
    match stage {
        Stage::Filter(filter) => {
            passed.work.look(&row, filter.conditions())?;
            if meets(&row, filter) {
                pass(rest, passed, row)
            } else {
                Ok(())
            }
        }
        Stage::Skip(0) => pass(rest, passed, row),
        Stage::Sort(_, rows) => keep(rows, row, &mut passed.work),
        Stage::Group(groups, _, values) => {
            let values = values
                .iter()
                .map(|value| value.of(&row, &mut passed.work).map(Some))
                .collect::<Result<_, _>>()?;
            if groups.take(values) { Ok(()) } else { Err(TooMany) }
        }
        Stage::Project(projection) => {
            let row = projection.of(&row, &mut passed.work)?;
            pass(rest, passed, row)
        }
        Stage::Unwind(field) => unwind(rest, passed, field, &row),
        Stage::ToList { from, to } => {
            let list = match from.of(&row) {
                Some(Value::Object(object)) => {
                    passed.work.keep(object)?;
                    pairs(object)
                }
                _ => Value::Null,
            };
            row.insert(to.clone(), list);
            pass(rest, passed, row)
        }
        Stage::Skip(left) => {
            *left -= 1;
            Ok(())
        }
        Stage::Limit(0) => Ok(()),
        Stage::Limit(left) => {
            *left -= 1;
            pass(rest, passed, row)
        }
    }
}

fn keep(rows: &mut Vec<Row>, row: Row, work: &mut Work) -> Result<(), TooMany> {
    if rows.len() == ROWS_MAX {
        return Err(TooMany);
    }
    work.keep(&row)?;
    rows.push(row);
    Ok(())
}

/// What is no list stays one row; an empty list and a missing field leave none.
fn unwind(rest: &mut [Stage], passed: &mut Passed, field: &Field, row: &Row) -> Result<(), TooMany> {
    let elements = match field.of(row) {
        Some(Value::Array(elements)) => elements,
        Some(Value::Null) | None => return Ok(()),
        Some(_) => {
            let row = passed.work.copy_row(row)?;
            return pass(rest, passed, row);
        }
    };
    for element in elements {
        let mut row = passed.work.copy_row(row)?;
        if let Some((object, name)) = field.place_in(&mut row) {
            object.insert(name.to_owned(), element.clone());
        }
        pass(rest, passed, row)?;
    }
    Ok(())
}

/// By name, because not every database keeps the order in which they were written.
fn pairs(object: &Row) -> Value {
    let mut pairs: Vec<(&String, &Value)> = object.iter().collect();
    pairs.sort_unstable_by_key(|(name, _)| *name);
    let pair = |(name, value)| serde_json::json!({ "k": name, "v": value });
    pairs.into_iter().map(pair).collect()
}

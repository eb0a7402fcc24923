//! Which fields of a row go on, and what becomes of them.

use serde_json::{Map, Value};

use super::work::Work;
use super::{Expression, Row, TooMany};
use crate::filter::Field;

/// Changes of a row's fields. Where one includes a field, only what is included or made goes on, and the id.
#[derive(Clone, Debug)]
pub(crate) struct Projection(pub(crate) Vec<Change>);

/// What becomes of a field.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Include(Field),
    Exclude(Field),
    Make(Field, Expression),
    /// The fields within an object, which is made if need be.
    Within(Field, Projection),
}

impl Projection {
    /// The row that goes on.
    pub(crate) fn of(&self, row: &Row, work: &mut Work) -> Result<Row, TooMany> {
        let mut projected = self.apply(row, row, work)?;
        if let Some(id) = row.get("_id").filter(|_| !self.excludes_id()) {
            projected.entry("_id").or_insert_with(|| id.clone());
        }
        Ok(projected)
    }

    /// Expressions look at the whole row; `object` is what the fields' names start from.
    fn apply(
        &self,
        object: &Map<String, Value>,
        row: &Row,
        work: &mut Work,
    ) -> Result<Map<String, Value>, TooMany> {
        let includes = self.0.iter().any(|change| matches!(change, Change::Include(_)));
        let mut projected = if includes {
            Map::new()
        } else {
            work.copy_row(object)?
        };
        for change in &self.0 {
            work.pass()?;
            match change {
                Change::Include(field) => {
                    if let Some(value) = field.of(object) {
                        put(&mut projected, field, work.copy(value)?);
                    }
                }
                Change::Exclude(field) => take(&mut projected, field),
                Change::Make(field, expression) => put(&mut projected, field, expression.of(row, work)?),
                Change::Within(field, inner) => {
                    let empty = Map::new();
                    let object = field.of(object).and_then(Value::as_object).unwrap_or(&empty);
                    put(
                        &mut projected,
                        field,
                        Value::Object(inner.apply(object, row, work)?),
                    );
                }
            }
        }
        Ok(projected)
    }

    fn excludes_id(&self) -> bool {
        self.0
            .iter()
            .any(|change| matches!(change, Change::Exclude(field) if field.name() == "_id"))
    }
}

fn put(object: &mut Map<String, Value>, field: &Field, value: Value) {
    if let Some((object, name)) = field.place_in(object) {
        object.insert(name.to_owned(), value);
    }
}

/// Takes a field away. Objects on the way to it are not made.
fn take(object: &mut Map<String, Value>, field: &Field) {
    if field.of(object).is_some()
        && let Some((object, name)) = field.place_in(object)
    {
        object.remove(name);
    }
}

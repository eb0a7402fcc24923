//! How a field of an item is reached in each database's JSON.

use super::{Dialect, Sql};
use crate::filter::Field;

/// Which copy of an item is looked at.
#[derive(Clone, Copy)]
pub(super) enum Copy {
    /// As it is.
    Plain,
    /// With every text in lower case.
    Folded,
}

/// The kinds of JSON values, by each database's names.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Number,
    Text,
    Array,
    Object,
}

impl Copy {
    fn column(self) -> &'static str {
        match self {
            Self::Plain => "data",
            Self::Folded => "folded",
        }
    }
}

/// Adds a field's value as JSON; null in the sense of SQL if the item lacks it.
///
/// A single name goes by the operator that looks into objects only. A path goes by the strict form of PostgreSQL's
/// JSON path, because its other operators take a number for a position in an array.
pub(crate) fn push_json(sql: &mut Sql, field: &Field) {
    push_value(sql, Copy::Plain, field);
}

pub(super) fn push_value(sql: &mut Sql, copy: Copy, field: &Field) {
    match (sql.dialect(), field.single()) {
        (Dialect::Sqlite, _) => {
            sql.push("(").push(copy.column()).push(" -> ");
            sql.bind(field.json_path()).push(")");
        }
        (Dialect::Postgres, Some(name)) => {
            sql.push("(").push(copy.column()).push(" -> ");
            sql.bind(name).push(")");
        }
        (Dialect::Postgres, None) => {
            sql.push("jsonb_path_query_first(").push(copy.column()).push(", ");
            sql.bind(format!("strict {}", field.json_path()));
            sql.push("::jsonpath, '{}', TRUE)");
        }
    }
}

/// Adds the value of a field that holds a text or number, as SQL's own type. SQLite finds the type itself.
pub(super) fn push_scalar(sql: &mut Sql, copy: Copy, field: &Field, kind: Kind) {
    match sql.dialect() {
        Dialect::Sqlite => {
            sql.push("(").push(copy.column()).push(" ->> ");
            sql.bind(field.json_path()).push(")");
        }
        Dialect::Postgres => {
            sql.push("(");
            push_value(sql, copy, field);
            sql.push(match kind {
                Kind::Number => ")::numeric",
                Kind::Text | Kind::Array | Kind::Object => " #>> '{}') COLLATE \"C\"",
            });
        }
    }
}

/// Adds the text inside a date; null if there is none.
pub(super) fn push_date(sql: &mut Sql, field: &Field) {
    match sql.dialect() {
        Dialect::Sqlite => {
            sql.push("(data ->> ").bind(field.date_path()).push(")");
        }
        Dialect::Postgres => {
            sql.push("(");
            push_value(sql, Copy::Plain, field);
            sql.push(" ->> '$date') COLLATE \"C\"");
        }
    }
}

/// Adds `CASE WHEN the field is of the kind THEN `; the caller adds the rest. PostgreSQL would otherwise be free to
/// cast a value before its kind is known.
pub(super) fn push_case(sql: &mut Sql, copy: Copy, field: &Field, kind: Kind) {
    sql.push("CASE WHEN ");
    match sql.dialect() {
        Dialect::Sqlite => {
            sql.push("json_type(").push(copy.column()).push(", ");
            sql.bind(field.json_path()).push(match kind {
                Kind::Number => ") IN ('integer', 'real') THEN ",
                Kind::Text => ") = 'text' THEN ",
                Kind::Array => ") = 'array' THEN ",
                Kind::Object => ") = 'object' THEN ",
            });
        }
        Dialect::Postgres => {
            sql.push("jsonb_typeof(");
            push_value(sql, copy, field);
            sql.push(match kind {
                Kind::Number => ") = 'number' THEN ",
                Kind::Text => ") = 'string' THEN ",
                Kind::Array => ") = 'array' THEN ",
                Kind::Object => ") = 'object' THEN ",
            });
        }
    }
}

/// Adds a number as a parameter. PostgreSQL gets its decimal form, because a cast from a double rounds.
pub(super) fn push_number(sql: &mut Sql, number: &serde_json::Number) {
    match (sql.dialect(), number.as_i64(), number.as_f64()) {
        (Dialect::Postgres, _, _) => _ = sql.bind(number.to_string()).push("::numeric"),
        (Dialect::Sqlite, Some(whole), _) => _ = sql.bind(whole),
        (Dialect::Sqlite, None, real) => _ = sql.bind(real.unwrap_or_default()),
    }
}

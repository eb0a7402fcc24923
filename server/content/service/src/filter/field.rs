//! Names of fields, as paths into an item's JSON.

use content_wire::date;
use serde_json::{Map, Value};
use thiserror::Error;

/// Deepest path; items themselves are rarely nested more than three deep.
const DEPTH_MAX: usize = 16;

/// A field of an item, named by a dotted path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field(Vec<String>);

/// A field that the service itself keeps, in a column of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SystemField {
    /// Always a text.
    Id,
    /// Always a date.
    Created,
    /// Always a date.
    Updated,
}

impl SystemField {
    /// The name of the column.
    pub(crate) fn column(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::Created => "created_at",
            Self::Updated => "updated_at",
        }
    }
}

/// Why a field's name cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum FieldError {
    #[error("has an empty part")]
    Empty,
    #[error("is nested deeper than {DEPTH_MAX}")]
    Deep,
    #[error("holds a control character")]
    Control,
}

impl Field {
    /// Reads a dotted name. `id`, `createdDate` and `updatedDate` mean the system fields with an underscore.
    pub(crate) fn parse(name: &str) -> Result<Self, FieldError> {
        let name = match name {
            "id" => "_id",
            "createdDate" => "_createdDate",
            "updatedDate" => "_updatedDate",
            other => other,
        };
        let parts: Vec<String> = name.split('.').map(str::to_owned).collect();
        if parts.iter().any(String::is_empty) {
            return Err(FieldError::Empty);
        }
        if parts.len() > DEPTH_MAX {
            return Err(FieldError::Deep);
        }
        if name.chars().any(char::is_control) {
            return Err(FieldError::Control);
        }
        Ok(Self(parts))
    }

    /// The field as an SQLite JSON path. Every part is quoted, so that no name is read as anything but a name.
    pub(crate) fn json_path(&self) -> String {
        use std::fmt::Write as _;

        self.0.iter().fold("$".to_owned(), |mut path, part| {
            let quoted = part.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a string cannot fail.
            let _ = write!(path, ".\"{quoted}\"");
            path
        })
    }

    /// The path to the text inside a date in this field.
    pub(crate) fn date_path(&self) -> String {
        format!("{}.\"{}\"", self.json_path(), date::KEY)
    }

    /// The name, if the path has one part.
    pub(crate) fn single(&self) -> Option<String> {
        match self.0.as_slice() {
            [name] => Some(name.clone()),
            _ => None,
        }
    }

    /// The system field that this is, if it is one.
    pub(crate) fn system(&self) -> Option<SystemField> {
        match self.single()?.as_str() {
            "_id" => Some(SystemField::Id),
            "_createdDate" => Some(SystemField::Created),
            "_updatedDate" => Some(SystemField::Updated),
            _ => None,
        }
    }

    /// The value of the field in an item; `None` if the item lacks it.
    pub(crate) fn of<'a>(&self, item: &'a Map<String, Value>) -> Option<&'a Value> {
        let (last, path) = self.0.split_last()?;
        path.iter()
            .try_fold(item, |object, part| object.get(part)?.as_object())?
            .get(last)
    }

    /// The dotted name.
    pub(crate) fn name(&self) -> String {
        self.0.join(".")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn system_fields_have_two_names() {
        for (alias, name) in [
            ("id", "_id"),
            ("createdDate", "_createdDate"),
            ("updatedDate", "_updatedDate"),
            ("x", "x"),
        ] {
            assert_eq!(Field::parse(alias), Field::parse(name));
        }
    }

    #[test]
    fn every_part_is_quoted() {
        assert_eq!(Field::parse("a.b c").unwrap().json_path(), r#"$."a"."b c""#);
        assert_eq!(Field::parse(r#"a"b\"#).unwrap().json_path(), r#"$."a\"b\\""#);
    }

    #[test]
    fn unusable_names_are_refused() {
        assert_eq!(Field::parse(""), Err(FieldError::Empty));
        assert_eq!(Field::parse("a..b"), Err(FieldError::Empty));
        assert_eq!(Field::parse("a\0b"), Err(FieldError::Control));
        assert_eq!(Field::parse(&["a"; 17].join(".")), Err(FieldError::Deep));
    }
}

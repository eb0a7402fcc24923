//! What an item of a recruit collection must be, so that no page shows half a post.

use content_wire::post;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::context::CommandContext;

/// What is wrong with an item.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("field {field}: {reason}")]
pub(crate) struct BadField {
    /// Name of the field.
    pub(crate) field: String,
    /// What is wrong with it.
    pub(crate) reason: String,
}

/// Whether the items of a collection must be posts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check {
    is_recruit: bool,
}

impl Check {
    /// What the items of a collection must be.
    pub(crate) fn of(context: &CommandContext, collection: &str) -> Self {
        let is_recruit = context.recruit_collections.iter().any(|name| name == collection);
        Self { is_recruit }
    }

    /// Checks an item before it is kept.
    ///
    /// # Errors
    ///
    /// The first field that is wrong.
    pub(crate) fn item(self, data: &Map<String, Value>) -> Result<(), BadField> {
        if !self.is_recruit {
            return Ok(());
        }
        match post::faults(data).into_iter().next() {
            Some(bad) => Err(BadField {
                field: bad.field.to_owned(),
                reason: format!("it {}", bad.reason),
            }),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(value: &Value) -> Result<(), BadField> {
        Check { is_recruit: true }.item(value.as_object().unwrap())
    }

    #[test]
    fn a_post_needs_all_of_its_texts() {
        let whole =
            json!({"title": "t", "jobDescription": "a", "requiredSkills": "b", "preferredSkills": "c"});
        assert_eq!(check(&whole), Ok(()));
        for field in ["title", "jobDescription", "requiredSkills", "preferredSkills"] {
            for (value, reason) in [
                (Value::Null, "it is missing"),
                (json!(" "), "it is empty"),
                (json!(7), "it must be a text"),
            ] {
                let mut post = whole.clone();
                post[field] = value;
                let error = check(&post).unwrap_err();
                assert_eq!((error.field.as_str(), error.reason.as_str()), (field, reason));
            }
        }
    }

    #[test]
    fn a_detail_of_a_post_must_be_one() {
        let mut post =
            json!({"title": "t", "jobDescription": "a", "requiredSkills": "b", "preferredSkills": "c"});
        post["pay"] = json!({"currency": "JPY", "min": 3, "max": 2, "unit": "YEAR"});
        assert_eq!(
            check(&post).unwrap_err().to_string(),
            "field pay: it has a min above its max"
        );
    }

    #[test]
    fn other_collections_hold_what_they_like() {
        let item = json!({"anything": 1});
        assert_eq!(
            Check { is_recruit: false }.item(item.as_object().unwrap()),
            Ok(())
        );
    }
}

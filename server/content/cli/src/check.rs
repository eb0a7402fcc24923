//! What an item of a recruit collection must be, so that no page shows half a post.

use content_wire::post::{self, ReadDay};
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

    /// Checks an item before it is kept. Its days get the form in which they are kept; returns those that had another one.
    ///
    /// # Errors
    ///
    /// The first field that is wrong.
    pub(crate) fn item(self, data: &mut Map<String, Value>) -> Result<Vec<ReadDay>, BadField> {
        if !self.is_recruit {
            return Ok(Vec::new());
        }
        let days = post::normalize_days(data);
        match post::faults(data).into_iter().next() {
            Some(bad) => Err(BadField {
                field: bad.field.to_owned(),
                reason: format!("it {}", bad.reason),
            }),
            None => Ok(days),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(value: &Value) -> Result<Vec<ReadDay>, BadField> {
        let mut item = value.as_object().unwrap().clone();
        Check { is_recruit: true }.item(&mut item)
    }

    #[test]
    fn a_post_needs_all_of_its_texts() {
        let whole =
            json!({"title": "t", "jobDescription": "a", "requiredSkills": "b", "preferredSkills": "c"});
        assert_eq!(check(&whole), Ok(vec![]));
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
    fn a_day_is_kept_in_one_form_and_what_is_none_is_refused_with_the_form() {
        let mut post =
            json!({"title": "t", "jobDescription": "a", "requiredSkills": "b", "preferredSkills": "c"});
        post["date"] = json!("2027/4/1");
        post["closingDate"] = json!("2027. 5. 31.");
        let mut item = post.as_object().unwrap().clone();
        let days = Check { is_recruit: true }.item(&mut item).unwrap();
        let said = days
            .iter()
            .map(|day| (day.field, day.written.as_str(), day.day.as_str()));
        assert!(said.eq([
            ("date", "2027/4/1", "2027-04-01"),
            ("closingDate", "2027. 5. 31.", "2027-05-31")
        ]));
        assert_eq!(
            (&item["date"], &item["closingDate"]),
            (&json!("2027-04-01"), &json!("2027-05-31"))
        );
        for wrong in [
            json!("4/1/2027"),
            json!("2027-04-31"),
            json!(46113),
            json!("46113"),
            json!({"$date": "2027-04-01"}),
        ] {
            post["date"] = wrong;
            let error = check(&post).unwrap_err().to_string();
            let expected = format!(
                "field date: it must be a day that exists, such as 2026-01-31, and is {}",
                post["date"]
            );
            assert_eq!(error, expected);
        }
    }

    #[test]
    fn other_collections_hold_what_they_like() {
        let mut item = json!({"anything": 1, "date": "soon"});
        assert_eq!(
            Check { is_recruit: false }.item(item.as_object_mut().unwrap()),
            Ok(vec![])
        );
    }
}

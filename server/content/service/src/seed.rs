//! The collections that a new database begins with, and the demo posts that may be in them.

use serde_json::{Map, Value};
use time::macros::format_description;
use time::{Date, OffsetDateTime, Time};

use crate::error::ServiceError;
use crate::store::{NewCollection, Permissions, Store};

/// The field of an item that is `true` in a demo post: one that stands for no vacancy. It is a field like any
/// other, so it outlives exports and edits until somebody takes it out.
pub const DEMO_FIELD: &str = "demo";

/// What the recruit collections of a new database begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// Nothing: no collection is created.
    Nothing,
    /// The collections are created without a post.
    Empty,
    /// The collections are created with demo posts. Those that exist get them if they have never changed.
    DemoPosts,
}

/// Collections that are created at the first start.
pub const SEEDED_COLLECTIONS: [&str; 2] = ["RecruitPosts-EN", "RecruitPosts-JP"];

const POSTS: [&str; 2] = [
    include_str!("../seed/RecruitPosts-EN.json"),
    include_str!("../seed/RecruitPosts-JP.json"),
];

type Post = (OffsetDateTime, Map<String, Value>);

/// Creates the missing ones of [`SEEDED_COLLECTIONS`], all in one change. A collection that has ever changed is left alone,
/// even if it was emptied: what people took away must not come back.
pub(crate) async fn seed(store: &Store, seed: Seed) -> Result<(), ServiceError> {
    if seed == Seed::Nothing {
        return Ok(());
    }
    let collections = SEEDED_COLLECTIONS
        .into_iter()
        .zip(POSTS)
        .map(|(name, json)| {
            let items = match seed {
                Seed::DemoPosts => posts(name, json)?,
                Seed::Nothing | Seed::Empty => Vec::new(),
            };
            Ok(NewCollection { name, items })
        })
        .collect::<Result<Vec<_>, ServiceError>>()?;
    store
        .create_with_items(collections, Permissions::PUBLIC, "seed")
        .await?;
    Ok(())
}

/// Reads demo posts, oldest first, and marks them; each counts as created at the start of its `date` in UTC.
fn posts(collection: &'static str, json: &str) -> Result<Vec<Post>, ServiceError> {
    let unusable = |reason: String| ServiceError::Seed { collection, reason };
    let posts: Vec<Map<String, Value>> =
        serde_json::from_str(json).map_err(|error| unusable(error.to_string()))?;
    posts
        .into_iter()
        .map(|mut post| {
            post.insert(DEMO_FIELD.to_owned(), Value::Bool(true));
            let text = post
                .get("date")
                .and_then(Value::as_str)
                .ok_or_else(|| unusable("no date".to_owned()))?;
            let day = Date::parse(text, format_description!("[year]-[month]-[day]"))
                .map_err(|error| unusable(format!("date {text}: {error}")))?;
            Ok((OffsetDateTime::new_utc(day, Time::MIDNIGHT), post))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_posts_are_complete_and_ordered_by_date() {
        for (name, json) in SEEDED_COLLECTIONS.into_iter().zip(POSTS) {
            let posts = posts(name, json).unwrap();
            assert!(posts.len() >= 6, "{name}");
            assert!(posts.is_sorted_by(|left, right| left.0 < right.0), "{name}");
            for (_, post) in posts {
                assert_eq!(post[DEMO_FIELD], true, "{name}");
                for field in [
                    "_id",
                    "title",
                    "date",
                    "jobDescription",
                    "requiredSkills",
                    "preferredSkills",
                ] {
                    assert!(
                        post[field].as_str().is_some_and(|text| !text.is_empty()),
                        "{name} {field}"
                    );
                }
                assert_eq!(content_wire::post::details(&post).bad, [], "{name}");
            }
        }
    }

    /// Pages of posts with and without them are seen in a demonstration.
    #[test]
    fn some_posts_have_every_detail_and_some_have_none() {
        for (name, json) in SEEDED_COLLECTIONS.into_iter().zip(POSTS) {
            let posts = posts(name, json).unwrap();
            let counts = posts
                .iter()
                .map(|(_, post)| serde_json::json!(content_wire::post::details(post).shown));
            let counts: Vec<usize> = counts.map(|details| details.as_object().unwrap().len()).collect();
            assert!(counts.contains(&0) && counts.contains(&8), "{name} {counts:?}");
        }
    }

    #[test]
    fn posts_without_a_day_are_refused() {
        for (json, wanted) in [
            ("{}", "invalid type: map"),
            ("[{}]", "no date"),
            (r#"[{"date": "soon"}]"#, "date soon: "),
        ] {
            match posts("RecruitPosts-EN", json) {
                Err(ServiceError::Seed { reason, .. }) => assert!(reason.contains(wanted), "{reason}"),
                other => panic!("{json}: {other:?}"),
            }
        }
    }
}

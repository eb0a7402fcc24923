//! Recruit posts: one cached list for each language, never a call for each request.

mod changes;
pub(crate) mod cleaner;
#[cfg(feature = "desk")]
pub(crate) mod draft;
pub(crate) mod feed;
pub(crate) mod freshness;
mod refresh;
pub(crate) mod source;

pub(crate) use cleaner::SkipReason;

use std::collections::BTreeMap;

use content_wire::post::{BadDetail, PostDetails};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

/// One open position. The three descriptions are HTML that has been cleaned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecruitPost {
    /// Id of the item in its collection.
    pub id: String,
    /// Name of the position, plain text.
    pub position_title: String,
    /// Day on which it was posted, as in `2026-01-31`; shown on the page of the position only. Empty if
    /// unknown.
    pub date: String,
    /// What the job is.
    pub job_description: String,
    /// What an applicant must have done.
    pub required_skills: String,
    /// What an applicant should have done.
    pub preferred_skills: String,
    /// What else its post says of it.
    #[serde(default, skip_serializing_if = "PostDetails::is_empty")]
    #[cfg_attr(test, ts(as = "Option<PostDetails>", optional))]
    pub details: PostDetails,
    /// Whether it is invented, so that search engines must not take it for a vacancy.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub demo: bool,
    /// When the platform says that it was last changed.
    #[serde(skip)]
    #[cfg_attr(test, ts(skip))]
    pub updated: Option<OffsetDateTime>,
}

impl RecruitPost {
    /// Bytes of its texts.
    pub fn text_bytes(&self) -> usize {
        let html = [
            &self.job_description,
            &self.required_skills,
            &self.preferred_skills,
        ];
        html.into_iter().map(String::len).sum::<usize>()
            + self.position_title.len()
            + self.details.text_bytes()
    }

    /// A post that has every part a post can have.
    pub fn sample() -> Self {
        let html = "<p>Text</p><ul><li>Point</li></ul>".to_owned();
        Self {
            id: "sample".to_owned(),
            position_title: "Position".to_owned(),
            date: "2026-01-31".to_owned(),
            job_description: html.clone(),
            required_skills: html.clone(),
            preferred_skills: html,
            details: PostDetails::default(),
            demo: false,
            updated: None,
        }
    }
}

/// A post that is not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedPost {
    /// Id of the item in its collection.
    pub id: String,
    /// Why.
    pub reason: SkipReason,
}

/// A detail that is left out of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedDetail {
    /// Id of the post in its collection.
    pub id: String,
    /// What is wrong with it.
    pub bad: BadDetail,
}

/// The posts of one language at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecruitPosts {
    /// Counts the changes of [`Self::list`]; a response with the same posts does not change it.
    pub revision: u64,
    /// The posts in the order of display; `None` while the content service has given nothing yet.
    pub list: Option<Vec<RecruitPost>>,
    /// Those that cannot be shown.
    pub skipped: Vec<SkippedPost>,
    /// Details that posts are shown without.
    pub skipped_details: Vec<SkippedDetail>,
    /// How many more the collection holds than are read.
    pub left_out: u64,
    /// Ids of posts that the collection had and has no more; `None` if the platform does not say it.
    pub removed: Option<Vec<String>>,
    /// Ids that posts had before, each with the one that it has now.
    pub moved: BTreeMap<String, String>,
    /// The order in which people have put the posts, by their ids; empty if no one has.
    pub order: Vec<String>,
}

impl RecruitPosts {
    /// The post with an id.
    pub fn find(&self, id: &str) -> Option<&RecruitPost> {
        self.list.iter().flatten().find(|post| post.id == id)
    }

    /// How many of them are invented.
    pub fn demo_count(&self) -> usize {
        self.list.iter().flatten().filter(|post| post.demo).count()
    }
}

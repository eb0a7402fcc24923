//! What the calls of the desk respond with about positions.
//!
//! `docs/desk.openapi.yaml` describes the same; the desk's tests compare every body with it.

use std::fmt;

use serde::ser::{Serialize, Serializer};
use serde_json::{Map, Value};

/// A post as it is on the wire, without its system fields.
pub type Post = Map<String, Value>;

/// What a post in one language is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum PostState {
    /// There is neither a draft nor a published post.
    Missing,
    /// A draft that was never published.
    Draft,
    /// Published, without a draft.
    Published,
    /// Published, with a newer draft.
    Changed,
    /// A draft with a time to publish, whether an older post is published or not.
    Scheduled,
    /// Published, with a time to close and without a draft.
    Closing,
    /// Taken back, with a draft.
    Closed,
}

impl fmt::Display for PostState {
    /// Its name on the wire.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(formatter)
    }
}

/// Where the review of a draft stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum ReviewState {
    /// It waits for somebody who publishes.
    Ready,
    /// It may be published.
    Approved,
    /// It is to be changed first.
    SentBack,
}

/// What somebody has said of a draft.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Said {
    /// Who.
    pub by: String,
    /// When.
    pub at: String,
    /// What; it may be empty.
    pub note: String,
}

/// What was said of a draft before it is published.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// Where it stands.
    pub state: ReviewState,
    /// Whether the draft was changed after the last word.
    pub is_changed: bool,
    /// Who called it ready.
    pub asked: Said,
    /// Who approved it or sent it back.
    pub answer: Option<Said>,
}

/// What is known of a post in one language without its text.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// What the post is.
    pub state: PostState,
    /// Whether visitors see a post in this language.
    pub is_published: bool,
    /// Names what the post is now.
    pub revision: String,
    /// The title of the draft, or of what is published where there is none.
    pub title: Option<String>,
    /// Its day.
    pub date: Option<String>,
    /// The day after which what is published is not open any more, or that of the draft where nothing is published.
    pub closing_date: Option<String>,
    /// When draft or published post last changed.
    pub changed_at: Option<String>,
    /// Who changed it.
    pub changed_by: Option<String>,
    /// When the draft will be published.
    pub publish_at: Option<String>,
    /// When the published post will be taken back.
    pub close_at: Option<String>,
    /// What was said of the draft.
    pub review: Option<Review>,
    /// How many comments on it are open.
    pub comments: i64,
}

/// What somebody has said of a place in a text.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Comment {
    /// Its number.
    pub id: i64,
    /// The language.
    pub locale: String,
    /// The field.
    pub field: String,
    /// The words that are meant; empty where it is the whole field.
    pub quote: String,
    /// Some words before them, by which they are found where the text has them more than once.
    pub lead: String,
    /// Who said what and when.
    pub said: Said,
    /// Who has resolved it, and when.
    pub resolved: Option<Resolved>,
    /// What was said to it, the first one first.
    pub replies: Vec<Said>,
}

/// The end of a comment.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Resolved {
    /// Who has resolved it.
    pub by: String,
    /// When.
    pub at: String,
}

/// The comments on a position, the first one first.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Comments {
    /// Grows with each change of them.
    pub revision: i64,
    /// The comments.
    pub comments: Vec<Comment>,
}

/// A post in one language, with its texts.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct PostVersions {
    /// What is known of it.
    #[serde(flatten)]
    pub summary: Summary,
    /// The draft.
    pub draft: Option<Post>,
    /// What is published.
    pub published: Option<Post>,
    /// Where visitors find it once it is published; `None` while the site has not started.
    pub address: Option<String>,
}

/// A position in every language: with its posts, or with summaries in a list.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Position<T = PostVersions> {
    /// Its id, the same in every language.
    pub id: String,
    /// What it is called as a template, of which positions begin as copies; `None` for one that can be published.
    pub template: Option<String>,
    /// What it is in each language.
    pub locales: ByLanguage<T>,
}

/// A value for each language, in the order of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByLanguage<T>(pub Vec<(String, T)>);

impl<T: Serialize> Serialize for ByLanguage<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(code, value)| (code, value)))
    }
}

/// Every position.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Positions {
    /// The languages of posts.
    pub locales: Vec<String>,
    /// The positions, the last changed first.
    pub positions: Vec<Position<Summary>>,
    /// The templates, the last changed first.
    pub templates: Vec<Position<Summary>>,
    /// Names all of it: another one after each change.
    pub tag: String,
}

/// The positions in the order of the site.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PositionOrder {
    /// Names the order.
    pub revision: String,
    /// Whether people have set one; else the positions go by their creation.
    pub is_set: bool,
    /// The ids.
    pub positions: Vec<String>,
}

/// What happened to a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum HistoryAction {
    /// Its draft was written.
    Saved,
    /// Its draft was taken away.
    Discarded,
    /// It was published.
    Published,
    /// It was taken back.
    TakenBack,
}

/// A change of a post, or the saves of one sitting.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HistoryEntry {
    /// Names the change.
    pub id: String,
    /// When it was made; of several saves in a row, the last one.
    pub at: String,
    /// When the first of these saves was made; the same as `at` for one change.
    pub since: String,
    /// Who made it, or set the time at which it was made.
    pub by: String,
    /// Whether it was made at a time that was set before.
    pub is_automatic: bool,
    /// What it did.
    pub action: HistoryAction,
}

/// The changes of a post, the last one first.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct History {
    /// The changes.
    pub entries: Vec<HistoryEntry>,
}

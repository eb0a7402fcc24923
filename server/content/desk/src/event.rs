//! What programs outside are told of.

use serde::{Deserialize, Serialize};

/// A kind of what happens at the desk. A webhook is told of some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Kind {
    /// Visitors see a position, or its changes.
    Published,
    /// A position has a time to publish or to close.
    Scheduled,
    /// A scheduled draft was not fit to be published when its time came.
    NotPublished,
    /// Visitors see a position no more.
    Closed,
    /// Somebody has called a draft ready, approved it or sent it back.
    Review,
    /// Somebody has commented on a text, or replied.
    Comment,
}

impl Kind {
    /// Every kind, in the order in which a form lists them.
    pub(crate) const ALL: [Self; 6] = [
        Self::Published,
        Self::Scheduled,
        Self::NotPublished,
        Self::Closed,
        Self::Review,
        Self::Comment,
    ];

    /// Its name on the wire and at rest.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::Scheduled => "scheduled",
            Self::NotPublished => "notPublished",
            Self::Closed => "closed",
            Self::Review => "review",
            Self::Comment => "comment",
        }
    }

    /// The kind of a name.
    pub(crate) fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Something that has happened with a position, as the outbox keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Event {
    /// Id of the position.
    pub(crate) position: String,
    /// The languages in which it has happened at once.
    pub(crate) languages: Vec<InLanguage>,
    /// Who has done it.
    pub(crate) by: String,
    /// When, as `2024-01-02T03:04:05.000Z`.
    pub(crate) at: String,
    /// Whether visitors saw the position before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) is_update: Option<bool>,
    /// When it is to be published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) publish_at: Option<String>,
    /// When it is to be closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) close_at: Option<String>,
    /// What was said of the draft in a review.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) step: Option<Step>,
    /// The words of a comment, or those beside a review.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) note: Option<String>,
}

/// A language in which something has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct InLanguage {
    /// Its code, such as `jp`.
    pub(crate) locale: String,
    /// What the position is called in it; empty for one without a title.
    pub(crate) title: String,
}

/// A word of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Step {
    /// The draft is ready.
    Ready,
    /// It may be published.
    Approved,
    /// It is to be changed first.
    SentBack,
}

impl Event {
    /// Something that somebody has done in one language.
    pub(crate) fn in_language(position: &str, locale: &str, title: Option<String>) -> Self {
        Self {
            position: position.to_owned(),
            languages: vec![InLanguage {
                locale: locale.to_owned(),
                title: title.unwrap_or_default(),
            }],
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn kinds_have_one_name() {
        for kind in Kind::ALL {
            assert_eq!(json!(kind), json!(kind.name()));
            assert_eq!(Kind::of(kind.name()), Some(kind));
        }
    }
}

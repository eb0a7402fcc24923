//! The review of a draft: a writer calls it ready, somebody who publishes approves it or sends it back.
//!
//! It decides nothing: who may publish, publishes with it and without. `docs/decisions/0256-*` has the reasons.

use content_service::store::posts::{PostStatus, ReviewStep};
use content_wire::desk::{Position, ReviewState, Said};
use content_wire::reason::Code;
use serde::Deserialize;

use super::{news, summary};
use crate::audit::note;
use crate::error::DeskError;
use crate::event::{Kind, Step};
use crate::remark;
use crate::role::Role;
use crate::sessions::Session;
use crate::shared::{Locale, Shared};
use crate::state::{self, State};

const NO_REVIEW: DeskError = DeskError::NotFound { what: "review" };

/// What is said of a draft.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReviewRequest {
    action: Name,
    #[serde(default)]
    note: String,
    revision: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Name {
    /// Call it ready.
    Ask,
    Approve,
    SendBack,
    /// Call it ready no more.
    Withdraw,
}

impl Name {
    /// What it makes of the review; `None` if there is none afterwards.
    fn leads_to(self) -> Option<ReviewState> {
        match self {
            Self::Ask => Some(ReviewState::Ready),
            Self::Approve => Some(ReviewState::Approved),
            Self::SendBack => Some(ReviewState::SentBack),
            Self::Withdraw => None,
        }
    }

    /// Whether it answers somebody who has called the draft ready.
    fn is_answer(self) -> bool {
        matches!(self, Self::Approve | Self::SendBack)
    }

    /// What webhooks are told; nothing of a request that is withdrawn.
    fn told(self) -> Option<Step> {
        match self {
            Self::Ask => Some(Step::Ready),
            Self::Approve => Some(Step::Approved),
            Self::SendBack => Some(Step::SentBack),
            Self::Withdraw => None,
        }
    }

    /// Its name in the list of what was done.
    fn noted(self) -> &'static str {
        match self {
            Self::Ask => "askReview",
            Self::Approve => "approve",
            Self::SendBack => "sendBack",
            Self::Withdraw => "withdrawReview",
        }
    }
}

impl ReviewRequest {
    /// The note as it is kept. What is sent back says why.
    fn words(&self) -> Result<String, DeskError> {
        let note = remark::checked("note", &self.note)?;
        if self.action == Name::SendBack && note.is_empty() {
            return Err(DeskError::field("note", Code::Missing));
        }
        Ok(note)
    }
}

impl Shared {
    /// Adds a word to the review of a draft, and returns the position as it is then.
    ///
    /// # Errors
    /// [`DeskError::Forbidden`] for an answer of an editor, [`DeskError::Conflict`], [`DeskError::WrongState`] without a draft that is
    /// written on, [`DeskError::NotFound`] for an answer to nothing, [`DeskError::Template`], [`DeskError::Invalid`].
    pub(crate) async fn review(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
        request: &ReviewRequest,
    ) -> Result<Position, DeskError> {
        let action = request.action;
        if action.is_answer() && by.role < Role::Publisher {
            return Err(DeskError::Forbidden);
        }
        let said = request.words()?;
        let mut edit = self.store.content().edit(&locale.published, by).await?;
        self.refuse_template(edit.connection(), id).await?;
        let seen = self.seen(&mut edit, locale, id, &request.revision).await?;
        let state = state::of(&seen);
        if !fits(action, state) {
            let current = Box::new(self.read_position(edit.connection(), id).await?);
            return Err(DeskError::WrongState { state, current });
        }
        if action != Name::Ask && summary::review(&seen).is_none() {
            return Err(NO_REVIEW);
        }
        let posts = edit.posts([locale.published.as_str()]);
        let (now, words) = (edit.at().to_owned(), said.clone());
        match action.leads_to() {
            Some(state) => {
                let said = Said {
                    by: by.user.clone(),
                    at: now.clone(),
                    note: said,
                };
                let step = ReviewStep {
                    state,
                    said,
                    revision: draft_revision(&seen),
                };
                posts.say(edit.connection(), id, &step).await?;
            }
            None => posts.end_review(edit.connection(), id).await?,
        }
        let subject = format!("{id} {}", locale.code);
        note(edit.connection(), now, &by.user, action.noted(), &subject).await?;
        let position = self.read_position(edit.connection(), id).await?;
        if let Some(step) = action.told() {
            let mut event = news::of(&position, std::slice::from_ref(&locale.code), by);
            event.step = Some(step);
            event.note = Some(words).filter(|words| !words.is_empty());
            self.tell(edit.connection(), Kind::Review, event).await?;
        }
        edit.commit().await?;
        Ok(position)
    }
}

/// Whether a review can go on so: it needs a draft, and one that waits for its time was decided on already.
fn fits(action: Name, state: State) -> bool {
    match state {
        State::Draft | State::Changed | State::Closed => true,
        State::Scheduled => action != Name::Ask,
        State::Missing | State::Published | State::Closing => false,
    }
}

fn draft_revision(status: &PostStatus) -> i64 {
    status.draft_last.as_ref().map_or(0, |last| last.revision)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::tests::STATES;

    #[test]
    fn a_review_is_of_a_draft() {
        let asked: Vec<_> = STATES
            .into_iter()
            .filter(|state| fits(Name::Ask, *state))
            .collect();
        assert_eq!(asked, [State::Draft, State::Changed, State::Closed]);
        let answered: Vec<_> = STATES
            .into_iter()
            .filter(|state| fits(Name::Approve, *state))
            .collect();
        assert_eq!(
            answered,
            [State::Draft, State::Changed, State::Scheduled, State::Closed]
        );
    }
}

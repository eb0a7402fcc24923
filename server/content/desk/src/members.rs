//! Members of the content service who wait to be let in. Their own crate keeps them; the desk asks and notes who decided.

use crate::audit::note;
use crate::config::{Members, Verdict, WaitingMember};
use crate::error::DeskError;
use crate::shared::Shared;

impl Shared {
    /// The members who wait, the oldest first.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] where the service has no members.
    pub(crate) async fn waiting_members(&self) -> Result<Vec<WaitingMember>, DeskError> {
        Ok(self.members()?.waiting().await?)
    }

    /// Decides on a member who waits.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] for one who does not wait, and where the service has no members.
    pub(crate) async fn decide(&self, id: &str, verdict: Verdict, author: &str) -> Result<(), DeskError> {
        const MISSING: DeskError = DeskError::NotFound { what: "member" };
        let waiting = self.waiting_members().await?;
        let member = waiting.into_iter().find(|member| member.id == id);
        let member = member.ok_or(MISSING)?;
        if !self.members()?.decide(member.id, verdict).await? {
            return Err(MISSING);
        }
        let content = self.store.content();
        let mut change = content.change().await?;
        note(&mut change, content.now(), author, action(verdict), &member.email).await?;
        Ok(change.commit().await?)
    }

    fn members(&self) -> Result<&dyn Members, DeskError> {
        self.members
            .as_deref()
            .ok_or(DeskError::NotFound { what: "call" })
    }
}

/// The word that is noted.
fn action(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Approve => "approveMember",
        Verdict::Block => "blockMember",
    }
}

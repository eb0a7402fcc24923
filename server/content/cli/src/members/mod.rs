//! Members: the owner's approval, blocks and password resets, which no call of the service can give.

use anyhow::{Context as _, bail};
use content_members::{Member, MemberStore, Status};
use content_service::store::Store;
use content_wire::state::PendingReason;

use crate::arguments::{MemberCommand, MemberName};
use crate::output::say;

/// Lists, approves, blocks or resets members.
///
/// # Errors
///
/// If there is no such member, if the member is deleted, or if the store fails.
pub(crate) async fn run(store: &Store, command: MemberCommand) -> anyhow::Result<()> {
    for line in lines(&MemberStore::new(store.clone()), command).await? {
        say(line)?;
    }
    Ok(())
}

/// Carries the command out and returns the lines to print.
async fn lines(store: &MemberStore, command: MemberCommand) -> anyhow::Result<Vec<String>> {
    match command {
        MemberCommand::List { status } => {
            let members = store.members(status).await?;
            Ok(members.iter().map(listed).collect())
        }
        MemberCommand::Approve(name) => {
            let id = find(store, &name).await?;
            changed(&name, "approved", store.approve_member(&id).await?)
        }
        MemberCommand::Block(name) => {
            let id = find(store, &name).await?;
            changed(&name, "blocked", store.block_member(&id).await?)
        }
        MemberCommand::Reset(name) => {
            let id = find(store, &name).await?;
            let reset = store.require_password_reset(&id).await?;
            changed(&name, "reset and needs a new password", reset)
        }
    }
}

/// Finds a member who is not deleted, and returns the id.
async fn find(store: &MemberStore, name: &MemberName) -> anyhow::Result<String> {
    let Some(member) = store.find_member(&name.member).await? else {
        bail!("there is no member {}", name.member);
    };
    if member.status() == Status::Deleted {
        bail!("the member {} is deleted", name.member);
    }
    Ok(member.id)
}

/// What a change prints: what was done, and the member as it is now.
fn changed(name: &MemberName, what: &str, member: Option<Member>) -> anyhow::Result<Vec<String>> {
    // Another process may have deleted the member in between.
    let member = member.with_context(|| format!("there is no member {} any more", name.member))?;
    Ok(vec![
        format!("the member {} is {what}", name.member),
        listed(&member),
    ])
}

/// A member on one line: id, address, status with its reasons, creation.
fn listed(member: &Member) -> String {
    let reasons: Vec<&str> = member.reasons().into_iter().map(PendingReason::name).collect();
    format!(
        "{}\t{}\t{}\t{}\tcreated {}",
        member.id,
        member.email.as_deref().unwrap_or_default(),
        member.status().name(),
        reasons.join(", "),
        member.created
    )
}

#[cfg(test)]
mod tests;

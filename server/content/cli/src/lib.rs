//! The `content` commands: the tools of the people who edit what the site shows.
//!
//! They work on the store itself, whether a server runs on it or not; a running one shows changes within a second. The
//! program that embeds them finds the database ([`CommandContext`]) and flattens [`ContentCommand`] into its command line.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! backup, transfer    everything at once; imports and exports
//! items, history      single items and what they were
//! collections, keys   collections and who may write to them
//! members             the owner's decisions on members
//! format, check       files of items; what is wrong with them
//! output              what is printed
//! arguments, context     the command line; the store and who works on it
//! ```

mod arguments;
mod backup;
mod check;
mod collections;
mod context;
mod format;
mod history;
mod items;
mod keys;
#[cfg(feature = "members")]
mod members;
mod output;
mod transfer;

use std::sync::Arc;

use content_service::SystemClock;
use content_service::store::{Store, StoreOptions};

pub use arguments::ContentCommand;
pub use context::CommandContext;

/// Runs one of the commands.
///
/// # Errors
///
/// If the command cannot do its work. Nothing is changed then.
pub async fn run(context: &CommandContext, command: ContentCommand) -> anyhow::Result<()> {
    if let ContentCommand::Backup(_) = &command {
        backup::require(&context.database)?;
    }
    let store = Store::open(&context.database, &StoreOptions::default(), Arc::new(SystemClock)).await?;
    let done = match command {
        ContentCommand::Collection(command) => collections::run(&store, command).await,
        ContentCommand::Key(command) => keys::run(&store, command).await,
        #[cfg(feature = "members")]
        ContentCommand::Member(command) => members::run(&store, command).await,
        #[cfg(not(feature = "members"))]
        ContentCommand::Member(_) => Err(anyhow::anyhow!("members are not enabled in this build")),
        ContentCommand::List(name) => items::list(&store, &name.collection).await,
        ContentCommand::Get(item) => items::get(&store, &item).await,
        ContentCommand::Put(put) => items::put(&store, context, put).await,
        ContentCommand::Remove(item) => items::remove(&store, context, &item).await,
        ContentCommand::Import(import) => transfer::import(&store, context, &import).await,
        ContentCommand::Export(export) => transfer::export(&store, &export).await,
        ContentCommand::Revisions(which) => history::revisions(&store, &which).await,
        ContentCommand::Restore(which) => match which.revision {
            Some(revision) => history::restore(&store, context, &which.place, revision).await,
            None => backup::restore(&store, context, which.place.as_ref(), which.replace).await,
        },
        ContentCommand::Backup(backup) => backup::back_up(&store, context, &backup).await,
        ContentCommand::Watch(which) => history::watch(&store, which.collection).await,
    };
    store.close().await;
    done
}

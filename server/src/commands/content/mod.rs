//! `content …`: the tools of the people who edit what the site shows. They work on the store itself, whether a server
//! runs on it or not; a running one shows changes within a second.

pub mod arguments;
mod check;
mod format;
mod history;
mod items;
mod store;
mod transfer;

use self::arguments::{ContentArguments, ContentCommand};
use super::say;

/// Runs one of the commands.
///
/// # Errors
///
/// Whatever kept it from doing its work; nothing is changed by halves.
pub(super) async fn run(arguments: ContentArguments) -> anyhow::Result<()> {
    let ContentArguments { place, command } = arguments;
    let store = store::open(&place).await?;
    let done = match command {
        ContentCommand::Collection(command) => store::collection(&store, command).await,
        ContentCommand::Key(command) => store::key(&store, command).await,
        ContentCommand::List(name) => items::list(&store, &name.collection).await,
        ContentCommand::Get(item) => items::get(&store, &item).await,
        ContentCommand::Put(put) => items::put(&store, &place, put).await,
        ContentCommand::Remove(item) => items::remove(&store, &place, &item).await,
        ContentCommand::Import(import) => transfer::import(&store, &place, &import).await,
        ContentCommand::Export(export) => transfer::export(&store, &export).await,
        ContentCommand::Revisions(which) => history::revisions(&store, &which).await,
        ContentCommand::Restore(which) => history::restore(&store, &place, &which).await,
        ContentCommand::Watch(which) => history::watch(&store, which.collection).await,
    };
    store.close().await;
    done
}

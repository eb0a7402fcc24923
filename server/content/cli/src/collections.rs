//! Collections and their permissions.

use anyhow::bail;
use content_service::store::{Permissions, Store};

use crate::arguments::CollectionCommand;
use crate::output::say;

/// Makes or lists collections.
///
/// # Errors
///
/// If the collection exists already, or the store fails.
pub(crate) async fn run(store: &Store, command: CollectionCommand) -> anyhow::Result<()> {
    match command {
        CollectionCommand::Create(new) => {
            let permissions = Permissions {
                read: new.read,
                insert: new.write,
                update: new.write,
                remove: new.write,
            };
            if !store.create_collection(&new.name, permissions).await? {
                bail!("the collection {} exists already", new.name);
            }
            say(format_args!("the collection {} is made", new.name))?;
        }
        CollectionCommand::List => {
            for collection in store.collections().await? {
                let Permissions {
                    read,
                    insert,
                    update,
                    remove,
                } = collection.permissions;
                say(format_args!(
                    "{}\tread {}\tinsert {}\tupdate {}\tremove {}\trevision {}",
                    collection.name,
                    read.name(),
                    insert.name(),
                    update.name(),
                    remove.name(),
                    collection.revision
                ))?;
            }
        }
    }
    Ok(())
}

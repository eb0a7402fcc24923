//! What every command works with.

use content_service::store::{Author, Database};

/// The store that the commands work on, and who works.
#[derive(Debug)]
pub struct CommandContext {
    /// The content service's database.
    pub database: Database,
    /// The collections whose items must be complete recruit posts.
    pub recruit_collections: Vec<String>,
    /// Name that the history notes for changes.
    pub author: String,
}

impl CommandContext {
    /// The author of changes. Who reaches the database owns the machine, and may publish.
    pub(crate) fn publisher(&self) -> Author {
        Author::publisher(self.author.as_str())
    }
}

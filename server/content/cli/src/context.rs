//! What every command works with.

use content_service::store::Database;

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

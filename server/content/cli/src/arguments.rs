//! Arguments of the `content` commands. Their doc comments are the help of the program.

use std::path::PathBuf;

use content_service::store::{KeyScopes, Permission, StoreError};
use content_wire::state::Status;
use encoding_rs::Encoding;

/// What can be done with the content.
#[derive(Debug, clap::Subcommand)]
pub enum ContentCommand {
    /// Makes and lists collections.
    #[command(subcommand)]
    Collection(CollectionCommand),
    /// Makes, lists and revokes the keys that open the calls which write.
    #[command(subcommand)]
    Key(KeyCommand),
    /// Lists members and decides who of them may log in.
    #[command(subcommand)]
    Member(MemberCommand),
    /// Lists the items of a collection, the oldest first.
    List(CollectionName),
    /// Prints an item as JSON.
    Get(ItemName),
    /// Adds an item, or replaces the one of the same id, from a JSON object.
    Put(PutArguments),
    /// Takes an item away. Its history stays: `restore` brings it back.
    Remove(ItemName),
    /// Adds or replaces many items, all or none.
    Import(ImportArguments),
    /// Writes every item of a collection.
    Export(ExportArguments),
    /// Lists the changes of an item, the newest first.
    Revisions(RevisionsArguments),
    /// Brings an item back to what a change left; with a file only, puts a backup in the place of everything.
    Restore(RestoreArguments),
    /// Writes everything that there is into a file: items, history, users, keys, members. The site may run meanwhile.
    Backup(BackupArguments),
    /// Prints changes as they happen, until interrupted.
    Watch(WatchArguments),
}

/// What can be done with collections.
#[derive(Debug, clap::Subcommand)]
pub enum CollectionCommand {
    /// Makes a collection.
    Create(CreateCollection),
    /// Lists the collections with their permissions and revisions.
    List,
}

/// A collection to be made.
#[derive(Debug, clap::Args)]
pub struct CreateCollection {
    /// Its name.
    pub name: String,
    /// Who may read: ANYONE, `SITE_MEMBER`, `SITE_MEMBER_AUTHOR` or ADMIN (holders of a key).
    #[arg(long, default_value = "ANYONE", value_parser = permission)]
    pub read: Permission,
    /// Who may insert, update and remove; the same names.
    #[arg(long, default_value = "ADMIN", value_parser = permission)]
    pub write: Permission,
}

/// What can be done with keys.
#[derive(Debug, clap::Subcommand)]
pub enum KeyCommand {
    /// Makes a key and prints it, by itself on the last line. It cannot be shown again.
    Create(CreateKey),
    /// Lists the keys without their secrets.
    List,
    /// Revokes a key, in effect with the next call.
    Revoke {
        /// The key's id, as `key list` shows it.
        id: String,
    },
}

/// A key to be made.
#[derive(Debug, clap::Args)]
pub struct CreateKey {
    /// What it is for; the history names it as the author of its changes.
    pub name: String,
    /// Days until it ends. Default: never.
    #[arg(long, value_name = "DAYS")]
    pub days: Option<u32>,
    /// What it may do, as COLLECTION=RIGHT,...: `read` what is published, `write` its drafts too, or `publish` too. Default:
    /// everything.
    #[arg(long, value_name = "COLLECTION=RIGHT,...")]
    pub scopes: Option<KeyScopes>,
}

/// What can be done with members.
#[derive(Debug, clap::Subcommand)]
pub enum MemberCommand {
    /// Lists the members with their status, the oldest first.
    List {
        /// Lists only members of this status: PENDING, ACTIVE, BLOCKED, OFFLINE or DELETED.
        #[arg(long, value_parser = status)]
        status: Option<Status>,
    },
    /// Lets a member log in: ends the wait for the owner's approval, or a block.
    Approve(MemberName),
    /// Keeps a member from logging in and ends their sessions. `approve` ends the block.
    Block(MemberName),
    /// Requires a new password before the next login and ends the member's sessions.
    Reset(MemberName),
}

/// A member by id or address.
#[derive(Debug, clap::Args)]
pub struct MemberName {
    /// The member's id, as `member list` shows it, or e-mail address.
    pub member: String,
}

/// A collection by name.
#[derive(Debug, clap::Args)]
pub struct CollectionName {
    /// Name of the collection, such as `RecruitPosts-EN`.
    pub collection: String,
}

/// An item by id.
#[derive(Debug, clap::Args)]
pub struct ItemName {
    /// Name of the collection.
    pub collection: String,
    /// The item's id.
    pub id: String,
}

/// An item to be put.
#[derive(Debug, clap::Args)]
pub struct PutArguments {
    /// Name of the collection.
    pub collection: String,
    /// File with the JSON object; `-` reads standard input.
    pub file: PathBuf,
    /// The item's id. Default: the object's `_id`, else a new random one.
    #[arg(long)]
    pub id: Option<String>,
}

/// How items are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// One JSON list.
    Json,
    /// A JSON object a line.
    Jsonl,
    /// A table with a line of field names.
    Csv,
}

/// Items to be imported.
#[derive(Debug, clap::Args)]
pub struct ImportArguments {
    /// Name of the collection.
    pub collection: String,
    /// File with the items; `-` reads standard input.
    pub file: PathBuf,
    /// How the items are written down. Default: as the file's name ends.
    #[arg(long)]
    pub format: Option<Format>,
    /// How its characters are written, such as `cp949`, `shift_jis` or `utf-16le`. Default: as the file shows it, which is
    /// said unless it is UTF-8.
    #[arg(long, value_parser = named)]
    pub encoding: Option<&'static Encoding>,
    /// Checks everything and says what would be done, but keeps nothing.
    #[arg(long)]
    pub dry_run: bool,
}

/// Items to be exported.
#[derive(Debug, clap::Args)]
pub struct ExportArguments {
    /// Name of the collection.
    pub collection: String,
    /// File to write. Default: standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// How to write the items down. Default: as the file's name ends, else JSON lines.
    #[arg(long)]
    pub format: Option<Format>,
}

/// Whose changes are listed.
#[derive(Debug, clap::Args)]
pub struct RevisionsArguments {
    /// The item.
    #[command(flatten)]
    pub item: ItemName,
    /// Changes listed at most.
    #[arg(long, default_value_t = 100)]
    pub limit: u32,
}

/// What to go back to.
#[derive(Debug, clap::Args)]
pub struct RestoreArguments {
    /// Name of the collection; without a revision, a file that `backup` has written.
    #[arg(value_name = "COLLECTION|FILE")]
    pub place: String,
    /// The revision, as `revisions` shows it.
    pub revision: Option<i64>,
    /// Gives up everything that is there for what the backup has.
    #[arg(long, conflicts_with = "revision")]
    pub replace: bool,
}

/// Where a backup goes.
#[derive(Debug, clap::Args)]
pub struct BackupArguments {
    /// File to write.
    pub file: PathBuf,
    /// Writes JSON lines, which either database can restore. PostgreSQL has no other form; an SQLite file is copied by default.
    #[arg(long)]
    pub portable: bool,
}

/// What is watched.
#[derive(Debug, clap::Args)]
pub struct WatchArguments {
    /// Name of the collection. Default: all of them.
    pub collection: Option<String>,
}

/// Reads a status in either case.
fn status(text: &str) -> Result<Status, String> {
    Status::parse(&text.to_ascii_uppercase()).ok_or_else(|| format!("there is no status {text}"))
}

/// Reads a permission in either case.
fn permission(text: &str) -> Result<Permission, StoreError> {
    text.to_ascii_uppercase().replace('-', "_").parse()
}

/// Reads a name of an encoding such as `cp949`, `euc-kr` or `shift_jis`.
///
/// # Errors
///
/// If browsers know no such encoding.
pub(crate) fn named(name: &str) -> Result<&'static Encoding, String> {
    let alias = match name.to_ascii_lowercase().as_str() {
        "cp949" | "uhc" => "euc-kr",
        "cp932" => "shift_jis",
        _ => name,
    };
    Encoding::for_label(alias.as_bytes())
        .ok_or_else(|| format!("there is no encoding {name}; cp949, shift_jis and utf-16le are some"))
}

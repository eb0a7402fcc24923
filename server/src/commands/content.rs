//! `content …`: finds the content store of this place and hands it to the crate `content-cli`.

use std::path::PathBuf;

use content_cli::{CommandContext, ContentCommand};

use crate::settings::{content::RecruitCollections, database::DatabaseSettings};
use crate::site::files::SiteFiles;

/// Looks after the content that the site shows, while the site runs or not.
#[derive(Debug, clap::Args)]
pub struct ContentArguments {
    /// Where the content is.
    #[command(flatten)]
    pub place: DatabasePlace,
    /// What to do.
    #[command(subcommand)]
    pub command: ContentCommand,
}

/// Where the content is, and who changes it.
#[derive(Debug, clap::Args)]
pub struct DatabasePlace {
    /// Folder with the content service's SQLite file. Default: `var` in the site's folder.
    #[arg(long, env = "SITE_DATA_DIR", value_name = "FOLDER", global = true)]
    pub data_dir: Option<PathBuf>,
    /// The site's folder. Default: the nearest one above the executable.
    #[arg(long = "site-dir", env = "SITE_DIR", value_name = "FOLDER", global = true)]
    pub site_dir: Option<PathBuf>,
    /// A PostgreSQL database in place of the file.
    #[command(flatten)]
    pub database: DatabaseSettings,
    /// The collections whose items must be complete recruit posts.
    #[arg(
        long = "content-recruit-collections",
        env = "CONTENT_RECRUIT_COLLECTIONS",
        value_name = "LOCALE=NAME,...",
        default_value = RecruitCollections::DEFAULT,
        global = true
    )]
    pub recruit_collections: RecruitCollections,
    /// Name that the history notes for changes.
    #[arg(long, value_name = "NAME", default_value = "command line", global = true)]
    pub author: String,
}

impl DatabasePlace {
    /// The folder with the content service's data.
    ///
    /// # Errors
    ///
    /// If none is named and the site's folder is not found.
    pub(super) fn folder(&self) -> anyhow::Result<PathBuf> {
        match &self.data_dir {
            Some(folder) => Ok(folder.clone()),
            None => Ok(SiteFiles::find(self.site_dir.as_deref())?.default_data_dir()),
        }
    }
}

/// Runs one of the commands.
///
/// # Errors
///
/// If the place is not known, or what [`content_cli::run`] reports.
pub(super) async fn run(arguments: ContentArguments) -> anyhow::Result<()> {
    let ContentArguments { place, command } = arguments;
    let context = CommandContext {
        database: place.database.database(&place.folder()?)?,
        recruit_collections: place
            .recruit_collections
            .iter()
            .map(|(_, name)| name.to_owned())
            .collect(),
        author: place.author,
    };
    content_cli::run(&context, command).await
}

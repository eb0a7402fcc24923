//! Where the site's files and data are.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::site::files::SiteFiles;

/// Where the site's files and data are.
#[derive(Clone, Debug, clap::Args)]
pub struct SiteSettings {
    /// Folder that holds `frontend`, `locales` and `public`. Default: the first such folder upward from the
    /// executable, so that the program finds its site whatever the current folder is.
    #[arg(long = "site-dir", env = "SITE_DIR", value_name = "FOLDER")]
    pub directory: Option<PathBuf>,

    /// Folder for what the server writes: the content service's database, cached snapshots. Default: `var` in the
    /// site's folder.
    #[arg(long, env = "SITE_DATA_DIR", value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
}

impl SiteSettings {
    /// Finds the site's files.
    ///
    /// # Errors
    ///
    /// If the given folder, or every folder upward from the executable, lacks them.
    pub fn files(&self) -> anyhow::Result<SiteFiles> {
        if let Some(directory) = &self.directory {
            let directory = std::path::absolute(directory)?;
            return SiteFiles::at(&directory).with_context(|| {
                format!(
                    "{} is not the site's folder: it lacks `frontend` or `locales`",
                    directory.display()
                )
            });
        }
        let executable = std::env::current_exe().context("the executable cannot be found")?;
        executable
            .ancestors()
            .find_map(SiteFiles::at)
            .context("the site's folder is not above the executable; name it with --site-dir")
    }

    /// The folder for what the server writes.
    pub fn data_dir(&self, files: &SiteFiles) -> PathBuf {
        self.data_dir
            .as_deref()
            .map_or_else(|| files.root().join("var"), Path::to_path_buf)
    }
}

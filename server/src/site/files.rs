//! Where the site's files lie below its folder.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// The site's folder and what is in it.
#[derive(Clone, Debug)]
pub struct SiteFiles {
    root: PathBuf,
}

impl SiteFiles {
    /// Recognises the site's folder by its `frontend` and `locales`.
    pub fn at(root: &Path) -> Option<Self> {
        let found = root.join("frontend").is_dir() && root.join("locales").is_dir();
        found.then(|| Self {
            root: root.to_path_buf(),
        })
    }

    /// Finds the site's folder: the given one, else the nearest above the executable.
    ///
    /// # Errors
    ///
    /// If the given folder, or every folder upward from the executable, lacks the site's files.
    pub fn find(directory: Option<&Path>) -> anyhow::Result<Self> {
        if let Some(directory) = directory {
            let directory = std::path::absolute(directory)?;
            return Self::at(&directory).with_context(|| {
                format!(
                    "{} is not the site's folder: it lacks `frontend` or `locales`",
                    directory.display()
                )
            });
        }
        let executable = std::env::current_exe().context("the executable cannot be found")?;
        executable
            .ancestors()
            .find_map(Self::at)
            .context("the site's folder is not above the executable; name it with --site-dir")
    }

    /// The folder for what the server writes, unless a setting names another one.
    pub fn default_data_dir(&self) -> PathBuf {
        self.root.join("var")
    }

    /// The site's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The texts of all languages.
    pub fn locales(&self) -> PathBuf {
        self.root.join("locales")
    }

    /// The company's facts, unless a setting names another file.
    pub fn company(&self) -> PathBuf {
        self.locales().join("company.json")
    }

    /// Files that keep their names, served at the root.
    pub fn public(&self) -> PathBuf {
        self.root.join("public")
    }

    /// The client build's files with hashed names.
    pub fn assets(&self) -> PathBuf {
        self.root.join("frontend/dist/client/assets")
    }

    /// Files of earlier builds, for pages that were opened before this one went live; those of the desk in a folder of its own.
    pub fn earlier(&self) -> PathBuf {
        self.root.join("frontend/dist/earlier")
    }

    /// Vite's list of what the client build is made of.
    pub fn manifest(&self) -> PathBuf {
        self.root.join("frontend/dist/client/.vite/manifest.json")
    }

    /// The client build's list of the pictures, videos and downloads that its pages show.
    pub fn media(&self) -> PathBuf {
        self.root.join("frontend/dist/client/.vite/media.json")
    }

    /// The build of the desk's page.
    #[cfg(feature = "desk")]
    pub fn desk(&self) -> PathBuf {
        self.root.join("frontend/dist/desk")
    }

    /// The server build.
    pub fn bundle(&self) -> PathBuf {
        self.root.join("frontend/dist/server/entry-server.js")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_the_site_is_not_taken_for_it() {
        let folder = tempfile::tempdir().unwrap();
        assert!(SiteFiles::at(folder.path()).is_none());
        std::fs::create_dir(folder.path().join("frontend")).unwrap();
        assert!(SiteFiles::at(folder.path()).is_none());
        std::fs::create_dir(folder.path().join("locales")).unwrap();
        assert!(SiteFiles::at(folder.path()).is_some());
    }
}

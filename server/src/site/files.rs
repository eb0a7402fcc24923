//! Where the site's files lie below its folder.

use std::path::{Path, PathBuf};

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

    /// The site's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The texts of all languages.
    pub fn locales(&self) -> PathBuf {
        self.root.join("locales")
    }

    /// Files that keep their names, served at the root.
    pub fn public(&self) -> PathBuf {
        self.root.join("public")
    }

    /// The client build's files with hashed names.
    pub fn assets(&self) -> PathBuf {
        self.root.join("frontend/dist/client/assets")
    }

    /// Vite's list of what the client build is made of.
    pub fn manifest(&self) -> PathBuf {
        self.root.join("frontend/dist/client/.vite/manifest.json")
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

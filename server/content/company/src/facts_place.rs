//! Where the company's facts are.

use std::path::{Path, PathBuf};

/// Name of the file in the folder for what the server writes.
const NAME: &str = "company.json";

/// The file of the company's facts: one that a setting names, or one in the folder for what the server writes.
///
/// The latter comes into being with the first change; until then the site's own file is read, which no change touches.
#[derive(Clone, Debug)]
pub struct FactsPlace {
    kept: PathBuf,
    first: Option<PathBuf>,
}

impl FactsPlace {
    /// A file that people look after by themselves.
    pub fn named(file: PathBuf) -> Self {
        Self {
            kept: file,
            first: None,
        }
    }

    /// A file in the folder for what the server writes, which begins as the site's own.
    pub fn begun(data_dir: &Path, first: PathBuf) -> Self {
        Self {
            kept: data_dir.join(NAME),
            first: Some(first),
        }
    }

    /// The file that is read.
    pub fn read(&self) -> &Path {
        match &self.first {
            Some(first) if !self.kept.exists() => first,
            _ => &self.kept,
        }
    }

    /// The file that a change is written to. Its folder is made if it is the server's own.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made, or a link leads nowhere.
    pub fn write(&self) -> std::io::Result<PathBuf> {
        match (&self.first, self.kept.parent()) {
            (Some(_), Some(folder)) if !self.kept.exists() => {
                std::fs::create_dir_all(folder)?;
                Ok(self.kept.clone())
            }
            _ => self.kept.canonicalize(),
        }
    }

    /// The site's own file, if another one is read in its place.
    pub fn unread(&self) -> Option<&Path> {
        self.first.as_deref().filter(|_| self.kept.exists())
    }

    /// Every file of which a change may bring other facts.
    pub fn all(&self) -> impl Iterator<Item = &Path> {
        std::iter::once(&self.kept)
            .chain(&self.first)
            .map(PathBuf::as_path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sites_own_file_is_read_until_there_is_one_that_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let first = folder.path().join("locales.json");
        let data = folder.path().join("var");
        let place = FactsPlace::begun(&data, first.clone());
        assert_eq!(place.read(), first);
        let kept = place.write().unwrap();
        assert_eq!(kept, data.join("company.json"));
        assert_eq!((place.read(), place.unread()), (&*first, None));
        std::fs::write(&kept, "{}").unwrap();
        assert_eq!((place.read(), place.unread()), (&*kept, Some(&*first)));
        assert_eq!(place.all().collect::<Vec<_>>(), [&*kept, &*first]);
    }

    #[test]
    fn a_file_that_is_named_is_read_and_written_and_no_folder_is_made_for_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("inner/company.json");
        let place = FactsPlace::named(file.clone());
        assert_eq!(place.read(), file);
        assert_eq!(place.write().unwrap_err().kind(), std::io::ErrorKind::NotFound);
        assert!(!folder.path().join("inner").exists());
    }
}

//! The entity tag of a file on the disk: a digest of its content, so that every server that has the same file gives it the
//! same tag, and a download that one has begun goes on at another.

use std::{
    fs::{File, Metadata},
    io,
    os::unix::fs::MetadataExt as _,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use actix_web::http::header::HeaderValue;
use tokio::task::spawn_blocking;

use crate::http_cache::prepared_response;

/// What tells two files of one path on one machine apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    inode: u64,
    /// Bytes.
    pub(super) length: u64,
    modified_s: i64,
    modified_ns: i64,
}

impl From<&Metadata> for Identity {
    fn from(metadata: &Metadata) -> Self {
        Self {
            inode: metadata.ino(),
            length: metadata.len(),
            modified_s: metadata.mtime(),
            modified_ns: metadata.mtime_nsec(),
        }
    }
}

/// A file as it is at a moment.
#[derive(Clone, Debug)]
pub(super) struct Version {
    pub(super) identity: Identity,
    pub(super) etag: HeaderValue,
}

/// The digest of one file: made when it is first requested, kept as long as the file stays the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Digest {
    known: Arc<Mutex<Option<Version>>>,
    /// Held while the file is read, so that it is read once for all who wait.
    reading: Arc<tokio::sync::Mutex<()>>,
}

impl Digest {
    /// The file that is at a path now.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or changes while it is.
    pub(super) async fn of(&self, path: &Arc<Path>) -> io::Result<Version> {
        if let Some(version) = self.known(path)? {
            return Ok(version);
        }
        let reading = self.reading.clone().lock_owned().await;
        if let Some(version) = self.known(path)? {
            return Ok(version);
        }
        let (path, known) = (path.clone(), self.known.clone());
        // A client that leaves meanwhile does not end it, and the next one finds it done.
        let read = spawn_blocking(move || {
            let _reading = reading;
            let version = read(&path)?;
            *known.lock().unwrap_or_else(PoisonError::into_inner) = Some(version.clone());
            Ok(version)
        });
        read.await.map_err(io::Error::other)?
    }

    fn known(&self, path: &Path) -> io::Result<Option<Version>> {
        let identity = Identity::from(&path.metadata()?);
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(known.clone().filter(|version| version.identity == identity))
    }
}

fn read(path: &Path) -> io::Result<Version> {
    let mut file = File::open(path)?;
    let identity = Identity::from(&file.metadata()?);
    let hash = prepared_response::hash_of(&mut file)?;
    if Identity::from(&file.metadata()?) != identity {
        return Err(io::Error::other("the file was changed while it was read"));
    }
    let etag = HeaderValue::try_from(format!("\"{hash}\"")).map_err(io::Error::other)?;
    Ok(Version { identity, etag })
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn etag(digest: &Digest, path: &Arc<Path>) -> HeaderValue {
        digest.of(path).await.unwrap().etag
    }

    #[actix_web::test]
    async fn a_digest_is_of_the_content_alone() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str, content: &str| -> Arc<Path> {
            let path = folder.path().join(name);
            std::fs::write(&path, content).unwrap();
            path.into()
        };
        let (one, same, other) = (at("a", "one"), at("b", "one"), at("c", "two"));
        let tag = etag(&Digest::default(), &one).await;
        assert_eq!(tag, format!("\"{}\"", prepared_response::content_hash(&[b"one"])));
        assert_eq!(etag(&Digest::default(), &same).await, tag);
        assert_ne!(etag(&Digest::default(), &other).await, tag);
    }

    #[actix_web::test]
    async fn a_file_is_read_again_only_when_it_is_another() {
        let folder = tempfile::tempdir().unwrap();
        let path: Arc<Path> = folder.path().join("file").into();
        let modified = std::time::SystemTime::UNIX_EPOCH;
        let write = |content: &str| {
            std::fs::write(&path, content).unwrap();
            File::open(&path).unwrap().set_modified(modified).unwrap();
        };
        write("one");
        let digest = Digest::default();
        let first = etag(&digest, &path).await;
        // In place, with the same length and time: what is known stays.
        write("two");
        assert_eq!(etag(&digest, &path).await, first);
        write("three");
        assert_ne!(etag(&digest, &path).await, first);
    }
}

//! The body of a response that is read from the disk, chunk by chunk.
//!
//! The file is open only while a chunk is read. So a client that takes its response slowly, or not at all, holds no file
//! descriptor: thousands of such clients cannot take those that other requests need.

use std::{
    fs::File,
    future::Future as _,
    io,
    os::unix::fs::FileExt as _,
    path::Path,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use actix_web::body::{BodySize, MessageBody};
use bytes::Bytes;
use tokio::task::{JoinHandle, spawn_blocking};

use super::digest::Identity;

/// Bytes that are read at once: what one HTTP/2 stream may hold unsent.
const CHUNK: u64 = 64 * 1024;

/// Bytes that are read first: hardly more than a new connection may send before the client acknowledges (ten segments,
/// RFC 6928). A client that takes nothing makes the site read and hold no more.
const FIRST_CHUNK: u64 = 16 * 1024;

/// A part of a file.
#[derive(Debug)]
pub(super) struct FileBody {
    path: Arc<Path>,
    /// The file that the headers of the response speak of.
    identity: Identity,
    offset: u64,
    remaining: u64,
    /// Bytes of the next chunk at most.
    chunk: u64,
    reading: Option<JoinHandle<io::Result<Bytes>>>,
}

impl FileBody {
    /// `length` bytes from `offset` on of a file.
    pub(super) fn new(path: &Arc<Path>, identity: Identity, offset: u64, length: u64) -> Self {
        Self {
            path: path.clone(),
            identity,
            offset,
            remaining: length,
            chunk: FIRST_CHUNK,
            reading: None,
        }
    }
}

/// Reads a chunk, if the path still leads to the same file: a response must not mix two of them.
fn read(path: &Path, expected: Identity, offset: u64, length: usize) -> io::Result<Bytes> {
    let file = File::open(path)?;
    if Identity::from(&file.metadata()?) != expected {
        return Err(io::Error::other("the file was replaced while it was sent"));
    }
    let mut bytes = vec![0; length];
    file.read_exact_at(&mut bytes, offset)?;
    Ok(Bytes::from(bytes))
}

impl MessageBody for FileBody {
    type Error = io::Error;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.remaining)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        if self.remaining == 0 {
            return Poll::Ready(None);
        }
        let (path, identity, offset) = (&self.path, self.identity, self.offset);
        let length = usize::try_from(self.remaining.min(self.chunk)).unwrap_or(usize::MAX);
        let path = path.clone();
        let reading = self
            .reading
            .get_or_insert_with(|| spawn_blocking(move || read(&path, identity, offset, length)));
        let Poll::Ready(read) = Pin::new(reading).poll(context) else {
            return Poll::Pending;
        };
        self.reading = None;
        self.chunk = CHUNK;
        let chunk = read.map_err(io::Error::other).and_then(|read| read);
        if let Ok(chunk) = &chunk {
            let length = chunk.len() as u64;
            self.offset += length;
            self.remaining -= length;
        }
        Poll::Ready(Some(chunk))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::body;

    use super::*;

    fn file(bytes: &[u8]) -> (tempfile::TempDir, Arc<Path>) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, bytes).unwrap();
        (folder, path.into())
    }

    fn identity(path: &Path) -> Identity {
        Identity::from(&path.metadata().unwrap())
    }

    async fn next(body: &mut FileBody) -> Option<io::Result<Bytes>> {
        std::future::poll_fn(|context| Pin::new(&mut *body).poll_next(context)).await
    }

    #[actix_web::test]
    async fn a_part_is_sent_in_chunks() {
        let bytes: Vec<u8> = (0..200_000_u32).map(|index| index.to_le_bytes()[0]).collect();
        let (_folder, path) = file(&bytes);
        let part = FileBody::new(&path, identity(&path), 5, 150_000);
        assert_eq!(part.size(), BodySize::Sized(150_000));
        let sent = body::to_bytes(part).await.unwrap();
        assert_eq!(sent, &bytes[5..150_005]);
    }

    #[actix_web::test]
    async fn a_client_that_takes_nothing_gets_little_read_for_it() {
        let (_folder, path) = file(&vec![1; 200_000]);
        let mut body = FileBody::new(&path, identity(&path), 0, 200_000);
        let mut sizes = Vec::new();
        while let Some(chunk) = next(&mut body).await {
            sizes.push(chunk.unwrap().len());
        }
        assert_eq!(sizes, [16_384, 65_536, 65_536, 52_544]);
    }

    #[actix_web::test]
    async fn a_file_that_is_replaced_ends_the_body() {
        let (folder, path) = file(&vec![1; 100_000]);
        let mut body = FileBody::new(&path, identity(&path), 0, 100_000);
        assert_eq!(next(&mut body).await.unwrap().unwrap().len(), 16_384);
        let other = folder.path().join("other");
        std::fs::write(&other, vec![2; 100_000]).unwrap();
        std::fs::rename(other, &path).unwrap();
        let error = next(&mut body).await.unwrap().unwrap_err();
        assert!(error.to_string().contains("replaced"), "{error}");
    }
}

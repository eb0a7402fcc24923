//! The wire between this process and a sidecar: frames of a big-endian `u32` length and that much JSON.

use std::io;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tokio::io::{AsyncRead, AsyncReadExt};

use crate::outcome::Outcome;

/// Longest frame that is read, in bytes. Far above any page, and low enough that a broken process cannot
/// make this one allocate four gibibytes.
const MAX_FRAME: usize = 64 * 1024 * 1024;

/// Bytes of the length in front of a frame.
const LENGTH: usize = size_of::<u32>();

/// Commands to a sidecar. Mirrored by `js/sidecar.js`.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Command<'a> {
    /// A data text, kept under a number; number zero starts the list anew.
    Data { number: usize, text: &'a str },
    /// A page to render from the data text of that number.
    Render { id: u64, url: &'a str, data: usize },
    #[cfg(feature = "web")]
    /// A stream to open. The process has no other work until it is closed.
    Open { url: &'a str, data: usize },
    #[cfg(feature = "web")]
    /// Asks for the next chunk.
    Next,
    #[cfg(feature = "web")]
    /// Asks the bundle to come to an end.
    Abort,
    #[cfg(feature = "web")]
    /// Nothing of the stream is to be left.
    Close,
    #[cfg(feature = "web")]
    /// What a call led to. The body is in base64: JSON has no bytes.
    Fetched {
        id: u32,
        status: u16,
        headers: &'a [(String, String)],
        body: String,
        failed: Option<&'a str>,
    },
}

/// What a sidecar tells.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Message {
    /// The host script runs; the bundle comes next.
    Started,
    /// The bundle is evaluated and exports `render`.
    Ready,
    /// The bundle cannot be used.
    Failed { message: String, stack: String },
    /// A render ended.
    Response(Response),
    #[cfg(feature = "web")]
    /// What the bundle returned for a stream.
    Shell(Outcome),
    #[cfg(feature = "web")]
    /// A chunk of the stream, in base64: JSON has no bytes.
    Chunk(String),
    #[cfg(feature = "web")]
    /// The stream's end.
    Ended(Ended),
    #[cfg(feature = "web")]
    /// The stream failed.
    Broke(Outcome),
    #[cfg(feature = "web")]
    /// Nothing of the stream is left.
    Closed,
    #[cfg(feature = "web")]
    /// The bundle calls the host.
    Fetch(Fetch),
    #[cfg(feature = "web")]
    /// It no longer waits for the call of that number.
    CancelFetch(u32),
}

#[cfg(feature = "web")]
/// A call of the bundle's `fetch`.
#[derive(Debug, Deserialize)]
pub(super) struct Fetch {
    pub(super) id: u32,
    pub(super) url: String,
    pub(super) method: String,
    pub(super) headers: Vec<(String, String)>,
    /// In base64.
    pub(super) body: String,
}

#[cfg(feature = "web")]
/// What a stream has cost its process.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Ended {
    /// Time of a processor, in microseconds.
    pub(super) cpu: u64,
    /// Heap in use in bytes.
    pub(super) heap_bytes: u64,
}

/// How a render ended.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Response {
    /// Number of the request.
    pub(super) id: u64,
    /// What the host script returned.
    pub(super) outcome: Outcome,
    /// Time that the render took, in microseconds.
    pub(super) micros: u64,
    /// Time of a processor that the process took meanwhile, in microseconds; none for a promise.
    pub(super) cpu: Option<u64>,
    /// Heap in use in bytes, as the process saw it last.
    pub(super) heap_bytes: u64,
}

/// Appends a frame.
pub(super) fn write_frame(out: &mut impl Extend<u8>, value: &impl Serialize) -> io::Result<()> {
    let body = serde_json::to_vec(value)?;
    let length =
        u32::try_from(body.len()).map_err(|_| io::Error::other("a frame does not fit its length"))?;
    out.extend(length.to_be_bytes());
    out.extend(body);
    Ok(())
}

/// Reads frames from a stream.
#[derive(Debug)]
pub(super) struct FrameReader<R> {
    stream: R,
    buffer: Vec<u8>,
}

impl<R: AsyncRead + Unpin> FrameReader<R> {
    pub(super) fn new(stream: R) -> Self {
        Self {
            stream,
            buffer: Vec::new(),
        }
    }

    /// The next frame, or nothing at the end of the stream. Cancel safe: what was read stays in the buffer.
    ///
    /// # Errors
    ///
    /// When the stream fails or ends inside a frame, and when a frame is over-long or does not parse.
    pub(super) async fn next<T: DeserializeOwned>(&mut self) -> io::Result<Option<T>> {
        loop {
            if let Some(frame) = self.take()? {
                return Ok(Some(frame));
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return if self.buffer.is_empty() {
                    Ok(None)
                } else {
                    Err(io::ErrorKind::UnexpectedEof.into())
                };
            }
        }
    }

    /// Takes a whole frame out of the buffer.
    fn take<T: DeserializeOwned>(&mut self) -> io::Result<Option<T>> {
        let Some((length, rest)) = self.buffer.split_first_chunk::<LENGTH>() else {
            return Ok(None);
        };
        let length = usize::try_from(u32::from_be_bytes(*length)).unwrap_or(usize::MAX);
        if length > MAX_FRAME {
            return Err(io::Error::other(format!(
                "a frame of {length} bytes is over-long"
            )));
        }
        let Some(body) = rest.get(..length) else {
            self.buffer.reserve(LENGTH + length - self.buffer.len());
            return Ok(None);
        };
        let frame = serde_json::from_slice(body)?;
        self.buffer.drain(..LENGTH + length);
        Ok(Some(frame))
    }
}

/// The error of a process that says what no one asked for.
pub(super) fn out_of_turn() -> io::Error {
    io::Error::other("the sidecar spoke out of turn")
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncWriteExt;

    use super::*;

    fn frames(texts: &[&str]) -> Vec<u8> {
        let mut bytes = Vec::new();
        for text in texts {
            write_frame(&mut bytes, text).unwrap();
        }
        bytes
    }

    #[tokio::test]
    async fn frames_survive_any_split() {
        let bytes = frames(&["", "two", "三つ目"]);
        for split in 0..=bytes.len() {
            let (mut writer, stream) = tokio::io::duplex(1024);
            let mut reader = FrameReader::new(stream);
            writer.write_all(&bytes[..split]).await.unwrap();
            let mut read = Vec::<String>::new();
            // Cancelled in the middle of whatever frame the split falls into.
            while let Some(Ok(frame)) = futures::FutureExt::now_or_never(reader.next()) {
                read.extend(frame);
            }
            writer.write_all(&bytes[split..]).await.unwrap();
            drop(writer);
            while let Some(frame) = reader.next().await.unwrap() {
                read.push(frame);
            }
            assert_eq!(read, ["", "two", "三つ目"], "split at {split}");
        }
    }

    #[tokio::test]
    async fn an_end_inside_a_frame_is_an_error() {
        let bytes = frames(&["cut"]);
        let mut reader = FrameReader::new(&bytes[..bytes.len() - 1]);

        let error = reader.next::<String>().await.unwrap_err();

        assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
    }

    #[tokio::test]
    async fn an_over_long_frame_is_refused_before_it_is_read() {
        let length = u32::try_from(MAX_FRAME + 1).unwrap().to_be_bytes();
        let mut reader = FrameReader::new(&length[..]);

        let error = reader.next::<String>().await.unwrap_err();

        assert!(error.to_string().contains("over-long"), "{error}");
    }

    #[tokio::test]
    async fn a_frame_that_is_no_message_is_refused() {
        let bytes = frames(&["greetings"]);

        assert!(FrameReader::new(&bytes[..]).next::<Message>().await.is_err());
    }

    #[test]
    fn commands_have_the_shape_that_the_script_reads() {
        let render = Command::Render {
            id: 7,
            url: "/?a=1",
            data: 2,
        };
        let data = Command::Data {
            number: 0,
            text: "{}",
        };

        let text = serde_json::to_string(&[data, render]).unwrap();

        assert_eq!(
            text,
            r#"[{"data":{"number":0,"text":"{}"}},{"render":{"id":7,"url":"/?a=1","data":2}}]"#
        );
        #[cfg(feature = "web")]
        assert_eq!(serde_json::to_string(&Command::Next).unwrap(), r#""next""#);
    }
}

//! What the framework gets to see of the bytes of an HTTP/1.1 connection.

use bytes::{Buf as _, BytesMut};

use crate::{
    chunks::Chunks,
    head::{self, Framing, Malformed},
};

/// Largest head: what the framework takes at most.
const HEAD_MAX: usize = 128 * 1024;

/// Empty lines before a head: old clients send one after a body.
const EMPTY_LINES: u8 = 4;

/// Reads the bytes of one connection, request by request, and passes on what the framework shall see.
#[derive(Debug)]
pub(crate) struct Filter {
    part: Part,
    /// The beginning of a head.
    held: BytesMut,
    empty_lines: u8,
    takes_upgrades: bool,
}

/// What the next byte belongs to.
#[derive(Debug)]
enum Part {
    Head,
    Body(u64),
    Chunks(Chunks),
    Opaque,
}

impl Filter {
    /// At the beginning of a connection.
    pub(crate) fn new(takes_upgrades: bool) -> Self {
        Self {
            part: Part::Head,
            held: BytesMut::new(),
            empty_lines: 0,
            takes_upgrades,
        }
    }

    /// Whether a head has begun and not ended.
    pub(crate) fn is_in_head(&self) -> bool {
        !self.held.is_empty()
    }

    /// Whether the next byte belongs to a head.
    pub(crate) fn is_between_requests(&self) -> bool {
        matches!(self.part, Part::Head)
    }

    /// Reads the next bytes and appends what of them, and of those before, is to be seen. Returns how many heads were passed on.
    ///
    /// # Errors
    /// [`Malformed`]; what was passed on before is good.
    pub(crate) fn pass(&mut self, mut bytes: &[u8], seen: &mut BytesMut) -> Result<usize, Malformed> {
        let mut heads = 0;
        while !bytes.is_empty() {
            match &mut self.part {
                Part::Opaque => {
                    seen.extend_from_slice(bytes);
                    return Ok(heads);
                }
                Part::Body(left) => {
                    let taken = usize::try_from(*left).map_or(bytes.len(), |left| left.min(bytes.len()));
                    seen.extend_from_slice(bytes.get(..taken).unwrap_or_default());
                    bytes.advance(taken);
                    *left -= taken as u64;
                    if *left == 0 {
                        self.part = Part::Head;
                    }
                }
                Part::Chunks(chunks) => {
                    let (taken, is_over) = chunks.follow(bytes)?;
                    seen.extend_from_slice(bytes.get(..taken).unwrap_or_default());
                    bytes.advance(taken);
                    if is_over {
                        self.part = Part::Head;
                    }
                }
                Part::Head => heads += usize::from(self.head(&mut bytes, seen)?),
            }
        }
        Ok(heads)
    }

    /// Reads a part of a head, or all of it; returns whether it was passed on.
    fn head(&mut self, bytes: &mut &[u8], seen: &mut BytesMut) -> Result<bool, Malformed> {
        let before = self.held.len();
        let whole = if before == 0 {
            *bytes
        } else {
            self.held.extend_from_slice(bytes);
            &self.held
        };
        let Some(length) = head::length(whole)? else {
            if before == 0 {
                self.held.extend_from_slice(bytes);
            }
            bytes.advance(bytes.len());
            return if self.held.len() >= HEAD_MAX {
                Err(Malformed::TooLarge)
            } else {
                Ok(false)
            };
        };
        let head = whole.get(..length).unwrap_or_default();
        let is_empty = length <= 2;
        let framing = if is_empty {
            Framing::Nothing
        } else {
            let before = seen.len();
            head::read(head, self.takes_upgrades, seen).inspect_err(|_| seen.truncate(before))?
        };
        bytes.advance(length.saturating_sub(before));
        self.held.clear();
        if is_empty {
            self.empty_lines += 1;
            return if self.empty_lines > EMPTY_LINES {
                Err(Malformed::Bytes)
            } else {
                Ok(false)
            };
        }
        self.empty_lines = 0;
        self.part = match framing {
            Framing::Nothing => Part::Head,
            Framing::Length(length) => Part::Body(length),
            Framing::Chunks => Part::Chunks(Chunks::new()),
            Framing::Opaque => Part::Opaque,
        };
        // A connection that waits for its next request keeps nothing of the last one.
        self.held = BytesMut::new();
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is seen of these bytes, as a whole and a byte at a time.
    fn seen(bytes: &[u8]) -> Result<String, Malformed> {
        let mut whole = BytesMut::new();
        let passed = Filter::new(false).pass(bytes, &mut whole);
        let (mut filter, mut slow) = (Filter::new(false), BytesMut::new());
        let slowly = bytes.iter().try_fold(0, |heads, byte| {
            filter.pass(&[*byte], &mut slow).map(|more| heads + more)
        });
        assert_eq!(passed, slowly);
        assert!(passed.is_err() || whole == slow);
        passed.map(|_| String::from_utf8(whole.to_vec()).unwrap())
    }

    #[test]
    fn requests_that_follow_each_other_are_each_read() {
        let sent = "POST /a HTTP/1.1\r\nContent-Length: 4\r\n\r\nGET \
                    GET /é HTTP/1.1\r\nConnection: upgrade\r\n\r\n\
                    \r\nPOST /c HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nGET\r\n0\r\n\r\n\
                    GET /d HTTP/1.1\r\n\r\n";
        let expected = sent
            .replace("/é", "/%C3%A9")
            .replace("Connection: upgrade\r\n", "")
            .replace("\r\n\r\n\r\nPOST", "\r\n\r\nPOST");
        assert_eq!(seen(sent.as_bytes()), Ok(expected));
    }

    #[test]
    fn nothing_after_a_malformed_part_is_read() {
        for (good, bad) in [
            ("", "GET / HTTP/1.1\nHost: a\r\n\r\n"),
            ("GET / HTTP/1.1\r\n\r\n", "GET /\n"),
            (
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
                "5\nhello",
            ),
            ("", "\r\n\r\n\r\n\r\n\r\n"),
        ] {
            let mut bytes = BytesMut::new();
            let sent = format!("{good}{bad}");
            assert_eq!(
                Filter::new(false).pass(sent.as_bytes(), &mut bytes),
                Err(Malformed::Bytes)
            );
            assert_eq!(bytes, good.as_bytes(), "{sent:?}");
        }
    }

    #[test]
    fn a_head_without_an_end_is_refused_when_it_is_larger_than_any() {
        let (mut filter, mut bytes) = (Filter::new(false), BytesMut::new());
        let line = b"X: 0123456789\r\n";
        let refused =
            (0..HEAD_MAX).find_map(|lines| filter.pass(line, &mut bytes).err().map(|error| (error, lines)));
        assert_eq!(refused, Some((Malformed::TooLarge, HEAD_MAX / line.len())));
        assert!(bytes.is_empty());
    }
}

//! The head of an HTTP/1.1 request as bytes: where it ends, what body follows it, and what the framework shall see of it.
//!
//! The framework's parser takes a line feed only for the end of a line, refuses targets with bytes that people do send, and
//! ends connections whose client offers an upgrade. What a body is decides it by the headers that are read here too, and what
//! could be read in two ways is refused here.

use bytes::{BufMut as _, BytesMut};
use memchr::memchr;
use thiserror::Error;

/// Headers of a request, as many as the framework takes, and the line at the end.
const LINES: usize = 96 + 1;

/// Why bytes are no request.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub(crate) enum Malformed {
    /// They can be read in two ways.
    #[error("its lines, its length or its chunks can be read in two ways")]
    Bytes,
    /// The head is larger than any.
    #[error("its head is too large")]
    TooLarge,
    /// The head does not end.
    #[error("its head does not end")]
    Late,
}

/// What follows a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Framing {
    /// The next head.
    Nothing,
    /// So many bytes.
    Length(u64),
    /// Chunks.
    Chunks,
    /// Bytes that are no HTTP, until the connection ends.
    Opaque,
}

/// Returns how many bytes the first head has, if it is there. Empty lines before it do not belong to it.
///
/// # Errors
/// [`Malformed::Bytes`] if a line ends with a line feed only.
pub(crate) fn length(bytes: &[u8]) -> Result<Option<usize>, Malformed> {
    let mut start = 0;
    while let Some(found) = bytes.get(start..).and_then(|rest| memchr(b'\n', rest)) {
        let line = bytes.get(start..start + found).unwrap_or_default();
        let Some(line) = line.strip_suffix(b"\r") else {
            return Err(Malformed::Bytes);
        };
        start += found + 1;
        if line.is_empty() {
            return Ok(Some(start));
        }
    }
    Ok(None)
}

/// Reads a whole head and appends what the framework shall see of it. Upgrades that are not taken are left out, as if they
/// had not been offered (RFC 9110, section 7.8).
///
/// # Errors
/// [`Malformed::Bytes`] if it says in two ways how long the body is, [`Malformed::TooLarge`] if it has too many lines.
pub(crate) fn read(head: &[u8], takes_upgrades: bool, seen: &mut BytesMut) -> Result<Framing, Malformed> {
    let mut lines = head.split_inclusive(|byte| *byte == b'\n');
    let request = lines.next().unwrap_or_default();
    target(request, seen);
    if lines.clone().count() > LINES {
        return Err(Malformed::TooLarge);
    }
    let upgrades = takes_upgrades && lines.clone().any(is_websocket);
    let (mut length, mut is_chunked) = (None, false);
    for line in lines {
        let Some((name, value)) = header(line) else {
            seen.put_slice(line);
            continue;
        };
        if name.eq_ignore_ascii_case(b"content-length") {
            let given = number(value).ok_or(Malformed::Bytes)?;
            if length.replace(given).is_some() {
                return Err(Malformed::Bytes);
            }
        } else if name.eq_ignore_ascii_case(b"transfer-encoding") {
            if is_chunked || !value.eq_ignore_ascii_case(b"chunked") {
                return Err(Malformed::Bytes);
            }
            is_chunked = true;
        } else if name.eq_ignore_ascii_case(b"upgrade") {
            if !upgrades {
                continue;
            }
        } else if name.eq_ignore_ascii_case(b"connection") && !upgrades {
            connection(line, name, value, seen);
            continue;
        }
        seen.put_slice(line);
    }
    let is_tunnel = request.starts_with(b"CONNECT ");
    match length {
        Some(_) if is_chunked => Err(Malformed::Bytes),
        _ if is_chunked => Ok(Framing::Chunks),
        _ if upgrades => Ok(Framing::Opaque),
        None if is_tunnel => Ok(Framing::Opaque),
        None | Some(0) => Ok(Framing::Nothing),
        Some(length) => Ok(Framing::Length(length)),
    }
}

/// Whether a header offers a websocket.
fn is_websocket(line: &[u8]) -> bool {
    header(line).is_some_and(|(name, value)| {
        name.eq_ignore_ascii_case(b"upgrade") && value.eq_ignore_ascii_case(b"websocket")
    })
}

/// Whether a target may have a byte as it is. Browsers, chats and scripts also send others, which other servers take as if they
/// were encoded; the framework does not.
pub(crate) fn is_plain(byte: u8) -> bool {
    byte < 0x80 && !matches!(byte, b'"' | b'<' | b'>' | b'`')
}

/// Appends bytes of a target, those encoded that it may not have.
pub(crate) fn encode(target: &[u8], seen: &mut BytesMut) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for byte in target {
        if is_plain(*byte) {
            seen.put_u8(*byte);
        } else {
            let digit = |value: u8| DIGITS.get(usize::from(value)).copied().unwrap_or(b'0');
            seen.put_slice(&[b'%', digit(byte >> 4), digit(byte & 0x0f)]);
        }
    }
}

/// Appends the line of a request with its target encoded. The method has no such bytes, or is refused later.
fn target(line: &[u8], seen: &mut BytesMut) {
    if line.iter().copied().all(is_plain) {
        return seen.put_slice(line);
    }
    let start = memchr(b' ', line).map_or(0, |space| space + 1);
    let (method, target) = line.split_at(start.min(line.len()));
    seen.put_slice(method);
    encode(target, seen);
}

/// Name and value of a header; `None` for the line at the end.
fn header(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let colon = memchr(b':', line)?;
    let (name, value) = line.split_at(colon);
    let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
    let value = value.get(1..)?;
    let start = value
        .iter()
        .position(|byte| !is_blank(byte))
        .unwrap_or(value.len());
    let end = value
        .iter()
        .rposition(|byte| !is_blank(byte))
        .map_or(start, |last| last + 1);
    Some((name, value.get(start..end).unwrap_or_default()))
}

/// Appends what a `Connection` says beside an upgrade.
fn connection(line: &[u8], name: &[u8], value: &[u8], seen: &mut BytesMut) {
    let options = || value.split(|byte| *byte == b',').map(<[u8]>::trim_ascii);
    let is_upgrade = |option: &&[u8]| option.eq_ignore_ascii_case(b"upgrade");
    if !options().any(|option| is_upgrade(&option)) {
        return seen.put_slice(line);
    }
    let rest: Vec<&[u8]> = options()
        .filter(|option| !is_upgrade(option) && !option.is_empty())
        .collect();
    if !rest.is_empty() {
        seen.put_slice(name);
        seen.put_slice(b": ");
        seen.put_slice(&rest.join(b", ".as_slice()));
        seen.put_slice(b"\r\n");
    }
}

fn number(value: &[u8]) -> Option<u64> {
    let is_number = !value.is_empty() && value.iter().all(u8::is_ascii_digit);
    std::str::from_utf8(value)
        .ok()?
        .parse()
        .ok()
        .filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(head: &str) -> (Result<Framing, Malformed>, String) {
        let mut bytes = BytesMut::new();
        let framing = read(head.as_bytes(), false, &mut bytes);
        (framing, String::from_utf8(bytes.to_vec()).unwrap())
    }

    #[test]
    fn a_head_ends_with_an_empty_line_and_no_line_with_a_line_feed_alone() {
        for (bytes, expected) in [
            ("GET / HTTP/1.1\r\nHost: a\r\n\r\nrest", Ok(Some(27))),
            ("GET / HTTP/1.1\r\nHost: a\r\n", Ok(None)),
            ("\r\nGET", Ok(Some(2))),
            ("", Ok(None)),
            ("GET / HTTP/1.1\nHost: a\r\n\r\n", Err(Malformed::Bytes)),
            ("GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", Err(Malformed::Bytes)),
            ("GET / HTTP/1.1\r\nHost: a\r\n\n", Err(Malformed::Bytes)),
        ] {
            assert_eq!(length(bytes.as_bytes()), expected, "{bytes:?}");
        }
    }

    #[test]
    fn what_follows_a_head_is_clear_or_the_head_is_refused() {
        for (headers, expected) in [
            ("", Ok(Framing::Nothing)),
            ("content-length:  12 \r\n", Ok(Framing::Length(12))),
            ("Content-Length: 0\r\n", Ok(Framing::Nothing)),
            ("TRANSFER-ENCODING: Chunked\r\n", Ok(Framing::Chunks)),
            (
                "content-length: 1\r\ncontent-length: 1\r\n",
                Err(Malformed::Bytes),
            ),
            (
                "content-length: 1\r\ntransfer-encoding: chunked\r\n",
                Err(Malformed::Bytes),
            ),
            (
                "transfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n",
                Err(Malformed::Bytes),
            ),
            ("transfer-encoding: gzip, chunked\r\n", Err(Malformed::Bytes)),
            ("content-length: +1\r\n", Err(Malformed::Bytes)),
            ("content-length: 99999999999999999999\r\n", Err(Malformed::Bytes)),
            ("content-length: \r\n", Err(Malformed::Bytes)),
        ] {
            let head = format!("POST / HTTP/1.1\r\nHost: a\r\n{headers}\r\n");
            assert_eq!(seen(&head).0, expected, "{headers:?}");
        }
        let many = |headers: usize| format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(headers));
        assert_eq!(seen(&many(96)).0, Ok(Framing::Nothing));
        assert_eq!(seen(&many(97)).0, Err(Malformed::TooLarge));
        assert_eq!(seen("CONNECT a:1 HTTP/1.1\r\n\r\n").0, Ok(Framing::Opaque));
    }

    #[test]
    fn an_upgrade_that_is_not_taken_was_never_offered() {
        for (sent, expected) in [
            ("Connection: upgrade\r\nUpgrade: h2c\r\n", ""),
            (
                "connection: Keep-Alive, Upgrade\r\n",
                "connection: Keep-Alive\r\n",
            ),
            ("Connection: close , upgrade,\r\n", "Connection: close\r\n"),
            ("Connection: keep-alive\r\n", "Connection: keep-alive\r\n"),
            ("Upgrade: websocket\r\n", ""),
        ] {
            let head = |lines: &str| format!("GET / HTTP/1.1\r\n{lines}Host: a\r\n\r\n");
            assert_eq!(seen(&head(sent)), (Ok(Framing::Nothing), head(expected)));
        }
        let mut bytes = BytesMut::new();
        let offered = b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
        assert_eq!(read(offered, true, &mut bytes), Ok(Framing::Opaque));
        assert_eq!(bytes, offered.as_slice());
        let mut bytes = BytesMut::new();
        let other = b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n";
        assert_eq!(read(other, true, &mut bytes), Ok(Framing::Nothing));
        assert_eq!(bytes, b"GET / HTTP/1.1\r\n\r\n".as_slice());
    }

    #[test]
    fn bytes_that_a_target_may_not_have_are_encoded_and_others_stay() {
        for (sent, expected) in [
            ("/採用?q=서울", "/%E6%8E%A1%E7%94%A8?q=%EC%84%9C%EC%9A%B8"),
            ("/a\"b<c>`d", "/a%22b%3Cc%3E%60d"),
            ("/%E6%8E?x=%22{}|^\\", "/%E6%8E?x=%22{}|^\\"),
        ] {
            let head = |target: &str| format!("GET {target} HTTP/1.1\r\n\r\n");
            assert_eq!(seen(&head(sent)).1, head(expected));
        }
        let mut bytes = BytesMut::new();
        read(b"GET /\xff\xfe HTTP/1.1\r\n\r\n", false, &mut bytes).unwrap();
        assert_eq!(bytes, b"GET /%FF%FE HTTP/1.1\r\n\r\n".as_slice());
    }
}

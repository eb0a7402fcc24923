//! Where a body in chunks ends, and whether it says more beside its bytes than any client needs to.

use crate::head::Malformed;

/// Bytes beside those of the body: extensions, which no server here reads, spaces and trailers. One byte of a body in each
/// chunk with a long extension would let a client send without end what counts for nothing.
const ASIDE: usize = 4 * 1024;

/// Digits of the size of a chunk.
const DIGITS: u8 = 16;

/// Follows the chunks of one body.
#[derive(Debug)]
pub(crate) struct Chunks {
    step: Step,
    aside: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The size of a chunk: its value so far, and its digits.
    Size(u64, u8),
    /// What a line with a size says besides.
    Extension(u64),
    /// The end of a line with a size.
    SizeEnd(u64),
    Bytes(u64),
    /// The end of a chunk, and its last byte.
    ChunkEnd,
    ChunkLast,
    /// A trailer, or the last line, and whether it has anything.
    Trailer(bool),
    TrailerEnd(bool),
    Done,
}

impl Chunks {
    /// Before the first chunk.
    pub(crate) fn new() -> Self {
        Self {
            step: Step::Size(0, 0),
            aside: 0,
        }
    }

    /// Returns how many of these bytes belong to the body, and whether it ends with the last of them.
    ///
    /// # Errors
    /// [`Malformed::Bytes`] if they are no chunks, or say too much beside them.
    pub(crate) fn follow(&mut self, bytes: &[u8]) -> Result<(usize, bool), Malformed> {
        let mut place = 0;
        while let Some(byte) = bytes.get(place) {
            if let Step::Bytes(left) = self.step {
                let rest = bytes.len() - place;
                let taken = usize::try_from(left).map_or(rest, |left| left.min(rest));
                place += taken;
                self.step = match left - taken as u64 {
                    0 => Step::ChunkEnd,
                    left => Step::Bytes(left),
                };
                continue;
            }
            place += 1;
            self.step = self.next(*byte)?;
            if self.step == Step::Done {
                return Ok((place, true));
            }
        }
        Ok((place, false))
    }

    fn next(&mut self, byte: u8) -> Result<Step, Malformed> {
        let next = match (self.step, byte) {
            (Step::Size(size, digits), _) => self.size(size, digits, byte)?,
            (Step::Extension(size), b'\r') => Step::SizeEnd(size),
            (Step::Extension(size), b'\t' | b' '..=b'~' | 0x80..) => {
                self.aside()?;
                Step::Extension(size)
            }
            (Step::SizeEnd(0) | Step::TrailerEnd(true), b'\n') => Step::Trailer(false),
            (Step::SizeEnd(size), b'\n') => Step::Bytes(size),
            (Step::ChunkEnd, b'\r') => Step::ChunkLast,
            (Step::ChunkLast, b'\n') => Step::Size(0, 0),
            (Step::Trailer(says), b'\r') => Step::TrailerEnd(says),
            (Step::Trailer(_), b'\t' | b' '..=b'~' | 0x80..) => {
                self.aside()?;
                Step::Trailer(true)
            }
            (Step::TrailerEnd(false), b'\n') => Step::Done,
            _ => return Err(Malformed::Bytes),
        };
        Ok(next)
    }

    fn size(&mut self, size: u64, digits: u8, byte: u8) -> Result<Step, Malformed> {
        let digit = char::from(byte).to_digit(16);
        Ok(match (digit, byte) {
            (Some(digit), _) if digits < DIGITS => Step::Size((size << 4) | u64::from(digit), digits + 1),
            (None, b'\r') if digits > 0 => Step::SizeEnd(size),
            (None, b';' | b' ' | b'\t') if digits > 0 => {
                self.aside()?;
                Step::Extension(size)
            }
            _ => return Err(Malformed::Bytes),
        })
    }

    fn aside(&mut self) -> Result<(), Malformed> {
        self.aside += 1;
        (self.aside <= ASIDE).then_some(()).ok_or(Malformed::Bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn follow(text: &str) -> Result<(usize, bool), Malformed> {
        let whole = Chunks::new().follow(text.as_bytes());
        // A byte at a time, it is the same.
        let mut chunks = Chunks::new();
        let mut taken = 0;
        for byte in text.as_bytes() {
            match chunks.follow(&[*byte]) {
                Ok((one, is_over)) => {
                    taken += one;
                    if is_over {
                        assert_eq!(whole, Ok((taken, true)));
                        return whole;
                    }
                }
                Err(error) => {
                    assert_eq!(whole, Err(error));
                    return whole;
                }
            }
        }
        assert_eq!(whole, Ok((taken, false)));
        whole
    }

    #[test]
    fn a_body_ends_with_its_last_chunk_and_what_comes_next_is_not_its_own() {
        for body in [
            "0\r\n\r\n",
            "5\r\nhello\r\n0\r\n\r\n",
            "A;name=\"v\"\r\n0123456789\r\n000\r\n\r\n",
            "1 \r\n\n\r\n0\r\nTrailer: x\r\nOther: y\r\n\r\n",
        ] {
            assert_eq!(follow(body), Ok((body.len(), true)), "{body:?}");
            assert_eq!(follow(&format!("{body}GET /")), Ok((body.len(), true)));
        }
        assert_eq!(follow("5\r\nhel"), Ok((6, false)));
    }

    #[test]
    fn what_could_be_read_in_two_ways_is_refused() {
        for body in [
            "\r\n",
            "x\r\n",
            "-1\r\n",
            "0x1\r\na",
            "5\nhello",
            "5\r\nhello\n0\r\n\r\n",
            "5\r\nhelloX",
            "5;a\nb\r\n",
            "5\rX",
            "0\r\n\n",
            "0\r\nTrailer\n\r\n",
            "11111111111111111\r\n",
        ] {
            assert_eq!(follow(body), Err(Malformed::Bytes), "{body:?}");
        }
    }

    #[test]
    fn what_a_client_says_beside_its_body_is_bounded() {
        let aside = |bytes: usize| format!("1;{}\r\na\r\n0\r\n\r\n", "x".repeat(bytes));
        assert!(follow(&aside(ASIDE - 1)).is_ok());
        assert_eq!(follow(&aside(ASIDE)), Err(Malformed::Bytes));
        let many = "1;abc\r\na\r\n".repeat(ASIDE / 4 + 1);
        assert_eq!(follow(&many), Err(Malformed::Bytes));
        let trailers = format!("0\r\n{}\r\n", "a: b\r\n".repeat(ASIDE / 4 + 1));
        assert_eq!(follow(&trailers), Err(Malformed::Bytes));
        let plain = format!("{}0\r\n\r\n", "1\r\na\r\n".repeat(ASIDE));
        assert_eq!(follow(&plain), Ok((plain.len(), true)));
    }
}

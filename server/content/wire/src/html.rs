//! Limits of the HTML in a field, checked in one pass before anything builds a tree of it.
//!
//! A parser of HTML walks through all open elements for many a tag, opens formatting anew in each paragraph and compares
//! each attribute of a tag with all others, so that its time grows with the square of a hostile text. What keeps within
//! these limits is parsed in a time that grows with its length.
//!
//! The check takes a text for deeper than it is rather than for flatter: an end tag counts only where it surely ends an
//! element.

mod elements;

use thiserror::Error;

use elements::{BLOCKS, CODE, CONTAINERS, FORMATTING, RAW, VOID, is, is_in};

/// Most elements inside each other. Lists in lists of a job's description have four; at 32 a line of a phone has no room.
pub const DEPTH_MAX: usize = 32;

/// Most elements of a text: ten times those of a long description.
pub const ELEMENTS_MAX: usize = 2000;

/// Most attributes of a tag. Editors write three or four.
pub const ATTRIBUTES_MAX: usize = 32;

/// Most bytes of the tag of an element that can hold others: an address of 2,000 characters fits twice.
///
/// A parser may repeat such a tag in each paragraph. Pictures hold nothing, and may have their data in the tag.
pub const TAG_BYTES_MAX: usize = 4096;

/// Most bytes from the first element on whose content has rules of its own ([`CODE`]).
pub const CODE_BYTES_MAX: usize = 16 * 1024;

/// Which limit a text is beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HtmlLimit {
    /// More elements inside each other than [`DEPTH_MAX`].
    #[error("more than {DEPTH_MAX} elements inside each other")]
    Depth,
    /// More elements than [`ELEMENTS_MAX`].
    #[error("more than {ELEMENTS_MAX} elements")]
    Elements,
    /// A tag with more attributes than [`ATTRIBUTES_MAX`], or one that is longer than [`TAG_BYTES_MAX`].
    #[error("a tag with more than {ATTRIBUTES_MAX} attributes or {TAG_BYTES_MAX} bytes")]
    Attributes,
    /// More than [`CODE_BYTES_MAX`] from the first script, drawing or list of choices on.
    #[error("more than {CODE_BYTES_MAX} bytes from the first script, drawing or list of choices on")]
    Code,
}

/// Checks a text against the limits. Takes a time that grows with its length.
///
/// # Errors
/// The first limit that it is beyond.
pub fn check(html: &str) -> Result<(), HtmlLimit> {
    check_depth(html, DEPTH_MAX)
}

/// Checks a text against the limits, with so many elements inside each other in place of [`DEPTH_MAX`].
///
/// # Errors
/// As [`check`].
pub fn check_depth(html: &str, depth_max: usize) -> Result<(), HtmlLimit> {
    Scan {
        rest: html.as_bytes(),
        open: Vec::new(),
        elements: 0,
        depth_max,
    }
    .run()
}

/// A pass through a text.
struct Scan<'a> {
    /// What is still to be read.
    rest: &'a [u8],
    /// Names of the elements that may be open, the innermost last.
    open: Vec<&'a [u8]>,
    /// Elements so far, with those that a parser makes of end tags without a beginning.
    elements: usize,
    depth_max: usize,
}

impl<'a> Scan<'a> {
    fn run(mut self) -> Result<(), HtmlLimit> {
        while self.skip_past(b'<') {
            match self.rest {
                [b'!', b'-', b'-', ..] => self.comment(),
                [b'/', first, ..] if first.is_ascii_alphabetic() => {
                    self.advance(1);
                    let name = self.name();
                    self.attributes();
                    self.end(name)?;
                }
                [b'!' | b'?' | b'/', ..] => {
                    self.skip_past(b'>');
                }
                [first, ..] if first.is_ascii_alphabetic() => {
                    let before = self.rest;
                    let name = self.name();
                    if is_in(name, &CODE) {
                        return self.code(before);
                    }
                    let attributes = self.attributes();
                    let length = before.len() - self.rest.len();
                    let is_void = is_in(name, &VOID);
                    if attributes > ATTRIBUTES_MAX || (length > TAG_BYTES_MAX && !is_void) {
                        return Err(HtmlLimit::Attributes);
                    }
                    self.start(name, is_void)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Moves behind the next byte of this value, or to the end; says whether there was one.
    fn skip_past(&mut self, byte: u8) -> bool {
        let place = self.rest.iter().position(|found| *found == byte);
        self.advance(place.map_or(self.rest.len(), |place| place + 1));
        place.is_some()
    }

    fn advance(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }

    /// Takes the bytes before the first that ends them, or all.
    fn take_until(&mut self, ends: impl Fn(u8) -> bool) -> &'a [u8] {
        let place = self.rest.iter().position(|byte| ends(*byte));
        let (taken, rest) = self.rest.split_at(place.unwrap_or(self.rest.len()));
        self.rest = rest;
        taken
    }

    fn name(&mut self) -> &'a [u8] {
        self.take_until(|byte| is_space(byte) || matches!(byte, b'/' | b'>'))
    }

    /// Moves behind the tag whose name was taken; returns how many attributes it has.
    fn attributes(&mut self) -> usize {
        let mut count = 0;
        loop {
            self.take_until(|byte| !is_space(byte) && byte != b'/');
            if self.rest.first().is_none_or(|byte| *byte == b'>') {
                self.advance(1);
                return count;
            }
            count += 1;
            // Whatever stands first belongs to the name, be it `=`.
            self.advance(1);
            self.take_until(|byte| is_space(byte) || matches!(byte, b'/' | b'>' | b'='));
            self.take_until(|byte| !is_space(byte));
            if self.rest.first() == Some(&b'=') {
                self.advance(1);
                self.take_until(|byte| !is_space(byte));
                match self.rest.first() {
                    Some(quote @ (b'"' | b'\'')) => {
                        let quote = *quote;
                        self.advance(1);
                        self.skip_past(quote);
                    }
                    _ => {
                        self.take_until(|byte| is_space(byte) || byte == b'>');
                    }
                }
            }
        }
    }

    fn comment(&mut self) {
        // The dashes that begin a comment may end it too, as in `<!-->`.
        self.advance(1);
        if let [b'-', b'-', b'>', ..] = self.rest {
            return self.advance(3);
        }
        self.advance(1);
        if let [b'-', b'-', b'>', ..] = self.rest {
            return self.advance(3);
        }
        self.advance(1);
        let mut dashes = self.rest.windows(2).enumerate();
        let end = dashes.find_map(|(place, pair)| {
            let after = self.rest.get(place + 2..)?;
            match (pair, after) {
                (b"--", [b'>', ..]) => Some(place + 3),
                (b"--", [b'!', b'>', ..]) => Some(place + 4),
                _ => None,
            }
        });
        self.advance(end.unwrap_or(self.rest.len()));
    }

    fn start(&mut self, name: &'a [u8], is_void: bool) -> Result<(), HtmlLimit> {
        self.count(1)?;
        if is_in(name, &BLOCKS) && self.innermost_is("p") {
            self.open.pop();
        }
        if is(name, "li") && self.innermost_is("li") {
            self.open.pop();
        }
        if is_void {
            return Ok(());
        }
        if is_in(name, &RAW) {
            self.raw(name);
            return Ok(());
        }
        self.open.push(name);
        self.within_depth(0)
    }

    /// Moves to the end tag of an element whose content is text.
    fn raw(&mut self, name: &[u8]) {
        while self.skip_past(b'<') {
            let tag = self
                .rest
                .strip_prefix(b"/")
                .and_then(|tag| tag.split_at_checked(name.len()));
            let Some((found, after)) = tag else { continue };
            let ends = |byte: &u8| is_space(*byte) || matches!(byte, b'/' | b'>');
            if found.eq_ignore_ascii_case(name) && after.first().is_some_and(ends) {
                self.rest = after;
                self.attributes();
                return;
            }
        }
    }

    fn end(&mut self, name: &[u8]) -> Result<(), HtmlLimit> {
        let place = self.open.iter().rposition(|open| open.eq_ignore_ascii_case(name));
        let inside = place.and_then(|place| Some((place, self.open.get(place + 1..)?)));
        let Some((place, inside)) = inside else {
            return self.count(1);
        };
        if inside.is_empty() {
            self.open.pop();
        } else if is_in(name, &CONTAINERS) && inside.iter().all(|open| is(open, "p") || is(open, "li")) {
            self.open.truncate(place);
        } else if is_in(name, &FORMATTING) && inside.iter().all(|open| is_in(open, &FORMATTING)) {
            self.open.remove(place);
        } else {
            // A parser may ignore it, or make elements of it.
            return self.count(1);
        }
        Ok(())
    }

    /// Checks the rest of the text, from an element on whose content has rules of its own: whatever looks like a start tag
    /// counts, and no end tag.
    fn code(&mut self, rest: &[u8]) -> Result<(), HtmlLimit> {
        if rest.len() > CODE_BYTES_MAX {
            return Err(HtmlLimit::Code);
        }
        let tags = rest.windows(2).filter(|pair| matches!(pair, [b'<', _]));
        self.count(tags.count() + 1)?;
        let starts = rest
            .windows(2)
            .filter(|pair| matches!(pair, [b'<', name] if name.is_ascii_alphabetic()));
        self.within_depth(starts.count() + 1)
    }

    fn count(&mut self, elements: usize) -> Result<(), HtmlLimit> {
        self.elements += elements;
        if self.elements > ELEMENTS_MAX {
            return Err(HtmlLimit::Elements);
        }
        Ok(())
    }

    /// Whether so many more elements may be open.
    fn within_depth(&self, more: usize) -> Result<(), HtmlLimit> {
        if self.open.len() + more > self.depth_max {
            return Err(HtmlLimit::Depth);
        }
        Ok(())
    }

    fn innermost_is(&self, name: &str) -> bool {
        self.open.last().is_some_and(|open| is(open, name))
    }
}

/// What separates attributes.
fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0c' | b'\r' | b' ')
}

#[cfg(test)]
mod tests;

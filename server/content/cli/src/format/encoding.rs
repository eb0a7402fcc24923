//! From the bytes of a file to its text, in whatever encoding a spreadsheet or an editor of a desktop has written it.
//!
//! Only what is certain is read: a byte order mark says the encoding, UTF-8 proves itself, and of the code pages of Japan and
//! Korea one is taken where the detector of browsers names it and every byte fits. Everything else is refused by its name.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{EUC_JP, EUC_KR, Encoding, SHIFT_JIS, UTF_8};
use thiserror::Error;

/// How files begin that are no text: workbooks of Excel and `LibreOffice`, and those of an older Excel.
const WORKBOOKS: [&[u8]; 2] = [b"PK\x03\x04", b"\xd0\xcf\x11\xe0"];

/// The encodings without a mark that are read when they are recognised.
const CODE_PAGES: [&Encoding; 3] = [SHIFT_JIS, EUC_KR, EUC_JP];

/// The text of a file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decoded {
    /// The text, without a byte order mark.
    pub(crate) text: String,
    /// The encoding, where it was not UTF-8 and no one has named it.
    pub(crate) recognised: Option<&'static str>,
}

/// Why the bytes of a file are no text.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub(crate) enum BadBytes {
    /// It is a workbook.
    #[error("it is a workbook, not a text; save it as \"CSV UTF-8\"")]
    Workbook,
    /// It has zero bytes, as UTF-16 has.
    #[error("it has zero bytes: UTF-16 without a byte order mark is not read; save it as UTF-8")]
    Zeros,
    /// Its bytes are not in the encoding that was named, or that its mark names.
    #[error("it is not in {0}; give another --encoding, or save it as UTF-8")]
    Not(&'static str),
    /// It is not UTF-8, and no encoding that is read without being named.
    #[error(
        "it is not UTF-8 and seems to be {0}; give its --encoding, or save it as UTF-8 (\"CSV UTF-8\" in Excel)"
    )]
    Unknown(&'static str),
}

/// The text of a file.
///
/// # Errors
///
/// If it is no text, or in an encoding that cannot be told.
pub(crate) fn decode(bytes: &[u8], chosen: Option<&'static Encoding>) -> Result<Decoded, BadBytes> {
    if WORKBOOKS.iter().any(|beginning| bytes.starts_with(beginning)) {
        return Err(BadBytes::Workbook);
    }
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let recognised = (encoding != UTF_8).then_some(encoding.name());
        let text = in_encoding(encoding, bytes.get(mark..).unwrap_or_default())?;
        return Ok(Decoded { text, recognised });
    }
    if let Some(encoding) = chosen {
        let text = in_encoding(encoding, bytes)?;
        return Ok(Decoded {
            text,
            recognised: None,
        });
    }
    if bytes.contains(&0) {
        return Err(BadBytes::Zeros);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let text = text.to_owned();
        return Ok(Decoded {
            text,
            recognised: None,
        });
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    let unknown = BadBytes::Unknown(guess.name());
    if !CODE_PAGES.contains(&guess) {
        return Err(unknown);
    }
    let text = in_encoding(guess, bytes).map_err(|_| unknown)?;
    let recognised = Some(guess.name());
    Ok(Decoded { text, recognised })
}

fn in_encoding(encoding: &'static Encoding, bytes: &[u8]) -> Result<String, BadBytes> {
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
    text.map(Into::into).ok_or(BadBytes::Not(encoding.name()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::named;

    const JAPANESE: &str = "title,date\r\nサウンドデザイナー（経験者）,2026/11/2\r\n";
    const KOREAN: &str = "title,date\r\n사운드 디자이너 경력직 채용,2026-11-02\r\n";

    fn utf16(text: &str, is_little: bool) -> Vec<u8> {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        let bytes = units.flat_map(|unit| {
            if is_little {
                unit.to_le_bytes()
            } else {
                unit.to_be_bytes()
            }
        });
        bytes.collect()
    }

    fn encoded(text: &str, encoding: &'static Encoding) -> Vec<u8> {
        encoding.encode(text).0.into_owned()
    }

    #[test]
    fn a_mark_says_the_encoding_and_is_no_part_of_the_text() {
        for (bytes, expected) in [
            (format!("\u{feff}{KOREAN}").into_bytes(), None),
            (utf16(KOREAN, true), Some("UTF-16LE")),
            (utf16(KOREAN, false), Some("UTF-16BE")),
        ] {
            let Decoded { text, recognised } = decode(&bytes, None).unwrap();
            assert_eq!((text.as_str(), recognised), (KOREAN, expected));
        }
        assert_eq!(decode(KOREAN.as_bytes(), None).unwrap().recognised, None);
    }

    #[test]
    fn code_pages_of_japan_and_korea_are_recognised_and_said() {
        for (text, encoding) in [(JAPANESE, SHIFT_JIS), (KOREAN, EUC_KR), (JAPANESE, EUC_JP)] {
            let decoded = decode(&encoded(text, encoding), None).unwrap();
            assert_eq!(
                (decoded.text.as_str(), decoded.recognised),
                (text, Some(encoding.name()))
            );
        }
    }

    #[test]
    fn an_encoding_that_is_named_is_taken() {
        for (name, text) in [("cp949", KOREAN), ("CP932", JAPANESE), ("Shift_JIS", JAPANESE)] {
            let encoding = named(name).unwrap();
            let decoded = decode(&encoded(text, encoding), Some(encoding)).unwrap();
            assert_eq!(
                (decoded.text.as_str(), decoded.recognised),
                (text, None),
                "{name}"
            );
        }
        assert!(named("klingon").unwrap_err().contains("klingon"));
    }

    #[test]
    fn what_cannot_be_told_is_refused_with_the_way_out() {
        let german = encoded("title\nTonmeister für Köln\n", encoding_rs::WINDOWS_1252);
        let no_mark = &utf16(KOREAN, true)[2..];
        for (bytes, expected) in [
            (german.as_slice(), "seems to be windows-1252; give its --encoding"),
            (no_mark, "UTF-16 without a byte order mark"),
            (b"PK\x03\x04rest", "it is a workbook"),
            (b"\xd0\xcf\x11\xe0rest", "it is a workbook"),
            (b"\xff\xfea", "it is not in UTF-16LE"),
        ] {
            let error = decode(bytes, None).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
        let wrong = decode(&encoded(JAPANESE, SHIFT_JIS), Some(UTF_8));
        assert_eq!(wrong, Err(BadBytes::Not("UTF-8")));
    }
}

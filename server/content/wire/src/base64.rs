//! Base64 as the platform uses it: the URL alphabet without padding. What it sends may be in either alphabet, with
//! padding or without, and hold white space.

use ::base64::Engine as _;
use ::base64::alphabet;
use ::base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ::base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use thiserror::Error;

const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// A text that should be base64 is not. The message is the platform's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("malformed base64.")]
pub struct MalformedBase64;

/// Writes bytes in the URL alphabet without padding.
pub fn encode(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads the URL alphabet without padding and nothing else.
///
/// # Errors
/// [`MalformedBase64`] for every other form, trailing bits that are not zero among them.
pub fn decode_strict(text: impl AsRef<[u8]>) -> Result<Vec<u8>, MalformedBase64> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| MalformedBase64)
}

/// Reads base64 in either alphabet, with or without padding; white space is skipped.
///
/// # Errors
/// [`MalformedBase64`] for any other character and for a length that no bytes have.
pub fn decode(text: &str) -> Result<Vec<u8>, MalformedBase64> {
    let tidy: String = text
        .chars()
        .filter(|character| !character.is_whitespace())
        .map(|character| match character {
            '+' => '-',
            '/' => '_',
            other => other,
        })
        .collect();
    LENIENT.decode(tidy).map_err(|_| MalformedBase64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_in_every_spelling() {
        let bytes = [0xfb, 0xff, 0xbf, 0x00];
        assert_eq!(encode(bytes), "-_-_AA");
        for text in ["-_-_AA", "-_-_AA==", "+/+/AA==", "+/+/ \nAA"] {
            assert_eq!(decode(text).unwrap(), bytes, "{text}");
        }
        assert_eq!(decode("").unwrap(), [0_u8; 0]);
    }

    #[test]
    fn strict_reading_takes_what_was_written_alone() {
        assert_eq!(decode_strict("-_-_AA").unwrap(), [0xfb, 0xff, 0xbf, 0x00]);
        for text in ["-_-_AA==", "+/+/AA", "-_-_ AA", "-_-_AB"] {
            assert_eq!(decode_strict(text), Err(MalformedBase64), "{text}");
        }
    }

    #[test]
    fn section_5_base64_input_must_be_well_formed() {
        for text in ["A", "AAAAA", "AA=A", "AA$A", "===", "é"] {
            let error = decode(text).unwrap_err();
            assert_eq!(error.to_string(), "malformed base64.", "{text}");
        }
    }

    #[test]
    fn fuzz_what_is_read_strictly_is_what_was_written() {
        let target = fuzzing::Target::new("base64", env!("CARGO_MANIFEST_DIR"));
        target
            .words(&["A", "AA", "-_", "+/", "=", " ", "\n"])
            .texts(|text| {
                assert_eq!(decode_strict(encode(text)).unwrap(), text.as_bytes());
                if let Ok(bytes) = decode_strict(text) {
                    assert_eq!(encode(&bytes), text);
                    assert_eq!(decode(text).unwrap(), bytes);
                }
                if let Ok(bytes) = decode(text) {
                    assert_eq!(decode(&encode(&bytes)).unwrap(), bytes);
                }
            });
    }
}

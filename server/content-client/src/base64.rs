//! The platform's two uses of base64: the `.r` parameter and challenges (URL alphabet, no padding), and what it sends
//! (either alphabet, padding or none, white space allowed).

use ::base64::Engine as _;
use ::base64::alphabet;
use ::base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use crate::ContentError;

const URL: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// Writes bytes in the URL alphabet without padding.
pub fn encode_base64url(bytes: &[u8]) -> String {
    URL.encode(bytes)
}

/// Reads base64 in either alphabet, with or without padding; white space is skipped.
///
/// # Errors
/// [`ContentError::MalformedBase64`] for any other character and for a length that no bytes have.
pub fn decode_base64(text: &str) -> Result<Vec<u8>, ContentError> {
    let tidy: String = text
        .chars()
        .filter(|character| !character.is_whitespace())
        .map(|character| match character {
            '+' => '-',
            '/' => '_',
            other => other,
        })
        .collect();
    URL.decode(tidy).map_err(|_| ContentError::MalformedBase64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_in_every_spelling() {
        let bytes = [0xfb, 0xff, 0xbf, 0x00];
        assert_eq!(encode_base64url(&bytes), "-_-_AA");
        for text in ["-_-_AA", "-_-_AA==", "+/+/AA==", "+/+/ \nAA"] {
            assert_eq!(decode_base64(text).unwrap(), bytes, "{text}");
        }
        assert_eq!(decode_base64("").unwrap(), [0_u8; 0]);
    }

    #[test]
    fn section_5_base64_input_must_be_well_formed() {
        for text in ["A", "AAAAA", "AA=A", "AA$A", "===", "é"] {
            let error = decode_base64(text).unwrap_err();
            assert_eq!(error.to_string(), "malformed base64.", "{text}");
        }
    }
}

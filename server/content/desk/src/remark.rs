//! What users write to each other about a text: short, and plain.

use content_wire::reason::{Code, Reason};

use crate::error::DeskError;

/// Longest remark, in characters.
const LENGTH_MAX: usize = 2000;

/// Longest name of a field and of a page.
const NAME_MAX: usize = 64;

/// Checks a name that a page gives: short and plain, and empty where there is none.
///
/// # Errors
/// [`DeskError::Invalid`].
pub(crate) fn check_name(field: &str, name: &str) -> Result<(), DeskError> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if name.len() <= NAME_MAX && name.bytes().all(is_plain) {
        return Ok(());
    }
    let reason = format_args!("must have at most {NAME_MAX} letters and digits");
    Err(DeskError::field(field, Reason::malformed(reason)))
}

/// A remark as it is kept, without space around it.
///
/// # Errors
/// [`DeskError::Invalid`] for one that is too long or has characters that control something.
pub(crate) fn checked(field: &str, text: &str) -> Result<String, DeskError> {
    let text = text.replace("\r\n", "\n");
    let text = text.trim();
    if text.chars().count() > LENGTH_MAX {
        return Err(DeskError::field(field, Code::LongText.with("max", LENGTH_MAX)));
    }
    let is_control = |character: &char| character.is_control() && !matches!(character, '\n' | '\t');
    match text.chars().find(is_control) {
        None => Ok(text.to_owned()),
        Some(character) => {
            let code = format_args!("U+{:04X}", u32::from(character));
            Err(DeskError::field(field, Code::Unseen.with("character", code)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_has_lines_and_any_letters_but_nothing_that_controls() {
        assert_eq!(
            checked("note", " 直して\r\n\tOK 👍\n").unwrap(),
            "直して\n\tOK 👍"
        );
        assert!(checked("note", &"字".repeat(LENGTH_MAX)).is_ok());
        for text in ["a\0b", "\u{1b}[31m", &"a".repeat(LENGTH_MAX + 1)] {
            assert!(checked("note", text).is_err(), "{text:?}");
        }
    }
}

//! How a wrong text is shown.

use content_wire::text::is_unseen;

/// Longest text that an error repeats, in characters.
const SHOWN_MAX: usize = 300;

/// A text as one line of an error, which a terminal shows and does not obey.
pub(crate) fn in_one_line(text: &str) -> String {
    let mut line = String::new();
    for character in text.chars().take(SHOWN_MAX) {
        if is_unseen(character) {
            line.extend(character.escape_unicode());
        } else {
            line.push(character);
        }
    }
    if text.chars().nth(SHOWN_MAX).is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_text_is_one_short_line() {
        assert_eq!(in_one_line("`é` is \"no\" name"), "`é` is \"no\" name");
        assert_eq!(
            in_one_line("\u{1b}[2J\nno problems"),
            r"\u{1b}[2J\u{a}no problems"
        );
        assert_eq!(in_one_line(&"あ".repeat(301)), format!("{}…", "あ".repeat(300)));
    }
}

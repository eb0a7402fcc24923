//! What of a text is seen, and how a wrong one is shown.

/// Longest text that an error repeats, in characters.
const SHOWN_MAX: usize = 300;

/// Whether a character shows nothing of its own or changes the order of others.
pub(super) fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// A text as one line of an error, which a terminal shows and does not obey.
pub(super) fn in_one_line(text: &str) -> String {
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

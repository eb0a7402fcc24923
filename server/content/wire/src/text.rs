//! What of a text is seen.

/// Whether a character shows nothing of its own or changes the order of others.
pub fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// The first character of a text that is not seen. One that joins or varies a picture is seen by what it does.
pub fn unseen(text: &str) -> Option<char> {
    let mut before = None;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let has_picture = before.is_some_and(is_pictorial);
        let is_seen = match character {
            JOINER => has_picture && characters.peek().copied().is_some_and(is_pictorial),
            _ if is_variation(character) => before.is_some_and(|before: char| !before.is_whitespace()),
            _ => !is_unseen(character),
        };
        if !is_seen {
            return Some(character);
        }
        before = Some(character);
    }
    None
}

/// Makes one picture of two, as of a person and a computer.
const JOINER: char = '\u{200d}';

/// Whether a character chooses the form of the one before it: a coloured picture, or the form of a name's ideograph.
fn is_variation(character: char) -> bool {
    matches!(character, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character is a picture or a part of one.
fn is_pictorial(character: char) -> bool {
    is_variation(character)
        || matches!(character, '\u{2190}'..='\u{27bf}' | '\u{2900}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_is_found_wherever_it_stands() {
        for (text, expected) in [
            ("\u{200b}", '\u{200b}'),
            ("Engineer\u{feff}", '\u{feff}'),
            ("\u{202e}reenignE", '\u{202e}'),
            ("a\u{2067}b", '\u{2067}'),
            ("\u{3164}", '\u{3164}'),
            ("\u{2800}\u{2800}", '\u{2800}'),
            ("a\nb", '\n'),
            ("あ\u{200d}い", '\u{200d}'),
            ("\u{fe0f}", '\u{fe0f}'),
            (" \u{fe0f}", '\u{fe0f}'),
            ("🎮\u{200d}", '\u{200d}'),
        ] {
            assert_eq!(unseen(text), Some(expected), "{text:?}");
        }
    }

    #[test]
    fn words_pictures_and_names_are_seen() {
        for text in [
            "",
            "Sound Designer",
            "작곡가 (신입)",
            "葛\u{e0100}城",
            "👩\u{200d}💻 Engineer",
            "❤️ A",
            "🧑🏽\u{200d}🎨",
        ] {
            assert_eq!(unseen(text), None, "{text:?}");
        }
    }
}

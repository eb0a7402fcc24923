//! Writes XML: elements with text, nothing else is needed.

/// A text that is harmless in an element and in an attribute. Characters that XML cannot hold are left out.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            '\t' | '\n' | '\r' => escaped.push(character),
            control if control < ' ' || matches!(control, '\u{fffe}' | '\u{ffff}') => {}
            other => escaped.push(other),
        }
    }
    escaped
}

/// An element with a text.
pub(super) fn element(name: &str, text: &str) -> String {
    format!("<{name}>{}</{name}>", escape(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_cannot_leave_its_element() {
        assert_eq!(
            element("a", "</a><b c=\"&'\">\u{0}\u{b}\u{ffff}x\n"),
            "<a>&lt;/a&gt;&lt;b c=&quot;&amp;&apos;&quot;&gt;x\n</a>"
        );
    }
}

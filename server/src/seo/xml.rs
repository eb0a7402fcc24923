//! Writes XML: elements with text, nothing else is needed.

/// A text that is harmless in an element and in an attribute. Characters that XML cannot hold are left out.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars().filter(|character| is_held(*character)) {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// Whether XML can hold a character.
fn is_held(character: char) -> bool {
    match character {
        '\t' | '\n' | '\r' => true,
        control => control >= ' ' && !matches!(control, '\u{fffe}' | '\u{ffff}'),
    }
}

/// An element whose text is not escaped, for readers that take entities for a mistake. What would end it is in two sections.
pub(super) fn cdata(name: &str, text: &str) -> String {
    let text: String = text.chars().filter(|character| is_held(*character)).collect();
    let text = text.replace("]]>", "]]]]><![CDATA[>");
    format!("<{name}><![CDATA[{text}]]></{name}>")
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

    #[test]
    fn a_text_cannot_leave_its_section() {
        assert_eq!(
            cdata("a", "<b>&]]></a>\u{0}]]\u{1}>\n"),
            "<a><![CDATA[<b>&]]]]><![CDATA[></a>]]]]><![CDATA[>\n]]></a>"
        );
    }
}

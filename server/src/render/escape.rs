//! Makes JSON harmless inside an HTML element.

/// Writes `<`, `>`, `&`, U+2028 and U+2029 of a JSON text as `\uXXXX`.
///
/// In JSON these characters occur inside strings only, so the result is JSON with the same value. No end tag, comment
/// or entity can then be read out of it by an HTML parser.
pub fn for_script_element(json: &str) -> String {
    // A tenth more is enough for posts full of HTML; texts hardly need any.
    let mut escaped = String::with_capacity(json.len() + json.len() / 10);
    for character in json.chars() {
        match character {
            '<' => escaped.push_str("\\u003c"),
            '>' => escaped.push_str("\\u003e"),
            '&' => escaped.push_str("\\u0026"),
            '\u{2028}' => escaped.push_str("\\u2028"),
            '\u{2029}' => escaped.push_str("\\u2029"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use scraper::{Html, Selector};
    use serde_json::{Value, json};

    use super::*;

    /// What a browser finds in the element.
    fn read_back(escaped: &str) -> Option<Value> {
        let page = format!(
            "<!doctype html><body><div></div><script id=\"state\" type=\"application/json\">{escaped}</script><p>end</p></body>"
        );
        let document = Html::parse_document(&page);
        let state = document.select(&Selector::parse("body > #state").ok()?).next()?;
        document.select(&Selector::parse("body > p").ok()?).next()?;
        serde_json::from_str(&state.text().collect::<String>()).ok()
    }

    #[test]
    fn attempts_to_leave_the_element_fail() {
        for text in [
            "</script><script>alert(1)</script>",
            "</script x",
            "<!--<script>",
            "]]>",
            "&lt;/script&gt;",
            "\u{2028}\u{2029}",
        ] {
            let value = json!({ text: [text] });
            assert_eq!(
                read_back(&for_script_element(&value.to_string())),
                Some(value),
                "{text}"
            );
        }
    }

    #[test]
    fn fuzz_any_data_comes_out_of_the_page_as_it_went_in() {
        let target = fuzzing::Target::new("state", env!("CARGO_MANIFEST_DIR"));
        let words = [
            "</script>",
            "<script",
            "<!--",
            "-->",
            "]]>",
            "</SCRIPT\t",
            "&lt;",
            "&",
            "<",
            ">",
            "\"",
            "\\",
            "\u{2028}",
            "\u{2029}",
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "null",
        ];
        let target = target.words(&words);
        target.values((target.text(), target.text()), |(key, text)| {
            let mut values = vec![json!({ key: [text, { text: key }] })];
            values.extend(serde_json::from_str::<Value>(text).ok());
            for value in values {
                let escaped = for_script_element(&value.to_string());
                let harmful = escaped.contains(['<', '>', '&', '\u{2028}', '\u{2029}']);
                assert!(!harmful, "{value}");
                assert_eq!(read_back(&escaped), Some(value));
            }
        });
    }
}

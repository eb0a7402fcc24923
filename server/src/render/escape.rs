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
    use proptest::prelude::*;
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

    proptest! {
        #[test]
        fn any_data_comes_out_of_the_page_as_it_went_in(
            texts in prop::collection::vec(prop_oneof![any::<String>(), "(</?script>|<!--|-->|&[a-z]{0,4};|[\u{2028}\u{2029}\"\\\\])*"], 0..6),
            key in any::<String>(),
        ) {
            let value = json!({ key: texts });
            let escaped = for_script_element(&value.to_string());
            let harmful = escaped.contains(['<', '>', '&', '\u{2028}', '\u{2029}']);
            prop_assert!(!harmful);
            prop_assert_eq!(read_back(&escaped), Some(value));
        }
    }
}

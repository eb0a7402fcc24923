//! The document around a rendered page.

use ssr_runtime::{Output, RenderData};

use crate::locale::Locale;

/// What a document is made of.
#[derive(Debug)]
pub struct Parts<'a> {
    /// Language of the page.
    pub locale: Locale,
    /// What the engine rendered.
    pub output: &'a Output,
    /// Tags of the page's styles and scripts.
    pub asset_tags: &'a str,
    /// The page's data, escaped for its element.
    pub data: &'a RenderData,
}

/// Puts a document together.
pub fn compose(parts: &Parts<'_>) -> String {
    let pieces = [
        "<!doctype html><html lang=\"",
        parts.locale.tag(),
        "\" data-locale=\"",
        parts.locale.code(),
        "\"><head><meta charset=\"utf-8\">",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        &parts.output.head,
        parts.asset_tags,
        "</head><body><div id=\"root\">",
        &parts.output.html,
        "</div><script id=\"state\" type=\"application/json\">",
        parts.data.as_str(),
        "</script></body></html>",
    ];
    pieces.concat()
}

#[cfg(test)]
mod tests {
    use scraper::{Html, Selector};
    use serde_json::{Value, json};

    use super::*;
    use crate::locale::named;

    #[test]
    fn the_document_has_its_exact_form() {
        let output = Output::new(200, "<title>T</title>", "<main>$&</main>");
        let data = RenderData::from_json_text("{\"page\":\"home\"}");
        let parts = Parts {
            locale: named("jp"),
            output: &output,
            asset_tags: "<script></script>",
            data: &data,
        };
        assert_eq!(
            compose(&parts),
            "<!doctype html><html lang=\"ja\" data-locale=\"jp\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>T</title><script></script></head>\
             <body><div id=\"root\"><main>$&</main></div>\
             <script id=\"state\" type=\"application/json\">{\"page\":\"home\"}</script></body></html>"
        );
    }

    /// What a browser finds in the element.
    fn read_back(data: &RenderData) -> Option<Value> {
        let page = compose(&Parts {
            locale: named("en"),
            output: &Output::new(200, "", ""),
            asset_tags: "",
            data,
        });
        let document = Html::parse_document(&(page + "<p>end</p>"));
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
                read_back(&RenderData::new(&value).unwrap()),
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
                let data = RenderData::new(&value).unwrap();
                let harmful = data.as_str().contains(['<', '>', '&', '\u{2028}', '\u{2029}']);
                assert!(!harmful, "{value}");
                assert_eq!(read_back(&data), Some(value));
            }
        });
    }
}

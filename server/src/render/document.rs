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
    use super::*;

    #[test]
    fn the_document_has_its_exact_form() {
        let output = Output {
            status: 200,
            head: "<title>T</title>".into(),
            html: "<main>$&</main>".into(),
        };
        let data = RenderData::from_json_text("{\"page\":\"home\"}");
        let parts = Parts {
            locale: Locale::Jp,
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
}

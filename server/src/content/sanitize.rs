//! Cleans the HTML of recruit posts: a page shows formatted text and links, nothing else.

use std::collections::{HashMap, HashSet};

use ammonia::Builder;

/// What formatted text is made of.
const ELEMENTS: [&str; 12] = [
    "p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4", "a",
];

/// Where links may lead.
const SCHEMES: [&str; 2] = ["https", "mailto"];

/// Cleans HTML.
#[derive(Debug)]
pub struct Sanitizer {
    builder: Builder<'static>,
}

impl Default for Sanitizer {
    fn default() -> Self {
        let mut builder = Builder::empty();
        builder
            .tags(HashSet::from(ELEMENTS))
            .tag_attributes(HashMap::from([("a", HashSet::from(["href"]))]))
            .url_schemes(HashSet::from(SCHEMES))
            .url_relative(ammonia::UrlRelative::Deny)
            .link_rel(Some("noopener noreferrer"))
            // The text of these elements is code, not text.
            .clean_content_tags(HashSet::from(["script", "style"]));
        Self { builder }
    }
}

impl Sanitizer {
    /// Leaves only the allowed elements of a fragment, well nested, and the text of the others.
    pub fn clean(&self, html: &str) -> String {
        self.builder.clean(html).to_string()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn formatted_text_stays() {
        let html = "<h3>A</h3><p>B<br><strong>C</strong> <em>D</em></p><ul><li>E</li></ul>";
        assert_eq!(Sanitizer::default().clean(html), html);
    }

    #[test]
    fn what_is_not_text_goes() {
        for (html, clean) in [
            ("<script>alert(1)</script>x", "x"),
            ("<style>p{}</style>x", "x"),
            ("<img src=x onerror=alert(1)>x", "x"),
            (
                "<p style=\"color:red\" onclick=\"x()\" class=\"a\">x</p>",
                "<p>x</p>",
            ),
            ("<iframe src=\"https://a\"></iframe>x", "x"),
            ("<svg><script>alert(1)</script></svg>x", "x"),
            (
                "<a href=\"javascript:alert(1)\">x</a>",
                "<a rel=\"noopener noreferrer\">x</a>",
            ),
            (
                "<a href=\"http://a/\">x</a>",
                "<a rel=\"noopener noreferrer\">x</a>",
            ),
            ("<a href=\"/a\">x</a>", "<a rel=\"noopener noreferrer\">x</a>"),
            (
                "<a href=\"https://a/\" target=\"_blank\">x</a>",
                "<a href=\"https://a/\" rel=\"noopener noreferrer\">x</a>",
            ),
            (
                "<a href=\"mailto:a@b.c\">x</a>",
                "<a href=\"mailto:a@b.c\" rel=\"noopener noreferrer\">x</a>",
            ),
            ("<p>open", "<p>open</p>"),
        ] {
            assert_eq!(Sanitizer::default().clean(html), clean, "{html}");
        }
    }

    proptest! {
        #[test]
        fn only_allowed_elements_and_attributes_are_left(html in r#"(<(/?)(p|a|img|svg|math|script|style|b)( (href|onload|style|src)="?[a-z:/]{0,8}"?)?>|[a-z<>&"'!-]{0,6}){0,12}"#) {
            let clean = Sanitizer::default().clean(&html);
            let fragment = scraper::Html::parse_fragment(&clean);
            for element in fragment.root_element().descendent_elements().skip(1) {
                prop_assert!(ELEMENTS.contains(&element.value().name()), "{clean}");
                for (name, _) in element.value().attrs() {
                    prop_assert!(matches!(name, "href" | "rel"), "{clean}");
                }
            }
            prop_assert_eq!(Sanitizer::default().clean(&clean), clean);
        }
    }
}

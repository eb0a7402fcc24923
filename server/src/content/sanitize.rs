//! Cleans the HTML of recruit posts: a page shows formatted text and links, nothing else.

use std::collections::{HashMap, HashSet};

use ammonia::Builder;

/// What formatted text is made of.
///
/// A table has all that a parser lets stand in it: what were taken out there would be text that the next parser moves.
const ELEMENTS: [&str; 20] = [
    "p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4", "a", "table", "caption", "thead",
    "tbody", "tfoot", "tr", "th", "td",
];

/// Where links may lead.
const SCHEMES: [&str; 2] = ["https", "mailto"];

/// Most times that a text is cleaned until it stays as it is. Of one that never does the words are left.
const PASSES_MAX: usize = 8;

/// Cleans HTML.
#[derive(Debug)]
pub(crate) struct Sanitizer {
    builder: Builder<'static>,
}

impl Default for Sanitizer {
    fn default() -> Self {
        let mut builder = Builder::empty();
        builder
            .tags(HashSet::from(ELEMENTS))
            .tag_attributes(HashMap::from([("a", HashSet::from(["href"]))]))
            // Its own default lets `title` and `lang` of every element through.
            .generic_attributes(HashSet::new())
            .url_schemes(HashSet::from(SCHEMES))
            .url_relative(ammonia::UrlRelative::Deny)
            .link_rel(Some("noopener noreferrer"))
            // The text of these elements is code, not text.
            .clean_content_tags(HashSet::from(["script", "style"]));
        Self { builder }
    }
}

impl Sanitizer {
    /// Leaves only the allowed elements of a fragment, well nested, and the text of the others. What is clean stays as it is.
    pub(crate) fn clean(&self, html: &str) -> String {
        let mut clean = self.pass(html);
        for _ in 0..PASSES_MAX {
            // Without the elements around it, what is left can be read as another tree.
            let next = self.pass(&clean);
            if next == clean {
                return clean;
            }
            clean = next;
        }
        Builder::empty().clean(&clean).to_string()
    }

    fn pass(&self, html: &str) -> String {
        self.builder.clean(html).to_string()
    }
}

#[cfg(test)]
mod tests;

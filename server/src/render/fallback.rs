//! The page for when no page can be rendered. It needs no engine and no build, and its texts are compiled in, so nothing can
//! break it.

use serde::Deserialize;
use words::{File, Language};

use crate::locale::Locale;

/// Seconds after which a visitor may try again: by then a broken isolate has been replaced and a full queue has emptied.
pub const RETRY_AFTER_SECONDS: u32 = 5;

/// The words of the page.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    meta: Meta,
    title: String,
    body: String,
    retry: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    title: String,
}

/// The page, in the visitor's language.
pub fn page(locale: Locale) -> String {
    // The files are part of the program, and a test parses each: they cannot be wrong here.
    let Texts {
        meta,
        title,
        body,
        retry,
    } = texts(locale).unwrap_or_default();
    // An empty address is the address of this very page.
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><meta name=\"color-scheme\" content=\"dark light\">\
         <title>{}</title></head>\
         <body><main><h1>{title}</h1><p>{body}</p><p><a href=\"\">{retry}</a></p></main></body></html>",
        locale.tag(),
        meta.title
    )
}

fn texts(locale: Locale) -> serde_json::Result<Texts> {
    Language::of(locale.code()).texts(File::Fallback)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_language_has_its_own_page() {
        let pages = Locale::ALL.map(page);
        for (locale, page) in Locale::ALL.into_iter().zip(&pages) {
            assert!(page.contains(&format!("<html lang=\"{}\">", locale.tag())));
            assert!(!page.contains("style=") && !page.contains("<script"));
        }
        let different: HashSet<_> = pages.iter().collect();
        assert_eq!(different.len(), pages.len());
    }

    #[test]
    fn every_text_of_its_files_is_on_the_page_and_none_is_markup() {
        for locale in Locale::ALL {
            let texts = texts(locale).unwrap();
            let page = page(locale);
            for (before, text, after) in [
                ("<title>", &texts.meta.title, "</title>"),
                ("<h1>", &texts.title, "</h1>"),
                ("<p>", &texts.body, "</p>"),
                ("\">", &texts.retry, "</a>"),
            ] {
                assert!(
                    !text.trim().is_empty() && !text.contains(['<', '>', '&', '"']),
                    "{text}"
                );
                assert!(page.contains(&format!("{before}{text}{after}")), "{page}");
            }
        }
    }
}

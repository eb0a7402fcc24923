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
    file: FileTexts,
}

/// The words of the page in the place of a file that is still to be made.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTexts {
    meta: Meta,
    title: String,
    body: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    title: String,
}

/// The page, in the visitor's language.
pub fn page(locale: Locale) -> String {
    let texts = texts(locale).unwrap_or_default();
    markup(locale, &texts.meta.title, &texts.title, &texts.body, &texts.retry)
}

/// The page for a file that pages show and that is still to be made, in the visitor's language.
pub fn awaited_file(locale: Locale) -> String {
    let Texts { retry, file, .. } = texts(locale).unwrap_or_default();
    markup(locale, &file.meta.title, &file.title, &file.body, &retry)
}

fn markup(locale: Locale, tab: &str, title: &str, body: &str, retry: &str) -> String {
    // An empty address is the address of this very page.
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><meta name=\"color-scheme\" content=\"dark light\">\
         <title>{tab}</title></head>\
         <body><main><h1>{title}</h1><p>{body}</p><p><a href=\"\">{retry}</a></p></main></body></html>",
        locale.tag()
    )
}

/// The texts of a language. The files are part of the program, and a test parses each: they cannot be wrong.
fn texts(locale: Locale) -> serde_json::Result<Texts> {
    Language::of(locale.code()).texts(File::Fallback)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_language_has_its_own_page() {
        for make in [page, awaited_file] {
            let pages = Locale::ALL.map(make);
            for (locale, page) in Locale::ALL.into_iter().zip(&pages) {
                assert!(page.contains(&format!("<html lang=\"{}\">", locale.tag())));
                assert!(!page.contains("style=") && !page.contains("<script"));
            }
            let different: HashSet<_> = pages.iter().collect();
            assert_eq!(different.len(), pages.len());
        }
    }

    #[test]
    fn every_text_of_its_files_is_on_the_page_and_none_is_markup() {
        for locale in Locale::ALL {
            let texts = texts(locale).unwrap();
            let file = &texts.file;
            for (page, tab, title, body) in [
                (page(locale), &texts.meta.title, &texts.title, &texts.body),
                (awaited_file(locale), &file.meta.title, &file.title, &file.body),
            ] {
                for (before, text, after) in [
                    ("<title>", tab, "</title>"),
                    ("<h1>", title, "</h1>"),
                    ("<p>", body, "</p>"),
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
}

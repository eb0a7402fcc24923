//! The page for when no page can be rendered. It needs no engine, no texts and no build, so nothing can break it.

use crate::locale::Locale;

/// Seconds after which a visitor may try again: by then a broken engine has been replaced and a full queue has emptied.
pub const RETRY_AFTER_SECONDS: u32 = 5;

/// The page, in the visitor's language.
pub fn page(locale: Locale) -> String {
    let (title, text, retry) = match locale {
        Locale::En => (
            "Back in a beat",
            "The site is too busy to answer right now. Wait a moment, then reload.",
            "Try again",
        ),
        Locale::Jp => (
            "ただいま一拍休み",
            "アクセスが集中しています。少し待ってから、もう一度お試しください。",
            "もう一度試す",
        ),
        Locale::Kr => (
            "잠시 한 박자 쉬어 갑니다",
            "지금은 접속이 많아 응답할 수 없습니다. 잠시 후 다시 시도해 주세요.",
            "다시 시도",
        ),
    };
    // An empty address is the address of this very page.
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><meta name=\"color-scheme\" content=\"dark light\">\
         <title>{title} | AXTORM</title></head>\
         <body><main><h1>{title}</h1><p>{text}</p><p><a href=\"\">{retry}</a></p></main></body></html>",
        locale.tag()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_page() {
        let pages = Locale::ALL.map(page);
        for (locale, page) in Locale::ALL.into_iter().zip(&pages) {
            assert!(page.contains(&format!("<html lang=\"{}\">", locale.tag())));
            assert!(!page.contains("style=") && !page.contains("<script"));
        }
        assert_ne!(pages[0], pages[1]);
        assert_ne!(pages[1], pages[2]);
    }
}

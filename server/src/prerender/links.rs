//! The `Link` header: what a browser can begin to fetch before it has read the document.
//!
//! A server in front may send it ahead of the response (103 Early Hints).

use actix_web::http::header::HeaderValue;
use ssr_runtime::Output;

/// The header for a page: its styles and modules, then what its bundle names, which is the fonts of the first screen.
/// `None` if there is nothing.
pub(super) fn header(assets: &str, output: &Output) -> Option<HeaderValue> {
    let bundle = output.header("link").unwrap_or_default();
    let parts = [assets, bundle];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return None;
    }
    HeaderValue::try_from(parts.join(", ")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_modules_and_fonts_are_named() {
        let mut output = Output::new(200, "", "");
        let style = "</assets/a.css>; rel=preload; as=style";
        assert_eq!(header("", &output), None);
        assert_eq!(header(style, &output).unwrap(), style);

        let font = "</assets/a-1.woff2>; rel=preload; as=font; crossorigin";
        output.headers.push(("link".to_owned(), font.to_owned()));

        assert_eq!(header("", &output).unwrap(), font);
        assert_eq!(header(style, &output).unwrap(), format!("{style}, {font}"));
    }
}

//! The `Link` header: what a browser can begin to fetch before it has read the document.
//!
//! A server in front may send it ahead of the response (103 Early Hints).

use actix_web::http::header::HeaderValue;

/// The header for a page: its styles and modules, and the fonts that its head asks for. `None` if there is nothing.
pub(super) fn header(assets: &str, head: &str) -> Option<HeaderValue> {
    let fonts = head.split("<link ").skip(1).filter_map(|rest| {
        let tag = rest.split_once('>')?.0;
        let is_font = tag.contains("rel=\"preload\"") && tag.contains("as=\"font\"");
        let address = is_font.then(|| attribute(tag, "href"))??;
        // Fonts are always fetched without credentials, and a preload must be fetched alike.
        Some(format!(
            "<{address}>; rel=preload; as=font; type=\"font/woff2\"; crossorigin"
        ))
    });
    let parts: Vec<String> = Some(assets.to_owned())
        .filter(|assets| !assets.is_empty())
        .into_iter()
        .chain(fonts)
        .collect();
    if parts.is_empty() {
        return None;
    }
    HeaderValue::try_from(parts.join(", ")).ok()
}

/// The value of an attribute of a tag that React has written; one that needs an entity is no address of ours.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!("{name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    (!value.contains(['&', '<', '>'])).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_modules_and_fonts_are_named() {
        let head = "<title>x</title><link rel=\"icon\" href=\"/favicon.svg\"/>\
            <link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin=\"\" href=\"/assets/a-1.woff2\"/>";
        assert_eq!(
            header("</assets/a.css>; rel=preload; as=style", head).unwrap(),
            "</assets/a.css>; rel=preload; as=style, \
             </assets/a-1.woff2>; rel=preload; as=font; type=\"font/woff2\"; crossorigin"
        );
        assert_eq!(header("", "<title>x</title>"), None);
    }

    #[test]
    fn an_address_that_could_end_the_header_is_left_out() {
        let head = "<link rel=\"preload\" as=\"font\" href=\"/a&gt;.woff2\"/>";
        assert_eq!(header("", head), None);
    }
}

//! E-mail addresses as members are known by.

use lettre::Address;
use unicode_normalization::UnicodeNormalization as _;
use url::Host;

/// Longest address in bytes (RFC 5321, 4.5.3.1.3).
const LENGTH_MAX: usize = 254;

/// Reads an address and gives it in the one form that is kept: without spaces around it, in lower case, each letter in its
/// plain form, and the domain as the domain name system has it.
///
/// Letters before the `@` may differ by case in theory; people do not expect that, and two members whose addresses
/// look alike would be a trap. So would be letters of another width, a domain in its two spellings, a quoted name beside the same
/// name without quotes, and characters that nobody sees. They are refused, as is a domain of one part, which only this machine
/// or its network knows.
pub(crate) fn parse(text: &str) -> Option<String> {
    let text: String = text
        .trim()
        .nfkc()
        .collect::<String>()
        .to_lowercase()
        .nfkc()
        .collect();
    let (local, domain) = text.rsplit_once('@')?;
    if local.contains('"') || text.chars().any(is_invisible) {
        return None;
    }
    let text = format!("{local}@{}", domain_of(domain)?);
    (text.len() <= LENGTH_MAX && text.parse::<Address>().is_ok()).then_some(text)
}

/// Whether a domain is below another one.
fn has_parts(domain: &str) -> bool {
    domain.contains('.') && domain.split('.').all(|part| !part.is_empty())
}

/// Whether a character shows nothing: those that Unicode calls default ignorable (`DerivedCoreProperties.txt`, version 16).
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// The domain in ASCII. An address of a machine in brackets stays as it is.
fn domain_of(domain: &str) -> Option<String> {
    if domain.starts_with('[') {
        return Some(domain.to_owned());
    }
    // Hosts of URLs may be escaped, domains of mailboxes may not.
    match Host::parse(domain) {
        Ok(Host::Domain(ascii)) if !domain.contains('%') && has_parts(&ascii) => Some(ascii),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_get_one_form_and_what_is_none_is_refused() {
        assert_eq!(parse(" Ann@Example.COM ").as_deref(), Some("ann@example.com"));
        assert_eq!(parse("a+b@example.co.jp").as_deref(), Some("a+b@example.co.jp"));
        for text in [
            "ａｎｎ@example.com",
            "ann＠ｅｘａｍｐｌｅ．ｃｏｍ",
            "Ann@EXAMPLE。com",
            "ann@example.ﬁ",
        ] {
            let plain = parse(text).unwrap();
            assert!(plain.is_ascii() && plain.starts_with("ann@example."), "{plain}");
        }
        for text in [
            "ann@Bücher.example",
            "ann@bu\u{308}cher.example",
            "ann@xn--bcher-kva.example",
        ] {
            assert_eq!(
                parse(text).as_deref(),
                Some("ann@xn--bcher-kva.example"),
                "{text}"
            );
        }
        assert_eq!(parse("ann@[192.0.2.1]").as_deref(), Some("ann@[192.0.2.1]"));
        let long = format!("{}@example.com", "a".repeat(250));
        for text in [
            "",
            "ann",
            "@example.com",
            "ann@",
            "a b@example.com",
            "a@b@c",
            "ann@ex%61mple.com",
            "ann@192.0.2.1",
            "\"ann\"@example.com",
            "\"a b\"@example.com",
            "ann\u{3164}@example.com",
            "ann\u{ffa0}@example.com",
            "\u{115f}ann@example.com",
            "a\u{1160}nn@example.com",
            "ann\u{200b}@example.com",
            "ann\u{ad}@example.com",
            "ann@exam\u{ad}ple.com",
            "ann@localhost",
            "ann@localhost.",
            "ann@example.com.",
            "ann@.com",
            "ann@example.com\r\nBcc: x@y.z",
            &long,
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn fuzz_an_address_has_one_form_in_one_line() {
        let target = fuzzing::Target::new("email", env!("CARGO_MANIFEST_DIR"));
        let words = [
            "@",
            ".",
            "\"",
            "[",
            "]",
            "example.com",
            "xn--",
            "%40",
            "＠",
            "。",
            "\u{ad}",
            "ſ",
            "K",
            "ǅ",
            "\r\n",
            "--",
        ];
        target.words(&words).texts(|text| {
            if let Some(kept) = parse(text) {
                assert_eq!(parse(&kept).as_ref(), Some(&kept), "{text:?}");
                assert!(
                    !kept.contains(char::is_control) && kept.len() <= LENGTH_MAX,
                    "{text:?}"
                );
            }
        });
    }
}

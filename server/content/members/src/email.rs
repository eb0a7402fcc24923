//! E-mail addresses as members are known by.

use std::collections::BTreeSet;

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
/// name without quotes, and characters that no one sees. They are refused, as is a domain of one part, which only this machine
/// or its network knows, and a name whose letters are of scripts that no one writes together.
pub(crate) fn parse(text: &str) -> Option<String> {
    let text: String = text
        .trim()
        .nfkc()
        .collect::<String>()
        .to_lowercase()
        .nfkc()
        .collect();
    let (local, domain) = text.rsplit_once('@')?;
    if local.contains('"') || text.chars().any(is_invisible) || mixes_scripts(local) {
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

/// Whether a name has letters that look alike and are not: those of Latin beside those of Cyrillic or Greek, for example. Japanese,
/// Korean and Chinese are written with Latin letters between (Unicode Technical Standard 39, section 5.2).
fn mixes_scripts(local: &str) -> bool {
    let scripts: BTreeSet<u32> = local.chars().filter_map(script).collect();
    scripts.len() > 1 && scripts != BTreeSet::from([LATIN, EAST_ASIAN])
}

/// Scripts that are told by name; of the others, each block of Unicode is one.
const LATIN: u32 = 0;
const GREEK: u32 = 1;
const CYRILLIC: u32 = 2;
const EAST_ASIAN: u32 = 3;

/// The script of a letter.
fn script(letter: char) -> Option<u32> {
    letter.is_alphabetic().then_some(match letter {
        '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => LATIN,
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => GREEK,
        '\u{400}'..='\u{52f}'
        | '\u{1c80}'..='\u{1c8f}'
        | '\u{2de0}'..='\u{2dff}'
        | '\u{a640}'..='\u{a69f}' => CYRILLIC,
        '\u{1100}'..='\u{11ff}'
        | '\u{3005}'..='\u{9fff}'
        | '\u{a960}'..='\u{a97f}'
        | '\u{ac00}'..='\u{d7ff}'
        | '\u{f900}'..='\u{faff}'
        | '\u{20000}'..='\u{323af}' => EAST_ASIAN,
        other => u32::from(other) >> 7,
    })
}

/// The domain in ASCII. An address of a machine in brackets is none: a stranger would have mails sent to any machine.
fn domain_of(domain: &str) -> Option<String> {
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
    #[expect(clippy::too_many_lines, reason = "a table of cases")]
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
        for machine in ["ann@[192.0.2.1]", "ann@[IPv6:2001:db8::1]", "ann@[127.0.0.1]"] {
            assert_eq!(parse(machine), None, "{machine}");
        }
        for (name, is_one) in [
            ("аnn", false),
            ("annα", false),
            ("аня", true),
            ("andré", true),
            ("田中taro", true),
            ("김철수kim", true),
            ("田中аня", false),
            ("ann.1+x", true),
        ] {
            assert_eq!(parse(&format!("{name}@example.com")).is_some(), is_one, "{name}");
        }
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

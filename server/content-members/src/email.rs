//! E-mail addresses as members are known by.

use lettre::Address;

/// Longest address in bytes (RFC 5321, 4.5.3.1.3).
const LENGTH_MAX: usize = 254;

/// Reads an address and gives it in the one form that is kept: without spaces around it, in lower case.
///
/// Letters before the `@` may differ by case in theory; people do not expect that, and two members whose addresses
/// look alike would be a trap.
pub(crate) fn parse(text: &str) -> Option<String> {
    let text = text.trim().to_lowercase();
    (text.len() <= LENGTH_MAX && text.parse::<Address>().is_ok()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_get_one_form_and_what_is_none_is_refused() {
        assert_eq!(parse(" Ann@Example.COM ").as_deref(), Some("ann@example.com"));
        assert_eq!(parse("a+b@example.co.jp").as_deref(), Some("a+b@example.co.jp"));
        let long = format!("{}@example.com", "a".repeat(250));
        for text in [
            "",
            "ann",
            "@example.com",
            "ann@",
            "a b@example.com",
            "a@b@c",
            "ann@example.com\r\nBcc: x@y.z",
            &long,
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}

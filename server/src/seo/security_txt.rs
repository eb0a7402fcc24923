//! `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness.

use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};

use crate::{locale::Locale, site::urls::PublicOrigin};

/// Where it is served.
pub(crate) const PATH: &str = "/.well-known/security.txt";

/// Days for which the file is valid: RFC 9116, section 2.5.5, recommends less than a year.
const GOOD_FOR: Duration = Duration::days(180);

/// Writes the text as of a moment. The contact is a `mailto:` or `https:` address.
pub(crate) fn write(origin: &PublicOrigin, contact: &str, now: OffsetDateTime) -> String {
    let expires = (now + GOOD_FOR).replace_time(time::Time::MIDNIGHT);
    // A year of five digits is the only date that has no such form.
    let expires = expires.format(&Rfc3339).unwrap_or_default();
    let languages = Locale::ALL.map(Locale::tag).join(", ");
    format!(
        "Contact: {contact}\nExpires: {expires}\nPreferred-Languages: {languages}\nCanonical: {origin}{PATH}\n"
    )
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn the_text_has_its_exact_form() {
        let origin = "https://www.example.com".parse().unwrap();
        assert_eq!(
            write(
                &origin,
                "mailto:security@example.com",
                datetime!(2026-01-01 12:34:56.789 UTC)
            ),
            format!(
                "Contact: mailto:security@example.com\nExpires: 2026-06-30T00:00:00Z\n\
                 Preferred-Languages: {}\nCanonical: https://www.example.com/.well-known/security.txt\n",
                Locale::ALL.map(Locale::tag).join(", ")
            )
        );
    }
}

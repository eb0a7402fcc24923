//! Which language a request asks for. Only the query parameter counts: never cookies, never headers.

use std::borrow::Cow;

use url::form_urlencoded;

use super::Locale;

/// Name of the query parameter.
const PARAMETER: &str = "locale";

/// What to do with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Resolution {
    /// Respond in this language.
    Use(Locale),
    /// The language does not exist: redirect to the same path with this query.
    Redirect(String),
}

/// Resolves the language of a raw query.
///
/// Nothing said means [`Locale::DEFAULT`]. Where the parameter is repeated the first one counts. A language that is
/// not among `supported` leads to a redirect that names the default one and leaves the other parameters as they are.
pub(crate) fn resolve(query: &str, supported: &[Locale]) -> Resolution {
    let default = match supported.first() {
        Some(first) if !supported.contains(&Locale::DEFAULT) => *first,
        _ => Locale::DEFAULT,
    };
    let Some(asked) = query.split('&').find_map(locale_of) else {
        // Without a word on the language the default one is meant; where there is none, the address must say which.
        return if default == Locale::DEFAULT {
            Resolution::Use(default)
        } else {
            Resolution::Redirect(with_locale(query, default))
        };
    };
    match Locale::from_code(&asked).filter(|locale| supported.contains(locale)) {
        Some(locale) => Resolution::Use(locale),
        None => Resolution::Redirect(with_locale(query, default)),
    }
}

/// The value of one `name=value` pair, if it is the language.
fn locale_of(pair: &str) -> Option<Cow<'_, str>> {
    let (name, value) = form_urlencoded::parse(pair.as_bytes()).next()?;
    (name == PARAMETER).then_some(value)
}

/// The query with another language where the first one stood, or at its end; repetitions of the parameter and empty
/// pairs are left out.
fn with_locale(query: &str, locale: Locale) -> String {
    let mut named = false;
    let written = format!("{PARAMETER}={}", locale.code());
    let mut pairs: Vec<String> = query
        .split('&')
        .filter(|pair| !pair.is_empty())
        .filter_map(|pair| match locale_of(pair) {
            None => Some(pair.to_owned()),
            Some(_) if named => None,
            Some(_) => {
                named = true;
                Some(written.clone())
            }
        })
        .collect();
    if !named {
        pairs.push(written);
    }
    pairs.join("&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::named;

    fn en() -> Locale {
        named("en")
    }

    fn jp() -> Locale {
        named("jp")
    }

    fn kr() -> Locale {
        named("kr")
    }

    #[test]
    fn a_query_resolves_to_a_language_or_a_redirect() {
        let redirect = |query: &str| Resolution::Redirect(query.to_owned());
        for (query, expected) in [
            ("", Resolution::Use(en())),
            ("a=1", Resolution::Use(en())),
            ("locale=jp", Resolution::Use(jp())),
            ("a=1&locale=kr&b=2", Resolution::Use(kr())),
            ("%6Cocale=jp", Resolution::Use(jp())),
            ("locale=%6Ap", Resolution::Use(jp())),
            ("locale=jp&locale=zz", Resolution::Use(jp())),
            ("Locale=jp", Resolution::Use(en())),
            ("locale=zz", redirect("locale=en")),
            ("locale=JP", redirect("locale=en")),
            ("locale=", redirect("locale=en")),
            ("locale", redirect("locale=en")),
            ("locale=zz&locale=jp", redirect("locale=en")),
            (
                "b=2&locale=ja&a=1&b=%20&&c",
                redirect("b=2&locale=en&a=1&b=%20&c"),
            ),
        ] {
            assert_eq!(resolve(query, &Locale::ALL), expected, "{query}");
        }
    }

    /// A query of the table that the front end reads too.
    #[derive(serde::Deserialize)]
    struct Case {
        query: String,
        read: Option<String>,
        written: String,
    }

    #[test]
    fn queries_are_read_and_written_as_the_front_end_does() {
        let table = include_str!("../../../locales/query-cases.json");
        let cases: Vec<Case> = serde_json::from_str(table).unwrap();
        assert!(cases.len() > 20);
        for Case { query, read, written } in cases {
            let asked = query.split('&').find_map(locale_of);
            let locale = asked.and_then(|code| Locale::from_code(&code));
            assert_eq!(locale.map(Locale::code), read.as_deref(), "{query}");
            assert_eq!(with_locale(&query, kr()), written, "{query}");
        }
    }

    #[test]
    fn a_page_without_the_default_language_leads_to_its_first() {
        for (query, expected) in [
            ("", "locale=jp"),
            ("x=1", "x=1&locale=jp"),
            ("locale=en&x=1", "locale=jp&x=1"),
        ] {
            let expected = Resolution::Redirect(expected.to_owned());
            assert_eq!(resolve(query, &[jp()]), expected, "{query}");
        }
        assert_eq!(resolve("locale=jp", &[jp()]), Resolution::Use(jp()));
    }

    #[test]
    fn a_language_that_the_page_lacks_leads_to_a_redirect() {
        let resolution = resolve("locale=kr&x=1", &[en(), jp()]);
        assert_eq!(resolution, Resolution::Redirect("locale=en&x=1".to_owned()));
    }

    #[test]
    fn fuzz_a_redirect_leads_to_a_language_that_is_there_and_keeps_the_rest() {
        let target = fuzzing::Target::new("query", env!("CARGO_MANIFEST_DIR"));
        let words = [
            "locale", "=", "&", "&&", "en", "jp", "zz", "%6Cocale", "%", "%00", "%0d%0a", "+", "#", "?", "/",
            "\r\n", ";",
        ];
        target.words(&words).texts(|query| {
            for supported in [&Locale::ALL[..], &[en()], &[jp()], &[jp(), kr()]] {
                let Resolution::Redirect(redirected) = resolve(query, supported) else {
                    continue;
                };
                let first = if supported.contains(&en()) {
                    en()
                } else {
                    supported[0]
                };
                assert_eq!(
                    resolve(&redirected, supported),
                    Resolution::Use(first),
                    "{query:?}"
                );
                let others = |query: &str| -> Vec<String> {
                    let pairs = query
                        .split('&')
                        .filter(|pair| !pair.is_empty() && locale_of(pair).is_none());
                    pairs.map(str::to_owned).collect()
                };
                assert_eq!(others(&redirected), others(query), "{query:?}");
            }
        });
    }
}

//! Fills the `{name}` placeholders of a text, as `frontend/src/i18n/fill.ts` does; `locales/fill-cases.json` tests both.

/// A placeholder has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no value for {{{name}}} in {text:?}")]
pub struct Unfilled {
    /// Name of the placeholder.
    pub name: String,
    /// The text that has it.
    pub text: String,
}

/// Fills a text with values by the names of their placeholders.
///
/// # Errors
/// [`Unfilled`] names a placeholder without a value.
pub fn fill(text: &str, values: &[(&str, &str)]) -> Result<String, Unfilled> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{')
        && let Some((name, behind)) = after.split_once('}')
    {
        let value = values.iter().find(|(known, _)| *known == name);
        let (_, value) = value.ok_or_else(|| Unfilled {
            name: name.to_owned(),
            text: text.to_owned(),
        })?;
        filled.push_str(before);
        filled.push_str(value);
        rest = behind;
    }
    filled.push_str(rest);
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// A case of the table that the front end reads too: what comes out, or the name that has no value.
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Case {
        text: String,
        values: BTreeMap<String, String>,
        filled: Option<String>,
        lacks: Option<String>,
    }

    #[test]
    fn texts_are_filled_as_the_front_end_does() {
        let table = include_str!("../../../locales/fill-cases.json");
        let cases: Vec<Case> = serde_json::from_str(table).unwrap();
        assert!(cases.len() > 5);
        for case in cases {
            let pairs = case.values.iter();
            let values: Vec<_> = pairs
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .collect();
            let (filled, lacks) = match fill(&case.text, &values) {
                Ok(filled) => (Some(filled), None),
                Err(unfilled) => (None, Some(unfilled.name)),
            };
            assert_eq!((filled, lacks), (case.filled, case.lacks), "{}", case.text);
        }
    }

    #[test]
    fn an_error_names_the_placeholder_and_its_text() {
        let error = fill("Hi {name}", &[]).unwrap_err().to_string();
        assert_eq!(error, "no value for {name} in \"Hi {name}\"");
    }
}

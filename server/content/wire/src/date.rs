//! Points in time: `{"$date": "2024-01-02T03:04:05.000Z"}` on the wire, the bare text elsewhere.

use serde_json::{Map, Value, json};
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;
use time::{OffsetDateTime, UtcOffset};

/// Key that marks an object as a point in time.
pub const KEY: &str = "$date";

/// Writes a date as text in UTC with milliseconds, so that texts sort as the dates do.
pub fn format(date: OffsetDateTime) -> String {
    let format = format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");
    // Only years beyond 9999 cannot be written; `read` never gives one.
    let date = date.checked_to_offset(UtcOffset::UTC);
    date.and_then(|date| date.format(&format).ok())
        .unwrap_or_default()
}

/// Reads an ISO date with a time and gives it in the form of [`format()`]; `None` for any other text.
pub fn normalize(text: &str) -> Option<String> {
    read(text).map(format)
}

/// Reads an ISO date with a time. In UTC it may lie beyond the years that have four digits, and is then none.
pub(crate) fn read(text: &str) -> Option<OffsetDateTime> {
    OffsetDateTime::parse(text, &Rfc3339)
        .ok()?
        .checked_to_offset(UtcOffset::UTC)
        .filter(|date| (0..=9999).contains(&date.year()))
}

/// Wraps a date's text in its wire form.
pub fn wrap(date: &str) -> Value {
    json!({ KEY: date })
}

/// Returns the normalized text of a wire date, `{"$date": "…"}` and nothing beside it.
pub fn of_object(object: &Map<String, Value>) -> Option<String> {
    match object.get(KEY) {
        Some(Value::String(text)) if object.len() == 1 => normalize(text),
        _ => None,
    }
}

/// Reads a wire date or the bare text; milliseconds may be left out.
///
/// Returns `None` for anything else, so that a damaged date never hides the item that carries it.
pub fn decode(value: &Value) -> Option<OffsetDateTime> {
    let text = match value {
        Value::String(text) => text.as_str(),
        Value::Object(object) => object.get(KEY)?.as_str()?,
        _ => return None,
    };
    read(text)
}

/// Writes a date in its wire form, `{"$date": …}` in UTC with milliseconds.
pub fn encode(date: OffsetDateTime) -> Value {
    wrap(&format(date))
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn both_forms_are_read_with_and_without_milliseconds() {
        let expected = Some(datetime!(2024-01-02 03:04:05 UTC));
        for value in [
            json!({"$date": "2024-01-02T03:04:05.000Z"}),
            json!({"$date": "2024-01-02T03:04:05Z"}),
            json!("2024-01-02T03:04:05.000Z"),
            json!("2024-01-02T12:04:05+09:00"),
        ] {
            assert_eq!(decode(&value), expected, "{value}");
        }
    }

    #[test]
    fn anything_else_is_no_date() {
        for value in [
            json!(null),
            json!(5),
            json!("soon"),
            json!({"$date": 5}),
            json!({"date": "x"}),
        ] {
            assert_eq!(decode(&value), None, "{value}");
        }
    }

    #[test]
    fn a_date_is_written_in_utc_with_milliseconds() {
        let date = datetime!(2024-01-02 12:04:05.678 +9);
        assert_eq!(encode(date), json!({"$date": "2024-01-02T03:04:05.678Z"}));
    }

    #[test]
    fn a_date_beyond_the_last_year_of_its_form_is_text() {
        for text in ["9999-12-31T23:59:59-00:01", "0000-01-01T00:00:00+00:01"] {
            assert_eq!(normalize(text), None, "{text}");
            assert_eq!(decode(&json!(text)), None, "{text}");
        }
        assert_eq!(
            normalize("9999-12-31T23:59:59+00:01").as_deref(),
            Some("9999-12-31T23:58:59.000Z")
        );
    }

    #[test]
    fn fuzz_a_date_is_kept_in_one_form() {
        let target = fuzzing::Target::new("date", env!("CARGO_MANIFEST_DIR"));
        let words = [
            "2024-02-29",
            "9999-12-31",
            "0000-01-01",
            "T",
            "23:59:60",
            "00:00:00.0000000001",
            "Z",
            "-23:59",
            "+09:00",
        ];
        target.words(&words).texts(|text| {
            let value = json!({ "$date": text });
            let decoded = decode(&value);
            if let Some(kept) = normalize(text) {
                assert_eq!(normalize(&kept).as_ref(), Some(&kept), "{text:?}");
                assert_eq!(decode(&json!(kept)).map(encode), Some(wrap(&kept)), "{text:?}");
                assert!(decoded.is_some(), "{text:?}");
            }
        });
    }

    #[test]
    fn a_day_without_a_time_is_text() {
        assert_eq!(normalize("2024-01-02"), None);
        assert_eq!(
            normalize("2024-01-02T03:04:05Z").as_deref(),
            Some("2024-01-02T03:04:05.000Z")
        );
    }
}

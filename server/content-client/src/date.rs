//! The two ways in which the platform writes a point in time.

use serde_json::{Value, json};
use time::{OffsetDateTime, UtcOffset, format_description::well_known::Rfc3339, macros::format_description};

/// Reads `{"$date": "2024-01-02T03:04:05.000Z"}` or the bare text; milliseconds may be left out.
///
/// Returns `None` for anything else, so that a damaged date never hides the item that carries it.
pub fn decode_date(value: &Value) -> Option<OffsetDateTime> {
    let text = match value {
        Value::String(text) => text.as_str(),
        Value::Object(object) => object.get("$date")?.as_str()?,
        _ => return None,
    };
    OffsetDateTime::parse(text, &Rfc3339).ok()
}

/// Writes a date in the platform's stored form, `{"$date": …}` in UTC with milliseconds.
pub fn encode_date(date: OffsetDateTime) -> Value {
    let format = format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");
    // Formatting fails only for a year that RFC 3339 cannot hold; such a date has no wire form at all.
    let text = date.to_offset(UtcOffset::UTC).format(&format).unwrap_or_default();
    json!({ "$date": text })
}

#[cfg(test)]
mod tests {
    use serde_json::json;
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
            assert_eq!(decode_date(&value), expected, "{value}");
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
            assert_eq!(decode_date(&value), None, "{value}");
        }
    }

    #[test]
    fn a_date_is_written_in_utc_with_milliseconds() {
        let date = datetime!(2024-01-02 12:04:05.678 +9);
        assert_eq!(encode_date(date), json!({"$date": "2024-01-02T03:04:05.678Z"}));
    }
}

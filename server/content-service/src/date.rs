//! Points in time as they are kept and compared.

use serde_json::{Map, Value, json};
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;
use time::{OffsetDateTime, UtcOffset};

/// Key that marks an object as a point in time.
pub(crate) const DATE_KEY: &str = "$date";

/// Writes a date in UTC with milliseconds, so that texts sort as the dates do.
pub(crate) fn format(date: OffsetDateTime) -> String {
    let format = format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");
    // Only years beyond 9999 cannot be written; `parse` never gives one.
    date.to_offset(UtcOffset::UTC).format(&format).unwrap_or_default()
}

/// Reads an ISO date with a time and gives it in the kept form; a text that is none gives `None`.
pub(crate) fn normal(text: &str) -> Option<String> {
    let date = OffsetDateTime::parse(text, &Rfc3339)
        .ok()?
        .to_offset(UtcOffset::UTC);
    (0..=9999).contains(&date.year()).then(|| format(date))
}

/// Wraps a kept date in its wire form.
pub(crate) fn wire(date: &str) -> Value {
    json!({ DATE_KEY: date })
}

/// Returns the kept form of a wire date, `{"$date": "…"}` and nothing beside it.
pub(crate) fn of_object(object: &Map<String, Value>) -> Option<String> {
    match object.get(DATE_KEY) {
        Some(Value::String(text)) if object.len() == 1 => normal(text),
        _ => None,
    }
}

/// Rewrites every wire date below `value` into the kept form.
pub(crate) fn normalize(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(normalize),
        Value::Object(object) => match of_object(object) {
            Some(date) => *value = wire(&date),
            None => object.values_mut().for_each(normalize),
        },
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_below_an_item_get_one_form_and_the_rest_stays() {
        let mut value = json!({"a": [{"$date": "2024-01-02T12:00:00+09:00"}], "b": {"$date": "soon"},
            "c": "2024-01-02T12:00:00+09:00", "d": {"$date": "2024-01-02T12:00:00Z", "x": 1}});
        normalize(&mut value);
        let expected = json!({"a": [{"$date": "2024-01-02T03:00:00.000Z"}], "b": {"$date": "soon"},
            "c": "2024-01-02T12:00:00+09:00", "d": {"$date": "2024-01-02T12:00:00Z", "x": 1}});
        assert_eq!(value, expected);
    }

    #[test]
    fn a_day_without_a_time_is_text() {
        assert_eq!(normal("2024-01-02"), None);
        assert_eq!(
            normal("2024-01-02T03:04:05Z").as_deref(),
            Some("2024-01-02T03:04:05.000Z")
        );
    }
}

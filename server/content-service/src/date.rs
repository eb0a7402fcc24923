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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_without_a_time_is_text() {
        assert_eq!(normal("2024-01-02"), None);
        assert_eq!(
            normal("2024-01-02T03:04:05Z").as_deref(),
            Some("2024-01-02T03:04:05.000Z")
        );
    }
}

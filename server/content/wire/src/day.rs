//! Days of the company's calendar: `2026-01-31`.
//!
//! A day is written with its year first. Spreadsheets in Japan and Korea write that in several ways, and each is read,
//! because it cannot mean another day. `11/2/2026` can, and is no day.

use serde_json::Value;
use time::macros::{format_description, offset};
use time::{Date, Month, OffsetDateTime, UtcOffset};

use crate::date;

/// Where the company is. Japan and Korea have one time, the same in summer.
const COMPANY: UtcOffset = offset!(+9);

/// What stands after the year, after the month and after the day.
const FORMS: [[&str; 3]; 6] = [
    ["-", "-", ""],
    ["/", "/", ""],
    [".", ".", "."],
    [".", ".", ""],
    ["年", "月", "日"],
    ["년", "월", "일"],
];

/// Reads a day: that of a wire date where the company is, or of a text; `None` for one that does not exist.
pub fn of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => of_text(text),
        moment => of_moment(date::decode(moment)?),
    }
}

/// The day of a point in time, where the company is: midnight there is the day before in UTC.
pub fn of_moment(moment: OffsetDateTime) -> Option<String> {
    written(moment.checked_to_offset(COMPANY)?.date())
}

/// Reads the day of a text: of a point in time, or of a day with its year first and with or without a time of the company.
pub fn of_text(text: &str) -> Option<String> {
    let text = text.trim();
    if let Some(moment) = date::read(text) {
        return of_moment(moment);
    }
    let (day, time) = match text.find(':') {
        Some(colon) => text.split_at(text.get(..colon)?.rfind(['T', ' '])?),
        None => (text, ""),
    };
    if !time.is_empty() && !is_time(time.get(1..)?) {
        return None;
    }
    FORMS
        .iter()
        .find_map(|form| parse(day.trim(), form))
        .and_then(written)
}

fn parse(text: &str, [year_end, month_end, day_end]: &[&str; 3]) -> Option<Date> {
    let (year, rest) = text.split_once(year_end)?;
    let (month, day) = rest.split_once(month_end)?;
    let day = day.strip_suffix(day_end)?;
    let year = number(year, 4).filter(|_| year.len() == 4)?;
    let month: Month = u8::try_from(number(month, 2)?).ok()?.try_into().ok()?;
    let day = u8::try_from(number(day, 2)?).ok()?;
    Date::from_calendar_date(i32::from(year), month, day).ok()
}

/// Whether a text is a time such as `0:00` or `09:30:00.000`.
fn is_time(text: &str) -> bool {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Vec<_> = whole.split(':').map(|part| number(part, 2)).collect();
    let limits = [23, 59, 59];
    (2..=3).contains(&parts.len())
        && parts
            .iter()
            .zip(limits)
            .all(|(part, most)| part.is_some_and(|part| part <= most))
        && !fraction.is_empty()
        && fraction.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number of at most so many digits, with spaces around it.
fn number(text: &str, digits: usize) -> Option<u16> {
    let text = text.trim();
    let is_short = (1..=digits).contains(&text.len());
    (is_short && text.bytes().all(|byte| byte.is_ascii_digit()))
        .then(|| text.parse().ok())
        .flatten()
}

fn written(day: Date) -> Option<String> {
    let in_range = (0..=9999).contains(&day.year());
    let format = format_description!("[year]-[month]-[day]");
    in_range.then(|| day.format(&format).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_day_with_its_year_first_is_read_in_whatever_form_a_spreadsheet_gives_it() {
        for text in [
            "2026-11-02",
            " 2026-11-2 ",
            "2026/11/2",
            "2026/11/02 0:00",
            "2026/11/02 00:00:00",
            "2026.11.02",
            "2026. 11. 2.",
            "2026. 11. 2",
            "2026年11月2日",
            "2026년 11월 2일",
            "2026-11-02T10:00:00",
            "2026-11-02T10:00:00.250",
        ] {
            assert_eq!(of(&json!(text)).as_deref(), Some("2026-11-02"), "{text}");
        }
    }

    #[test]
    fn what_may_mean_another_day_or_none_is_no_day() {
        for value in [
            json!("11/2/2026"),
            json!("2/11/2026"),
            json!("26/11/2"),
            json!("2026-02-30"),
            json!("2026/13/1"),
            json!("2026/2026/2"),
            json!("2026/11"),
            json!("20261102"),
            json!("45963"),
            json!(45963),
            json!("soon"),
            json!("2026-11-02 or later"),
            json!("2026-11-02 25:00"),
            json!("2026-11-02 10:00 PM"),
            json!("2026-11/02"),
            json!("+026-11-02"),
            json!("日本語の日付です"),
            json!({"$date": "2026-11-02"}),
        ] {
            assert_eq!(of(&value), None, "{value}");
        }
    }

    #[test]
    fn a_point_in_time_is_a_day_where_the_company_is() {
        for (value, expected) in [
            (json!({"$date": "2026-11-01T15:00:00.000Z"}), "2026-11-02"),
            (json!({"$date": "2026-11-02T14:59:59.999Z"}), "2026-11-02"),
            (json!({"$date": "2026-11-02T00:00:00.000Z"}), "2026-11-02"),
            (json!("2026-12-31T15:00:00Z"), "2027-01-01"),
            (json!("2026-11-02T00:00:00+09:00"), "2026-11-02"),
            (json!("2026-11-02T23:00:00-05:00"), "2026-11-03"),
        ] {
            assert_eq!(of(&value).as_deref(), Some(expected), "{value}");
        }
        assert_eq!(of(&json!({"$date": "9999-12-31T20:00:00Z"})), None);
    }
}

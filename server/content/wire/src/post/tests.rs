//! Details of positions, good and bad.

use serde_json::{Value, json};

use super::*;

fn read(post: &Value) -> Details {
    details(post.as_object().unwrap())
}

#[test]
fn what_is_filled_in_is_read_and_what_is_not_is_absent() {
    let post = json!({
        "title": "t", "date": "2026-01-31", "employmentType": "FULL_TIME",
        "pay": {"currency": "JPY", "min": 5_000_000, "max": 5_000_000, "unit": "YEAR"},
        "place": " Minato-ku ", "placeCountry": "JP", "remote": "FULL", "remoteFrom": ["Japan"],
        "process": [" Portfolio ", "Interview"], "closingDate": {"$date": "2026-01-31T00:00:00.000Z"},
    });
    let expected = json!({
        "employmentType": "FULL_TIME",
        "pay": {"currency": "JPY", "min": 5_000_000, "max": 5_000_000, "unit": "YEAR"},
        "place": "Minato-ku", "placeCountry": "JP", "remote": "FULL", "remoteFrom": ["Japan"],
        "process": ["Portfolio", "Interview"], "closingDate": "2026-01-31",
    });
    let details = read(&post);
    assert_eq!((Value::Object(details.fields), details.bad), (expected, vec![]));
    for empty in [
        json!({}),
        json!({"employmentType": null, "pay": "", "place": " ", "placeCountry": null, "process": [], "remoteFrom": []}),
    ] {
        assert_eq!(read(&empty), Details::default(), "{empty}");
    }
    assert_eq!(
        read(&json!({"pay": " By agreement "})).fields["pay"],
        "By agreement"
    );
    let moment = json!({"closingDate": "2026-01-31T10:00:00Z"});
    assert_eq!(read(&moment).fields["closingDate"], "2026-01-31");
}

#[test]
fn a_bad_field_is_named_with_its_reason_and_the_others_are_read() {
    let long = "あ".repeat(TEXT_MAX + 1);
    for (post, expected) in [
        (
            json!({"employmentType": "full time"}),
            "`employmentType` must be one of FULL_TIME, PART_TIME",
        ),
        (
            json!({"remote": true}),
            "`remote` must be one of FULL, PARTLY, NONE",
        ),
        (
            json!({"pay": 5}),
            "`pay` must be one line of at most 200 characters, or have currency",
        ),
        (json!({"pay": "a\nb"}), "`pay` must be one line"),
        (
            pay(&json!("yen"), 1, 2, "YEAR"),
            "`pay` currency must be the code of a currency: 3",
        ),
        (
            pay(&json!("JPY"), 1, 2, "YEARLY"),
            "`pay` unit must be one of HOUR, DAY",
        ),
        (pay(&json!("JPY"), 2, 1, "YEAR"), "`pay` has a min above its max"),
        (
            pay(&json!("JPY"), 0, 1, "YEAR"),
            "`pay` min must be a whole number from 1 to",
        ),
        (
            pay(&json!("JPY"), 1, AMOUNT_MAX + 1, "YEAR"),
            "`pay` max must be a whole number",
        ),
        (
            json!({"pay": {"currency": "JPY", "min": 1, "unit": "YEAR"}}),
            "`pay` max must be",
        ),
        (json!({"pay": {"bonus": 1}}), "`pay` has the unknown part bonus"),
        (
            json!({"place": long, "placeCountry": "JP"}),
            "`place` must be one line of at most 200",
        ),
        (
            json!({"place": "Minato-ku"}),
            "`place` needs `placeCountry` beside it",
        ),
        (
            json!({"placeCountry": "JP"}),
            "`placeCountry` needs `place` beside it",
        ),
        (
            json!({"place": "a", "placeCountry": "jp"}),
            "`placeCountry` must be the code of a country: 2",
        ),
        (
            json!({"remote": "PARTLY", "remoteFrom": ["Japan"]}),
            "`remoteFrom` needs `remote` to be FULL",
        ),
        (
            json!({"process": "Interview"}),
            "`process` must be a list of texts",
        ),
        (json!({"process": ["a", " "]}), "`process` has an empty text"),
        (
            json!({"process": ["a", 7]}),
            "`process` has a text that must be a text",
        ),
        (
            json!({"process": vec!["a"; LIST_MAX + 1]}),
            "`process` must have at most 12 texts",
        ),
        (
            json!({"closingDate": "2026-02-29"}),
            "`closingDate` must be a day that exists",
        ),
        (
            json!({"closingDate": "2026-01-31 or earlier"}),
            "`closingDate` must be a day that exists",
        ),
        (
            json!({"date": "2026-02-02", "closingDate": "2026-02-01"}),
            "`closingDate` lies before `date`",
        ),
    ] {
        let details = read(&post);
        let [bad] = details.bad.as_slice() else {
            panic!("{post}: {:?}", details.bad);
        };
        assert!(bad.to_string().starts_with(expected), "{bad}");
        assert!(!details.fields.contains_key(bad.field), "{post}");
        let mut whole = post;
        whole["jobDescription"] = json!("<p>Work</p>");
        assert_eq!(check(whole.as_object().unwrap()), Err(vec![bad.clone()]));
    }
}

#[test]
fn items_that_are_no_posts_may_call_their_fields_alike() {
    let place = json!({"place": 7, "remote": {"host": "a"}});
    assert_eq!(check(place.as_object().unwrap()), Ok(()));
}

fn pay(currency: &Value, min: u64, max: u64, unit: &str) -> Value {
    json!({"pay": {"currency": currency, "min": min, "max": max, "unit": unit}})
}

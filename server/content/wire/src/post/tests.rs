//! Details of positions, good and bad.

use serde_json::{Value, json};

use super::*;

fn read(post: &Value) -> Details {
    details(post.as_object().unwrap())
}

/// The details as a page gets them.
fn shown(details: &Details) -> Value {
    json!(details.shown)
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
    assert_eq!((shown(&details), details.bad), (expected, vec![]));
    assert_eq!(details.date.as_deref(), Some("2026-01-31"));
    for empty in [
        json!({}),
        json!({"date": " ", "title": "", "employmentType": null, "pay": "", "place": " ", "placeCountry": null, "process": [], "remoteFrom": []}),
    ] {
        assert_eq!(read(&empty), Details::default(), "{empty}");
    }
    assert_eq!(
        shown(&read(&json!({"pay": " By agreement "})))["pay"],
        "By agreement"
    );
    let moment = json!({"closingDate": "2026-01-31T10:00:00Z"});
    assert_eq!(shown(&read(&moment))["closingDate"], "2026-01-31");
}

#[test]
fn conditions_of_work_are_lines_of_text_of_their_own_fields() {
    let fields = [
        "dutiesRange",
        "placeRange",
        "contractTerm",
        "trialPeriod",
        "workHours",
        "breaks",
        "holidays",
        "overtime",
        "fixedOvertime",
        "insurance",
        "smoking",
        "recruiter",
    ];
    for field in fields {
        let details = read(&json!({ field: " 10:00–19:00 " }));
        assert_eq!(shown(&details), json!({"conditions": {field: "10:00–19:00"}}));
        assert_eq!(details.shown.text_bytes(), "10:00–19:00".len());
        let known: PostDetails = serde_json::from_value(shown(&details)).unwrap();
        assert_eq!(known, details.shown);
        assert_eq!(shown(&read(&json!({ field: " " }))), json!({}));
        for bad in [json!(1), json!("a\nb"), json!("x".repeat(TEXT_MAX + 1))] {
            let details = read(&json!({ field: bad }));
            let named: Vec<_> = details.bad.iter().map(|bad| bad.field).collect();
            assert_eq!((named, details.shown.is_empty()), (vec![field], true));
        }
    }
    let all: Map<_, _> = fields
        .iter()
        .map(|field| ((*field).to_owned(), json!("x")))
        .collect();
    assert_eq!(
        shown(&read(&Value::Object(all.clone())))["conditions"],
        Value::Object(all)
    );
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
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
        assert_eq!(shown(&details).get(bad.field), None, "{post}");
        let mut whole = post;
        whole["jobDescription"] = json!("<p>Work</p>");
        assert_eq!(check(whole.as_object().unwrap()), Err(vec![bad.clone()]));
    }
}

#[test]
fn a_date_that_is_no_day_is_a_bad_detail_and_no_other_day() {
    for date in [
        json!("11/2/2026"),
        json!("2026-02-30"),
        json!("45963"),
        json!(45963),
        json!({"$date": "2026-11-02"}),
        json!(["2026-11-02"]),
    ] {
        let post = json!({"date": date, "jobDescription": "<p>Work</p>"});
        let details = read(&post);
        assert_eq!((details.date, details.bad.len()), (None, 1), "{post}");
        let errors = check(post.as_object().unwrap()).unwrap_err();
        let error = &errors[0];
        assert_eq!(error.field, "date");
        let expected = format!("must be a day that exists, such as 2026-01-31, and is {date}");
        assert_eq!(error.reason.to_string(), expected);
    }
    let tokyo = json!({"date": {"$date": "2026-11-01T15:00:00.000Z"}});
    assert_eq!(read(&tokyo).date.as_deref(), Some("2026-11-02"));
}

#[test]
fn days_of_a_spreadsheet_get_the_form_that_is_kept_and_others_stay() {
    let mut post = json!({
        "title": "2026/1/2", "date": "2026/1/2", "closingDate": "2026. 2. 3.", "process": ["2026/1/2"],
    });
    let post = post.as_object_mut().unwrap();
    let read = |field, written: &str, day: &str| ReadDay {
        field,
        written: written.to_owned(),
        day: day.to_owned(),
    };
    let expected = [
        read("date", "2026/1/2", "2026-01-02"),
        read("closingDate", "2026. 2. 3.", "2026-02-03"),
    ];
    assert_eq!(normalize_days(post), expected);
    let kept = json!({
        "title": "2026/1/2", "date": "2026-01-02", "closingDate": "2026-02-03", "process": ["2026/1/2"],
    });
    assert_eq!(json!(post), kept);
    assert_eq!(normalize_days(post), []);
    for other in [
        json!("2026-01-31T10:00:00Z"),
        json!("soon"),
        json!(7),
        json!({"$date": "2026-01-31T10:00:00.000Z"}),
        json!(null),
    ] {
        let mut post = json!({"date": other});
        assert_eq!(normalize_days(post.as_object_mut().unwrap()), []);
        assert_eq!(post["date"], other);
    }
}

#[test]
fn a_title_is_seen() {
    for (title, code) in [
        ("\u{200b}\u{200b}", "U+200B"),
        ("Composer\u{202e}", "U+202E"),
        ("\u{2066}Composer", "U+2066"),
        ("\u{3164}", "U+3164"),
        ("a\u{7f}", "U+007F"),
    ] {
        let post =
            json!({"title": title, "jobDescription": "a", "requiredSkills": "b", "preferredSkills": "c"});
        let post = post.as_object().unwrap();
        let expected = BadDetail {
            field: "title",
            reason: Code::Unseen.with("character", code),
        };
        assert_eq!(check(post), Err(vec![expected.clone()]), "{title:?}");
        assert_eq!(faults(post), [expected]);
    }
    let post = json!({"title": "作曲家 🎮️ (신입)", "jobDescription": "a"});
    assert_eq!(check(post.as_object().unwrap()), Ok(()));
}

#[test]
fn items_that_are_no_posts_may_call_their_fields_alike() {
    let place = json!({"place": 7, "remote": {"host": "a"}});
    assert_eq!(check(place.as_object().unwrap()), Ok(()));
}

fn pay(currency: &Value, min: u64, max: u64, unit: &str) -> Value {
    json!({"pay": {"currency": currency, "min": min, "max": max, "unit": unit}})
}

#[test]
fn every_value_of_an_enumeration_has_the_name_that_is_read() {
    fn check<T: details::Named + serde::Serialize>(count: usize) {
        assert_eq!(T::NAMED.len(), count);
        for (name, value) in T::NAMED {
            assert_eq!(json!(value), json!(name));
        }
    }
    check::<EmploymentType>(8);
    check::<Remote>(3);
    check::<PayUnit>(5);
}

#[test]
fn texts_are_weighed_and_nothing_weighs_nothing() {
    let fields = json!({"pay": "ab", "place": "cde", "placeCountry": "JP", "process": ["f", "gh"]});
    let details = read(&fields).shown;
    assert_eq!((details.text_bytes(), details.is_empty()), (8, false));
    let none = PostDetails::default();
    assert_eq!((none.text_bytes(), none.is_empty()), (0, true));
}

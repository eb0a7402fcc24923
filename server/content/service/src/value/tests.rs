use serde_json::json;

use super::*;

fn number(value: &Value) -> Number {
    value.as_number().unwrap().clone()
}

#[test]
fn the_size_of_json_is_about_that_of_its_text() {
    let value = serde_json::json!({"a": ["text", 123_456, {"b": null}], "long": "x".repeat(1000)});
    let (size, text) = (json_size(&value), value.to_string().len());
    assert!(size >= text && size < text + 50, "{size} {text}");
}

#[test]
fn numbers_compare_exactly() {
    let in_order = [
        json!(-1e300),
        json!(i64::MIN),
        json!(-1.5),
        json!(-1),
        json!(0),
        json!(0.5),
        json!(1),
        json!(9_007_199_254_740_993_i64),
        json!(i64::MAX),
        json!(1e300),
    ];
    for (left_place, left) in in_order.iter().enumerate() {
        for (right_place, right) in in_order.iter().enumerate() {
            let expected = left_place.cmp(&right_place);
            assert_eq!(
                compare_numbers(&number(left), &number(right)),
                expected,
                "{left} {right}"
            );
        }
    }
    assert_eq!(
        compare_numbers(&number(&json!(2)), &number(&json!(2.0))),
        Ordering::Equal
    );
}

#[test]
fn equal_values_share_their_canonical_text_and_others_do_not() {
    for (left, right, expected) in [
        (json!(0), json!(-0.0), true),
        (json!(10), json!(10.0), true),
        (json!(1), json!("1"), false),
        (json!(1.5), json!(1), false),
        (json!({"a": 1, "b": [2]}), json!({"b": [2.0], "a": 1}), true),
        (json!({"a": "1,\"b\":2"}), json!({"a": "1", "b": 2}), false),
        (json!([1, [2]]), json!([[1], 2]), false),
        (json!(null), json!(false), false),
    ] {
        assert_eq!(canonical(&left) == canonical(&right), expected, "{left} {right}");
    }
}

#[test]
fn numbers_have_one_form() {
    let table = [
        (json!(1.5), json!(1.5)),
        (json!(2.0), json!(2.0)),
        (json!(i64::MIN), json!(i64::MIN)),
        (json!(u64::MAX), json!(18_446_744_073_709_551_615_f64)),
        (
            json!(1_152_921_504_606_846_976_f64),
            json!(1_152_921_504_606_846_976_i64),
        ),
        (json!(-9_223_372_036_854_775_808_f64), json!(i64::MIN)),
    ];
    for (value, expected) in table {
        assert_eq!(normal_number(&number(&value)), number(&expected), "{value}");
    }
}

#[test]
fn a_date_that_does_not_exist_is_refused() {
    for (text, is_kept) in [
        ("2024-02-29T00:00:00Z", true),
        ("2023-02-29T00:00:00Z", false),
        ("2024-04-31T10:00:00.000Z", false),
        ("2024-13-01T00:00:00Z", false),
        ("2024-01-01T25:00:00Z", false),
        ("0000-00-00T00:00:00Z", false),
        ("soon", true),
        ("2024-01-01", true),
    ] {
        let mut fields = Map::from_iter([("a".to_owned(), serde_json::json!([{ "$date": text }]))]);
        assert_eq!(normalize(&mut fields).is_ok(), is_kept, "{text}");
    }
}

#[test]
fn dates_below_an_item_get_one_form_and_the_rest_stays() {
    let value = json!({"a": [{"$date": "2024-01-02T12:00:00+09:00"}], "b": {"$date": "soon"},
        "c": "2024-01-02T12:00:00+09:00", "d": {"$date": "2024-01-02T12:00:00Z", "x": 1}});
    let expected = json!({"a": [{"$date": "2024-01-02T03:00:00.000Z"}], "b": {"$date": "soon"},
        "c": "2024-01-02T12:00:00+09:00", "d": {"$date": "2024-01-02T12:00:00Z", "x": 1}});
    let mut fields = value.as_object().unwrap().clone();
    normalize(&mut fields).unwrap();
    assert_eq!(Value::from(fields), expected);
}

#[test]
fn what_no_database_can_hold_is_refused() {
    for (value, error) in [
        (json!({"a": "\0"}), ValueError::Nul),
        (json!({"a": [{"b\0": 1}]}), ValueError::Nul),
        (json!({"": 1}), ValueError::Nameless),
        (json!({"a": {"": 1}}), ValueError::Nameless),
    ] {
        assert_eq!(
            normalize(&mut value.as_object().unwrap().clone()),
            Err(error),
            "{value}"
        );
    }
}

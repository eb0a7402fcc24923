use super::*;

const BOUNDS: Bounds = Bounds {
    tree: 1_000_000,
    entries: 3,
};

/// What was counted until a text was refused.
fn counted(text: &[u8]) -> usize {
    let mut scale = Scale::new(BOUNDS);
    let weigher = Weigher {
        scale: &mut scale,
        place: JsonPlace::Body,
    };
    weigher
        .deserialize(&mut serde_json::Deserializer::from_slice(text))
        .unwrap_err();
    assert!(matches!(scale.refused, Some(Refused::Tree)));
    scale.weight
}

#[test]
fn a_tree_beyond_the_limit_is_refused_where_it_passes_it() {
    let many = 1_000_000;
    for (entry, largest) in [
        ("0,", VALUE),
        ("{},", VALUE),
        ("[],", VALUE),
        ("null,", VALUE),
        (r#"{"":0},"#, VALUE + OBJECT + FIELD + VALUE),
        (r#"{"a":0,"b":0},"#, 2 * (VALUE + OBJECT + FIELD + VALUE)),
        (r#""","#, VALUE),
    ] {
        for head in ["[", r#"{"dataItem":{"data":{"x":["#] {
            // What follows the limit is no JSON: it is not looked at.
            let text = format!("{head}{}!", entry.repeat(many / VALUE + 2));
            let weight = counted(text.as_bytes());
            assert!(
                weight > BOUNDS.tree && weight <= BOUNDS.tree + largest,
                "{entry}: {weight}"
            );
        }
    }
}

#[test]
fn a_list_of_too_many_entries_is_refused_at_the_first_one_too_many() {
    for list in LISTS {
        let text = format!(r#"{{"a":[1,2,3,4],"b":{{"{list}":[1,2,3,4]}},"{list}":[1,2,3]}}"#);
        assert!(weigh(text.as_bytes(), BOUNDS).is_ok(), "{list}");
        let text = format!(r#"{{"{list}":[1,2,3,{{}},!"#);
        let refused = weigh(text.as_bytes(), BOUNDS).unwrap_err();
        assert!(
            matches!(refused, Refused::Entries(name) if name == list),
            "{list}"
        );
    }
}

#[test]
fn no_name_hides_a_tree_in_a_text() {
    let hidden = format!(r#"{{"a":{{"{RESERVED}":"[0,0,0,0]"}}}}"#);
    assert!(matches!(
        weigh(hidden.as_bytes(), BOUNDS),
        Err(Refused::Syntax(_))
    ));
    let escaped = hidden.replace('$', r"\u0024");
    assert!(matches!(
        weigh(escaped.as_bytes(), BOUNDS),
        Err(Refused::Syntax(_))
    ));
}

#[test]
fn what_is_no_json_is_refused_as_such() {
    for text in ["", "{", "{} x", "[1,]", "\u{1}"] {
        assert!(
            matches!(weigh(text.as_bytes(), BOUNDS), Err(Refused::Syntax(_))),
            "{text}"
        );
    }
}

//! Every operator beside its wire form.

use super::*;

#[test]
fn every_operator_has_its_wire_form() {
    let field = || "f".to_owned();
    let one = || vec![json!(1)];
    let table = [
        (Filter::Eq(field(), json!(null)), json!({"f": null})),
        (Filter::Ne(field(), json!(1)), json!({"f": {"$ne": 1}})),
        (Filter::Gt(field(), json!(1)), json!({"f": {"$gt": 1}})),
        (Filter::Ge(field(), json!(1)), json!({"f": {"$gte": 1}})),
        (Filter::Lt(field(), json!(1)), json!({"f": {"$lt": 1}})),
        (Filter::Le(field(), json!(1)), json!({"f": {"$lte": 1}})),
        (
            Filter::StartsWith(field(), "a".into()),
            json!({"f": {"$startsWith": "a"}}),
        ),
        (
            Filter::EndsWith(field(), "a".into()),
            json!({"f": {"$endsWith": "a"}}),
        ),
        (
            Filter::Contains(field(), "a".into()),
            json!({"f": {"$contains": "a"}}),
        ),
        (Filter::HasSome(field(), one()), json!({"f": {"$hasSome": [1]}})),
        (Filter::HasAll(field(), one()), json!({"f": {"$hasAll": [1]}})),
        (Filter::In(field(), one()), json!({"f": {"$in": [1]}})),
        (Filter::Exists(field(), true), json!({"f": {"$exists": true}})),
        (
            Filter::And(vec![Filter::Eq(field(), json!(1))]),
            json!({"$and": [{"f": 1}]}),
        ),
        (
            Filter::Or(vec![Filter::Eq(field(), json!(1))]),
            json!({"$or": [{"f": 1}]}),
        ),
        (
            Filter::Not(Box::new(Filter::Eq(field(), json!(1)))),
            json!({"$not": {"f": 1}}),
        ),
    ];
    for (filter, wire) in table {
        assert_eq!(filter.to_wire(), wire);
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn section_7_every_named_operator_can_be_built() {
    let f = || Filter::default();
    let one = || vec![json!(1)];
    let table = [
        ("eq", f().eq("f", 1), json!({"f": 1})),
        ("ne", f().ne("f", 1), json!({"f": {"$ne": 1}})),
        ("ge", f().ge("f", 1), json!({"f": {"$gte": 1}})),
        ("gt", f().gt("f", 1), json!({"f": {"$gt": 1}})),
        ("le", f().le("f", 1), json!({"f": {"$lte": 1}})),
        ("lt", f().lt("f", 1), json!({"f": {"$lt": 1}})),
        (
            "startsWith",
            f().starts_with("f", "a"),
            json!({"f": {"$startsWith": "a"}}),
        ),
        (
            "endsWith",
            f().ends_with("f", "a"),
            json!({"f": {"$endsWith": "a"}}),
        ),
        (
            "contains",
            f().contains("f", "a"),
            json!({"f": {"$contains": "a"}}),
        ),
        (
            "hasSome",
            f().has_some("f", one()),
            json!({"f": {"$hasSome": [1]}}),
        ),
        ("hasAll", f().has_all("f", one()), json!({"f": {"$hasAll": [1]}})),
        ("in", f().one_of("f", one()), json!({"f": {"$in": [1]}})),
        ("exists", f().exists("f"), json!({"f": {"$exists": true}})),
        ("isEmpty", f().eq("f", Value::Null), json!({"f": null})),
        (
            "isNotEmpty",
            f().ne("f", Value::Null),
            json!({"f": {"$ne": null}}),
        ),
        (
            "or",
            f().eq("f", 1).or(f().eq("g", 2)),
            json!({"$or": [{"f": 1}, {"g": 2}]}),
        ),
        (
            "and",
            f().eq("f", 1).and(f().eq("g", 2)),
            json!({"$and": [{"f": 1}, {"g": 2}]}),
        ),
        ("not", f().not(f().eq("f", 1)), json!({"$not": {"f": 1}})),
    ];
    for (name, filter, wire) in table {
        assert_eq!(filter.to_wire(), wire, "{name}");
    }
}

#[test]
fn chained_conditions_make_one_flat_list() {
    let f = || Filter::default();
    let table = [
        (f(), json!({})),
        (
            f().eq("a", 1)
                .eq("b", 2)
                .ge("c", 3)
                .lt("c", 4)
                .and(f().eq("d", 5).eq("e", 6)),
            json!({"$and": [{"a": 1}, {"b": 2}, {"c": {"$gte": 3}}, {"c": {"$lt": 4}}, {"d": 5}, {"e": 6}]}),
        ),
        (
            f().eq("a", 1).or(f().eq("b", 2)).or(f().eq("c", 3)),
            json!({"$or": [{"a": 1}, {"b": 2}, {"c": 3}]}),
        ),
        (
            f().eq("a", 1).or(f().eq("b", 2).or(f().eq("c", 3))),
            json!({"$or": [{"a": 1}, {"b": 2}, {"c": 3}]}),
        ),
        (
            f().eq("a", 1).eq("b", 2).or(f().eq("c", 3)).eq("d", 4),
            json!({"$and": [{"$or": [{"$and": [{"a": 1}, {"b": 2}]}, {"c": 3}]}, {"d": 4}]}),
        ),
    ];
    for (filter, wire) in table {
        assert_eq!(filter.to_wire(), wire);
    }
}

#[test]
fn an_empty_side_gives_the_other() {
    let f = || Filter::default();
    for filter in [
        f().or(f().eq("a", 1)),
        f().eq("a", 1).or(f()),
        f().and(f().eq("a", 1)),
        f().eq("a", 1).and(f()),
    ] {
        assert_eq!(filter.to_wire(), json!({"a": 1}));
    }
    assert!(f().or(f()).is_empty());
}

#[test]
fn not_drops_what_was_built_so_far_and_cancels_itself() {
    let f = || Filter::default();
    assert_eq!(
        f().eq("a", 1).not(f().eq("b", 2)).to_wire(),
        json!({"$not": {"b": 2}})
    );
    assert_eq!(f().not(f().not(f().eq("b", 2))).to_wire(), json!({"b": 2}));
}

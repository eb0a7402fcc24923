//! Documents of attackers, each with its kind and what holds it off.

use serde_json::{Value, json};

/// What holds an attack off.
pub(super) enum Held {
    /// The first error has this in its message.
    Says(&'static str),
    /// The first error is about an input of this name.
    Field(&'static str),
    /// It is taken for what it is, and this is its result.
    Harmless(Value),
}
use Held::{Field, Harmless, Says};

/// A kind of attack, its document, and what holds it off.
pub(super) type Document = (&'static str, String, Held);
/// As many pieces with a number each.
pub(super) fn many(count: usize, piece: impl Fn(usize) -> String) -> String {
    (0..count).map(piece).collect::<Vec<_>>().join(" ")
}

/// A piece within others that open and close so many times.
pub(super) fn nested(levels: usize, open: &str, inner: &str, close: &str) -> String {
    format!("{}{inner}{}", open.repeat(levels), close.repeat(levels))
}

const CIRCLE: &str = "{ ...A } fragment A on Query { ...B } fragment B on Query { ...C }
    fragment C on Query { countThings ...A }";

/// Documents whose shape multiplies.
pub(super) fn shapes() -> Vec<Document> {
    let spread = |n: usize| format!("fragment F{n} on Query {{ ...F{0} ...F{0} ...F{0} }}", n + 1);
    let in_fragments = |levels| nested(levels, "... { ", "countThings", " }");
    let names = |count| many(count, |n| format!("n{n}: name"));
    let types = |levels| nested(levels, "fields { type { ", "name", " } }");
    vec![
        (
            "depth",
            nested(60, "{ items ", "", "}"),
            Says("deeper than 20 levels"),
        ),
        (
            "breadth",
            format!("{{ {} }}", many(501, |n| format!("f{n}"))),
            Says("more than 500 fields"),
        ),
        (
            "aliases by the thousand",
            format!("{{ dataCollections {{ {} }} }}", names(2000)),
            Says("more than 500 fields"),
        ),
        (
            "calls under many names",
            format!("{{ {} }}", many(400, |n| format!("c{n}: countThings"))),
            Says("more than 10 calls"),
        ),
        (
            "calls in fragments",
            format!(
                "{{ ...F ...F }} fragment F on Query {{ {} }}",
                many(6, |n| format!("c{n}: countThings"))
            ),
            Says("more than 10 calls"),
        ),
        (
            "a fragment that spreads itself",
            "{ ...F } fragment F on Query { ...F }".to_owned(),
            Says("The document"),
        ),
        ("fragments in a circle", CIRCLE.to_owned(), Says("The document")),
        (
            "fragments that multiply",
            format!(
                "{{ ...F0 }} {} fragment F40 on Query {{ countThings }}",
                many(40, spread)
            ),
            Says("The document"),
        ),
        (
            "a fragment that is nowhere",
            "{ ...Nowhere }".to_owned(),
            Says("Unknown fragment"),
        ),
        (
            "fragments that nobody spreads",
            format!(
                "{{ countThings }} {}",
                many(150, |n| format!("fragment F{n} on Query {{ countThings }}"))
            ),
            Says("is never used"),
        ),
        (
            "inline fragments in each other",
            format!("{{ {} }}", in_fragments(30)),
            Says("deeper than 20 levels"),
        ),
        (
            "nested introspection",
            format!("{{ __schema {{ types {{ {} }} }} }}", types(12)),
            Says("deeper than 20 levels"),
        ),
        (
            "introspection that goes round",
            format!(
                "{{ __schema {{ queryType {{ ...T }} }} }} fragment T on __Type {{ {} ...T }}",
                "name"
            ),
            Says("The document"),
        ),
        (
            "brackets without end",
            "{[(".repeat(20_000),
            Says("more than 200 opening brackets"),
        ),
        (
            "a list in lists",
            format!("{{ countThings(filter: {}) }}", nested(199, "[", "1", "]")),
            Says("more than 200 opening brackets"),
        ),
        (
            "an object in objects",
            format!("{{ countThings(filter: {}) }}", nested(150, "{a: ", "1", "}")),
            Field("filter"),
        ),
        (
            "a long comment",
            format!("{{ countThings }} #{}", "-".repeat(65_536)),
            Says("longer than 65536 bytes"),
        ),
    ]
}

/// Documents of which the library would say the same thousands of times, and long.
pub(super) fn repeats() -> Vec<Document> {
    let long = "L".repeat(30_000);
    let declared = |count| many(count, |n| format!("$v{n}: Int"));
    let used = |count| many(count, |n| format!("$v{n}"));
    let arguments = |count| many(count, |n| format!("a{n}: 1"));
    let operations = |count| many(count, |n| format!("query Q{n} {{ ...F }}"));
    vec![
        (
            "a long name of a field",
            format!("{{ {long} }}"),
            Says("a name longer than 512 bytes"),
        ),
        (
            "a long name of an operation",
            format!("query {long}({}) {{ countThings }}", declared(100)),
            Says("a name longer than 512 bytes"),
        ),
        (
            "variables that nobody uses",
            format!("query Q({}) {{ countThings }}", declared(5000)),
            Says("more than 200 variables"),
        ),
        (
            "variables that nobody declares",
            format!("{{ countThings(filter: [{}]) }}", used(9000)),
            Says("more than 200 variables"),
        ),
        (
            "the same in many operations",
            format!(
                "{} fragment F on Query {{ countThings(filter: [{}]) }}",
                operations(90),
                used(200)
            ),
            Says("is not defined by operation"),
        ),
        (
            "arguments by the thousand",
            format!(
                "{{ dataCollections {{ name({}) {} }} }}",
                arguments(5000),
                "name ".repeat(480)
            ),
            Says("more than 5 arguments"),
        ),
        (
            "arguments that differ",
            format!(
                "{{ dataCollections {{ name({}) {} }} }}",
                arguments(5),
                "name ".repeat(480)
            ),
            Says("argument"),
        ),
        (
            "one argument many times",
            format!("{{ countThings({}) }}", "filter: {} ".repeat(5)),
            Says("only be one argument"),
        ),
        (
            "a directive by the thousand",
            format!("{{ countThings {} }}", "@skip(if: true) ".repeat(150)),
            Says("Duplicate directive"),
        ),
        (
            "a directive with many arguments",
            format!("{{ countThings @skip({}) }}", arguments(5000)),
            Says("Directive \"@skip\""),
        ),
        (
            "a directive of the schema's",
            "{ countThings @deprecated(reason: \"x\") }".to_owned(),
            Says("may not be used on \"FIELD\""),
        ),
        (
            "several operations",
            "query A { countThings } query B { countThings }".to_owned(),
            Says("peration"),
        ),
    ]
}

/// Documents that are odd in other ways.
pub(super) fn oddities() -> Vec<Document> {
    vec![
        (
            "an unknown directive",
            "{ countThings @evil }".to_owned(),
            Says("Unknown directive"),
        ),
        (
            "a comment and nothing else",
            "# nothing".to_owned(),
            Says(" --> 1:10"),
        ),
        (
            "a text without an end",
            "{ countThings(filter: \"\"\" ) }".to_owned(),
            Says(" --> 1:25"),
        ),
        (
            "an unknown field",
            "{ countThing }".to_owned(),
            Says("Unknown field \"countThing\" on type \"Query\"."),
        ),
        (
            "a field that objects inherit",
            "{ __proto__ constructor }".to_owned(),
            Says("Unknown field"),
        ),
        (
            "a name that objects inherit",
            "{ __proto__: countThings }".to_owned(),
            Harmless(json!({"__proto__": 3})),
        ),
        (
            "a subscription",
            "subscription { countThings }".to_owned(),
            Says("not configured for subscriptions"),
        ),
        (
            "a change in a query",
            "query { removeThings(id: \"i0\") { id } }".to_owned(),
            Says("Unknown field"),
        ),
        (
            "an operation twice",
            "query A { countThings } query A { countThings }".to_owned(),
            Says("is defined twice"),
        ),
        (
            "a statement in a name",
            "{ countThings; DROP TABLE items }".to_owned(),
            Says(" --> 1:"),
        ),
    ]
}

//! The page refuses by the same limits as the desk, before anything is sent: it has them from here.

use std::{env, fs, path::Path};

use content_service::store::ITEM_MAX;
use content_wire::html::{DEPTH_MAX, ELEMENTS_MAX};

use super::{POST_BYTES_MAX, POSTS_MAX};
use crate::positions::TEMPLATE_NAME_MAX;

/// Writes the file anew when it is set.
const UPDATE: &str = "UPDATE_CONTRACT";

/// The file, from this crate's folder.
const FILE: &str = "../../../frontend/desk/api/limits.ts";

const HEAD: &str =
    "/** Limits of the desk. Written by `UPDATE_CONTRACT=1 cargo test --workspace --lib contract` from its constants. */
";

/// The limits, each with what is said of it.
fn limits() -> String {
    let each = [
        (
            "ITEM_BYTES_MAX",
            ITEM_MAX,
            "Most bytes of what is kept of a position in one language.",
        ),
        (
            "POST_BYTES_MAX",
            POST_BYTES_MAX,
            "Those of them that are left for its fields, as JSON.",
        ),
        ("ELEMENTS_MAX", ELEMENTS_MAX, "Most elements of a formatted text."),
        (
            "DEPTH_MAX",
            DEPTH_MAX,
            "Most elements of a formatted text inside each other.",
        ),
        (
            "IMPORT_POSTS_MAX",
            POSTS_MAX,
            "Most posts that are looked at in one call.",
        ),
        (
            "TEMPLATE_NAME_MAX",
            TEMPLATE_NAME_MAX,
            "Longest name of a template, in characters.",
        ),
    ];
    let lines = each
        .map(|(name, value, said)| format!("\n/** {said} */\nexport const {name} = {};\n", grouped(value)));
    format!("{HEAD}{}", lines.concat())
}

/// A number with its thousands apart.
fn grouped(value: usize) -> String {
    let digits = value.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(String::from_utf8_lossy).collect();
    groups.join("_")
}

#[test]
fn the_contract_of_the_desks_limits_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let expected = limits();
    if env::var_os(UPDATE).is_some() {
        fs::write(&path, &expected).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == expected,
        "{FILE} is stale: run `{UPDATE}=1 cargo test --workspace --lib contract`"
    );
}

//! Drawings of rooms and crates: in the documentation of a crate, and in Markdown.

use std::{fs, path::Path};

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// The rooms of a crate from top to bottom, as the text block of its `lib.rs` draws them: one line a rank, the names of the rank
/// separated by commas, then two spaces and a description. `None` when it draws none.
pub(crate) fn of_crate(lib: &Path) -> Option<Vec<Vec<String>>> {
    let file = syn::parse_file(&fs::read_to_string(lib).unwrap()).unwrap();
    let lines: Vec<_> = file.attrs.iter().filter_map(documentation).collect();
    lines
        .split(|line| line.trim().starts_with("```"))
        .find_map(|block| {
            let ranks = block.iter().map(|line| rank(line.strip_prefix(' ')?));
            ranks
                .collect::<Option<Vec<_>>>()
                .filter(|ranks| !ranks.is_empty())
        })
}

/// The text of a line of documentation.
fn documentation(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else {
        return None;
    };
    let Expr::Lit(ExprLit {
        lit: Lit::Str(text), ..
    }) = &pair.value
    else {
        return None;
    };
    pair.path.is_ident("doc").then(|| text.value())
}

/// The rooms that a line draws.
fn rank(line: &str) -> Option<Vec<String>> {
    let (names, _description) = line.split_once("  ")?;
    let names = names.split(", ");
    names
        .map(|name| {
            let letters = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '_');
            (!name.is_empty() && name.chars().all(letters)).then(|| name.to_owned())
        })
        .collect()
}

/// The text block of a kind in Markdown.
fn block<'a>(document: &'a str, kind: &str) -> &'a str {
    let (_, rest) = document
        .split_once(&format!("```text {kind}\n"))
        .unwrap_or_default();
    rest.split_once("```").unwrap_or_default().0
}

/// The rooms that a document draws.
pub(crate) fn rooms(document: &str) -> Vec<String> {
    let lines = block(document, "rooms").lines();
    lines.filter_map(rank).flatten().collect()
}

/// The crates that a document draws, a line each: one that is indented goes on with the one above.
pub(crate) fn crates(document: &str) -> Vec<String> {
    let lines = block(document, "crates").replace("\n ", " ");
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    lines.lines().map(words).filter(|line| !line.is_empty()).collect()
}

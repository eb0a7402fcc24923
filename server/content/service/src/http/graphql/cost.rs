//! What a document would cost, before anything of it is checked or done.
//!
//! The library has limits of its own on depth and complexity. It applies them after it has followed every spread of a
//! fragment, and a few fragments that spread each other twice already take forever. So the document is walked here,
//! and the walk ends at the first limit.

use async_graphql::parser::types::{ExecutableDocument, Field, OperationDefinition, Selection, SelectionSet};
use async_graphql::{Name, Variables};
use thiserror::Error;

use crate::http::paging::{LIMIT_DEFAULT, LIMIT_MAX};

/// Longest document in bytes. Values belong in the variables, which only the body's size limits.
pub(super) const DOCUMENT_MAX: usize = 64 * 1024;
/// Most opening brackets of a document. The parser calls itself for each level of brackets, and 500 levels are more than
/// the stack of a thread holds in a debug build. Brackets in texts count too: only a parser could tell them apart.
pub(super) const BRACKETS_MAX: usize = 200;
/// Most variables of a document, each counted where it is declared and where it is used; `$` in a text counts too. The library
/// reports each that is wrong once for each operation.
pub(super) const VARIABLES_MAX: usize = 200;
/// Longest name in bytes, and longest run of letters and digits in a text. An error repeats the names that it is about, and
/// thousands may be about the same long one.
pub(super) const NAME_MAX: usize = 512;
/// Deepest nesting of fields and fragments. A query of items has 4 levels; the usual introspection query has 18.
pub(super) const DEPTH_MAX: usize = 20;
/// Most fields and fragments, counted each time that a fragment is spread. The usual introspection query has 227.
pub(super) const SELECTIONS_MAX: usize = 500;
/// Most arguments of one field, as many as the call with the most has. Where a field is there twice, the library reports each
/// argument that differs.
pub(super) const ARGUMENTS_MAX: usize = 5;
/// Most calls of one document, which are its outermost fields. Each counts as a call for the rate limits.
pub(super) const CALLS_MAX: usize = 10;
/// Most items that one document may ask for: as many as one call of the data interface.
pub(super) const ITEMS_MAX: u64 = LIMIT_MAX as u64;

/// Which limit a document goes beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(super) enum Excess {
    #[error("The document is longer than {DOCUMENT_MAX} bytes; values can be sent as variables.")]
    Length,
    #[error("The document has more than {BRACKETS_MAX} opening brackets; values can be sent as variables.")]
    Brackets,
    #[error("The document has more than {VARIABLES_MAX} variables.")]
    Variables,
    #[error("The document has a name longer than {NAME_MAX} bytes; values can be sent as variables.")]
    Name,
    #[error("The document is nested deeper than {DEPTH_MAX} levels.")]
    Depth,
    #[error(
        "The document has more than {SELECTIONS_MAX} fields, those of fragments counted for each spread."
    )]
    Selections,
    #[error("The document has a field with more than {ARGUMENTS_MAX} arguments.")]
    Arguments,
    #[error("The document makes more than {CALLS_MAX} calls.")]
    Calls,
    #[error("The document asks for more than {ITEMS_MAX} items.")]
    Items,
}

/// Checks the text of a document before it is parsed.
pub(super) fn check_text(document: &str) -> Result<(), Excess> {
    if document.len() > DOCUMENT_MAX {
        return Err(Excess::Length);
    }
    let count = |signs: &[u8]| document.bytes().filter(|byte| signs.contains(byte)).count();
    if count(b"{[(") > BRACKETS_MAX {
        return Err(Excess::Brackets);
    }
    if count(b"$") > VARIABLES_MAX {
        return Err(Excess::Variables);
    }
    let is_between = |byte: &u8| !byte.is_ascii_alphanumeric() && *byte != b'_';
    if document
        .as_bytes()
        .split(is_between)
        .any(|name| name.len() > NAME_MAX)
    {
        return Err(Excess::Name);
    }
    Ok(())
}

/// Checks a parsed document and returns how many calls the chosen operation makes; none if there is no such operation.
/// Fields that directives would leave out are counted.
pub(super) fn check(
    document: &ExecutableDocument,
    operation_name: Option<&str>,
    variables: &Variables,
) -> Result<usize, Excess> {
    let mut walk = Walk {
        document,
        selections: 0,
    };
    for (_, operation) in document.operations.iter() {
        walk.follow(&operation.node.selection_set.node, 1)?;
    }
    for fragment in document.fragments.values() {
        walk.follow(&fragment.node.selection_set.node, 1)?;
    }
    let mut operations = document.operations.iter();
    let chosen =
        operations.find(|(name, _)| operation_name.is_none() || name.map(Name::as_str) == operation_name);
    let Some((_, operation)) = chosen else {
        return Ok(0);
    };
    let mut calls = Vec::new();
    collect_calls(document, &operation.node.selection_set.node, &mut calls);
    if calls.len() > CALLS_MAX {
        return Err(Excess::Calls);
    }
    let items = calls
        .iter()
        .map(|call| items(call, &operation.node, variables))
        .fold(0, u64::saturating_add);
    if items > ITEMS_MAX {
        return Err(Excess::Items);
    }
    Ok(calls.len())
}

struct Walk<'a> {
    document: &'a ExecutableDocument,
    selections: usize,
}

impl Walk<'_> {
    /// Follows a selection and every fragment in it. Fragments in a circle end at the greatest depth.
    fn follow(&mut self, selection: &SelectionSet, depth: usize) -> Result<(), Excess> {
        for selection in &selection.items {
            self.selections += 1;
            if self.selections > SELECTIONS_MAX {
                return Err(Excess::Selections);
            }
            if depth > DEPTH_MAX {
                return Err(Excess::Depth);
            }
            match &selection.node {
                Selection::Field(field) if field.node.arguments.len() > ARGUMENTS_MAX => {
                    return Err(Excess::Arguments);
                }
                Selection::Field(field) => self.follow(&field.node.selection_set.node, depth + 1)?,
                Selection::InlineFragment(fragment) => {
                    self.follow(&fragment.node.selection_set.node, depth + 1)?;
                }
                Selection::FragmentSpread(spread) => {
                    if let Some(fragment) = self.document.fragments.get(&spread.node.fragment_name.node) {
                        self.follow(&fragment.node.selection_set.node, depth + 1)?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Collects the outermost fields. Must follow a walk, which ends where fragments go in a circle.
fn collect_calls<'a>(
    document: &'a ExecutableDocument,
    selection: &'a SelectionSet,
    calls: &mut Vec<&'a Field>,
) {
    for selection in &selection.items {
        match &selection.node {
            Selection::Field(field) => calls.push(&field.node),
            Selection::InlineFragment(fragment) => {
                collect_calls(document, &fragment.node.selection_set.node, calls);
            }
            Selection::FragmentSpread(spread) => {
                if let Some(fragment) = document.fragments.get(&spread.node.fragment_name.node) {
                    collect_calls(document, &fragment.node.selection_set.node, calls);
                }
            }
        }
    }
}

/// How many items a call asks for: what its paging names, else the default of a page. What is no number costs
/// nothing, because the call refuses it.
fn items(call: &Field, operation: &OperationDefinition, variables: &Variables) -> u64 {
    if !call.name.node.starts_with(super::calls::QUERY) {
        return 1;
    }
    let limit = ["cursorPaging", "paging"].into_iter().find_map(|name| {
        let value = call.get_argument(name)?.node.clone();
        let value = value.into_const_with(|name| {
            let given = variables.get(&name).cloned();
            let mut definitions = operation.variable_definitions.iter();
            let default = || {
                definitions
                    .find(|definition| definition.node.name.node == name)?
                    .node
                    .default_value()
                    .cloned()
            };
            given.or_else(default).ok_or(())
        });
        let paging = value.ok()?.into_json().ok()?;
        paging.get("limit").filter(|limit| !limit.is_null()).cloned()
    });
    limit.map_or(u64::from(LIMIT_DEFAULT), |limit| limit.as_u64().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;

    use super::*;

    #[test]
    fn the_usual_introspection_query_has_the_figures_that_the_limits_name() {
        let text = include_str!("../../../tests/support/introspection.graphql");
        check_text(text).unwrap();
        let document = parse_query(text).unwrap();
        assert_eq!(check(&document, None, &Variables::default()), Ok(1));
        let walk = |outermost: usize| {
            let mut walk = Walk {
                document: &document,
                selections: 0,
            };
            let (_, operation) = document.operations.iter().next().unwrap();
            walk.follow(&operation.node.selection_set.node, outermost)
                .map(|()| walk.selections)
        };
        assert_eq!(walk(DEPTH_MAX - 17), Ok(227));
        assert_eq!(walk(DEPTH_MAX - 16), Err(Excess::Depth));
    }

    #[test]
    fn no_call_has_more_arguments_than_a_field_may_have() {
        use super::super::calls::{MUTATIONS, QUERIES};
        let arguments = QUERIES
            .iter()
            .chain(&MUTATIONS)
            .map(|call| (call.arguments)().len());
        assert_eq!(arguments.max(), Some(ARGUMENTS_MAX));
    }
}

//! The guard against misspelt variables: what looks like a setting must be one.

use std::{collections::BTreeSet, ffi::OsString};

use thiserror::Error;

/// Beginnings of the names that belong to this program.
const PREFIXES: [&str; 3] = ["SITE_", "CONTENT_", "ASSET_"];

/// Variables that look like settings and are not.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("no such setting: {}", .0.join(", "))]
pub struct UnknownVariables(pub Vec<String>);

/// Refuses variables that begin like a setting but are not declared by any argument of `command`.
///
/// # Errors
///
/// The names of all such variables, sorted.
pub fn refuse_unknown(
    names: impl Iterator<Item = OsString>,
    command: &clap::Command,
) -> Result<(), UnknownVariables> {
    let known = declared(command);
    let unknown: BTreeSet<String> = names
        .filter_map(|name| name.into_string().ok())
        .filter(|name| PREFIXES.iter().any(|prefix| name.starts_with(prefix)) && !known.contains(name))
        .collect();
    if unknown.is_empty() {
        Ok(())
    } else {
        Err(UnknownVariables(unknown.into_iter().collect()))
    }
}

fn declared(command: &clap::Command) -> BTreeSet<String> {
    let own = command
        .get_arguments()
        .filter_map(|argument| argument.get_env()?.to_str().map(str::to_owned));
    own.chain(command.get_subcommands().flat_map(declared)).collect()
}

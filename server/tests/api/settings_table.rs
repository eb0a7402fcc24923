//! `docs/settings.md` is generated from the definitions of the command line.

use std::{fmt::Write as _, path::Path};

use clap::{Arg, CommandFactory as _};
use server::commands::cli::Cli;

/// Writes the file anew when it is set.
const UPDATE: &str = "UPDATE_DOCS";

fn row(argument: &Arg) -> Option<String> {
    let flag = argument.get_long()?;
    let variable = argument.get_env()?.to_str()?;
    let defaults: Vec<&str> = argument
        .get_default_values()
        .iter()
        .filter_map(|value| value.to_str())
        .collect();
    let default = if defaults.is_empty() {
        String::new()
    } else {
        format!("`{}`", defaults.join(","))
    };
    let help = argument.get_long_help().or(argument.get_help())?.to_string();
    let help = help.replace('\n', " ").replace('|', "\\|");
    Some(format!(
        "| `--{flag}` | `{variable}` | {default} | {} |\n",
        help.trim_end_matches('.')
    ))
}

fn table() -> String {
    let mut text = "# Settings\n\n\
        Every setting is a flag of `server serve`, `server dev` and `server check`, and an environment variable. A flag wins \
        over its variable.\n\n\
        This file is generated from the command line's definitions: `UPDATE_DOCS=1 cargo test --package server \
        settings_table` writes it anew.\n\n\
        | Flag | Variable | Default | Meaning |\n| --- | --- | --- | --- |\n"
        .to_owned();
    let command = Cli::command();
    let serve = command.find_subcommand("serve").unwrap();
    for argument in serve.get_arguments() {
        let _ = write!(text, "{}", row(argument).unwrap_or_default());
    }
    text
}

#[test]
fn the_settings_table_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/settings.md");
    let expected = table();
    if std::env::var_os(UPDATE).is_some() {
        std::fs::write(&path, &expected).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == expected,
        "docs/settings.md is stale: run `{UPDATE}=1 cargo test --package server settings_table`"
    );
}

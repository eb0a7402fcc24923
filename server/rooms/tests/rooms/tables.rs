//! Which crates name the tables of posts in their SQL.

use std::{fs, path::Path};

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::Lit;

/// The tables that hold posts, their history, their references and their times.
const TABLES: [&str; 4] = ["items", "revisions", "item_references", "desk_schedules"];

/// What stands before the name of a table in SQL.
const BEFORE: [&str; 4] = ["from", "into", "update", "join"];

/// Every text below a folder that names one of the tables, a sentence each.
pub(crate) fn named(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let tokens: TokenStream = fs::read_to_string(&path).unwrap().parse().unwrap();
                let mut texts = Vec::new();
                gather(tokens, &mut texts);
                for (text, span) in texts {
                    if let Some(table) = table(&text) {
                        let line = span.start().line;
                        found.push(format!("{}:{line}: names the table `{table}`", path.display()));
                    }
                }
            }
        }
    }
    found.sort();
    found
}

/// The literals of a file; those of attributes, which comments are too, say nothing.
fn gather(tokens: TokenStream, texts: &mut Vec<(String, Span)>) {
    let mut after_hash = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                if !(after_hash && group.delimiter() == Delimiter::Bracket) {
                    gather(group.stream(), texts);
                }
                after_hash = false;
            }
            TokenTree::Literal(literal) => {
                let span = literal.span();
                if let Lit::Str(text) = Lit::new(literal) {
                    texts.push((text.value(), span));
                }
            }
            // `!` stands between the two in `#![…]`.
            TokenTree::Punct(punct) => {
                after_hash = punct.as_char() == '#' || after_hash && punct.as_char() == '!';
            }
            TokenTree::Ident(_) => after_hash = false,
        }
    }
}

fn table(text: &str) -> Option<&'static str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.windows(2).find_map(|pair| {
        let is_sql = BEFORE.iter().any(|word| pair[0].eq_ignore_ascii_case(word));
        TABLES
            .into_iter()
            .find(|table| is_sql && pair[1].eq_ignore_ascii_case(table))
    })
}

//! The public items of a crate that others use, as one text: a change of them shows in a review.

use std::{collections::BTreeSet, fs, path::Path};

use quote::ToTokens;
use syn::{Fields, ImplItem, Item, TraitItem, Type, UseTree, Visibility};

/// All public items of a crate whose root file that is: one a line, sorted. The crate re-exports what is public of its modules at
/// its root, or has public modules of functions.
pub(crate) fn of_crate(root: &Path) -> String {
    let folder = root.parent().unwrap();
    let mut lines = BTreeSet::new();
    for item in parsed(root).items {
        match item {
            Item::Use(item) if is_public(&item.vis) => {
                let gate = gate(&item.attrs);
                for (module, name) in names(&item.tree) {
                    let of_item = of_item(&parsed(&file_of(folder, &module)).items, &name, &name);
                    lines.extend(of_item.into_iter().map(|line| line + &gate));
                }
            }
            Item::Mod(item) if is_public(&item.vis) => {
                let module = item.ident.to_string();
                for item in parsed(&file_of(folder, &module)).items {
                    if let Item::Fn(function) = &item
                        && is_public(&function.vis)
                    {
                        let name = function.sig.ident.to_string();
                        lines.extend(of_item(
                            std::slice::from_ref(&item),
                            &name,
                            &format!("{module}::{name}"),
                        ));
                    }
                }
            }
            _ => {}
        }
    }
    let mut text = String::new();
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

fn parsed(file: &Path) -> syn::File {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    syn::parse_file(&text).unwrap()
}

fn file_of(folder: &Path, module: &str) -> std::path::PathBuf {
    let file = folder.join(format!("{module}.rs"));
    if file.is_file() {
        file
    } else {
        folder.join(module).join("mod.rs")
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// What `pub use module::{A, B};` names.
fn names(tree: &UseTree) -> Vec<(String, String)> {
    let UseTree::Path(path) = tree else {
        panic!("a public use names no module")
    };
    let module = path.ident.to_string();
    let all: Vec<_> = match &*path.tree {
        UseTree::Name(name) => vec![name.ident.to_string()],
        UseTree::Group(group) => group
            .items
            .iter()
            .map(|item| match item {
                UseTree::Name(name) => name.ident.to_string(),
                _ => panic!("a public use of {module} is no plain name"),
            })
            .collect(),
        _ => panic!("a public use of {module} is no plain name"),
    };
    all.into_iter().map(|name| (module.clone(), name)).collect()
}

/// The lines of one item: itself, its fields or variants, its public functions and the traits that it has.
fn of_item(items: &[Item], name: &str, shown: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for item in items {
        match item {
            Item::Struct(item) if item.ident == name => {
                lines.push(format!("struct {shown}{}", marks(&item.attrs)));
                lines.extend(fields(&item.fields).map(|field| format!("{shown}.{field}")));
            }
            Item::Enum(item) if item.ident == name => {
                lines.push(format!("enum {shown}{}", marks(&item.attrs)));
                for variant in &item.variants {
                    let fields = tidy(&variant.fields);
                    lines.push(
                        format!("{shown}::{} {fields}{}", variant.ident, marks(&variant.attrs))
                            .trim_end()
                            .to_owned(),
                    );
                }
            }
            Item::Trait(item) if item.ident == name => {
                lines.push(format!("trait {shown}: {}", tidy(&item.supertraits)));
                lines.extend(item.items.iter().filter_map(|item| match item {
                    TraitItem::Fn(function) => Some(format!(
                        "{shown}::{}{}",
                        tidy(&function.sig),
                        gate(&function.attrs)
                    )),
                    _ => None,
                }));
            }
            Item::Fn(item) if item.sig.ident == name => lines.push(format!("{shown}: {}", tidy(&item.sig))),
            Item::Impl(item) if is_of(&item.self_ty, name) => match &item.trait_ {
                Some(of) => lines.push(format!("{shown}: {}", tidy(&of.0))),
                None => lines.extend(item.items.iter().filter_map(|item| match item {
                    ImplItem::Fn(function) if is_public(&function.vis) => Some(format!(
                        "{shown}::{}{}",
                        tidy(&function.sig),
                        gate(&function.attrs)
                    )),
                    _ => None,
                })),
            },
            _ => {}
        }
    }
    assert!(
        !lines.is_empty(),
        "there is no {name} where the crate says that it is"
    );
    lines
}

fn is_of(of: &Type, name: &str) -> bool {
    matches!(of, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == name))
}

fn fields(fields: &Fields) -> impl Iterator<Item = String> {
    fields
        .iter()
        .filter(|field| is_public(&field.vis))
        .filter_map(|field| {
            let name = field.ident.as_ref()?;
            Some(format!("{name}: {}{}", tidy(&field.ty), gate(&field.attrs)))
        })
}

/// The feature that it needs.
fn gate(attributes: &[syn::Attribute]) -> String {
    let told = attributes
        .iter()
        .filter(|each| each.path().is_ident("cfg"))
        .map(|each| format!(" {}", tidy(&each.meta)));
    told.collect()
}

/// Derived traits, and whether more may come.
fn marks(attributes: &[syn::Attribute]) -> String {
    let told = attributes
        .iter()
        .filter(|each| each.path().is_ident("derive") || each.path().is_ident("non_exhaustive"))
        .map(|each| format!(" {}", tidy(&each.meta)));
    told.collect()
}

/// Code on one line, nearly as it would be formatted. Comments of documentation are left out.
fn tidy(code: &impl ToTokens) -> String {
    let tokens = code.to_token_stream().to_string();
    let without = tokens.split("# [doc").enumerate().map(|(index, part)| {
        let rest = if index == 0 {
            part
        } else {
            part.split_once("\"]").map_or("", |(_, rest)| rest)
        };
        rest.trim()
    });
    let mut text = without.collect::<Vec<_>>().join(" ");
    for (spaced, close) in [
        (" :: ", "::"),
        (" : ", ": "),
        (" , ", ", "),
        (" ,", ","),
        (" < ", "<"),
        ("< ", "<"),
        (" >", ">"),
        ("& ", "&"),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        (" ;", ";"),
    ] {
        text = text.replace(spaced, close);
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

//! What a source file imports: by `use`, by paths without one, and inside of macros and attributes.

use std::{mem, slice};

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use syn::{
    Attribute, ItemMod, ItemUse, Lit, Macro, Meta, Path, UseTree, VisRestricted,
    visit::{self, Visit},
};

/// A path that a file names.
pub(crate) struct Import {
    /// Its names from the crate's root, or from another crate's name.
    pub(crate) path: Vec<String>,
    /// Whether it leads into another crate, or to what the file itself has.
    pub(crate) is_foreign: bool,
    pub(crate) line: usize,
}

/// The paths that a file names, of which `module` is the path of modules.
pub(crate) fn imports(source: &str, module: &[String]) -> syn::Result<Vec<Import>> {
    let mut reader = Reader {
        module: module.to_vec(),
        found: Vec::new(),
    };
    reader.visit_file(&syn::parse_file(source)?);
    Ok(reader.found)
}

struct Reader {
    /// Where the reader is, inline modules included.
    module: Vec<String>,
    found: Vec<Import>,
}

impl Reader {
    fn note(&mut self, names: &[Ident]) {
        let Some(line) = names.first().map(|name| name.span().start().line) else {
            return;
        };
        let mut base: Option<&[String]> = None;
        let mut path = Vec::new();
        for name in names.iter().map(Ident::to_string) {
            match name.as_str() {
                "crate" => base = Some(&self.module[..0]),
                "self" => base = Some(&self.module),
                "super" => {
                    let from = base.unwrap_or(&self.module);
                    base = Some(&from[..from.len().saturating_sub(1)]);
                }
                _ => path.push(name),
            }
        }
        let is_foreign = base.is_none();
        let path = [base.unwrap_or_default(), &path].concat();
        self.found.push(Import {
            path,
            is_foreign,
            line,
        });
    }

    /// Notes each path of a `use`, which may end in groups.
    fn follow(&mut self, above: &[Ident], tree: &UseTree) {
        let with = |name: &Ident| [above, slice::from_ref(name)].concat();
        match tree {
            UseTree::Path(part) => self.follow(&with(&part.ident), &part.tree),
            UseTree::Name(part) => self.note(&with(&part.ident)),
            UseTree::Rename(part) => self.note(&with(&part.ident)),
            UseTree::Glob(_) => self.note(above),
            UseTree::Group(part) => {
                for tree in &part.items {
                    self.follow(above, tree);
                }
            }
        }
    }

    /// Notes each path in tokens that no syntax tree holds. `above` is what stands before a group of a `use`.
    fn tokens(&mut self, above: &[Ident], tokens: TokenStream) {
        let mut path = above.to_vec();
        let mut colons = if above.is_empty() { 0 } else { 2 };
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.note(&mem::take(&mut path));
                    }
                    path.push(name);
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    let is_use = colons == 2 && group.delimiter() == Delimiter::Brace;
                    let before = mem::take(&mut path);
                    if !is_use {
                        self.note(&before);
                    }
                    self.tokens(if is_use { &before } else { &[] }, group.stream());
                    colons = 0;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {
                    self.note(&mem::replace(&mut path, above.to_vec()));
                    colons = if above.is_empty() { 0 } else { 2 };
                }
            }
        }
        if path.len() > above.len() {
            self.note(&path);
        }
    }

    /// Notes the paths that an attribute has as texts, such as `with` of serde.
    fn texts(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.texts(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Lit::Str(text) = Lit::new(literal)
                        && let Ok(path) = text.parse::<Path>()
                    {
                        self.visit_path(&path);
                    }
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.follow(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let names: Vec<_> = path.segments.iter().map(|part| part.ident.clone()).collect();
        self.note(&names);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.visit_path(&call.path);
        self.tokens(&[], call.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("doc") {
            return;
        }
        visit::visit_attribute(self, attribute);
        if let Meta::List(list) = &attribute.meta {
            self.tokens(&[], list.tokens.clone());
            self.texts(list.tokens.clone());
        }
    }

    /// `pub(in crate::room)` says who may import, and imports nothing.
    fn visit_vis_restricted(&mut self, _: &'ast VisRestricted) {}
}

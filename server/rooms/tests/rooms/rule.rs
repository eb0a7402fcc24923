//! The rule: which modules a module may import, and what is wrong with a crate.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use crate::{
    drawings,
    imports::{Import, imports},
};

/// A source file of a crate.
struct Source {
    file: PathBuf,
    /// Its path of modules below the crate.
    module: Vec<String>,
    imports: Vec<Import>,
}

/// For each module those that it imports, each with a place that does so.
type Graph = BTreeMap<String, BTreeMap<String, String>>;

/// What is wrong with the imports of a crate, a sentence each: an import from a room above or beside, or from `lib.rs`; a room
/// that `lib.rs` does not draw or that is not there; and a circle of modules beside each other inside of a room.
pub(crate) fn problems(folder: &Path) -> Vec<String> {
    let sources = sources(folder);
    let modules: BTreeSet<_> = sources.iter().map(|each| each.module.as_slice()).collect();
    let lib = folder.join("src/lib.rs");
    let rooms = drawings::of_crate(&lib);
    let mut found = undrawn(&lib, rooms.as_deref(), &modules);
    let rank = |name: &String| rooms.iter().flatten().position(|rank| rank.contains(name));
    // Modules beside each other, by the path of their parent.
    let mut siblings: BTreeMap<&[String], Graph> = BTreeMap::new();
    for source in &sources {
        for import in source.imports.iter().filter(|import| !import.is_foreign) {
            let pairs = source.module.iter().zip(&import.path);
            let depth = pairs.take_while(|(from, to)| from == to).count();
            let Some(from) = source.module.get(depth) else {
                continue;
            };
            let place = format!("{}:{}", source.file.display(), import.line);
            let to = import.path.get(depth);
            match to.filter(|_| modules.contains(&import.path[..=depth])) {
                Some(to) if depth > 0 => {
                    let graph = siblings.entry(&source.module[..depth]).or_default();
                    let edges = graph.entry(from.clone()).or_default();
                    edges.entry(to.clone()).or_insert(place);
                }
                Some(to) if rank(to).is_some_and(|to| rank(from).is_some_and(|from| from >= to)) => {
                    found.insert(format!("{place}: imports `{to}`, which is not below `{from}`"));
                }
                None if depth == 0 => {
                    let name = to.map_or("*", String::as_str);
                    found.insert(format!("{place}: imports `{name}` from lib.rs, above all rooms"));
                }
                _ => {}
            }
        }
    }
    let circles = siblings.iter().filter_map(|(parent, graph)| {
        let (names, places) = circle(graph)?;
        let parent = parent.join("::");
        Some(format!("circle in `crate::{parent}`: {names} ({places})"))
    });
    found.extend(circles);
    found.into_iter().collect()
}

/// Where the drawing of the rooms differs from the modules of the crate.
fn undrawn(lib: &Path, rooms: Option<&[Vec<String>]>, modules: &BTreeSet<&[String]>) -> BTreeSet<String> {
    let lib = lib.display();
    let there: BTreeSet<_> = modules.iter().filter_map(|module| module.first()).collect();
    let Some(rooms) = rooms else {
        let problem = (!there.is_empty()).then(|| format!("{lib} draws no rooms"));
        return problem.into_iter().collect();
    };
    let drawn: BTreeSet<_> = rooms.iter().flatten().collect();
    let missing = there.difference(&drawn);
    let missing = missing.map(|room| format!("{lib} does not draw the room `{room}`"));
    let gone = drawn.difference(&there);
    let gone = gone.map(|room| format!("{lib} draws the room `{room}`, which is not there"));
    missing.chain(gone).collect()
}

/// The places of a crate that name another crate, outside of the rooms that may.
pub(crate) fn strangers(folder: &Path, other: &str, rooms: &[&str]) -> Vec<String> {
    let sources = sources(folder).into_iter();
    let outside = sources.filter(|source| {
        let room = source.module.first().map_or("", String::as_str);
        !rooms.contains(&room)
    });
    outside
        .flat_map(|source| {
            let named = source.imports.into_iter();
            let named = named.filter(|import| import.is_foreign && import.path[0] == other);
            let file = source.file;
            named.map(move |import| {
                let line = import.line;
                let rooms = rooms.join(", ");
                format!(
                    "{}:{line}: names `{other}`, which only {rooms} may",
                    file.display()
                )
            })
        })
        .collect()
}

/// The source files of a crate. Each file of `src/bin` is a program of its own.
fn sources(folder: &Path) -> Vec<Source> {
    let src = folder.join("src");
    let mut files = Vec::new();
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if path != src.join("bin") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort_unstable();
    let read = |file: PathBuf| {
        let module = module(file.strip_prefix(&src).unwrap());
        let text = fs::read_to_string(&file).unwrap();
        let imports = imports(&text, &module).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        Source {
            file,
            module,
            imports,
        }
    };
    files.into_iter().map(read).collect()
}

/// The path of modules of a file below `src`: `http/routes/mod.rs` is `["http", "routes"]`.
fn module(file: &Path) -> Vec<String> {
    let path = file.with_extension("");
    let mut names: Vec<_> = path
        .iter()
        .map(|name| name.to_str().unwrap().to_owned())
        .collect();
    let is_root = names.len() == 1 && ["lib", "main"].contains(&&*names[0]);
    if is_root || names.last().is_some_and(|name| name == "mod") {
        names.pop();
    }
    names
}

/// One circle of a graph, its first name again at its end, and the places that close it.
fn circle(graph: &Graph) -> Option<(String, String)> {
    let mut done = BTreeSet::new();
    let mut nodes = graph.keys();
    let names = nodes.find_map(|node| circle_from(graph, node, &mut Vec::new(), &mut done))?;
    let edges = names.windows(2);
    let places: Vec<_> = edges.map(|edge| &*graph[&edge[0]][&edge[1]]).collect();
    Some((names.join(" -> "), places.join(", ")))
}

fn circle_from<'a>(
    graph: &'a Graph,
    node: &'a String,
    trail: &mut Vec<&'a String>,
    done: &mut BTreeSet<&'a String>,
) -> Option<Vec<String>> {
    if let Some(start) = trail.iter().position(|name| *name == node) {
        let names = trail[start..].iter().copied().chain([node]);
        return Some(names.cloned().collect());
    }
    if done.contains(node) {
        return None;
    }
    trail.push(node);
    let mut next = graph.get(node).into_iter().flat_map(BTreeMap::keys);
    let found = next.find_map(|next| circle_from(graph, next, trail, done));
    trail.pop();
    done.insert(node);
    found
}

//! Which styles and scripts each page's document names.

use std::collections::{BTreeSet, HashMap};

use super::manifest::{Manifest, ManifestError};
use crate::site::{
    pages::{Page, Pages},
    urls::AssetBase,
};

/// The script that fetches the others once the page is painted, by its key in the manifest.
const START: &str = "src/start-client.ts";
/// The client's entry.
const ENTRY: &str = "src/entry-client.tsx";

/// What one page's document names.
#[derive(Clone, Debug, Default)]
struct PageAssets {
    /// Elements of the head: styles, then scripts.
    tags: String,
    /// Those of styles only.
    #[cfg_attr(
        not(feature = "desk"),
        expect(dead_code, reason = "only previews of the desk have no scripts")
    )]
    styles: String,
    /// The same for the `Link` header.
    links: String,
    /// The addresses of all of them.
    addresses: Vec<String>,
}

/// The tags of every page.
#[derive(Clone, Debug)]
pub struct AssetTags {
    pages: HashMap<String, PageAssets>,
}

impl AssetTags {
    /// Tags of a client build: styles, since they hold the first paint back, and one small script, which knows all
    /// that the entry and the page's own chunk import, and fetches it at once when the page is painted. What is below
    /// the first screen may be a chunk of its own: its styles are named too, and the entry fetches its script.
    ///
    /// # Errors
    ///
    /// If the build lacks the entry or a page.
    pub fn of_build(manifest: &Manifest, pages: &Pages, base: &AssetBase) -> Result<Self, ManifestError> {
        let pages = pages
            .kinds()
            .map(|page| Ok((page.id.clone(), page_assets(manifest, page, base.as_str())?)));
        Ok(Self {
            pages: pages.collect::<Result<_, ManifestError>>()?,
        })
    }

    /// The same tags for every page, where something else builds and serves the client.
    #[cfg(feature = "development")]
    pub fn same(pages: &Pages, styles: &str, scripts: &str) -> Self {
        let assets = PageAssets {
            tags: format!("{styles}{scripts}"),
            styles: styles.to_owned(),
            ..PageAssets::default()
        };
        Self {
            pages: pages
                .kinds()
                .map(|page| (page.id.clone(), assets.clone()))
                .collect(),
        }
    }

    /// The tags of one page.
    pub fn of(&self, page: &Page) -> &str {
        self.pages.get(&page.id).map_or("", |assets| &assets.tags)
    }

    /// The tags of one page's styles only.
    #[cfg(feature = "desk")]
    pub fn styles(&self, page: &Page) -> &str {
        self.pages.get(&page.id).map_or("", |assets| &assets.styles)
    }

    /// The addresses of all files that documents name.
    pub fn addresses(&self) -> Vec<String> {
        let addresses = self
            .pages
            .values()
            .flat_map(|assets| assets.addresses.iter().cloned());
        addresses.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The same files for the `Link` header: what the browser shall fetch before it has read the document.
    pub fn links(&self, page: &Page) -> &str {
        self.pages.get(&page.id).map_or("", |assets| &assets.links)
    }
}

fn page_assets(manifest: &Manifest, page: &Page, base: &str) -> Result<PageAssets, ManifestError> {
    let entry = manifest.chunk(ENTRY)?;
    let module = module_of(page, "Page");
    let chunks = manifest.closure(&[ENTRY, &module])?;
    let rest = module_of(page, "Rest");
    let rest = manifest
        .has(&rest)
        .then(|| manifest.closure(&[&rest]))
        .transpose()?;
    let mut linked = BTreeSet::new();
    let styles = chunks
        .iter()
        .chain(rest.iter().flatten())
        .flat_map(|chunk| &chunk.css)
        .filter(|file| linked.insert(file.as_str()));
    let styles: Vec<String> = styles.map(|file| format!("{base}/{file}")).collect();
    let modules = chunks.iter().filter(|chunk| chunk.file != entry.file);
    let modules = modules
        .chain([&entry])
        .map(|chunk| format!("{base}/{}", chunk.file));
    let modules: Vec<String> = modules.collect();
    let start = format!("{base}/{}", manifest.chunk(START)?.file);

    let style_tags = styles
        .iter()
        .map(|address| format!("<link rel=\"stylesheet\" href=\"{address}\">"))
        .collect::<Vec<_>>()
        .concat();
    let script_tag = format!(
        "<script type=\"module\" src=\"{start}\" data-modules=\"{}\"></script>",
        modules.join(" ")
    );
    let links = styles
        .iter()
        .map(|address| format!("<{address}>; rel=preload; as=style"))
        .chain([format!("<{start}>; rel=modulepreload")]);
    Ok(PageAssets {
        tags: format!("{style_tags}{script_tag}"),
        styles: style_tags,
        links: links.collect::<Vec<_>>().join(", "),
        addresses: [styles.clone(), modules.clone(), vec![start.clone()]].concat(),
    })
}

/// A module of a page: the `Page` of `home` is `src/pages/home/HomePage.tsx`.
fn module_of(page: &Page, part: &str) -> String {
    let mut letters = page.id.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("src/pages/{}/{first}{}{part}.tsx", page.id, letters.as_str())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn build() -> Value {
        json!({
            "_shared.js": {"file": "assets/shared-1.js", "css": ["assets/shared-1.css"], "imports": ["_base.js"]},
            "_base.js": {"file": "assets/base-1.js"},
            "src/start-client.ts": {"file": "assets/start-1.js", "isEntry": true},
            "src/entry-client.tsx": {"file": "assets/entry-1.js", "isEntry": true, "css": ["assets/entry-1.css"],
                "imports": ["_base.js"], "dynamicImports": ["src/pages/home/HomePage.tsx"]},
            "src/pages/home/HomePage.tsx": {"file": "assets/home-1.js", "css": ["assets/home-1.css", "assets/shared-1.css"],
                "imports": ["_shared.js", "src/entry-client.tsx"]},
            "src/pages/recruit/RecruitPage.tsx": {"file": "assets/recruit-1.js"},
            "src/pages/mashup/MashupPage.tsx": {"file": "assets/mashup-1.js"},
            "src/pages/guidelines/GuidelinesPage.tsx": {"file": "assets/guidelines-1.js"},
            "src/pages/fankit/FankitPage.tsx": {"file": "assets/fankit-1.js"},
            "src/pages/position/PositionPage.tsx": {"file": "assets/position-1.js"},
            "src/pages/notFound/NotFoundPage.tsx": {"file": "assets/not-found-1.js"},
        })
    }

    fn tags(build: Value) -> Result<AssetTags, ManifestError> {
        tags_at(build, &AssetBase::default())
    }

    fn tags_at(build: Value, base: &AssetBase) -> Result<AssetTags, ManifestError> {
        AssetTags::of_build(
            &serde_json::from_value(build).unwrap(),
            &Pages::load().unwrap(),
            base,
        )
    }

    #[test]
    fn a_page_names_each_file_once_and_the_entry_last() {
        let tags = tags(build()).unwrap();
        assert_eq!(
            tags.of(Pages::load().unwrap().by_id("home").unwrap()),
            "<link rel=\"stylesheet\" href=\"/assets/entry-1.css\">\
             <link rel=\"stylesheet\" href=\"/assets/shared-1.css\">\
             <link rel=\"stylesheet\" href=\"/assets/home-1.css\">\
             <script type=\"module\" src=\"/assets/start-1.js\" \
             data-modules=\"/assets/base-1.js /assets/shared-1.js /assets/home-1.js /assets/entry-1.js\"></script>"
        );
    }

    #[test]
    fn the_rest_of_a_page_adds_its_styles_and_no_script() {
        let mut build = build();
        build["src/pages/home/HomeRest.tsx"] = json!({"file": "assets/rest-1.js", "css": ["assets/rest-1.css"],
            "imports": ["_shared.js", "_player.js"]});
        build["_player.js"] = json!({"file": "assets/player-1.js", "css": ["assets/player-1.css"]});
        let pages = Pages::load().unwrap();
        let (with, without) = (tags(build).unwrap(), tags(self::build()).unwrap());
        let home = pages.by_id("home").unwrap();
        let styles = "<link rel=\"stylesheet\" href=\"/assets/home-1.css\">\
            <link rel=\"stylesheet\" href=\"/assets/player-1.css\"><link rel=\"stylesheet\" href=\"/assets/rest-1.css\">";
        let expected = without
            .of(home)
            .replace("<link rel=\"stylesheet\" href=\"/assets/home-1.css\">", styles);
        assert_eq!(with.of(home), expected);
        let recruit = pages.by_id("recruit").unwrap();
        assert_eq!(with.of(recruit), without.of(recruit));
    }

    #[cfg(feature = "desk")]
    #[test]
    fn a_page_without_scripts_has_its_styles() {
        let tags = tags(build()).unwrap();
        let pages = Pages::load().unwrap();
        assert_eq!(
            tags.styles(pages.by_id("recruit").unwrap()),
            "<link rel=\"stylesheet\" href=\"/assets/entry-1.css\">"
        );
    }

    #[test]
    fn the_header_names_what_the_first_paint_needs_and_all_may_lie_elsewhere() {
        let base = "https://cdn.example.com/x".parse().unwrap();
        let tags = tags_at(build(), &base).unwrap();
        let pages = Pages::load().unwrap();
        let page = pages.by_id("recruit").unwrap();
        assert_eq!(
            tags.links(page),
            "<https://cdn.example.com/x/assets/entry-1.css>; rel=preload; as=style, \
             <https://cdn.example.com/x/assets/start-1.js>; rel=modulepreload"
        );
        assert_eq!(
            tags.of(page).matches("https://cdn.example.com/x/assets/").count(),
            5
        );
    }

    #[test]
    fn a_build_without_entry_page_or_import_is_refused() {
        for key in [
            "src/start-client.ts",
            "src/entry-client.tsx",
            "src/pages/notFound/NotFoundPage.tsx",
            "_base.js",
        ] {
            let mut build = build();
            build.as_object_mut().unwrap().remove(key);
            let error = tags(build).unwrap_err();
            assert!(
                matches!(&error, ManifestError::Missing(missing) if missing == key),
                "{error}"
            );
        }
    }

    #[test]
    fn a_build_that_was_never_made_is_named() {
        let error = Manifest::load(std::path::Path::new("/nowhere/manifest.json")).unwrap_err();
        assert!(matches!(error, ManifestError::Unreadable { .. }));
    }
}

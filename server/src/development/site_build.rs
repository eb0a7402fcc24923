//! The site build of the loop: Vite serves the modules, and the styles of the server bundle are linked, so that a page is styled
//! before its first module runs.

use crate::{
    assets::tags::AssetTags,
    http_cache::encoding::Encodings,
    prerender::build::{SiteBuild, SiteBuildSource},
};

/// Where the styles are served that the server bundle was built with.
pub(super) const STYLE: &str = "/_dev/style.css";

/// Scripts of a document. The preamble must come before any component.
const SCRIPTS: [&str; 3] = [
    "/@vite/client",
    "/src/dev/refresh-preamble.ts",
    "/src/entry-client.tsx",
];

/// A build of the texts and facts of this moment. Nothing is compressed: a page lives until the next save.
///
/// # Errors
///
/// If the texts are incomplete, or the company's facts are invalid.
pub(super) fn of(builds: &SiteBuildSource) -> anyhow::Result<SiteBuild> {
    let tags = AssetTags::same(&builds.pages, &styles(), &scripts());
    builds.with_tags(tags, Encodings::Identity)
}

fn styles() -> String {
    format!("<link rel=\"stylesheet\" href=\"{STYLE}\" data-dev-css>")
}

fn scripts() -> String {
    let script = |address| format!("<script type=\"module\" src=\"{address}\"></script>");
    SCRIPTS.map(script).concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vite_comes_before_the_page() {
        let scripts = scripts();
        assert_eq!(
            styles(),
            "<link rel=\"stylesheet\" href=\"/_dev/style.css\" data-dev-css>"
        );
        assert!(scripts.find("/@vite/client") < scripts.find("/src/entry-client.tsx"));
    }
}

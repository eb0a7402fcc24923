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
    builds.with_tags(AssetTags::same(&builds.pages, &tags()), Encodings::Identity)
}

fn tags() -> String {
    let script = |address| format!("<script type=\"module\" src=\"{address}\"></script>");
    let scripts = SCRIPTS.map(script).concat();
    format!("<link rel=\"stylesheet\" href=\"{STYLE}\" data-dev-css>{scripts}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vite_comes_before_the_page() {
        let tags = tags();
        assert!(tags.starts_with("<link rel=\"stylesheet\" href=\"/_dev/style.css\" data-dev-css>"));
        assert!(tags.find("/@vite/client") < tags.find("/src/entry-client.tsx"));
    }
}

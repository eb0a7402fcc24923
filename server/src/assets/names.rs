//! Where files are served, and which names change with the content.

/// Where the client build's assets are served.
pub(super) const ASSETS: &str = "/assets";

/// Where pictures, sounds and videos are served.
pub(super) const MEDIA: &str = "/media";

/// Whether the name changes with the content: everything that the client build makes, and media with a hash between
/// two dots, as in `disc.0a1b2c3d.avif`.
pub(super) fn names_its_content(address: &str) -> bool {
    if address.starts_with(&format!("{ASSETS}/")) {
        return true;
    }
    let mut parts = address.rsplit('/').next().unwrap_or_default().rsplit('.');
    let hash = parts.nth(1).unwrap_or_default();
    let is_hash = hash.len() >= 8 && hash.chars().all(|character| character.is_ascii_hexdigit());
    address.starts_with(&format!("{MEDIA}/")) && is_hash && parts.next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_change_with_the_content_are_kept_for_a_year() {
        for (address, expected) in [
            ("/assets/entry-1.js", true),
            ("/media/disc.0a1b2c3d.avif", true),
            ("/media/songs/disc.0a1b2c3d4e5f.zip", true),
            ("/media/disc.avif", false),
            ("/media/0a1b2c3d.avif", false),
            ("/media/disc.remaster.avif", false),
            ("/kit/disc.0a1b2c3d.svg", false),
            ("/favicon.svg", false),
        ] {
            assert_eq!(names_its_content(address), expected, "{address}");
        }
    }
}

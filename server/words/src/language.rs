//! The languages of the site, and the files of texts that the program itself reads.

use serde::de::DeserializeOwned;

/// A language of the site, with the files that are compiled in.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    code: &'static str,
    tag: &'static str,
    fallback: &'static str,
    mail: &'static str,
    notice: &'static str,
    preview: &'static str,
}

/// A file of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    /// `fallback.json`: the page for when none can be rendered.
    Fallback,
    /// `mail.json`: mails to members.
    Mail,
    /// `notice.json`: what webhooks say of the desk.
    Notice,
    /// `preview.json`: why a link of a preview shows nothing.
    Preview,
}

// `ALL`, which `build.rs` writes from the list of pages and languages, in its order.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// All languages, in the order in which menus list them; the first one is for requests that name none.
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The language that addresses call `code`.
    pub fn from_code(code: &str) -> Option<&'static Self> {
        ALL.iter().find(|language| language.code == code)
    }

    /// The language of a tag such as `ja-JP`, or of the site's own code. Anything else is the first one.
    pub fn of(tag: &str) -> &'static Self {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        let is_meant = |name: &str| name.eq_ignore_ascii_case(primary);
        let known = ALL.iter().find(|language| {
            let (tag, _) = language.tag.split_once('-').unwrap_or((language.tag, ""));
            is_meant(tag) || is_meant(language.code)
        });
        known.unwrap_or(&ALL[0])
    }

    /// What addresses call it, for example `jp`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// What HTML calls it, for example `ja`.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// The texts of a file. A type that refuses unknown fields makes its tests find a text that is missing or left over, and the
    /// compiler one that is never read.
    ///
    /// # Errors
    /// The type does not fit the file, which a test of each type shows first.
    pub fn texts<T: DeserializeOwned>(&self, file: File) -> serde_json::Result<T> {
        let text = match file {
            File::Fallback => self.fallback,
            File::Mail => self.mail,
            File::Notice => self.notice,
            File::Preview => self.preview,
        };
        // Editors of Windows write a byte order mark before it.
        serde_json::from_str(text.trim_start_matches('\u{feff}'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_known_by_tag_and_by_the_sites_own_codes() {
        for (tag, code) in [
            ("en-GB", "en"),
            ("ja", "jp"),
            ("jp", "jp"),
            ("ja_JP", "jp"),
            ("KO-KR", "kr"),
            ("kr", "kr"),
            ("fr", "en"),
            ("", "en"),
        ] {
            assert_eq!(Language::of(tag).code(), code, "{tag}");
        }
        assert_eq!(Language::from_code("jp").map(Language::tag), Some("ja"));
        assert_eq!(Language::from_code("ja"), None);
    }

    #[test]
    fn texts_that_a_type_does_not_know_or_lacks_are_named() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Other {
            #[serde(rename = "title")]
            _title: String,
        }
        for language in Language::all() {
            let error = language.texts::<Other>(File::Preview).unwrap_err().to_string();
            assert!(error.starts_with("unknown field"), "{error}");
        }
    }
}

//! Where the recruit posts come from.

use std::{net::SocketAddr, str::FromStr, time::Duration};

use content_service::Seed;
use url::Url;

use super::Switch;
use super::database::DatabaseSettings;
#[cfg(feature = "desk")]
use super::desk::DeskSettings;
#[cfg(feature = "members")]
use super::members::MembersSettings;
use crate::locale::Locale;

/// Where the recruit posts come from.
#[derive(Clone, Debug, clap::Args)]
pub struct ContentSettings {
    /// Address of the site's own content service; port 0 takes a free one. Default `127.0.0.1:0`: loopback, so that
    /// only programs on this machine reach it.
    #[arg(long, env = "CONTENT_BIND", value_name = "ADDRESS")]
    pub content_bind: Option<SocketAddr>,

    /// A content platform to use in place of the site's own service, for example `https://www.wixapis.com`.
    /// Default: none, the site starts its own service.
    #[arg(long, env = "CONTENT_URL", value_name = "URL")]
    pub content_url: Option<Url>,

    /// Id that the platform knows this site by. Default: for the site's own service one that is made at the start, so that
    /// no other client shares the site's quota; none for another platform, whose recruit posts are then not requested.
    #[arg(long, env = "CONTENT_CLIENT_ID", value_name = "ID")]
    pub content_client_id: Option<String>,

    /// The collection of recruit posts of each language that has one. The recruit page exists in these languages.
    #[arg(
        long = "content-recruit-collections",
        env = "CONTENT_RECRUIT_COLLECTIONS",
        value_name = "LOCALE=NAME,...",
        default_value = RecruitCollections::DEFAULT
    )]
    pub recruit_collections: RecruitCollections,

    /// Whether recruit collections of the site's own service that have never changed are filled with demo posts: invented
    /// ones, for development and tests. Pages made of them are kept from search engines. Default: `on` for `server dev`,
    /// else `off`.
    #[arg(
        long,
        env = "CONTENT_DEMO",
        value_enum,
        value_name = "SWITCH",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "on"
    )]
    pub content_demo: Option<Switch>,

    /// Milliseconds between two looks for changed posts, a call for each language; posts are read again only where it says that
    /// they have changed, or does not say it. The site's own service tells of changes at once besides, by a call that stays open.
    #[arg(long = "content-refresh-ms", env = "CONTENT_REFRESH_MS", value_name = "MS", default_value = "30000", value_parser = super::milliseconds)]
    pub refresh_interval: Duration,

    /// Where the site's own content service keeps everything.
    #[command(flatten)]
    pub database: DatabaseSettings,

    /// How members of the site's own content service log in.
    #[cfg(feature = "members")]
    #[command(flatten)]
    pub members: MembersSettings,

    /// The desk of the site's own content service.
    #[cfg(feature = "desk")]
    #[command(flatten)]
    pub desk: DeskSettings,
}

impl ContentSettings {
    /// The address of the site's own content service.
    pub fn bind(&self) -> SocketAddr {
        self.content_bind
            .unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 0)))
    }

    /// What the recruit collections of a new database begin with.
    pub fn seed(&self) -> Seed {
        match self.content_demo {
            Some(Switch::On) => Seed::DemoPosts,
            Some(Switch::Off) | None => Seed::Empty,
        }
    }

    /// The id to name to the platform, if one was given.
    pub fn client_id(&self) -> Option<String> {
        self.content_client_id.clone().filter(|id| !id.is_empty())
    }
}

/// The collection of recruit posts of each language that has one, in the order of [`Locale::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecruitCollections(Vec<(Locale, String)>);

impl RecruitCollections {
    /// The collections of the specification.
    pub const DEFAULT: &str = "en=RecruitPosts-EN,jp=RecruitPosts-JP";

    /// Languages and the names of their collections.
    pub fn iter(&self) -> impl Iterator<Item = (Locale, &str)> {
        self.0.iter().map(|(locale, name)| (*locale, name.as_str()))
    }
}

impl FromStr for RecruitCollections {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut collections: Vec<(Locale, String)> = Vec::new();
        for entry in text.split(',') {
            let (code, name) = entry
                .split_once('=')
                .ok_or_else(|| format!("`{entry}` is not LOCALE=NAME"))?;
            let locale = Locale::from_code(code.trim()).ok_or_else(|| format!("no language `{code}`"))?;
            if name.trim().is_empty() {
                return Err(format!("the collection of `{code}` has no name"));
            }
            if collections.iter().any(|(known, _)| *known == locale) {
                return Err(format!("`{code}` is given twice"));
            }
            collections.push((locale, name.trim().to_owned()));
        }
        if !collections.iter().any(|(locale, _)| *locale == Locale::DEFAULT) {
            return Err(format!("`{}` must have a collection", Locale::DEFAULT.code()));
        }
        collections.sort_by_key(|(locale, _)| *locale);
        Ok(Self(collections))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::named;

    #[test]
    fn collections_are_read_into_the_order_of_the_languages() {
        let collections: RecruitCollections = "jp=B, en=A".parse().unwrap();
        assert_eq!(
            collections.iter().collect::<Vec<_>>(),
            [(named("en"), "A"), (named("jp"), "B")]
        );
    }

    #[test]
    fn collections_that_make_no_sense_are_refused() {
        for (text, problem) in [
            ("", "is not LOCALE=NAME"),
            ("en", "is not LOCALE=NAME"),
            ("en=", "has no name"),
            ("xx=A", "no language `xx`"),
            ("en=A,en=B", "given twice"),
            ("jp=A", "`en` must have a collection"),
        ] {
            let error = text.parse::<RecruitCollections>().unwrap_err();
            assert!(error.contains(problem), "{text}: {error}");
        }
    }
}

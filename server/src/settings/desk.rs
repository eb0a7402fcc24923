//! The desk: the page on which people edit recruit posts. Off unless an address is given.

use std::{net::SocketAddr, path::PathBuf};

use url::Url;

use super::Switch;

/// The desk of the site's own content service.
#[derive(Clone, Debug, clap::Args)]
pub struct DeskSettings {
    /// Address of the desk, the page on which people edit recruit posts; port 0 takes a free one. Default: none, there is no
    /// desk. Other machines than this one reach it through a proxy with TLS only, because browsers keep its cookie only then.
    #[arg(long, env = "CONTENT_DESK_BIND", value_name = "ADDRESS")]
    pub desk_bind: Option<SocketAddr>,

    /// Origin under which browsers reach the desk, for example `https://desk.example.com`. Requests of other origins change
    /// nothing. Default: the address of the desk, and for loopback the name `localhost` too.
    #[arg(long, env = "CONTENT_DESK_ORIGIN", value_name = "URL", value_parser = origin)]
    pub desk_origin: Option<Url>,

    /// Origin that links to previews begin with, for example `https://preview.example.com`, where it is another one than the
    /// desk's, so that people whom the desk's name does not let in can open them. Under this name the desk shows nothing but
    /// such previews. Default: the desk's origin.
    #[arg(long, env = "CONTENT_DESK_PREVIEW_ORIGIN", value_name = "URL", value_parser = origin)]
    pub desk_preview_origin: Option<Url>,

    /// Whether the start prints a link that logs an owner in once, within an hour. Without an owner one of that name is added.
    /// For machines of developers.
    #[arg(
        long,
        env = "CONTENT_DESK_LINK",
        value_enum,
        value_name = "SWITCH",
        num_args = 0..=1,
        require_equals = true,
        default_value = "off",
        default_missing_value = "on"
    )]
    pub desk_link: Switch,

    /// Whether webhooks may call addresses of private networks, and plain http on this machine. Owners of the desk enter these
    /// addresses, so it opens what this machine reaches to them.
    #[arg(
        long,
        env = "CONTENT_DESK_WEBHOOKS_PRIVATE",
        value_enum,
        value_name = "SWITCH",
        num_args = 0..=1,
        require_equals = true,
        default_value = "off",
        default_missing_value = "on"
    )]
    pub desk_webhooks_private: Switch,

    /// JSON key file of a service account of Google with which its Indexing API is told of positions that are published or closed.
    /// Default: none, Google is told nothing and finds them by the sitemap.
    #[arg(long, env = "CONTENT_DESK_INDEXING_KEY", value_name = "FILE")]
    pub desk_indexing_key: Option<PathBuf>,
}

/// Reads an origin: an address of the web without a path.
fn origin(text: &str) -> Result<Url, String> {
    let url = Url::parse(text).map_err(|error| error.to_string())?;
    if matches!(url.scheme(), "http" | "https") && url.path() == "/" && url.query().is_none() {
        return Ok(url);
    }
    Err("an origin such as https://desk.example.com is needed".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_no_path() {
        assert!(origin("https://desk.example.com").is_ok());
        for text in ["desk", "ftp://a", "https://a/desk", "https://a/?b"] {
            assert!(origin(text).is_err(), "{text}");
        }
    }
}

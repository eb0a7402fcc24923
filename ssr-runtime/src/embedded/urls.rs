//! What `URL` and `URLSearchParams` of an isolate call in Rust.

use deno_core::{
    OpState, op2,
    url::{Url, form_urlencoded, quirks},
};
use serde::Serialize;

use super::stop;

/// The components of a URL, as the class of that name in `js/url.js` tells them.
#[derive(Serialize)]
struct Components {
    href: String,
    origin: String,
    protocol: String,
    username: String,
    password: String,
    host: String,
    hostname: String,
    port: String,
    pathname: String,
    search: String,
    hash: String,
}

impl From<Url> for Components {
    fn from(url: Url) -> Self {
        Self {
            origin: quirks::origin(&url),
            protocol: quirks::protocol(&url).to_owned(),
            username: quirks::username(&url).to_owned(),
            password: quirks::password(&url).to_owned(),
            host: quirks::host(&url).to_owned(),
            hostname: quirks::hostname(&url).to_owned(),
            port: quirks::port(&url).to_owned(),
            pathname: quirks::pathname(&url).to_owned(),
            search: quirks::search(&url).to_owned(),
            hash: quirks::hash(&url).to_owned(),
            href: url.into(),
        }
    }
}

/// Parses a URL, relative to another one where that is given.
#[op2]
#[serde]
pub(super) fn op_ssr_url_parse(
    state: &OpState,
    #[string] url: &str,
    #[string] base: Option<String>,
) -> Option<Components> {
    if stop::is_repeated(state) {
        return None;
    }
    let base = match base {
        Some(base) => Some(Url::parse(&base).ok()?),
        None => None,
    };
    let url = Url::options().base_url(base.as_ref()).parse(url).ok()?;
    Some(url.into())
}

/// A URL after one of its setters; nothing where the value does not fit.
#[op2]
#[serde]
pub(super) fn op_ssr_url_change(
    state: &OpState,
    #[string] href: &str,
    #[string] name: &str,
    #[string] value: &str,
) -> Option<Components> {
    if stop::is_repeated(state) {
        return None;
    }
    let mut url = Url::parse(href).ok()?;
    match name {
        "hash" => quirks::set_hash(&mut url, value),
        "host" => quirks::set_host(&mut url, value).ok()?,
        "hostname" => quirks::set_hostname(&mut url, value).ok()?,
        "href" => quirks::set_href(&mut url, value).ok()?,
        "password" => quirks::set_password(&mut url, value).ok()?,
        "pathname" => quirks::set_pathname(&mut url, value),
        "port" => quirks::set_port(&mut url, value).ok()?,
        "protocol" => quirks::set_protocol(&mut url, value).ok()?,
        "search" => quirks::set_search(&mut url, value),
        "username" => quirks::set_username(&mut url, value).ok()?,
        _ => return None,
    }
    Some(url.into())
}

/// The pairs of a query.
#[op2]
#[serde]
pub(super) fn op_ssr_query_parse(state: &OpState, #[string] query: &str) -> Vec<(String, String)> {
    if stop::is_repeated(state) {
        return Vec::new();
    }
    form_urlencoded::parse(query.as_bytes()).into_owned().collect()
}

/// The query of pairs.
#[op2]
#[string]
pub(super) fn op_ssr_query_write(state: &OpState, #[serde] pairs: Vec<(String, String)>) -> String {
    if stop::is_repeated(state) {
        return String::new();
    }
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(pairs)
        .finish()
}

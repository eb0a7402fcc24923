//! Settings of the desk, and what it needs of members.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use content_service::store::StoreError;
use futures::future::BoxFuture;
use http_connection::ConnectionSettings;
use request_limits::TrustedProxies;
use url::Url;

use crate::company::Company;
use crate::indexing::Indexing;
use crate::site::Site;

/// A member who waits for an owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingMember {
    /// The member's id.
    pub id: String,
    /// The address with which the member registered.
    pub email: String,
    /// When, as `2024-01-02T03:04:05.000Z`.
    pub created: String,
    /// Whether the address still has to be shown to be the member's own.
    pub awaits_verification: bool,
}

/// What becomes of a member who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The member may log in.
    Approve,
    /// The member may not, and cannot register again with the address.
    Block,
}

/// What keeps the members, where the service has any.
pub trait Members: Send + Sync {
    /// Those who wait, the oldest first.
    fn waiting(&self) -> BoxFuture<'static, Result<Vec<WaitingMember>, StoreError>>;

    /// Decides on a member; `false` if there is none of that id any more.
    fn decide(&self, id: String, verdict: Verdict) -> BoxFuture<'static, Result<bool, StoreError>>;
}

/// Where the desk listens and what it works on.
#[derive(Clone)]
pub struct DeskConfig {
    /// Address to listen on; port 0 takes a free one.
    pub bind: SocketAddr,
    /// Origin under which browsers reach the desk. Default: the address, and for loopback the name `localhost` too.
    pub origin: Option<Url>,
    /// Origin that links to previews begin with, and under which the desk shows nothing else. Default: the first origin.
    pub preview_origin: Option<Url>,
    /// The languages of posts, each with its collection.
    pub locales: Vec<(String, String)>,
    /// Folder of the page's built files.
    pub page: PathBuf,
    /// Folder of files of the page's earlier builds, for those who have it open. Default: none.
    pub earlier: Option<PathBuf>,
    /// What the site does.
    pub site: Arc<dyn Site>,
    /// The members of the content service; `None` where it has none. Default: none.
    pub members: Option<Arc<dyn Members>>,
    /// Whose facts owners change. Default: no one's.
    pub company: Option<Arc<dyn Company>>,
    /// Where public boards of Greenhouse are, for tests. Default: the address that Greenhouse documents.
    pub greenhouse: Option<Url>,
    /// Proxies whose word about a client's address is taken.
    pub trusted: TrustedProxies,
    /// What every connection is subject to.
    pub connections: ConnectionSettings,
    /// How long requests in flight may take to end when the desk stops. Default 10 s.
    pub drain_timeout: Duration,
    /// How long a call waits for something new: less than a page or a proxy waits for a response. Default 20 s.
    pub news_wait: Duration,
    /// Whether webhooks may call addresses of private networks, and plain http on this machine. Default: not.
    pub webhooks_private: bool,
    /// How long a try of a delivery may take. Default 10 s.
    pub delivery_timeout: Duration,
    /// What tells Google of pages with jobs. Default: nothing.
    pub indexing: Option<Arc<Indexing>>,
}

impl DeskConfig {
    /// Settings with every default.
    pub fn new(bind: SocketAddr, locales: Vec<(String, String)>, page: PathBuf, site: Arc<dyn Site>) -> Self {
        Self {
            bind,
            origin: None,
            preview_origin: None,
            locales,
            page,
            earlier: None,
            site,
            members: None,
            company: None,
            greenhouse: None,
            trusted: TrustedProxies::default(),
            connections: ConnectionSettings::default(),
            drain_timeout: Duration::from_secs(10),
            news_wait: Duration::from_secs(20),
            webhooks_private: false,
            delivery_timeout: Duration::from_secs(10),
            indexing: None,
        }
    }

    /// The origins of the desk's own page, the first of which links name.
    pub(crate) fn origins(&self, address: SocketAddr) -> Vec<String> {
        match &self.origin {
            Some(origin) => vec![origin.origin().ascii_serialization()],
            None if address.ip().is_loopback() => vec![
                format!("http://{address}"),
                format!("http://localhost:{}", address.port()),
            ],
            None => vec![format!("http://{address}")],
        }
    }

    /// The origin of links to previews, where the page has another host: requests are told apart by that.
    pub(crate) fn preview_origin(&self, origins: &[String]) -> Option<String> {
        let origin = self.preview_origin.as_ref()?.origin().ascii_serialization();
        let is_the_desks = origins.iter().any(|own| host_of(own) == host_of(&origin));
        if is_the_desks && !origins.contains(&origin) {
            tracing::warn!(
                origin,
                "links to previews need another host than the desk's: they begin with the desk's origin"
            );
        }
        (!is_the_desks).then_some(origin)
    }
}

/// The host of an origin, without its port.
pub(crate) fn host_of(origin: &str) -> Option<String> {
    Url::parse(origin).ok()?.host_str().map(str::to_owned)
}

impl fmt::Debug for DeskConfig {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("DeskConfig")
            .field("bind", &self.bind)
            .field("origin", &self.origin)
            .field("locales", &self.locales)
            .field("page", &self.page)
            .finish_non_exhaustive()
    }
}

//! What every call needs. What they do is in the rooms above, each an `impl Shared`.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use content_service::password::Passwords;
use content_service::store::posts::{PostStatus, Posts};
use content_service::store::{Store, drafts_of};
use request_limits::{Room, Strangers, TrustedProxies, Turns};
use tokio::sync::Semaphore;
use url::Url;

use crate::company::Company;
use crate::config::{DeskConfig, Members};
use crate::cookie::SessionCookie;
use crate::courier::Courier;
use crate::error::DeskError;
use crate::frames;
use crate::indexing::Indexing;
use crate::limits::DeskLimits;
use crate::site::Site;
use crate::store::DeskStore;
use crate::uploads::Uploads;
use crate::waits::Waits;

/// Bodies of callers without a session that may be under way at one time.
const STRANGERS_BODIES: usize = 64;

/// A language of posts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Locale {
    /// Its code, such as `jp`.
    pub(crate) code: String,
    /// The collection of published posts.
    pub(crate) published: String,
    /// That of drafts.
    pub(crate) drafts: String,
}

impl Locale {
    /// Its collections in the order in which a change takes them.
    pub(crate) fn collections(&self) -> [&String; 2] {
        [&self.published, &self.drafts]
    }
}

/// What every call needs.
pub(crate) struct Shared {
    pub(crate) store: DeskStore,
    pub(crate) passwords: Passwords,
    pub(crate) limits: DeskLimits,
    /// Bodies of callers without a session that take their time to arrive.
    pub(crate) bodies: Arc<Strangers>,
    /// Time in which the body of a user must arrive.
    pub(crate) body_time: Duration,
    pub(crate) waits: Arc<Waits>,
    /// How long a call waits for something new.
    pub(crate) news_wait: Duration,
    pub(crate) uploads: Uploads,
    /// The page of a draft is made while one of these is held.
    pub(crate) renders: Arc<Turns>,
    /// In the order in which a change takes them, so that no two wait for each other.
    pub(crate) locales: Vec<Locale>,
    /// Origins of the desk's own page.
    pub(crate) origins: Vec<String>,
    /// The origin of links to previews, where it is another one.
    pub(crate) preview_origin: Option<String>,
    pub(crate) cookie: SessionCookie,
    /// Folders of the page's files, the live build's first.
    pub(crate) page: Vec<PathBuf>,
    pub(crate) site: Arc<dyn Site>,
    pub(crate) members: Option<Arc<dyn Members>>,
    pub(crate) company: Option<Arc<dyn Company>>,
    /// A board of another platform is fetched while this is held.
    pub(crate) boards: Semaphore,
    /// Where public boards of Greenhouse are, if not where Greenhouse has them.
    pub(crate) greenhouse: Option<Url>,
    pub(crate) trusted: TrustedProxies,
    pub(crate) courier: Courier,
    pub(crate) indexing: Option<Arc<Indexing>>,
}

impl Shared {
    /// What a desk needs that listens on an address.
    ///
    /// # Errors
    /// [`DeskError::Hashing`].
    pub(crate) fn new(config: &DeskConfig, store: Store, address: SocketAddr) -> Result<Self, DeskError> {
        let origins = config.origins(address);
        let locales = config.locales.iter().map(|(code, collection)| Locale {
            code: code.clone(),
            published: collection.clone(),
            drafts: drafts_of(collection),
        });
        Ok(Self {
            passwords: Passwords::new()?,
            limits: DeskLimits::new(&store.clock()),
            bodies: Strangers::new(Room::Bodies, STRANGERS_BODIES),
            body_time: config.connections.transfer_timeout,
            waits: Arc::default(),
            news_wait: config.news_wait,
            uploads: Uploads::default(),
            renders: frames::turns(),
            store: DeskStore::new(store),
            locales: locales.collect(),
            cookie: SessionCookie::for_desk(address, &origins),
            preview_origin: config.preview_origin(&origins),
            origins,
            page: [config.page.clone()]
                .into_iter()
                .chain(config.earlier.clone())
                .collect(),
            site: config.site.clone(),
            members: config.members.clone(),
            company: config.company.clone(),
            boards: Semaphore::new(1),
            greenhouse: config.greenhouse.clone(),
            trusted: config.trusted.clone(),
            courier: Courier::new(config.webhooks_private, config.delivery_timeout),
            indexing: config.indexing.clone(),
        })
    }

    /// A language by its code.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) fn locale(&self, code: &str) -> Result<&Locale, DeskError> {
        let found = self.locales.iter().find(|locale| locale.code == code);
        found.ok_or(DeskError::NotFound { what: "language" })
    }

    /// The posts of all languages.
    pub(crate) fn posts(&self) -> Posts {
        let published = self.locales.iter().map(|locale| locale.published.as_str());
        self.store.content().posts(published)
    }

    /// What is known of a post in one language, of what is known in all of them.
    pub(crate) fn in_language(&self, all: Vec<PostStatus>, locale: &Locale) -> PostStatus {
        let mut pairs = self.locales.iter().zip(all);
        let found = pairs.find(|(other, _)| other.code == locale.code);
        found.map(|(_, status)| status).unwrap_or_default()
    }
}

impl fmt::Debug for Shared {
    /// Secrets stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Shared")
            .field("locales", &self.locales)
            .finish_non_exhaustive()
    }
}

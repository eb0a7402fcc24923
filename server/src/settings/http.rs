//! Where and how the server listens.

use std::{
    net::SocketAddr,
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
    time::Duration,
};

use http_connection::ConnectionSettings;
use request_limits::{ForwardedHeader, RateLimit, TrustedProxies};

use crate::site::urls::PublicOrigin;

/// Where and how the server listens.
#[derive(Clone, Debug, clap::Args)]
pub struct HttpSettings {
    /// Address to listen on; port 0 takes a free one. Loopback by default, so that nothing is public by accident.
    #[arg(
        long,
        env = "SITE_BIND",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8080"
    )]
    pub bind: SocketAddr,

    /// Threads that read requests and write responses. Default: the number of cores. Rendering has its own threads.
    #[arg(long, env = "SITE_WORKERS", value_name = "NUMBER")]
    pub workers: Option<NonZeroUsize>,

    /// Seconds that open requests have to end after SIGTERM. The longest render and a slow download's last piece
    /// fit into the default.
    #[arg(long, env = "SITE_SHUTDOWN_TIMEOUT_S", value_name = "SECONDS", default_value = "30", value_parser = super::seconds)]
    pub shutdown_timeout: Duration,

    /// Origin of the site as visitors see it, for example `https://www.example.com`, for canonical addresses.
    /// Default: the address that is listened on. A request's Host header is never believed.
    #[arg(long, env = "SITE_PUBLIC_ORIGIN", value_name = "ORIGIN")]
    pub public_origin: Option<PublicOrigin>,

    /// Addresses or networks of proxies that stand before the site, for example `10.0.0.0/8,::1`. Only what they forward is
    /// believed (`SITE_FORWARDED_HEADER`). Default: none.
    #[arg(long, env = "SITE_BEHIND_PROXY", value_name = "NETWORK,...")]
    pub behind_proxy: Option<TrustedProxies>,

    /// Header in which these proxies name the visitor's address: `X-Forwarded-For`, the nearest last, or `X-Real-IP`, one
    /// address. The other one is not believed. Proxies must write it anew, or visitors choose their address.
    #[arg(
        long,
        env = "SITE_FORWARDED_HEADER",
        value_name = "HEADER",
        default_value = "X-Forwarded-For"
    )]
    pub forwarded_header: ForwardedHeader,

    /// Requests a second that one address (one /56 of IPv6) may make on average; 0 for any number. A page with all of its
    /// parts is thirty requests. Requests from the machine itself are not counted unless a proxy forwards
    /// them.
    #[arg(long, env = "SITE_RATE_LIMIT", value_name = "NUMBER", default_value_t = 100)]
    pub rate_limit: u32,

    /// Requests that one address may make at once before its rate counts.
    #[arg(long, env = "SITE_RATE_BURST", value_name = "NUMBER", default_value = "400")]
    pub rate_burst: NonZeroU32,

    /// Connections that one address may have open. A browser opens six; an office behind one address has many browsers.
    /// Trusted proxies may open any number. Where there are few files, it is an eighth of the connections that there are
    /// files for, but at least 16.
    #[arg(
        long,
        env = "SITE_CONNECTIONS_PER_ADDRESS",
        value_name = "NUMBER",
        default_value = "512"
    )]
    pub connections_per_address: NonZeroUsize,

    /// Milliseconds in which the head of a request must have come, so that slow clients cannot hold connections.
    #[arg(long, env = "SITE_HEAD_TIMEOUT_MS", value_name = "MS", default_value = "5000", value_parser = super::milliseconds)]
    pub head_timeout: Duration,

    /// Milliseconds in which the body of a request must have come, and for which a client may take nothing of a
    /// response. Enough for a phone in a tunnel.
    #[arg(long, env = "SITE_TRANSFER_TIMEOUT_MS", value_name = "MS", default_value = "20000", value_parser = super::milliseconds)]
    pub transfer_timeout: Duration,

    /// Milliseconds for which a connection may have no request under way, over HTTP/1.1 and HTTP/2, to the site, its content
    /// service and its desk. Pings do not prolong it. It must be longer than a proxy keeps a connection for its next request:
    /// for trusted proxies it is 75 s at least. While more than half of the connections that there are files for are open, it
    /// is a second for others.
    #[arg(long, env = "SITE_IDLE_TIMEOUT_MS", value_name = "MS", default_value = "75000", value_parser = super::milliseconds)]
    pub idle_timeout: Duration,

    /// Chain of certificates in PEM. With it and its key the site is served over TLS, with HTTP/2. Both are read again
    /// on SIGHUP. Default: none, plain HTTP.
    #[arg(long, env = "SITE_TLS_CERTIFICATE", value_name = "PATH")]
    pub tls_certificate: Option<PathBuf>,

    /// Private key of the certificate, in PEM.
    #[arg(long, env = "SITE_TLS_KEY", value_name = "PATH")]
    pub tls_key: Option<PathBuf>,

    /// Address that sends everybody who comes without TLS to the public origin. Default: none.
    #[arg(long, env = "SITE_REDIRECT_BIND", value_name = "ADDRESS")]
    pub redirect_bind: Option<SocketAddr>,

    /// Address for Prometheus, apart from the site's so that it is never public by accident. Default: none, nothing is
    /// told.
    #[arg(long, env = "SITE_METRICS_BIND", value_name = "ADDRESS")]
    pub metrics_bind: Option<SocketAddr>,
}

impl HttpSettings {
    /// How visitors speak to the listener.
    pub fn scheme(&self) -> &'static str {
        if self.tls_key.is_some() { "https" } else { "http" }
    }

    /// What every listener's connections are subject to.
    pub fn connections(&self) -> ConnectionSettings {
        ConnectionSettings {
            per_address: self.connections_per_address.get(),
            head_timeout: self.head_timeout,
            transfer_timeout: self.transfer_timeout,
            idle_timeout: self.idle_timeout,
        }
    }

    /// The proxies whose word about a visitor's address is taken.
    pub fn trusted(&self) -> TrustedProxies {
        let proxies = self.behind_proxy.clone().unwrap_or_default();
        proxies.reading(self.forwarded_header)
    }

    /// Whether others than this machine are to visit the site.
    pub fn is_public(&self) -> bool {
        self.public_origin
            .as_ref()
            .is_some_and(|origin| !origin.is_local())
    }

    /// What the operator should know if visitors can come only through a proxy on this machine that is not named.
    pub fn unnamed_proxy(&self) -> Option<String> {
        let bind = self.bind.ip();
        (self.is_public() && bind.is_loopback() && !self.trusted().contains(bind)).then(|| {
            format!(
                "visitors reach {bind} through a proxy on this machine alone, and none is named (--behind-proxy \
                 {bind}), so they have no limit by address"
            )
        })
    }

    /// How often an address may ask; `None` for as often as it likes.
    pub fn rate(&self) -> Option<RateLimit> {
        NonZeroU32::new(self.rate_limit).map(|rate| RateLimit::new(rate, self.rate_burst))
    }

    /// Number of worker threads.
    pub fn workers(&self) -> NonZeroUsize {
        self.workers
            .unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }
}

//! Where and how the server listens.

use std::{net::SocketAddr, num::NonZeroUsize, time::Duration};

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

    /// Threads that read requests and write answers. Default: the number of cores. Rendering has its own threads.
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
}

impl HttpSettings {
    /// Number of worker threads.
    pub fn workers(&self) -> NonZeroUsize {
        self.workers
            .unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }
}

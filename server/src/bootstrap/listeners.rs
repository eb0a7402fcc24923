//! The addresses that the program listens on.

use std::{io, net::SocketAddr};

use tokio::net::TcpSocket;

use crate::settings::http::HttpSettings;

/// Connections that may wait to be accepted: Actix's own default, enough for a burst while workers are busy.
const BACKLOG: u32 = 1024;

/// A bound address.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) listener: std::net::TcpListener,
    /// The address, with the port that was found.
    pub(super) address: SocketAddr,
}

impl Listener {
    /// Binds an address; port 0 takes a free one.
    ///
    /// # Errors
    ///
    /// If the address is taken or not this machine's.
    fn bind(address: SocketAddr) -> anyhow::Result<Self> {
        let bind = || {
            let socket = if address.is_ipv4() {
                TcpSocket::new_v4()
            } else {
                TcpSocket::new_v6()
            }?;
            // As every server does: a port whose last connections are only fading is not taken.
            socket.set_reuseaddr(true)?;
            socket.bind(address)?;
            socket.listen(BACKLOG)?.into_std()
        };
        let listener = bind().map_err(|error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => anyhow::anyhow!(
                "{address} is taken by another program; stop it, or choose another address with --bind"
            ),
            _ => anyhow::Error::from(error).context(format!("{address} cannot be listened on")),
        })?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address })
    }
}

/// Every address that is listened on.
#[derive(Debug)]
pub(super) struct Listeners {
    /// The site.
    pub(super) site: Listener,
    /// Redirects to the site over TLS.
    pub(super) redirect: Option<Listener>,
    /// The metrics.
    pub(super) metrics: Option<Listener>,
}

impl Listeners {
    /// Binds the addresses of the settings.
    ///
    /// # Errors
    ///
    /// If one of them is taken or not this machine's.
    pub(super) fn bind(settings: &HttpSettings) -> anyhow::Result<Self> {
        Ok(Self {
            site: Listener::bind(settings.bind)?,
            redirect: settings.redirect_bind.map(Listener::bind).transpose()?,
            metrics: settings.metrics_bind.map(Listener::bind).transpose()?,
        })
    }
}

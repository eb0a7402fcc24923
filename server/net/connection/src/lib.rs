//! What happens to a connection before the first request and around all of its requests: it is counted, secured by TLS,
//! and handed to the HTTP version that its client chose.
//!
//! HTTP/1.1 is Actix's. HTTP/2 is hyper's, because Actix's limits neither the streams of a connection nor the time for
//! which one may wait for room (`docs/decisions/0026-http2-by-hyper.md`). Both hand requests to the same Actix application.
//! The site and its content service serve their connections by it, so both have the same limits.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! tasks             tasks beside a listener, whose end is noticed
//! server            the server of a listener, and its end
//! last_connections  how a listener ends
//! service           the service of accepted connections
//! http2             HTTP/2 over hyper
//! http1             what Actix's HTTP/1.1 lacks
//! filter            what the framework gets to see of HTTP/1.1
//! chunks            where a body in chunks ends
//! counted           requests that are under way until their responses are sent
//! connection        what a connection shares with its requests
//! idle_connection   when a connection over HTTP/1.1 has had no request for too long
//! turns             lets the requests of a connection begin one after the other
//! activity          when a connection has had no stream for too long
//! idle              ends a response that makes no progress
//! taken             whether every accepted connection is served
//! sample            lets a line of log through now and then
//! body              ends a body that does not come
//! portions          hands out a body piece by piece
//! socket            what the system does for a connection
//! refusal           what a refused client receives
//! head              the head of a request as bytes
//! linger            the end of a connection whose client is still sending
//! bare              headers of responses without the application
//! policy            what every connection is subject to
//! open_files        how many connections the process has files for
//! priority          threads that let others go first
//! ```

mod activity;
pub mod bare;
mod body;
mod chunks;
mod connection;
mod counted;
mod filter;
mod head;
mod http1;
mod http2;
mod idle;
mod idle_connection;
mod last_connections;
mod linger;
mod open_files;
mod policy;
mod portions;
mod priority;
mod refusal;
mod sample;
mod server;
mod service;
mod socket;
mod taken;
mod tasks;
mod turns;

pub use self::{
    body::end_when_late,
    connection::become_known,
    open_files::{Share, connections_with_files},
    policy::{ConnectionPolicy, ConnectionSettings, Observer},
    portions::Portions,
    priority::standing_back,
    refusal::RETRY_AFTER_SECONDS,
    server::{Backlog, ServerOptions, listen},
    tasks::{TaskEnded, Tasks},
};

//! One connection of HTTP/1.1 as its requests know it.

use std::{cell::Cell, rc::Rc};

use actix_http::Request;
use actix_web::HttpRequest;
use request_limits::Stranger;

use crate::activity::{Activity, OpenStream};

/// What a connection and its requests share.
#[derive(Debug, Default)]
pub(crate) struct Connection {
    activity: Rc<Activity>,
    /// The place among strangers, where those are limited.
    stranger: Option<Stranger>,
    /// Whether anything was sent since the head of the last request has come.
    has_responded: Cell<bool>,
}

impl Connection {
    /// A connection that has just been accepted.
    pub(crate) fn new(stranger: Option<Stranger>) -> Rc<Self> {
        Rc::new(Self {
            stranger,
            ..Self::default()
        })
    }

    /// The requests that are under way.
    pub(crate) fn activity(&self) -> &Activity {
        &self.activity
    }

    /// A request has come.
    pub(crate) fn request(&self) {
        self.has_responded.set(false);
    }

    /// Bytes of a response were sent.
    pub(crate) fn respond(&self) {
        self.has_responded.set(true);
    }

    /// Whether the client has the beginning of a response to its last request, so that no other response may follow.
    pub(crate) fn has_responded(&self) -> bool {
        self.has_responded.get()
    }

    /// Waits until the place of this connection is wanted for another stranger's.
    pub(crate) async fn makes_way(&self) {
        match &self.stranger {
            Some(stranger) => stranger.makes_way().await,
            None => std::future::pending().await,
        }
    }
}

/// Counts a request of HTTP/1.1 as one that is under way.
pub(crate) fn open(request: &Request) -> Option<OpenStream> {
    let connection = request.conn_data::<Rc<Connection>>()?;
    Some(connection.activity.open())
}

/// Says that the client of a request is known, by a good session for example. Its connection then keeps its place whatever
/// strangers do.
pub fn become_known(request: &HttpRequest) {
    let connection = request.conn_data::<Rc<Connection>>();
    if let Some(stranger) = connection.and_then(|connection| connection.stranger.as_ref()) {
        stranger.become_known();
    }
}

//! A host that responds to the bundle's `fetch`.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use ssr_runtime::{FetchRequest, FetchResponse, Limits, Renderer};
use tokio::sync::watch;

use crate::{bundles::fixture, engines::Engine};

/// What the host has seen.
#[derive(Clone)]
pub(crate) struct Host {
    requests: Arc<Mutex<Vec<FetchRequest>>>,
    /// Calls in flight now, and at most.
    in_flight: Arc<watch::Sender<(usize, usize)>>,
}

/// One call in flight.
struct Flight(Host);

impl Drop for Flight {
    fn drop(&mut self) {
        self.0.in_flight.send_modify(|(now, _)| *now -= 1);
    }
}

impl Host {
    pub(crate) fn new() -> Self {
        Self {
            requests: Arc::default(),
            in_flight: Arc::new(watch::Sender::new((0, 0))),
        }
    }

    /// Starts an engine with web APIs and this host.
    pub(crate) async fn start(&self, engine: Engine, limits: Limits) -> Arc<dyn Renderer> {
        let host = self.clone();
        let builder = engine.builder(&fixture("fetch")).unwrap().limits(limits).web();
        builder
            .fetch(move |request| host.clone().respond(request))
            // Snapshots are made without a host.
            .warm_up([crate::engines::request("/response")])
            .start()
            .await
            .unwrap()
    }

    async fn respond(self, request: FetchRequest) -> Result<FetchResponse, String> {
        self.in_flight
            .send_modify(|(now, most)| (*now, *most) = (*now + 1, (*now + 1).max(*most)));
        let flight = Flight(self);
        let url = request.url.clone();
        flight.0.requests.lock().unwrap().push(request);
        let response = match url.as_str() {
            "/text" => {
                let mut response = FetchResponse::new(201, "日本語").with_header("X-A", "1");
                response.headers.push(("X-a".to_owned(), "2".to_owned()));
                response
            }
            "/json" => FetchResponse::new(200, r#"{"songs":12}"#),
            "/fine" => FetchResponse::new(200, "fine"),
            "/missing" => FetchResponse::new(404, ""),
            "/large" => FetchResponse::new(200, vec![b'x'; 2 << 20]),
            "/refused" => return Err("connection refused".to_owned()),
            "/panic" => panic!("the host panics, as it should in this case"),
            "/never" => std::future::pending().await,
            _ => {
                tokio::task::yield_now().await;
                FetchResponse::new(200, "")
            }
        };
        Ok(response)
    }

    /// The requests that have come.
    pub(crate) fn requests(&self) -> Vec<FetchRequest> {
        self.requests.lock().unwrap().clone()
    }

    /// Waits until a call is in flight.
    pub(crate) async fn is_called(&self) {
        self.wait(|now| now > 0).await;
    }

    /// Waits until no call is in flight; returns how many there were at most.
    pub(crate) async fn is_idle(&self) -> usize {
        self.wait(|now| now == 0).await;
        self.in_flight.borrow().1
    }

    async fn wait(&self, until: impl Fn(usize) -> bool) {
        let mut receiver = self.in_flight.subscribe();
        let reached = receiver.wait_for(|(now, _)| until(*now));
        let reached = tokio::time::timeout(Duration::from_secs(5), reached).await;
        assert!(reached.is_ok_and(|reached| reached.is_ok()));
    }
}

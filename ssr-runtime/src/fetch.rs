//! What a host and its bundle's `fetch` hand each other.

use std::{error::Error, fmt, sync::Arc};

use bytes::Bytes;
use futures::{FutureExt as _, future::BoxFuture};

/// What the bundle gave to `fetch`.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct FetchRequest {
    /// The URL as the bundle wrote it: it may be relative, and it may lead anywhere.
    pub url: String,
    /// The method, in capitals.
    pub method: String,
    /// Names in small letters, values of printable ASCII.
    pub headers: Vec<(String, String)>,
    /// Empty where there is none.
    pub body: Bytes,
    /// Bytes of headers and body that a response may still have; a larger one fails. A host that reads from a network
    /// should stop there.
    pub max_bytes: usize,
}

/// What the host responds.
///
/// ```
/// let response = ssr_runtime::FetchResponse::new(200, r#"{"songs":12}"#).with_header("Content-Type", "application/json");
/// assert_eq!(response.headers[0].0, "content-type");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct FetchResponse {
    /// HTTP status.
    pub status: u16,
    /// Names in small letters.
    pub headers: Vec<(String, String)>,
    /// The whole body.
    pub body: Bytes,
}

impl FetchResponse {
    /// A response without headers.
    pub fn new(status: u16, body: impl Into<Bytes>) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: body.into(),
        }
    }

    /// With one more header.
    #[must_use]
    pub fn with_header(mut self, name: &str, value: impl Into<String>) -> Self {
        self.headers.push((name.to_ascii_lowercase(), value.into()));
        self
    }

    /// Bytes of headers and body.
    pub(crate) fn size(&self) -> usize {
        let headers = self.headers.iter().map(|(name, value)| name.len() + value.len());
        headers.sum::<usize>() + self.body.len()
    }
}

type HostFuture = BoxFuture<'static, Result<FetchResponse, Box<dyn Error + Send + Sync>>>;

/// A response, or why there is none.
pub(crate) type Fetched = Result<FetchResponse, String>;

/// The host's function.
#[derive(Clone)]
pub(crate) struct Fetch(Arc<dyn Fn(FetchRequest) -> HostFuture + Send + Sync>);

impl Fetch {
    pub(crate) fn new<F, R, E>(function: F) -> Self
    where
        F: Fn(FetchRequest) -> R + Send + Sync + 'static,
        R: Future<Output = Result<FetchResponse, E>> + Send + 'static,
        E: Into<Box<dyn Error + Send + Sync>>,
    {
        Self(Arc::new(move |request| {
            function(request).map(|result| result.map_err(Into::into)).boxed()
        }))
    }

    /// Calls it, and waits for the response or for the reason why there is none.
    pub(crate) async fn call(self, request: FetchRequest) -> Fetched {
        let Self(function) = self;
        function(request).await.map_err(|error| reasons(&*error))
    }
}

impl fmt::Debug for Fetch {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Fetch").finish_non_exhaustive()
    }
}

/// An error with its causes, in one line.
fn reasons(error: &(dyn Error + 'static)) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.extend([": ", &error.to_string()]);
        cause = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn an_error_is_told_with_its_causes() {
        #[derive(Debug, thiserror::Error)]
        #[error("no connection")]
        struct NoConnection(#[source] io::Error);

        assert_eq!(
            reasons(&NoConnection(io::Error::other("refused"))),
            "no connection: refused"
        );
    }
}

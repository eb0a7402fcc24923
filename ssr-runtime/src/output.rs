//! What comes out of a render, and what it cost.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What a bundle's `render` function returned.
///
/// A redirect is an output without markup: its status is 3xx and its headers name the [`location`](Self::location). A
/// host that sends status, headers and markup as they are treats it right.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Output {
    /// HTTP status of the page, from 100 to 599.
    pub status: u16,
    /// Markup that belongs in the document's head: title, meta and link elements.
    pub head: String,
    /// Markup of the application's root element.
    pub html: String,
    /// Further headers of the response: names in small letters, values of printable ASCII. Whether the bundle may set
    /// one is the host's decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    // The host script makes pairs of them.
    #[cfg_attr(test, ts(optional, type = "Record<string, string | string[]>"))]
    pub headers: Vec<(String, String)>,
}

impl Output {
    /// An output without headers.
    pub fn new(status: u16, head: impl Into<String>, html: impl Into<String>) -> Self {
        Self {
            status,
            head: head.into(),
            html: html.into(),
            headers: Vec::new(),
        }
    }

    /// The first value of a header. The name is given in small letters.
    ///
    /// ```
    /// let mut output = ssr_runtime::Output::new(200, "<title>A</title>", "<main>A</main>");
    /// output.headers.push(("cache-control".into(), "no-store".into()));
    /// assert_eq!(output.header("cache-control"), Some("no-store"));
    /// ```
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Where a redirect leads; `None` for a page.
    pub fn location(&self) -> Option<&str> {
        (300..400)
            .contains(&self.status)
            .then(|| self.header("location"))
            .flatten()
    }
}

/// A rendered page and what it cost.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Rendered {
    /// What the bundle returned.
    pub output: Output,
    /// Time from the request's arrival to the start of its render.
    pub queued: Duration,
    /// Time that the render itself took, by the clock on the wall.
    pub rendering: Duration,
    /// Time of a processor that the render took. In a sidecar it includes the process's helper threads. `None` where
    /// the system does not tell, and for a promise in a sidecar, which shares its process with other renders.
    pub cpu: Option<Duration>,
    /// JavaScript heap that the isolate used, in bytes, as it was seen last: isolates look every few renders.
    pub heap_bytes: u64,
}

impl Rendered {
    /// A page that cost nothing, for a [`Renderer`](crate::Renderer) of a test.
    pub fn new(output: Output) -> Self {
        Self {
            output,
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_redirect_has_a_location() {
        let mut output = Output::new(302, "", "");
        assert_eq!(output.location(), None);
        output.headers.push(("location".to_owned(), "/new".to_owned()));
        assert_eq!(output.location(), Some("/new"));
        output.status = 200;
        assert_eq!(output.location(), None);
    }
}

//! The messages between the server and the front end's tools: one JSON object a line.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// From the tools.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum FromChild {
    /// Vite listens on a loopback port.
    Vite {
        /// The port.
        port: u16,
    },
    /// A server bundle is built.
    Bundle {
        /// The bundle.
        path: PathBuf,
        /// The styles that its components use.
        css: PathBuf,
    },
    /// The server bundle does not build.
    BundleError {
        /// Why, with file and line.
        message: String,
    },
    /// A text or one of the company's facts has changed.
    Locales,
    /// The tools cannot go on and are about to end.
    Fatal {
        /// Why.
        message: String,
    },
}

/// To the tools.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToChild {
    /// Browsers should load their page again.
    Reload,
    /// Browsers should ask for their page's data again.
    Content,
    /// Browsers should show an error.
    Error {
        /// What happened.
        message: String,
        /// Where, mapped to the sources.
        stack: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_the_agreed_form() {
        let read = |line: &str| serde_json::from_str::<FromChild>(line).unwrap();
        assert_eq!(
            read(r#"{"type":"vite","port":5173}"#),
            FromChild::Vite { port: 5173 }
        );
        let bundle = FromChild::Bundle {
            path: "/a.js".into(),
            css: "/a.css".into(),
        };
        assert_eq!(read(r#"{"type":"bundle","path":"/a.js","css":"/a.css"}"#), bundle);
        let error = FromChild::BundleError { message: "x".into() };
        assert_eq!(read(r#"{"type":"bundleError","message":"x"}"#), error);
        assert_eq!(read(r#"{"type":"locales"}"#), FromChild::Locales);
        let fatal = FromChild::Fatal { message: "x".into() };
        assert_eq!(read(r#"{"type":"fatal","message":"x"}"#), fatal);
        let write = |message: &ToChild| serde_json::to_string(message).unwrap();
        assert_eq!(write(&ToChild::Reload), r#"{"type":"reload"}"#);
        assert_eq!(write(&ToChild::Content), r#"{"type":"content"}"#);
        let error = ToChild::Error {
            message: "m".into(),
            stack: "s".into(),
        };
        assert_eq!(write(&error), r#"{"type":"error","message":"m","stack":"s"}"#);
    }
}

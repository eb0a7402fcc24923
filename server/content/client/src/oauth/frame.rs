//! A log-in through a hidden frame: the address to load, and the messages that come out of the frame.

use std::time::Duration;

use serde_json::Value;
use url::{Origin, Url};

use super::AuthResponse;

/// A hidden frame that a page opens to log a member in, without the frame itself: a browser or web view holds it.
///
/// The page loads [`LoginFrame::address`] in a hidden frame, hands every `message` event of its window to
/// [`LoginFrame::read`], and removes the frame after the first response or after [`LoginFrame::TIMEOUT`].
#[derive(Clone, Debug)]
pub struct LoginFrame {
    address: String,
    state: String,
    /// Serialized as a browser names them.
    origins: Vec<String>,
}

impl LoginFrame {
    /// How long the page in the frame may take to respond: 120,000 ms, fixed by the platform's own client.
    pub const TIMEOUT: Duration = Duration::from_mins(2);

    /// The frame of a redirect session's address. `state` is what was sent along; only a response with the same is
    /// ours. Messages are taken from the origin of the address; from no origin if that is no address of a host.
    pub fn new(address: impl Into<String>, state: impl Into<String>) -> Self {
        let address = address.into();
        let origins = Vec::from_iter(origin(&address));
        Self {
            address,
            state: state.into(),
            origins,
        }
    }

    /// Takes messages from the origin of this address too, for a platform that sends the frame on to another host.
    #[must_use]
    pub fn trust(mut self, address: &str) -> Self {
        self.origins.extend(origin(address));
        self
    }

    /// The address that the frame loads.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Reads one message: its `origin` and its `data` as the browser gives them. `None` if it is not the response to
    /// this log-in: it comes from another origin, has another form or another state. The response may be a refusal,
    /// which has an error in place of a code.
    pub fn read(&self, origin: &str, data: &Value) -> Option<AuthResponse> {
        if !self.origins.iter().any(|trusted| trusted == origin) {
            return None;
        }
        // Everything that is no text of the response is another program's message.
        let text = |name: &str| match data.get(name) {
            None | Some(Value::Null) => Some(None),
            Some(Value::String(text)) => Some(Some(text.clone())),
            Some(_) => None,
        };
        let response = AuthResponse {
            code: text("code")?.unwrap_or_default(),
            state: text("state")??,
            error: text("error")?,
            error_description: text("error_description")?,
        };
        let responses = !response.code.is_empty() || response.error.is_some();
        (responses && response.state == self.state).then_some(response)
    }
}

/// The origin of an address as browsers write it. One that is opaque, `null`, says nothing about who speaks.
fn origin(address: &str) -> Option<String> {
    let origin = Url::parse(address).ok()?.origin();
    matches!(origin, Origin::Tuple(..)).then(|| origin.ascii_serialization())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const ORIGIN: &str = "https://login.example";

    fn frame() -> LoginFrame {
        LoginFrame::new("https://login.example/authorize?session=1", "s")
    }

    #[test]
    fn section_9_a_hidden_frame_has_120000_ms() {
        assert_eq!(LoginFrame::TIMEOUT.as_millis(), 120_000);
    }

    #[test]
    fn a_message_with_our_state_from_the_frames_origin_is_the_response() {
        let code = frame()
            .read(ORIGIN, &json!({"code": "c", "state": "s", "more": 1}))
            .unwrap();
        assert_eq!(
            (code.code.as_str(), code.state.as_str(), code.error),
            ("c", "s", None)
        );
        let refusal =
            json!({"error": "login_required", "error_description": "log in", "state": "s", "code": null});
        let refusal = frame().read(ORIGIN, &refusal).unwrap();
        assert_eq!(
            (
                refusal.code.as_str(),
                refusal.error.as_deref(),
                refusal.error_description.as_deref()
            ),
            ("", Some("login_required"), Some("log in"))
        );
    }

    #[test]
    fn messages_of_others_are_none() {
        let ours = json!({"code": "c", "state": "s"});
        for origin in [
            "https://other.example",
            "http://login.example",
            "https://login.example:8443",
            "https://login.example/",
            "https://login.example.other.example",
            "null",
            "",
        ] {
            assert_eq!(frame().read(origin, &ours), None, "{origin}");
        }
        for data in [
            json!({"code": "c", "state": "other"}),
            json!({"code": "c"}),
            json!({"state": "s"}),
            json!({"code": "", "state": "s"}),
            json!({"code": 7, "state": "s"}),
            json!({"code": "c", "state": "s", "error": {}}),
            json!("s"),
            json!(["c", "s"]),
            json!(null),
        ] {
            assert_eq!(frame().read(ORIGIN, &data), None, "{data}");
        }
    }

    #[test]
    fn another_origin_is_trusted_by_name_alone() {
        let ours = json!({"code": "c", "state": "s"});
        let frame = frame().trust("https://users.example:443/any/page");
        for origin in [ORIGIN, "https://users.example"] {
            assert!(frame.read(origin, &ours).is_some(), "{origin}");
        }
        for address in ["no address", "data:text/html,x", "file:///x"] {
            let frame = LoginFrame::new(address, "s").trust(address);
            assert_eq!(frame.read("null", &ours), None, "{address}");
        }
    }
}

//! Redirect sessions: addresses to which a browser is sent to log in, log out or check out.

use std::collections::BTreeMap;

use content_wire::secret::Secret;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::client::ContentClient;
use crate::error::ContentError;
use crate::request::Request;

/// A request for a redirect session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RedirectRequest {
    /// What the browser is sent there for.
    #[serde(flatten)]
    pub intent: RedirectIntent,
    /// Where it goes from there.
    #[serde(skip_serializing_if = "Callbacks::is_empty")]
    pub callbacks: Callbacks,
    /// How it is received there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preferences: Option<Preferences>,
}

impl RedirectRequest {
    /// A session without callbacks or preferences.
    pub fn new(intent: RedirectIntent) -> Self {
        Self {
            intent,
            callbacks: Callbacks::default(),
            preferences: None,
        }
    }
}

/// What a browser is sent away for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RedirectIntent {
    /// To log in and come back with a code.
    Auth {
        /// What the code is for.
        auth_request: AuthRequest,
        /// What the login page asks for.
        prompt: Prompt,
    },
    /// To log in, without a code.
    Login {},
    /// To log out.
    Logout {
        /// The site's client id.
        #[serde(skip_serializing_if = "Option::is_none")]
        client_id: Option<String>,
    },
    /// To pay a shop's basket.
    EcomCheckout {
        /// Which one.
        checkout_id: String,
    },
    /// To pay a booking.
    BookingsCheckout {
        /// What is booked, as the bookings service described it.
        slot_availability: Value,
        /// The visitor's time zone, as in `Asia/Tokyo`.
        #[serde(skip_serializing_if = "Option::is_none")]
        timezone: Option<String>,
    },
    /// To pay tickets.
    EventsCheckout {
        /// Which reservation.
        reservation_id: String,
        /// Which event.
        event_slug: String,
    },
    /// To pay a plan.
    PaidPlansCheckout {
        /// Which one.
        plan_id: String,
        /// What the plans service wants to know.
        #[serde(skip_serializing_if = "Option::is_none")]
        checkout_data: Option<Value>,
    },
    /// To look at a shop's product.
    StoresProduct {
        /// Which one.
        product_slug: String,
    },
    /// To choose a time for a service.
    BookingsBook {
        /// Which service.
        resource_id: String,
    },
}

/// What the code of a login is for. The rest is fixed: a code, for a refresh token, with a challenge by SHA-256.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthRequest {
    /// Where the browser brings the code; none where a message brings it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redirect_uri: Option<String>,
    /// The site's client id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_id: Option<String>,
    /// SHA-256 of the verifier.
    pub code_challenge: String,
    code_challenge_method: &'static str,
    /// How the code comes back.
    pub response_mode: ResponseMode,
    response_type: &'static str,
    scope: &'static str,
    /// What must come back with the code.
    pub state: String,
    /// A session that is logged in already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_token: Option<Secret>,
}

impl AuthRequest {
    /// Requests a code by a message to the page that waits for it.
    pub fn new(code_challenge: impl Into<String>, state: impl Into<String>) -> Self {
        Self {
            redirect_uri: None,
            client_id: None,
            code_challenge: code_challenge.into(),
            code_challenge_method: "S256",
            response_mode: ResponseMode::WebMessage,
            response_type: "code",
            scope: "offline_access",
            state: state.into(),
            session_token: None,
        }
    }
}

/// How the code of a login comes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ResponseMode {
    /// Behind the `#` of the address, which never reaches a server.
    #[default]
    Fragment,
    /// In the query string of the address.
    Query,
    /// In a message from a frame.
    WebMessage,
}

/// What the login page asks the visitor for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// To log in, even if logged in already.
    #[default]
    Login,
    /// Nothing: it works silently or fails.
    None,
    /// Whether the site may know.
    Consent,
    /// Which account.
    SelectAccount,
}

/// Where a browser goes from the platform's pages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Callbacks {
    /// When all is done, or given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub post_flow_url: Option<String>,
    /// After paying.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thank_you_page_url: Option<String>,
    /// To log in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login_url: Option<String>,
    /// To the basket.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cart_page_url: Option<String>,
    /// To the plans.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan_list_url: Option<String>,
    /// To the services that can be booked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bookings_service_list_url: Option<String>,
}

impl Callbacks {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// How a browser is received.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Preferences {
    /// Whether with the platform's own pages in place of the site's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub use_generic_wix_pages: Option<bool>,
    /// Whether as the same visitor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maintain_identity: Option<bool>,
    /// What is added to the query string of its way back.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub additional_query_parameters: Map<String, Value>,
}

/// An address to send a browser to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RedirectSession {
    /// Id of the session; empty if the platform sent none.
    #[serde(default)]
    pub id: String,
    /// The address.
    pub full_url: String,
    /// A short form of it, if there is one.
    #[serde(default)]
    pub short_url: Option<String>,
    /// The session's token, if there is one.
    #[serde(default)]
    pub session_token: Option<Secret>,
    /// The address in parts.
    #[serde(default)]
    pub url_details: UrlDetails,
}

/// An address in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct UrlDetails {
    /// All before the query string.
    pub endpoint: String,
    /// The query string.
    pub search_params: BTreeMap<String, String>,
}

impl ContentClient {
    /// Creates a redirect session.
    ///
    /// # Errors
    /// Those of every call.
    pub async fn create_redirect_session(
        &self,
        request: &RedirectRequest,
    ) -> Result<RedirectSession, ContentError> {
        let path = format!("{}/v1/redirect-session", self.prefixes.redirects);
        let response: Response = self.send(&Request::post(path, request)?).await?;
        Ok(response.redirect_session)
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Response {
    redirect_session: RedirectSession,
}

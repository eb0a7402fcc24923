//! Headers that tell browsers what the site never does.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{
        CONTENT_SECURITY_POLICY, CROSS_ORIGIN_OPENER_POLICY, CROSS_ORIGIN_RESOURCE_POLICY, HeaderName,
        HeaderValue, PERMISSIONS_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
        X_FRAME_OPTIONS,
    },
    middleware::{DefaultHeaders, Next},
};

use http_connection::bare;

use crate::{
    http::state::AppState,
    site::urls::{AssetBase, PublicOrigin},
};

/// Where browsers report what the policy has kept them from.
pub(crate) const REPORTS: &str = "/_reports/csp";

/// The players that a visitor may start: the only foreign pages that are ever framed.
const PLAYERS: &str = "https://www.youtube-nocookie.com";

/// Name of the only place where markup may be made of text: `frontend/src/lib/trusted-html.ts`.
const TRUSTED_TYPES: &str = "site";

/// What browsers can do and the site never does.
const NEVER: [&str; 13] = [
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
];

/// What only the site needs: the screen stays lit while a visitor plays.
const OWN: [&str; 1] = ["screen-wake-lock"];

/// What the players need too.
const SHARED: [&str; 4] = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/// The headers of every response.
#[derive(Clone, Debug)]
pub(crate) struct SecurityHeaders {
    /// While some page has a player.
    with_players: Vec<(HeaderName, HeaderValue)>,
    /// While none has.
    without_players: Vec<(HeaderName, HeaderValue)>,
}

impl SecurityHeaders {
    /// For visitors. Everything comes from the site itself, or from where its assets lie. Nothing inline is executed,
    /// so no nonce is needed and a page stays the same for all visitors.
    ///
    /// # Errors
    ///
    /// Never in practice: origins are written with characters that a header can hold.
    pub(crate) fn strict(origin: &PublicOrigin, assets: &AssetBase) -> anyhow::Result<Self> {
        let from = match assets.origin() {
            Some(origin) => format!("'self' {origin}"),
            None => "'self'".to_owned(),
        };
        Self::with_own(|frames| {
            let mut policy = format!(
                "default-src 'none'; script-src {from}; style-src {from}; img-src {from}; font-src {from}; \
                 media-src {from}; connect-src {from}; frame-src {frames}; manifest-src 'self'; base-uri 'none'; \
                 form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
                 trusted-types {TRUSTED_TYPES}; report-uri {REPORTS}; report-to csp"
            );
            if origin.is_secure() {
                policy.push_str("; upgrade-insecure-requests");
            }
            let endpoint = HeaderValue::try_from(format!("csp=\"{REPORTS}\""))?;
            let mut headers = vec![
                (CONTENT_SECURITY_POLICY, HeaderValue::try_from(policy)?),
                (HeaderName::from_static("reporting-endpoints"), endpoint),
            ];
            if origin.is_secure() {
                headers.push((
                    STRICT_TRANSPORT_SECURITY,
                    HeaderValue::from_static(bare::TRANSPORT_SECURITY.1),
                ));
            }
            Ok(headers)
        })
    }

    /// The headers with and without players. `own` makes the policy, of what may be framed.
    ///
    /// # Errors
    ///
    /// What `own` fails with.
    pub(crate) fn with_own(
        own: impl Fn(&str) -> anyhow::Result<Vec<(HeaderName, HeaderValue)>>,
    ) -> anyhow::Result<Self> {
        let with_players = [own(PLAYERS)?, Self::common(&format!("(self \"{PLAYERS}\")"))?];
        let without_players = [own("'none'")?, Self::common("(self)")?];
        Ok(Self {
            with_players: with_players.concat(),
            without_players: without_players.concat(),
        })
    }

    /// What every response has, with the origins that may use what [`SHARED`] names.
    fn common(sharers: &str) -> anyhow::Result<Vec<(HeaderName, HeaderValue)>> {
        let never = NEVER.iter().map(|feature| format!("{feature}=()"));
        let own = OWN.iter().map(|feature| format!("{feature}=(self)"));
        let shared = SHARED.iter().map(|feature| format!("{feature}={sharers}"));
        let permissions: Vec<String> = never.chain(own).chain(shared).collect();
        Ok(vec![
            (PERMISSIONS_POLICY, HeaderValue::try_from(permissions.join(", "))?),
            (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
            (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
            // Anything stricter makes the video player refuse to play.
            (
                REFERRER_POLICY,
                HeaderValue::from_static("strict-origin-when-cross-origin"),
            ),
            (
                CROSS_ORIGIN_OPENER_POLICY,
                HeaderValue::from_static("same-origin"),
            ),
            (
                CROSS_ORIGIN_RESOURCE_POLICY,
                HeaderValue::from_static("same-origin"),
            ),
        ])
    }
}

/// Adds what responses need that show nothing: those of the listeners beside the site's.
pub(crate) fn plain() -> DefaultHeaders {
    let headers = bare::HEADERS.into_iter();
    headers.fold(DefaultHeaders::new(), DefaultHeaders::add)
}

/// Adds the headers to a response, as the live release needs them. One that it has already stays as it is.
pub(in crate::http) async fn add<B: MessageBody>(
    headers: &SecurityHeaders,
    state: &AppState,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let mut response = next.call(request).await?;
    let own = response.headers_mut();
    let headers = if state.site.release.current().build.page_data.company.has_players() {
        &headers.with_players
    } else {
        &headers.without_players
    };
    for (name, value) in headers {
        if !own.contains_key(name) {
            own.insert(name.clone(), value.clone());
        }
    }
    Ok(response)
}

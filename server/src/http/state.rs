//! What request handlers share.

use std::sync::Arc;

use crate::{prerender::live_site::LiveSite, settings::site::SecurityContact};

/// What request handlers share.
#[derive(Debug)]
pub(crate) struct AppState {
    /// The site as it is live.
    pub site: Arc<LiveSite>,
    /// Where weaknesses are reported; `None` for the company's support mailbox.
    pub security_contact: Option<SecurityContact>,
}

//! What request handlers share.

use std::sync::Arc;

use super::dev::Development;
use crate::{prerender::live_site::LiveSite, settings::site::SecurityContact};

/// What request handlers share.
#[derive(Debug)]
pub struct AppState {
    /// The site as it is live.
    pub site: Arc<LiveSite>,
    /// Where weaknesses are reported; `None` for the company's support mailbox.
    pub security_contact: Option<SecurityContact>,
    /// The developers' loop; `None` in production.
    pub development: Option<Arc<Development>>,
}

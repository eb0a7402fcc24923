//! Builds the [`Application`] of the loop.

use std::{num::NonZeroUsize, sync::Arc, time::Duration};

use actix_web::web::Data;

use super::{no_bundle::NoBundleRenderer, routes, security, site_build, state::Development};
use crate::{
    bootstrap::{Application, Bootstrap, builder::First},
    prerender::{build::SiteBuildSource, release::Release},
    settings::{Settings, Switch},
};

/// Time that open requests have at the end: open pages hold a websocket that would never end.
const SHUTDOWN: Duration = Duration::from_secs(1);

/// What the loop sets itself. A bundle lives until the next save: one isolate is ready soonest, and a snapshot takes longer
/// to make than it saves.
pub(crate) fn prepare(settings: &mut Settings) {
    settings.content.content_demo.get_or_insert(Switch::On);
    settings.http.shutdown_timeout = SHUTDOWN;
    settings.engine.isolates = Some(NonZeroUsize::MIN);
    settings.engine.snapshot = Switch::Off;
}

/// Builds the site, and what makes its next build. Nothing is rendered before `development` brings a first bundle.
///
/// # Errors
///
/// If anything that the site needs is missing or malformed, or an address is taken.
pub async fn start(
    bootstrap: Bootstrap,
    development: Arc<Development>,
) -> anyhow::Result<(Application, SiteBuildSource)> {
    let build = site_build::of(&bootstrap.builds)?;
    let files = bootstrap.builds.static_files(&build)?;
    let platform = bootstrap.platform().await?;
    let development = Data::from(development);
    bootstrap.start(First {
        release: Release {
            renderer: Arc::new(NoBundleRenderer),
            build,
        },
        files,
        platform,
        security: security::headers()?,
        routes: Arc::new(move |config| {
            config.app_data(development.clone());
            routes::table(config);
        }),
        can_render: false,
    })
}

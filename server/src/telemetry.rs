//! Sets the log up, once, from the settings.

use std::io::IsTerminal as _;

use anyhow::{Context as _, anyhow};
use tracing_subscriber::{EnvFilter, fmt};

use crate::settings::telemetry::{LogFormat, TelemetrySettings};

/// Installs the process's log. Lines go to standard error: standard output belongs to the addresses that scripts read.
///
/// # Errors
///
/// If the filter does not parse, or a log is installed already.
pub fn install(settings: &TelemetrySettings) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&settings.log_filter)
        .with_context(|| format!("`{}` is not a log filter", settings.log_filter))?;
    let colours = std::io::stderr().is_terminal();
    let log = fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(colours);
    match settings.log_format {
        LogFormat::Pretty => log.try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    }
    .map_err(|error| anyhow!("the log cannot be set up: {error}"))
}

//! Where the bundle's console goes: to tracing, under the target `ssr::console`.

/// Logs one line that the bundle wrote to its console.
pub(crate) fn log(level: &str, text: &str) {
    match level {
        "error" => tracing::error!(target: "ssr::console", "{text}"),
        "warn" => tracing::warn!(target: "ssr::console", "{text}"),
        "debug" => tracing::debug!(target: "ssr::console", "{text}"),
        _ => tracing::info!(target: "ssr::console", "{text}"),
    }
}

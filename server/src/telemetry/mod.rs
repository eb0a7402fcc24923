//! What the process reports about itself: the log, metrics, and traces where a collector is named.

mod collector;
pub(crate) mod metrics;
mod registry;
pub(crate) mod traces;

use std::io::IsTerminal as _;

use anyhow::{Context as _, anyhow};
use tracing::Subscriber;
use tracing_subscriber::{
    EnvFilter, Layer, fmt, layer::SubscriberExt as _, registry::LookupSpan, util::SubscriberInitExt as _,
};

use self::collector::Collector;
use crate::settings::telemetry::{LogFormat, TelemetrySettings};

/// What has to be sent before the process ends.
#[must_use = "traces that are not sent are lost"]
pub(crate) struct Telemetry(Option<Collector>);

impl Telemetry {
    /// Sends what has been traced so far, and stops to trace. Must be called inside the runtime of [`install`].
    pub(crate) async fn finish(self) {
        if let Some(collector) = self.0 {
            collector.finish().await;
        }
    }
}

/// Installs the process's log, and its traces if there is a collector for them.
///
/// Lines go to standard error: standard output belongs to the addresses that scripts read. Must be called inside a tokio
/// runtime, which sends the traces.
///
/// # Errors
///
/// If the filter does not parse, the collector cannot be spoken to, or a log is installed already.
pub(crate) fn install(settings: &TelemetrySettings) -> anyhow::Result<Telemetry> {
    let filter = filter(&settings.log_filter)?;
    let Some(endpoint) = &settings.otlp_endpoint else {
        // One filter for everything: what it holds back, as it does spans that are for traces only, costs nothing.
        tracing_subscriber::registry()
            .with(filter)
            .with(log(settings.log_format))
            .try_init()
            .map_err(refused)?;
        return Ok(Telemetry(None));
    };
    let collector = Collector::new(endpoint)?;
    tracing_subscriber::registry()
        .with(log(settings.log_format).with_filter(traces::left_out(filter)))
        .with(collector.layer().with_filter(traces::alone()))
        .try_init()
        .map_err(refused)?;
    Ok(Telemetry(Some(collector)))
}

/// Lines that let strangers fill the log, with the crate that a filter names to see them all the same. Actix's HTTP/1.1 calls
/// each malformed request an error; the site counts and samples them itself. The parser of HTML warns of each tag of a
/// post that stands in a strange place.
const LEFT_OUT: [(&str, &str); 2] = [
    ("actix_http", "actix_http::h1=off"),
    ("html5ever", "html5ever=error"),
];

fn filter(directives: &str) -> anyhow::Result<EnvFilter> {
    let wrong = || format!("`{directives}` is not a log filter");
    let mut filter = EnvFilter::try_new(directives).with_context(wrong)?;
    for (name, directive) in LEFT_OUT {
        if !directives.contains(name) {
            filter = filter.add_directive(directive.parse().with_context(wrong)?);
        }
    }
    Ok(filter)
}

fn refused(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("the log cannot be set up: {error}")
}

/// Writes the lines of the log.
fn log<S>(format: LogFormat) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'span> LookupSpan<'span>,
{
    let log = fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match format {
        LogFormat::Pretty => log.boxed(),
        LogFormat::Json => log.json().flatten_event(true).boxed(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_strangers_send_fills_no_log_unless_the_operator_asks_for_it() {
        for (directives, expected) in [
            ("info", [true, true]),
            ("warn,actix_http=debug", [false, true]),
            ("warn,html5ever=debug", [true, false]),
        ] {
            let text = filter(directives).unwrap().to_string();
            let silenced = LEFT_OUT.map(|(_, directive)| text.contains(directive));
            assert_eq!(silenced, expected, "{text}");
        }
        let refused = filter("server=loud").unwrap_err();
        assert_eq!(refused.to_string(), "`server=loud` is not a log filter");
    }
}

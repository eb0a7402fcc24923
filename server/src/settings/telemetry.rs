//! What is logged and how, and where traces go.

use std::str::FromStr;

use url::Url;

/// Form of the log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For people.
    Pretty,
    /// One JSON object a line, for collectors.
    Json,
}

/// What is logged and how.
#[derive(Clone, Debug, clap::Args)]
pub struct TelemetrySettings {
    /// Form of the log lines: `pretty` for people, `json` for collectors. Logs go to standard error.
    #[arg(
        long,
        env = "SITE_LOG_FORMAT",
        value_name = "FORMAT",
        default_value = "pretty",
        value_enum
    )]
    pub log_format: LogFormat,

    /// What is logged: a level, or directives such as `info,server=debug`. The default holds one line for each
    /// request and everything that an operator should see, without the web server's words on its own threads.
    #[arg(
        long = "log",
        env = "SITE_LOG",
        value_name = "FILTER",
        default_value = "info,actix_server=warn"
    )]
    pub log_filter: String,

    /// Collector of OpenTelemetry traces, for example `http://127.0.0.1:4318`: spans of requests, renders and fetches from
    /// the content platform are sent to `/v1/traces` there, in protobuf. Default: none, nothing is traced.
    #[arg(long, env = "OTEL_EXPORTER_OTLP_ENDPOINT", value_name = "URL")]
    pub otlp_endpoint: Option<CollectorUrl>,
}

/// Where a collector takes what OpenTelemetry sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectorUrl(Url);

impl CollectorUrl {
    /// The collector's own address.
    pub fn url(&self) -> &Url {
        &self.0
    }

    /// Where it takes traces.
    pub fn traces(&self) -> String {
        format!("{}/v1/traces", self.0.as_str().trim_end_matches('/'))
    }
}

impl FromStr for CollectorUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let url = Url::parse(text).map_err(|error| error.to_string())?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("an http or https address is needed".to_owned());
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err("only scheme, host, port and path may be given".to_owned());
        }
        Ok(Self(url))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_collector_has_one_address_for_traces() {
        for (text, traces) in [
            ("http://127.0.0.1:4318", "http://127.0.0.1:4318/v1/traces"),
            (
                "https://otel.example.com/in/",
                "https://otel.example.com/in/v1/traces",
            ),
        ] {
            assert_eq!(text.parse::<CollectorUrl>().unwrap().traces(), traces);
        }
        for text in [
            "",
            "127.0.0.1:4318",
            "localhost:4318",
            "grpc://a",
            "http://",
            "http://a/?b",
            "http://a/#b",
        ] {
            assert!(text.parse::<CollectorUrl>().is_err(), "{text}");
        }
    }
}

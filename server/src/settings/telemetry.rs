//! What is logged and how.

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
}

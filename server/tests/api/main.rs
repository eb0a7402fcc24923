//! The server as its visitors meet it: the same [`server::bootstrap::Application`] as in production on a free port, with a
//! scripted renderer and a scripted content platform.
#![expect(clippy::too_many_lines, reason = "a test is as long as its story")]
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected has failed"
)]

mod assets;
mod backups;
#[cfg(feature = "embedded")]
mod check;
mod company;
mod content_commands;
mod content_files;
mod content_service;
mod data;
#[cfg(feature = "desk")]
mod desk;
#[cfg(feature = "desk")]
mod desk_commands;
#[cfg(feature = "development")]
mod development;
#[cfg(feature = "embedded")]
mod engine_faults;
mod errors;
mod every_response;
#[cfg(all(target_os = "linux", feature = "embedded"))]
mod hangups;
mod headers;
mod hostile_company;
mod hostile_posts;
mod http2;
mod idle;
mod locales;
mod operation;
mod pages;
mod paths;
mod platform;
mod positions;
#[cfg(feature = "embedded")]
mod process;
mod protection;
mod ranges;
mod readiness;
mod recruit;
mod reload;
mod renderer;
mod seo;
#[cfg(all(feature = "desk", feature = "embedded", feature = "members"))]
mod settings_table;
mod shutdown;
mod site;
mod slow_clients;
mod smuggling;
mod startup;
mod test_app;
mod tls;
#[cfg(feature = "embedded")]
mod traces;
#[cfg(feature = "desk")]
mod visits;
#[cfg(feature = "development")]
mod vite;
#[cfg(feature = "development")]
mod workbench;
#[cfg(all(target_os = "linux", feature = "desk", feature = "embedded"))]
mod wrong_clock;

//! The service over real HTTP, each test with a port and a folder of its own.

#![expect(clippy::too_many_lines, reason = "a test is as long as its story")]
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stderr,
    reason = "a harness stops at once when the set-up fails"
)]

mod addresses;
mod backup;
mod bodies;
mod bulk;
mod changes;
mod client;
mod connections;
mod costly_aggregates;
mod cursors;
mod damage;
mod drafts;
mod durability;
mod earlier_schemas;
mod environments;
mod faults;
mod figures;
mod full_disk;
mod graphql;
#[path = "../support/harness.rs"]
mod harness;
mod history;
#[path = "../support/http.rs"]
mod http;
mod input;
mod key_scopes;
mod lists;
mod permissions;
#[path = "../support/place.rs"]
mod place;
mod query;
mod reads;
mod references;
mod refusals;
mod response_sizes;
mod slow_readers;
mod slow_reads;
mod tasks;
mod token;
mod torn_log;
mod upgrades;
mod violations;
mod writes;

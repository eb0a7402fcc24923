//! The desk: people edit recruit posts in a page, and see them before others do.
//!
//! It has a listener of its own beside that of the content service, and works on the service's storage: published posts and their
//! drafts are items as any other, and users, sessions and times are in tables that the service's migrations make. Who may do what
//! is decided here only, whatever the page shows. `docs/desk.openapi.yaml` describes the calls.
//!
//! It knows nothing of the site but what [`Site`] does for it.
//!
//! Rooms from top to bottom; each imports only from those below it:
//!
//! ```text
//! desk                built, then run
//! http                the wire form, refusals, the page's files
//! schedule            publishes and takes back in time
//! backups, facts      everything at once, out and in; the company's facts
//! deliver             tells programs outside of what happens
//! outcome             what came of a try, and when the next one is
//! follow, message     what is new for them; in which words
//! live                what is new of a position that is open
//! comments            what people say of places in texts
//! imports             what another platform has, before it becomes drafts
//! previews            drafts as pages of the site, for users and behind links
//! login, positions    logging in; posts in each language
//! members             who waits to be let in
//! totp                the second step of a log-in
//! recovery_codes      what takes its place, each once
//! signatures, counts  links to previews; how often pages of positions were seen
//! shared              what the rules above need
//! sessions, keys      who is logged in; keys of programs
//! presence, frames    who has which position open; documents that a browser is about to fetch
//! webhooks            what owners do with programs outside that are told
//! webhook             one of them, and its signatures
//! webhook_address     which addresses may be called
//! store               users at rest
//! outbox              what they are still to be told
//! deliveries          what they were and are told, as a list
//! audit, links        who did what; links that log in once
//! courier             requests to programs outside
//! config, limits      settings; limits of attempts
//! indexing            Google's Indexing API
//! company             whose file of facts the site reads
//! waits, uploads      calls that wait for news; files that were sent
//! picture             addresses for cameras
//! site                what the site does for the desk
//! event               what programs outside are told of
//! cookie, remark      how browsers keep a session; what users write to each other
//! state, error        what a post is and what may be done with it; why a call is refused
//! boards              what a platform shows of its jobs
//! role, trouble       what a user may do; what fails at present, for the log
//! ```

mod audit;
mod backups;
mod boards;
mod comments;
mod company;
mod config;
mod cookie;
mod counts;
mod courier;
mod deliver;
mod deliveries;
mod desk;
mod error;
mod event;
mod facts;
mod follow;
mod frames;
mod http;
mod imports;
mod indexing;
mod keys;
mod limits;
mod links;
mod live;
mod login;
mod members;
mod message;
mod outbox;
mod outcome;
mod picture;
mod positions;
mod presence;
mod previews;
mod recovery_codes;
mod remark;
mod role;
mod schedule;
mod sessions;
mod shared;
mod signatures;
mod site;
mod state;
mod store;
mod totp;
mod trouble;
mod uploads;
mod waits;
mod webhook;
mod webhook_address;
mod webhooks;

pub use audit::{AuditEntry, AuditFilter};
pub use boards::BoardError;
pub use company::Company;
pub use config::{DeskConfig, Members, Verdict, WaitingMember};
pub use counts::{Counted, Counts};
pub use desk::{Desk, StartError};
pub use error::DeskError;
pub use indexing::{Indexing, IndexingKeyError};
pub use links::{Link, Purpose};
pub use role::Role;
pub use site::{Draft, PreviewPage, PreviewPlace, Site};
pub use store::{DeskStore, User};

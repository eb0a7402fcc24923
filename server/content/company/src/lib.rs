//! Facts of the company that are its owner's and not the program's: mailboxes, stores, videos, social links.
//!
//! They stand in one file, which the site reads at every start and reload and the desk replaces; changing one needs no build. Every
//! entry may be absent; what would show it is hidden then. `locales/README.md` describes the file, and
//! `locales/company.schema.json`, which a test here writes, describes it to editors.
//!
//! The crate knows no page and no language but those that it is told.
//!
//! Rooms from top to bottom; each imports only from those below it:
//!
//! ```text
//! schema             the file as editors know it: only tests, which write its schema
//! document           the file as people change it
//! faults, review     all that is wrong with it; what the owner should look at
//! file               the facts in each language
//! facts              what pages get
//! object, value      kinds of entries
//! json_file          files of JSON, as people write them
//! facts_place        where the file is
//! text, unique       how a wrong text is shown; objects with each key once
//! ```

mod document;
mod facts;
mod facts_place;
mod faults;
mod file;
pub mod json_file;
mod object;
mod review;
mod text;
mod unique;
mod value;

pub use document::{CompanyDocument, CompanyDocumentError, CompanyFile};
pub use facts::{
    Album, AlbumStores, Albums, Company, Game, GameStore, GameVideos, Mailboxes, Press, SocialLink,
};
pub use facts_place::FactsPlace;
pub use file::{CompanyError, CompanyFacts};
pub use review::warnings;
pub use value::{HttpsAddress, Label, Mailbox, Paragraph, ValueError, VideoPair, YoutubeId};

#[cfg(test)]
mod schema;

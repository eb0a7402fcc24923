//! Words that the program itself says to people, in every language of the site: mails, messages of webhooks, refusals of
//! previews, and the page for when none can be rendered. They are files of `locales/` that are compiled in, so that nothing on a disk
//! can break them.
//!
//! The crate knows the languages of the list and no text of any file: who says the words describes them by a type.
//!
//! Rooms from top to bottom; each imports only from those below it:
//!
//! ```text
//! language  the languages and their files
//! fill      placeholders
//! ```

mod fill;
mod language;

pub use fill::{Unfilled, fill};
pub use language::{File, Language};

//! What the desk needs of who has the file with the company's facts.

use content_company::{CompanyDocument, CompanyDocumentError};
use futures::future::BoxFuture;
use serde_json::Value;

/// Looks after the file. The site checks the facts by the rules of its pages, and shows them.
pub trait Company: Send + Sync {
    /// Reads the file.
    fn read(&self) -> BoxFuture<'static, Result<CompanyDocument, CompanyDocumentError>>;

    /// Replaces what has this revision, and waits a while for the site to show it. Nothing is changed if that fails.
    fn replace(
        &self,
        facts: Value,
        revision: String,
    ) -> BoxFuture<'static, Result<CompanyDocument, CompanyDocumentError>>;
}

//! What the desk needs of the site. The site's program implements it; the desk knows neither its pages nor its engine.

use actix_web::{HttpRequest, HttpResponse};
use futures::future::{BoxFuture, LocalBoxFuture};
use serde::Deserialize;
use serde_json::{Map, Value};

/// What the site does for the desk, so that both show the same.
pub trait Site: Send + Sync {
    /// Takes note that a backup was made, or could not be made.
    fn note_backup(&self, is_made: bool);

    /// The site's page of a position with this draft in the place of its post, without scripts. It is kept nowhere. `None` if
    /// it cannot be made now.
    fn preview(&self, draft: Draft) -> BoxFuture<'static, Option<PreviewPage>>;

    /// The file of the site that a request names.
    fn file<'s>(&'s self, request: &'s HttpRequest) -> LocalBoxFuture<'s, Option<HttpResponse>>;

    /// The public address of a position's page in a language, whether there is one or not.
    fn position_address(&self, id: &str, locale: &str) -> Option<String>;

    /// The public address of a page of the site, by path and query.
    fn address(&self, path: &str, query: &str) -> Option<String>;
}

/// A draft that is to be shown.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Code of the language.
    pub locale: String,
    /// Id of the position.
    pub id: String,
    /// The post.
    pub post: Map<String, Value>,
    /// Where it is written.
    pub place: Option<PreviewPlace>,
}

/// The place of a post at which somebody writes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreviewPlace {
    /// The field.
    pub field: String,
    /// What stands before the place: whole elements, with which the field begins.
    pub before: String,
}

impl PreviewPlace {
    /// The id of the element in the page that begins at the place.
    pub const ID: &str = "preview-place";
}

/// A page that shows a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewPage {
    /// The document.
    pub document: String,
    /// Origin of its styles, fonts and pictures, if the site does not serve them itself.
    pub assets: Option<String>,
}

//! Client of the hosted content platform: data items, members, redirect sessions and GraphQL over HTTP.
//!
//! The same client speaks to the hosted platform and to the site's own content service; only the base URL differs.
//! It knows no web framework and keeps nothing but the visitor's tokens. Callers cache what they read.
//!
//! Way of a call: [`ContentClient`] -> `token` (who asks) -> `request` (what goes out) -> `transport` (bytes, limits)
//! -> `items`, `auth`, `redirect`, `graphql` (meaning).

mod auth;
mod base64;
mod client;
mod clock;
mod config;
mod date;
mod error;
mod filter;
mod graphql;
mod items;
mod oauth;
mod paging;
mod redirect;
mod rename;
mod request;
mod secret;
mod signed_message;
mod token;
mod transport;

pub use auth::{
    Authentication, CaptchaTokens, EmailOptions, FirstLogin, FirstRegister, Identifier, Identity,
    IdentityKind, IdentityStatus, Login, LoginAnswer, LoginErrorCode, LoginFailure, LoginFlow, LoginId,
    LoginProgress, LoginState, LoginStatus, Logout, PendingReason, Profile, RawHeader, Recovery, Redirect,
    Register, ServerState, SignOn, SignedOn, StateAnswer, Status, Verification,
};
pub use base64::{decode_base64, encode_base64url};
pub use client::ContentClient;
pub use clock::{Clock, SystemClock};
pub use config::{ApiKey, ContentClientConfig, Credential, Prefixes, ReadMethod};
pub use date::{decode_date, encode_date};
pub use error::{ApplicationError, ContentError, FieldViolation};
pub use filter::{Conditions, Filter};
pub use graphql::{GraphqlAnswer, GraphqlRequest};
pub use items::{
    AggregateQuery, BulkAction, BulkAnswer, BulkMetadata, BulkReferenceResult, BulkResult, Collection,
    DataItem, DistinctQuery, Environment, Include, ItemError, ItemsPage, ItemsQuery, NewItem, Operation,
    Order, ReadOptions, Reference, Referenced, ReferencedQuery, SaveAction, Saved, Sort,
};
pub use oauth::{AuthAnswer, CodeVerifier, Oauth, OauthData};
pub use paging::{Cursors, Page, PagedQuery, Paging, PagingMetadata};
pub use redirect::{
    AuthRequest, Callbacks, Preferences, Prompt, RedirectIntent, RedirectRequest, RedirectSession,
    ResponseMode, UrlDetails,
};
pub use secret::Secret;
pub use signed_message::read_signed_message;
pub use token::{AccessToken, RefreshToken, Role, Tokens};

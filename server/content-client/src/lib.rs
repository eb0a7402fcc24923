//! Client of the hosted content platform: data items, members, redirect sessions and GraphQL over HTTP.
//!
//! The same client speaks to the hosted platform and to the site's own content service; only the base URL differs.
//! It knows no web framework and keeps nothing but the visitor's tokens. Callers cache what they read.
//!
//! Way of a call: [`ContentClient`] -> `token` (who asks) -> `request` (what goes out) -> `transport` (bytes, limits)
//! -> `items`, `auth`, `redirect`, `graphql` (meaning).

mod auth;
mod client;
mod config;
mod error;
mod filter;
mod graphql;
mod items;
mod oauth;
mod paging;
mod redirect;
mod rename;
mod request;
mod signed_message;
mod token;
mod transport;

pub use content_wire::base64::{decode as decode_base64, encode as encode_base64url};
pub use content_wire::captcha::CaptchaTokens;
pub use content_wire::clock::{Clock, SystemClock};
pub use content_wire::date::{decode as decode_date, encode as encode_date};
pub use content_wire::error::{CodedError as ItemError, FieldViolation};
pub use content_wire::pkce::CodeVerifier;
pub use content_wire::secret::Secret;
pub use content_wire::state::{LoginStatus, PendingReason, ServerState, Status};

pub use auth::{
    Authentication, EmailOptions, FirstLogin, FirstRegister, Identifier, Identity, IdentityKind,
    IdentityStatus, Login, LoginAnswer, LoginErrorCode, LoginFailure, LoginFlow, LoginId, LoginProgress,
    LoginState, Logout, Profile, RawHeader, Recovery, Redirect, Register, SignOn, SignedOn, StateAnswer,
    Verification,
};
pub use client::ContentClient;
pub use config::{ApiKey, ContentClientConfig, Credential, Prefixes, ReadMethod};
pub use error::{ApplicationError, ContentError};
pub use filter::{Conditions, Filter};
pub use graphql::{GraphqlAnswer, GraphqlRequest};
pub use items::{
    AggregateQuery, BulkAction, BulkAnswer, BulkMetadata, BulkReferenceResult, BulkResult, Collection,
    DataItem, DistinctQuery, Environment, Include, ItemsPage, ItemsQuery, NewItem, Operation, Order,
    ReadOptions, Reference, Referenced, ReferencedQuery, SaveAction, Saved, Sort,
};
pub use oauth::{AuthAnswer, Oauth, OauthData};
pub use paging::{Cursors, Page, PagedQuery, Paging, PagingMetadata};
pub use redirect::{
    AuthRequest, Callbacks, Preferences, Prompt, RedirectIntent, RedirectRequest, RedirectSession,
    ResponseMode, UrlDetails,
};
pub use signed_message::read_signed_message;
pub use token::{AccessToken, RefreshToken, Role, Tokens};

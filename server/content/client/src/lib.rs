#![doc = include_str!("../README.md")]
//!
//! # Rooms
//!
//! Each imports only from those below it:
//!
//! ```text
//! oauth                     logging in with an authorization code
//! auth, redirect, graphql   members; redirect sessions; GraphQL
//! items                     data items
//! paging                    results page by page
//! client                    credentials, tokens, one retry with a new token
//! token                     the stored tokens and their renewal
//! transport                 HTTP under limits of time and size
//! request                   method, path, query string and body of a call
//! config, filter, rename    settings; filters; names of system fields
//! signed_message            signed messages to webhooks
//! error                     the platform's error catalogue
//! ```
//!
//! Below all of them is the crate `content-wire`, which the content service uses too.

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
    Authentication, AuthenticatorConnection, Connection, EmailOptions, Identity, IdentityKind,
    IdentityProviderConnection, IdentityStatus, Login, LoginErrorCode, LoginFailure, LoginFlow, LoginId,
    LoginState, Logout, Profile, RawHeader, Recovery, Redirect, Register, SignOn, SignedOn, StateResponse,
    Verification, v1,
};
pub use client::ContentClient;
pub use config::{
    ApiKey, CaptchaSiteKeys, ContentClientConfig, Credential, Environment, Prefixes, ReadMethod,
};
pub use error::{ApplicationError, ContentError};
pub use filter::{Conditions, Filter};
pub use graphql::{GraphqlRequest, GraphqlResponse};
pub use items::{
    AggregateQuery, BulkAction, BulkMetadata, BulkReferenceResult, BulkResponse, BulkResult, ChangeReport,
    Collection, DataItem, DistinctQuery, Include, ItemsPage, ItemsQuery, NewItem, Operation, Order,
    ReadOptions, Reference, Referenced, ReferencedQuery, SaveAction, Saved, Sort,
};
pub use oauth::{AuthResponse, LoginFrame, Oauth, OauthData};
pub use paging::{Cursors, Page, PagedQuery, Paging, PagingMetadata};
pub use redirect::{
    AuthRequest, Callbacks, Preferences, Prompt, RedirectIntent, RedirectRequest, RedirectSession,
    ResponseMode, UrlDetails,
};
pub use signed_message::read_signed_message;
pub use token::{AccessToken, RefreshToken, Role, Tokens};

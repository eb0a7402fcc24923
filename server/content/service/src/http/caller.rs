//! Who calls: the holder of an access token or of an API key.

use actix_web::http::header;
use actix_web::{HttpMessage as _, HttpRequest};

use super::error::ApiError;
use super::limit;
use super::room::Sender;
use crate::budget::Budget;
use crate::store::{Action, Role, Store};

/// Who calls, and the store as this caller may use it.
pub(super) struct Caller {
    pub(super) role: Role,
    pub(super) store: Store,
    /// Whose limits of bodies and responses are the caller's.
    pub(super) sender: Sender,
}

/// Largest response in bytes of JSON. Visitors have room for sixteen of the largest items; the site reads pages of that size
/// too, and goes on behind each.
const VISITOR_RESPONSE_MAX: usize = 8 * 1024 * 1024;
/// The same for holders of keys: a page of a hundred of the largest items.
const KEY_RESPONSE_MAX: usize = 64 * 1024 * 1024;

impl Caller {
    /// The bytes that a response to the caller may have.
    pub(super) fn budget(&self) -> Budget {
        Budget::new(match self.role {
            Role::Admin(_) | Role::Key(_) => KEY_RESPONSE_MAX,
            Role::Visitor | Role::Member(_) => VISITOR_RESPONSE_MAX,
        })
    }

    /// Refuses a caller who may do none of these actions with any collection, before its body is read.
    ///
    /// # Errors
    /// [`ApiError::ForbiddenEverywhere`], [`ApiError::Internal`].
    pub(super) async fn may_somewhere(&self, actions: &[Action]) -> Result<(), ApiError> {
        let Some(first) = actions.first() else {
            return Ok(());
        };
        let may = match &self.role {
            Role::Admin(_) => true,
            // A collection has drafts before there are any.
            Role::Key(key) => actions.iter().any(|action| key.may_somewhere(*action)),
            Role::Visitor | Role::Member(_) => {
                let collections = self.store.collections().await?;
                actions.iter().any(|action| {
                    let mut all = collections.iter();
                    all.any(|collection| collection.scope(&self.role, *action).is_some())
                })
            }
        };
        may.then_some(())
            .ok_or(ApiError::ForbiddenEverywhere { action: *first })
    }
}

/// Finds out who calls, by the bare access token or API key in the authorization header, and from where.
///
/// # Errors
/// [`ApiError::Unauthenticated`], [`ApiError::Internal`].
pub(super) async fn identify(store: &Store, request: &HttpRequest) -> Result<Caller, ApiError> {
    let credential = credential(request)?;
    if store.is_site_access(credential) {
        http_connection::become_known(request);
        request.extensions_mut().insert(Sender::Trusted);
        return Ok(Caller {
            role: Role::Visitor,
            store: store.clone(),
            sender: Sender::Trusted,
        });
    }
    let role = role_of(store, credential).await?;
    let store = match (&role, limit::client(request)) {
        (Role::Admin(_) | Role::Key(_), _) | (_, None) => store.clone(),
        (Role::Visitor | Role::Member(_), Some(client)) => store.for_client(client),
    };
    let sender = match role {
        Role::Admin(_) | Role::Key(_) => {
            http_connection::become_known(request);
            Sender::Trusted
        }
        Role::Visitor | Role::Member(_) => Sender::Anybody,
    };
    // The response is the sender's too.
    request.extensions_mut().insert(sender);
    Ok(Caller { role, store, sender })
}

/// Finds out who calls by the bare access token or API key in the authorization header.
///
/// # Errors
/// [`ApiError::Unauthenticated`], [`ApiError::Internal`].
pub async fn role(store: &Store, request: &HttpRequest) -> Result<Role, ApiError> {
    role_of(store, credential(request)?).await
}

fn credential(request: &HttpRequest) -> Result<&str, ApiError> {
    let credential = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .filter(|credential| !credential.is_empty())
        .ok_or(ApiError::Unauthenticated)?;
    // A client that acts for members sends its access token with the key behind a comma; the key is the stronger.
    Ok(credential
        .rsplit_once(',')
        .map_or(credential, |(_, key)| key.trim()))
}

async fn role_of(store: &Store, credential: &str) -> Result<Role, ApiError> {
    let role = if Store::is_key(credential) {
        store.holder_of_key(credential).await?
    } else {
        store.role_of(credential).await?
    };
    role.ok_or(ApiError::Unauthenticated)
}

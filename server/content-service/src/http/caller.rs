//! Who calls, and whether they may.

use actix_web::HttpRequest;
use actix_web::http::header;

use super::error::ApiError;
use crate::store::{Action, Role, Store};

/// Finds out who calls by the bare access token in the authorization header.
pub(super) async fn role(store: &Store, request: &HttpRequest) -> Result<Role, ApiError> {
    let token = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    match token {
        Some(token) if !token.is_empty() => store.role_of(token).await?.ok_or(ApiError::Unauthenticated),
        _ => Err(ApiError::Unauthenticated),
    }
}

/// Lets a caller do something in a collection, or refuses.
pub(super) async fn permit(
    store: &Store,
    role: Role,
    action: Action,
    collection: &str,
) -> Result<(), ApiError> {
    if store
        .collection(collection)
        .await?
        .permissions
        .allow(role, action)
    {
        return Ok(());
    }
    Err(ApiError::Forbidden {
        action,
        collection: collection.to_owned(),
    })
}

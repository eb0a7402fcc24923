//! Who calls: the holder of an access token or of an API key.

use actix_web::HttpRequest;
use actix_web::http::header;

use super::error::ApiError;
use crate::store::{Role, Store};

/// Finds out who calls by the bare access token or API key in the authorization header.
///
/// # Errors
/// [`ApiError::Unauthenticated`], [`ApiError::Internal`].
pub async fn role(store: &Store, request: &HttpRequest) -> Result<Role, ApiError> {
    let credential = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .filter(|credential| !credential.is_empty())
        .ok_or(ApiError::Unauthenticated)?;
    // A client that acts for members sends its access token with the key behind a comma; the key is the stronger.
    let credential = credential
        .rsplit_once(',')
        .map_or(credential, |(_, key)| key.trim());
    let role = if Store::is_key(credential) {
        store.holder_of_key(credential).await?
    } else {
        store.role_of(credential).await?
    };
    role.ok_or(ApiError::Unauthenticated)
}

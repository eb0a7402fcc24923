//! The token endpoint: a visitor's first tokens, their renewal, and the grants of an extension.

use std::sync::Arc;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::{Value, json};

use super::body;
use super::error::ApiError;
use super::extension::Extension;
use super::input::{self, Object, READ_BODY_MAX};
use super::limit::CallLimits;
use crate::store::{ACCESS_LIFETIME, Store};

/// POST `/oauth2/token`. Takes JSON or a form, and either spelling of every field.
pub(super) async fn issue(
    request: HttpRequest,
    payload: web::Payload,
    store: web::Data<Store>,
    limits: web::Data<CallLimits>,
    extension: web::Data<Option<Arc<dyn Extension>>>,
) -> Result<HttpResponse, ApiError> {
    let fields = fields(&request, payload).await;
    // Whose quota a call for a token is of is known only now.
    let is_site = fields.as_ref().is_ok_and(|fields| is_of_site(&store, fields));
    limits.check_grant(&request, is_site)?;
    let fields = fields?;
    let grant = match either(&fields, "grantType", "grant_type")?.as_str() {
        "anonymous" => store.grant_visitor(&client_id(&fields)),
        "refresh_token" => {
            let token = either(&fields, "refreshToken", "refresh_token")?;
            store.renew(&token).await?.ok_or(ApiError::NotRenewed)?
        }
        kind => {
            let grant = match extension.as_ref() {
                Some(extension) => extension.grant(kind, &request, &fields).await?,
                None => None,
            };
            grant.ok_or_else(|| ApiError::field("grantType", "is no grant that this service gives"))?
        }
    };
    let response = json!({ "access_token": grant.access, "refresh_token": grant.refresh, "token_type": "Bearer",
        "expires_in": ACCESS_LIFETIME.as_secs() });
    // Tokens are secrets and must not stay in any cache.
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(response))
}

/// Whether a token is requested by the site: by its id, or by the refresh token of its visitor.
fn is_of_site(store: &Store, fields: &Object) -> bool {
    let refresh = either(fields, "refreshToken", "refresh_token");
    store.is_site_client(&client_id(fields)) || refresh.is_ok_and(|token| store.is_site_refresh(&token))
}

/// The id that a client names; empty if it names none.
fn client_id(fields: &Object) -> String {
    either(fields, "clientId", "client_id").unwrap_or_default()
}

async fn fields(request: &HttpRequest, payload: web::Payload) -> Result<Object, ApiError> {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded")) {
        return body::json(request, payload, READ_BODY_MAX).await;
    }
    let form = input::parameters(&body::bytes(request, payload, READ_BODY_MAX).await?);
    Ok(form
        .into_iter()
        .map(|(name, value)| (name, Value::String(value)))
        .collect())
}

fn either(fields: &Object, camel: &str, snake: &str) -> Result<String, ApiError> {
    input::text(fields, if fields.contains_key(snake) { snake } else { camel })
}

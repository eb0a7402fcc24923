//! Calls that change items. Only holders of a key may write and visitors hold none, so each call ends in the
//! platform's refusal: unknown token, missing collection, or no permission.

use actix_web::{HttpRequest, HttpResponse, web};

use super::error::ApiError;
use super::{caller, input};
use crate::store::{Action, Store};

/// Every posted call that changes items, with what it does.
pub(super) const POSTED: [(&str, Action); 14] = [
    ("/v2/items", Action::Insert),
    ("/v2/items/save", Action::Update),
    ("/v2/items/update", Action::Update),
    ("/v2/items/remove", Action::Remove),
    ("/v2/items/truncate", Action::Remove),
    ("/v2/items/insert-reference", Action::Update),
    ("/v2/items/remove-reference", Action::Update),
    ("/v2/items/replace-references", Action::Update),
    ("/v2/bulk/items/insert", Action::Insert),
    ("/v2/bulk/items/save", Action::Update),
    ("/v2/bulk/items/update", Action::Update),
    ("/v2/bulk/items/remove", Action::Remove),
    ("/v2/bulk/items/insert-references", Action::Update),
    ("/v2/bulk/items/remove-references", Action::Update),
];

/// Refuses a call that names its collection in the body.
pub(super) async fn refuse(
    action: Action,
    request: HttpRequest,
    payload: web::Payload,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let role = caller::role(&store, &request).await?;
    let collection = input::text(&input::json(payload).await?, "dataCollectionId")?;
    caller::permit(&store, role, action, &collection).await?;
    Err(ApiError::Forbidden { action, collection })
}

/// Refuses a removal, which names its collection in the URL.
pub(super) async fn refuse_removal(
    request: HttpRequest,
    store: web::Data<Store>,
) -> Result<HttpResponse, ApiError> {
    let role = caller::role(&store, &request).await?;
    let collection = input::collection(&request)?;
    caller::permit(&store, role, Action::Remove, &collection).await?;
    Err(ApiError::Forbidden {
        action: Action::Remove,
        collection,
    })
}

//! Webhooks and their deliveries, on the wire.

use actix_web::HttpResponse;
use serde::Serialize;

use super::call::{Call, CallResult};
use crate::deliveries::{Delivery, DeliveryFilter, DeliveryState};
use crate::event::{Event, Kind};
use crate::positions::iso;
use crate::webhook::Webhook;
use crate::webhooks::WebhookRequest;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WebhookList {
    webhooks: Vec<Shown>,
    events: [Kind; Kind::ALL.len()],
    has_indexing: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    id: String,
    name: String,
    address: String,
    language: String,
    events: Vec<Kind>,
    is_on: bool,
    created_at: String,
}

#[derive(Serialize)]
struct Created {
    webhook: Shown,
    secret: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Deliveries {
    deliveries: Vec<ShownDelivery>,
    has_more: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ShownDelivery {
    id: String,
    number: i64,
    webhook: Option<String>,
    event: String,
    position: Option<String>,
    state: DeliveryState,
    tries: i64,
    made_at: Option<String>,
    tried_at: Option<String>,
    next_try_at: Option<String>,
    status: Option<i64>,
    fault: Option<String>,
}

/// GET `/webhooks`.
pub(super) async fn list(call: Call) -> CallResult {
    let webhooks = call.shared.store.webhooks().await?;
    Ok(HttpResponse::Ok().json(WebhookList {
        webhooks: webhooks.into_iter().map(shown).collect(),
        events: Kind::ALL,
        has_indexing: call.shared.indexing.is_some(),
    }))
}

/// POST `/webhooks`.
pub(super) async fn create(call: Call) -> CallResult {
    let request: WebhookRequest = call.body()?;
    let shared = &call.shared;
    // From here on changes are news.
    shared.follow().await?;
    let is_private_allowed = shared.courier.is_private_allowed;
    let by = &call.session()?.user;
    let webhook = shared
        .store
        .create_webhook(&request, is_private_allowed, by)
        .await?;
    let secret = webhook.shown_secret();
    Ok(HttpResponse::Created().json(Created {
        webhook: shown(webhook),
        secret,
    }))
}

/// PUT `/webhooks/{webhook}`.
pub(super) async fn change(call: Call) -> CallResult {
    let (request, id): (WebhookRequest, _) = (call.body()?, call.part("webhook")?);
    let is_private_allowed = call.shared.courier.is_private_allowed;
    let (store, by) = (&call.shared.store, &call.session()?.user);
    let webhook = store
        .change_webhook(&id, &request, is_private_allowed, by)
        .await?;
    Ok(HttpResponse::Ok().json(shown(webhook)))
}

/// DELETE `/webhooks/{webhook}`.
pub(super) async fn remove(call: Call) -> CallResult {
    let id = call.part("webhook")?;
    let store = &call.shared.store;
    store.remove_webhook(&id, &call.session()?.user).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// POST `/webhooks/{webhook}/test`.
pub(super) async fn test(call: Call) -> CallResult {
    let id = call.part("webhook")?;
    let store = &call.shared.store;
    store.test_webhook(&id, &call.session()?.user).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// GET `/deliveries`.
pub(super) async fn deliveries(call: Call) -> CallResult {
    let filter = DeliveryFilter {
        before: call.query("before").and_then(|before| before.parse().ok()),
        webhook: call.query("webhook"),
    };
    let (deliveries, has_more) = call.shared.store.deliveries(&filter).await?;
    Ok(HttpResponse::Ok().json(Deliveries {
        deliveries: deliveries.into_iter().map(shown_delivery).collect(),
        has_more,
    }))
}

/// POST `/deliveries/{delivery}/again`.
pub(super) async fn again(call: Call) -> CallResult {
    let id = call.part("delivery")?;
    let store = &call.shared.store;
    store.deliver_again(&id, &call.session()?.user).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn shown(webhook: Webhook) -> Shown {
    Shown {
        id: webhook.id,
        name: webhook.name,
        address: webhook.address,
        language: webhook.language,
        events: webhook.events,
        is_on: webhook.is_on,
        created_at: webhook.created,
    }
}

fn shown_delivery(delivery: Delivery) -> ShownDelivery {
    let event: Option<Event> = serde_json::from_str(&delivery.event).ok();
    let position = event.map(|event| event.position).filter(|id| !id.is_empty());
    let is_waiting = delivery.state == DeliveryState::Waiting;
    ShownDelivery {
        id: delivery.id,
        number: delivery.number,
        webhook: delivery.webhook,
        event: delivery.kind,
        position,
        state: delivery.state,
        tries: delivery.tries,
        made_at: iso(delivery.made),
        tried_at: delivery.tried.and_then(iso),
        next_try_at: iso(delivery.next_try).filter(|_| is_waiting),
        status: delivery.status,
        fault: delivery.fault,
    }
}

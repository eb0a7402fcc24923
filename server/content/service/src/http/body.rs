//! Reads bodies: within a limit, within the bytes that its client may have in flight, and off the worker.
//!
//! What a caller may send is known from the head: holders of keys send many items, others one. Bytes are counted from the
//! first chunk until the request ends, and so is the memory of the tree that they become.

use actix_web::error::PayloadError;
use actix_web::http::header;
use actix_web::{HttpMessage as _, HttpRequest, web};
use futures::StreamExt as _;
use request_limits::HeldBytes;
use serde_json::{Map, Value};

use super::error::ApiError;
use super::limit;
use super::room::{Bodies, Sender, no_room};
use super::weigh::{self, Bounds, ITEMS_MAX, Refused};

/// A body, or a request in the URL, as an object.
pub type Object = Map<String, Value>;

/// The first bytes of a body are not counted, so that a quick call has room when others have taken all.
const UNCOUNTED: usize = 16 * 1024;
/// A body up to this many bytes is parsed at once, which takes less than a millisecond; others are parsed elsewhere.
const PARSED_AT_ONCE_MAX: usize = 16 * 1024;

/// A body in memory.
struct Body {
    bytes: web::Bytes,
    held: HeldBytes,
}

/// Reads a whole body of at most `limit` bytes.
pub(super) async fn bytes(
    request: &HttpRequest,
    payload: web::Payload,
    limit: usize,
) -> Result<web::Bytes, ApiError> {
    let Body { bytes, held } = read(request, payload, Sender::Anybody, limit).await?;
    request.extensions_mut().insert(held);
    Ok(bytes)
}

/// Reads a JSON object from a body of at most `limit` bytes.
///
/// # Errors
/// [`ApiError::Invalid`], [`ApiError::TooLarge`], [`ApiError::TooMany`], [`ApiError::Busy`], [`ApiError::Unread`],
/// [`ApiError::Late`].
pub async fn json(request: &HttpRequest, payload: web::Payload, limit: usize) -> Result<Object, ApiError> {
    json_of(Sender::Anybody, request, payload, limit).await
}

/// The same for a caller who is known.
pub(super) async fn json_of(
    sender: Sender,
    request: &HttpRequest,
    payload: web::Payload,
    limit: usize,
) -> Result<Object, ApiError> {
    let body = read(request, payload, sender, limit).await?;
    let (object, held) = if body.bytes.len() <= PARSED_AT_ONCE_MAX {
        parse(body, sender.bounds())?
    } else {
        // Bodies that wait for a parser are held and counted.
        let turn = bodies(request)?.parser(sender, request).await?;
        let parsed = web::block(move || {
            let _turn = turn;
            parse(body, sender.bounds())
        });
        parsed.await.map_err(|_| ApiError::Unread)??
    };
    // Until the request ends, or is dropped.
    request.extensions_mut().insert(held);
    Ok(object)
}

/// Parses JSON of an address, which is as short as a head.
pub(super) fn parse_short(text: &[u8], field: &str) -> Result<Object, ApiError> {
    weigh::weigh(text, Sender::Anybody.bounds()).map_err(|refused| refusal(refused, field))?;
    build(text, field)
}

async fn read(
    request: &HttpRequest,
    payload: web::Payload,
    sender: Sender,
    limit: usize,
) -> Result<Body, ApiError> {
    // That of the site and of holders of keys is limited already.
    let time = limit::body_time(request, sender);
    let mut payload = match sender {
        Sender::Anybody => http_connection::end_when_late(payload.into_inner(), time),
        Sender::Trusted => payload.into_inner(),
    };
    let limit = sender.body_max(limit);
    if announced(request).is_some_and(|length| length > limit as u64) {
        return Err(ApiError::TooLarge);
    }
    let mut held = bodies(request)?.room.begin(sender, request);
    let mut bytes = web::BytesMut::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|error| unread(&error))?;
        let length = bytes.len() + chunk.len();
        if length > limit {
            return Err(ApiError::TooLarge);
        }
        held.set(length.saturating_sub(UNCOUNTED)).map_err(no_room)?;
        bytes.extend_from_slice(&chunk);
    }
    Ok(Body {
        bytes: bytes.freeze(),
        held,
    })
}

/// Weighs a body, makes room for its tree, builds it, and lets go of the text.
fn parse(body: Body, bounds: Bounds) -> Result<(Object, HeldBytes), ApiError> {
    let Body { bytes, mut held } = body;
    let weight = weigh::weigh(&bytes, bounds).map_err(|refused| refusal(refused, "body"))?;
    let counted = |bytes: usize| bytes.saturating_sub(UNCOUNTED);
    held.set(counted(bytes.len() + weight)).map_err(no_room)?;
    let object = build(&bytes, "body")?;
    drop(bytes);
    held.set(counted(weight)).map_err(no_room)?;
    Ok((object, held))
}

fn build(text: &[u8], field: &str) -> Result<Object, ApiError> {
    serde_json::from_slice(text).map_err(|error| refusal(Refused::Syntax(error), field))
}

fn refusal(refused: Refused, field: &str) -> ApiError {
    match refused {
        Refused::Tree => ApiError::TooLarge,
        Refused::Entries(list) => ApiError::field(list, format!("must have at most {ITEMS_MAX} entries")),
        Refused::Syntax(error) => ApiError::field(field, format!("is not a JSON object: {error}")),
    }
}

fn unread(error: &PayloadError) -> ApiError {
    match error {
        PayloadError::Io(error) if error.kind() == std::io::ErrorKind::TimedOut => ApiError::Late,
        _ => ApiError::Unread,
    }
}

/// The length that the head announces.
fn announced(request: &HttpRequest) -> Option<u64> {
    let length = request.headers().get(header::CONTENT_LENGTH)?;
    length.to_str().ok()?.parse().ok()
}

fn bodies(request: &HttpRequest) -> Result<&Bodies, ApiError> {
    let bodies = request.app_data::<web::Data<Bodies>>();
    bodies.map(|bodies| &***bodies).ok_or(ApiError::Unread)
}

#[cfg(test)]
mod tests {
    use actix_web::FromRequest as _;
    use actix_web::test::TestRequest;
    use request_limits::TrustedProxies;
    use serde_json::json;

    use super::super::room::{BodyLimits, MIB, VISITOR_BODY_MAX, VISITOR_TREE_MAX};
    use super::*;

    fn request(body: &str) -> TestRequest {
        let data = Bodies::new(BodyLimits::default(), TrustedProxies::default());
        let address: std::net::SocketAddr = "192.0.2.1:1".parse().unwrap();
        TestRequest::default()
            .app_data(web::Data::new(data))
            .peer_addr(address)
            .set_payload(body.to_owned())
    }

    async fn read_by(sender: Sender, body: &str, limit: usize) -> Result<Object, ApiError> {
        let (request, mut payload) = request(body).to_http_parts();
        let payload = web::Payload::from_request(&request, &mut payload).await.unwrap();
        json_of(sender, &request, payload, limit).await
    }

    #[actix_web::test]
    async fn what_a_caller_may_send_depends_on_who_it_is() {
        let text = |bytes: usize| json!({ "a": "x".repeat(bytes) }).to_string();
        for (sender, bytes, is_read) in [
            (Sender::Anybody, VISITOR_BODY_MAX - 100, true),
            (Sender::Anybody, VISITOR_BODY_MAX, false),
            (Sender::Trusted, 2 * MIB, true),
            (Sender::Trusted, 3 * MIB, false),
        ] {
            let read = read_by(sender, &text(bytes), 3 * MIB).await;
            assert_eq!(read.is_ok(), is_read, "{sender:?} {bytes}");
            assert!(is_read || matches!(read, Err(ApiError::TooLarge)));
        }
    }

    #[actix_web::test]
    async fn a_tree_that_is_too_large_is_not_built() {
        let zeros = format!(r#"{{"a":[{}0]}}"#, "0,".repeat(VISITOR_TREE_MAX / 80));
        let read = read_by(Sender::Anybody, &zeros, MIB).await;
        assert!(matches!(read, Err(ApiError::TooLarge)));
        assert!(read_by(Sender::Trusted, &zeros, MIB).await.is_ok());
    }

    #[actix_web::test]
    async fn bytes_are_held_until_the_request_ends() {
        let body = json!({ "a": "x".repeat(100_000) }).to_string();
        let (request, mut payload) = request(&body).to_http_parts();
        let payload = web::Payload::from_request(&request, &mut payload).await.unwrap();
        let budget = bodies(&request).unwrap().room.of(Sender::Anybody).clone();
        json(&request, payload, MIB).await.unwrap();
        assert!(budget.in_flight() > 80_000, "{}", budget.in_flight());
        drop(request);
        assert_eq!(budget.in_flight(), 0);
    }
}

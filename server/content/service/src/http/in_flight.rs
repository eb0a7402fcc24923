//! How many bytes of responses may be in memory while their clients read them: of one client, and of all.

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::{HttpMessage as _, HttpResponse, ResponseError as _, web};
use http_connection::Portions;
use request_limits::{HeldBytes, Spent, TrustedProxies};

use super::room::{BodyLimit, MIB, Room, Sender, no_room};

/// Bytes of a response that are not counted, so that a quick call has room when others have taken all.
const UNCOUNTED: usize = 64 * 1024;

/// Bytes of responses by kind of callers, so that none of them takes the room of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResponseLimits {
    /// To visitors, members, and callers who are not known. Default 32 MiB an address and 256 MiB in all: four of the
    /// largest responses, and those of eight such addresses.
    pub visitors: BodyLimit,
    /// To the site and to holders of keys. Default 256 MiB an address and 512 MiB in all.
    pub keys: BodyLimit,
}

impl Default for ResponseLimits {
    fn default() -> Self {
        Self {
            visitors: BodyLimit {
                per_address: 32 * MIB,
                in_all: 256 * MIB,
            },
            keys: BodyLimit {
                per_address: 256 * MIB,
                in_all: 512 * MIB,
            },
        }
    }
}

/// Room for the responses that are being read now.
pub(crate) struct Responses(Room);

impl Responses {
    pub(crate) fn new(limits: ResponseLimits, trusted: TrustedProxies) -> Self {
        Self(Room::new(limits.visitors, limits.keys, trusted))
    }

    /// Counts the bytes of a response until what is returned is dropped.
    fn hold(&self, response: &ServiceResponse<BoxBody>, bytes: usize) -> Result<HeldBytes, Spent> {
        let request = response.request();
        // Who is not known is a visitor.
        let sender = request.extensions().get().copied().unwrap_or(Sender::Anybody);
        let mut held = self.0.begin(sender, request);
        held.set(bytes)?;
        Ok(held)
    }
}

/// Counts a large response until its client has read it, or refuses it for lack of room.
pub(crate) async fn hold(
    responses: web::Data<Responses>,
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let response = next.call(request).await?.map_into_boxed_body();
    let bytes = match response.response().body().size() {
        BodySize::Sized(bytes) => usize::try_from(bytes).unwrap_or(usize::MAX),
        BodySize::None | BodySize::Stream => 0,
    };
    if bytes <= UNCOUNTED {
        return Ok(response);
    }
    Ok(match responses.hold(&response, bytes) {
        Ok(held) => response.map_body(|_, body| match body.try_into_bytes() {
            Ok(body) => BoxBody::new(Portions::new(body, held)),
            Err(body) => body,
        }),
        Err(spent) => {
            let refusal: HttpResponse = no_room(spent).error_response();
            response.into_response(refusal)
        }
    })
}

//! How many bytes of responses may be in memory while their clients read them: of one client, and of all.

use std::sync::Arc;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::{HttpMessage as _, HttpResponse, ResponseError as _, web};
use http_connection::Portions;
use request_limits::{ByteBudget, HeldBytes, Spent, TrustedProxies};

use super::error::ApiError;
use super::room::BodyLimit;
use super::room::{MIB, Sender};

/// Bytes of a response that are not counted, so that a quick call has room when others have taken all.
const UNCOUNTED: usize = 64 * 1024;
/// Seconds after which a caller may try again whose response found no room: responses are read within that time.
const RETRY_AFTER_S: u64 = 2;

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
pub(crate) struct Responses {
    visitors: Arc<ByteBudget>,
    keys: Arc<ByteBudget>,
    /// Proxies whose word about a client's address is taken.
    trusted: TrustedProxies,
}

impl Responses {
    pub(crate) fn new(limits: ResponseLimits, trusted: TrustedProxies) -> Self {
        let budget = |limit: BodyLimit| ByteBudget::new(limit.per_address, limit.in_all);
        Self {
            visitors: budget(limits.visitors),
            keys: budget(limits.keys),
            trusted,
        }
    }

    /// Counts the bytes of a response until what is returned is dropped.
    fn hold(&self, response: &ServiceResponse<BoxBody>, bytes: usize) -> Result<HeldBytes, Spent> {
        let request = response.request();
        let budget = match request.extensions().get() {
            Some(Sender::Trusted) => &self.keys,
            Some(Sender::Anybody) | None => &self.visitors,
        };
        let peer = request.peer_addr();
        let client = peer.map(|peer| self.trusted.client(peer.ip(), request.headers()));
        let mut held = budget.begin(client);
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

fn no_room(spent: Spent) -> ApiError {
    let seconds = RETRY_AFTER_S;
    match spent {
        Spent::ByClient => ApiError::TooMany { seconds },
        Spent::ByAll => ApiError::Busy { seconds },
    }
}

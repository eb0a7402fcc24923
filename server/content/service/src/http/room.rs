//! How large bodies may be, and how many bytes of bodies and responses may be in memory: by kind of callers, by address, and
//! in all.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpRequest;
use request_limits::{
    ByteBudget, Caller, Full, HeldBytes, Room as Shared, Spent, TrustedProxies, Turn, Turns,
};

use super::error::ApiError;
use super::weigh::{Bounds, ITEMS_MAX};

pub(super) const MIB: usize = 1024 * 1024;
/// Largest body of a caller without a key: twice the largest item.
pub(super) const VISITOR_BODY_MAX: usize = MIB;
/// Largest tree of a body of a caller without a key. A filter with every condition and value that it may have takes half a
/// megabyte, an item of 500 kB as much as its text unless it is made of tiny values.
pub(super) const VISITOR_TREE_MAX: usize = 8 * MIB;
/// Largest tree of a body of a holder of a key: twice its text, and room for a million small values.
const KEY_TREE_MAX: usize = 192 * MIB;
/// Bodies that are parsed at one time; more wait.
const PARSERS: usize = 4;
/// Those of callers who are not known.
const STRANGERS_PARSERS: usize = 2;
/// Bodies of such callers that may wait for it: half a second's work.
const WAITING: usize = 64;
/// Seconds after which a caller may try again who found no room: bodies and responses come and go within that time.
const RETRY_AFTER_S: u64 = 2;

/// Bytes of bodies, with the trees that they become, or of responses, that may be in memory at one time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BodyLimit {
    /// Of one address (of one /56 network for IPv6).
    pub per_address: usize,
    /// Of all addresses.
    pub in_all: usize,
}

/// Bytes of bodies by kind of callers, so that none of them takes the room of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BodyLimits {
    /// Of visitors, members, and callers who are not known yet. Default 16 MiB an address and 128 MiB in all.
    pub visitors: BodyLimit,
    /// Of the site and of holders of keys. Default 256 MiB an address and 512 MiB in all: two of the largest bulk calls.
    pub keys: BodyLimit,
}

impl Default for BodyLimits {
    fn default() -> Self {
        Self {
            visitors: BodyLimit {
                per_address: 16 * MIB,
                in_all: 128 * MIB,
            },
            keys: BodyLimit {
                per_address: 256 * MIB,
                in_all: 512 * MIB,
            },
        }
    }
}

/// Room for what is in memory now, by kind of callers.
pub(super) struct Room {
    visitors: Arc<ByteBudget>,
    keys: Arc<ByteBudget>,
    /// Proxies whose word about a client's address is taken.
    trusted: TrustedProxies,
}

impl Room {
    pub(super) fn new(visitors: BodyLimit, keys: BodyLimit, trusted: TrustedProxies) -> Self {
        let budget = |limit: BodyLimit| ByteBudget::new(limit.per_address, limit.in_all);
        Self {
            visitors: budget(visitors),
            keys: budget(keys),
            trusted,
        }
    }

    /// Begins to count the bytes of a request or of its response.
    pub(super) fn begin(&self, sender: Sender, request: &HttpRequest) -> HeldBytes {
        self.of(sender).begin(self.client(request))
    }

    fn client(&self, request: &HttpRequest) -> Option<IpAddr> {
        let peer = request.peer_addr()?.ip();
        Some(self.trusted.client(peer, request.headers()))
    }

    pub(super) fn of(&self, sender: Sender) -> &Arc<ByteBudget> {
        match sender {
            Sender::Anybody => &self.visitors,
            Sender::Trusted => &self.keys,
        }
    }
}

/// What a caller is told for whom there is no room.
pub(super) fn no_room(spent: Spent) -> ApiError {
    let seconds = RETRY_AFTER_S;
    match spent {
        Spent::ByClient => ApiError::TooMany { seconds },
        Spent::ByAll => ApiError::Busy { seconds },
    }
}

/// Room for the bodies that are in memory now, and turns to parse them.
pub(super) struct Bodies {
    pub(super) room: Room,
    parsers: Arc<Turns>,
}

impl Bodies {
    pub(super) fn new(limits: BodyLimits, trusted: TrustedProxies) -> Self {
        Self {
            room: Room::new(limits.visitors, limits.keys, trusted),
            parsers: Turns::new(Shared::Parsers, PARSERS, STRANGERS_PARSERS, WAITING),
        }
    }

    /// A turn to parse a body.
    pub(super) async fn parser(&self, sender: Sender, request: &HttpRequest) -> Result<Turn, ApiError> {
        let caller = match sender {
            Sender::Anybody => Caller::Stranger(self.room.client(request)),
            Sender::Trusted => Caller::Known,
        };
        let full = |Full| ApiError::Busy {
            seconds: RETRY_AFTER_S,
        };
        self.parsers.take(caller).await.map_err(full)
    }
}

/// Who sends a request, and is sent its response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sender {
    /// A visitor, a member, or a caller who is not known yet.
    Anybody,
    /// The site or a holder of a key.
    Trusted,
}

/// Time in which a body of a caller must arrive who is not known, prolonged by a second for each 64 KB.
const STRANGERS_BODY_TIME: Duration = Duration::from_secs(3);

impl Sender {
    /// Time in which a body must arrive, where others have `time`.
    pub(super) fn body_time(self, time: Duration) -> Duration {
        match self {
            Self::Anybody => time.min(STRANGERS_BODY_TIME),
            Self::Trusted => time,
        }
    }

    pub(super) fn body_max(self, limit: usize) -> usize {
        match self {
            Self::Anybody => limit.min(VISITOR_BODY_MAX),
            Self::Trusted => limit,
        }
    }

    pub(super) fn bounds(self) -> Bounds {
        Bounds {
            tree: match self {
                Self::Anybody => VISITOR_TREE_MAX,
                Self::Trusted => KEY_TREE_MAX,
            },
            entries: ITEMS_MAX,
        }
    }
}

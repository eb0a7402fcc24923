//! The bundle's `fetch` in an isolate.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use deno_core::{JsRuntime, OpState, ToJsBuffer, op2};
use serde::{Deserialize, Serialize};
use tokio::runtime::Handle;

use super::stop;
use crate::{
    calls::{Call, Calls},
    fetch::{Fetch, FetchRequest, FetchResponse},
    lent::Lent,
    limits::Limits,
};

/// The calls of an isolate, which its ops begin and end, by the page or stream that they belong to.
#[derive(Clone)]
pub(super) struct IsolateCalls {
    fetch: Fetch,
    tokio: Handle,
    max_bytes: usize,
    open: Rc<RefCell<HashMap<u32, Calls>>>,
}

impl IsolateCalls {
    /// Makes the calls of an isolate known to its ops, where the host lends a `fetch`.
    pub(super) fn start(
        runtime: &mut JsRuntime,
        lent: &Lent,
        limits: Limits,
        tokio: &Handle,
    ) -> Option<Self> {
        let calls = Self {
            fetch: lent.fetch.clone()?,
            tokio: tokio.clone(),
            max_bytes: limits.fetch_bytes,
            open: Rc::default(),
        };
        runtime.op_state().borrow_mut().put(calls.clone());
        Some(calls)
    }

    /// A page or stream begins.
    pub(super) fn open(&self, owner: u32) {
        let mut calls = Calls::new(self.fetch.clone(), self.tokio.clone(), self.max_bytes);
        calls.open();
        self.open.borrow_mut().insert(owner, calls);
    }

    /// It has ended: drops what is left of its calls.
    pub(super) fn close(&self, owner: u32) {
        self.open.borrow_mut().remove(&owner);
    }

    fn begin(&self, owner: u32, id: u32, request: FetchRequest) -> Result<Call, String> {
        let mut open = self.open.borrow_mut();
        let calls = open.get_mut(&owner).ok_or("no page is being rendered")?;
        calls.begin(id, request)
    }

    fn end(&self, owner: u32, ended: <Call as Future>::Output) -> Option<Result<FetchResponse, String>> {
        self.open.borrow_mut().get_mut(&owner)?.end(ended)
    }
}

/// Mirrors what `js/fetch.js` hands over.
#[derive(Deserialize)]
struct Request {
    url: String,
    method: String,
    headers: Vec<(String, String)>,
}

/// Mirrors what `js/fetch.js` takes.
#[derive(Serialize)]
struct Response {
    status: u16,
    headers: Vec<(String, String)>,
    body: ToJsBuffer,
    failed: Option<String>,
}

impl From<Result<FetchResponse, String>> for Response {
    fn from(fetched: Result<FetchResponse, String>) -> Self {
        let (response, failed) = match fetched {
            Ok(response) => (response, None),
            Err(reason) => (FetchResponse::default(), Some(reason)),
        };
        Self {
            status: response.status,
            headers: response.headers,
            body: Vec::from(response.body).into(),
            failed,
        }
    }
}

/// Hands a call to the host and waits for its response. Where the isolate makes a snapshot there is no host.
#[op2]
#[serde]
pub(super) async fn op_ssr_fetch(
    state: Rc<RefCell<OpState>>,
    #[smi] owner: u32,
    #[smi] id: u32,
    #[serde] request: Request,
    #[buffer(copy)] body: Vec<u8>,
) -> Response {
    if stop::is_repeated(&state.borrow()) {
        return Err("it was given up".to_owned()).into();
    }
    let calls = state.borrow().try_borrow::<IsolateCalls>().cloned();
    let Some(calls) = calls else {
        return Err("there is no host".to_owned()).into();
    };
    let Request { url, method, headers } = request;
    let request = FetchRequest {
        url,
        method,
        headers,
        body: body.into(),
        max_bytes: 0,
    };
    match calls.begin(owner, id, request) {
        Ok(call) => {
            let ended = call.await;
            calls
                .end(owner, ended)
                .unwrap_or_else(|| Err("it was given up".to_owned()))
                .into()
        }
        Err(reason) => Err(reason).into(),
    }
}

/// Takes back a call.
#[op2(fast)]
pub(super) fn op_ssr_fetch_cancel(state: &OpState, #[smi] owner: u32, #[smi] id: u32) {
    if !stop::is_repeated(state)
        && let Some(calls) = state.try_borrow::<IsolateCalls>()
        && let Some(calls) = calls.open.borrow_mut().get_mut(&owner)
    {
        calls.cancel(id);
    }
}

//! The bundle's `fetch` in an isolate.

use std::{cell::RefCell, rc::Rc};

use deno_core::{JsRuntime, OpState, ToJsBuffer, op2};
use serde::{Deserialize, Serialize};
use tokio::runtime::Handle;

use super::stop;
use crate::{
    calls::Calls,
    fetch::{FetchRequest, FetchResponse},
    lent::Lent,
    limits::Limits,
};

/// The calls of an isolate, which its ops begin and end.
#[derive(Clone)]
pub(super) struct IsolateCalls(Rc<RefCell<Calls>>);

impl IsolateCalls {
    /// Makes the calls of an isolate known to its ops, where the host lends a `fetch`.
    pub(super) fn start(
        runtime: &mut JsRuntime,
        lent: &Lent,
        limits: Limits,
        tokio: &Handle,
    ) -> Option<Self> {
        let calls = Calls::new(lent.fetch.clone()?, tokio.clone(), limits.fetch_bytes);
        let calls = Self(Rc::new(RefCell::new(calls)));
        runtime.op_state().borrow_mut().put(calls.clone());
        Some(calls)
    }

    /// A render begins.
    pub(super) fn open(&self) {
        self.0.borrow_mut().open();
    }

    /// A render has ended.
    pub(super) fn close(&self) {
        self.0.borrow_mut().close();
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
    #[smi] id: u32,
    #[serde] request: Request,
    #[buffer(copy)] body: Vec<u8>,
) -> Response {
    if stop::is_repeated(&state.borrow()) {
        return Err("it was given up".to_owned()).into();
    }
    let calls = state.borrow().try_borrow::<IsolateCalls>().cloned();
    let Some(IsolateCalls(calls)) = calls else {
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
    let begun = calls.borrow_mut().begin(id, request);
    match begun {
        Ok(call) => {
            let ended = call.await;
            let fetched = calls.borrow_mut().end(ended);
            fetched
                .unwrap_or_else(|| Err("it was given up".to_owned()))
                .into()
        }
        Err(reason) => Err(reason).into(),
    }
}

/// Takes back a call.
#[op2(fast)]
pub(super) fn op_ssr_fetch_cancel(state: &OpState, #[smi] id: u32) {
    if !stop::is_repeated(state)
        && let Some(IsolateCalls(calls)) = state.try_borrow::<IsolateCalls>()
    {
        calls.borrow_mut().cancel(id);
    }
}

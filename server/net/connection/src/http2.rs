//! HTTP/2 over hyper, in front of an Actix application.

use std::{
    convert::Infallible,
    net::SocketAddr,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll},
    time::Duration,
};

use actix_http::{BoxedPayloadStream, Payload, Request, Response, error::PayloadError};
use actix_server::GracefulShutdownSignal;
use actix_service::Service;
use actix_web::{
    body::{BodySize, BoxBody, MessageBody},
    http::{
        Method, StatusCode, Uri, Version,
        header::{CONTENT_LENGTH, HeaderMap, HeaderName, HeaderValue},
        uri::InvalidUri,
    },
};
use bytes::{Bytes, BytesMut};
use futures::{StreamExt as _, stream};
use http_body::{Body, Frame, SizeHint};
use hyper::{body::Incoming, server::conn::http2::Builder, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use request_limits::Admission;
use tokio::sync::Mutex;

use crate::{
    activity::{Activity, OpenStream},
    bare, head,
    idle::StreamExecutor,
    policy::ConnectionPolicy,
    refusal::RETRY_AFTER_SECONDS,
    socket::Connected,
    turns::begin_in_turn,
};

/// Streams that one connection may have open, announced to the client: the value that RFC 9113, section 6.5.2, names as
/// the least, and more than a page has parts.
const STREAMS: u32 = 100;

/// Bytes of a request's body that may be under way, per stream and per connection: HTTP/2's own initial value. The site
/// reads no body but reports of 16 KB.
const RECEIVE_WINDOW: u32 = 65_535;

/// Bytes of a response that may wait inside a stream: one chunk of a file.
const SEND_BUFFER: usize = 64 * 1024;

/// Bytes of all headers of a request; the middleware's own limit is lower and refuses with a status. Above this one the
/// library refuses by itself: 431, with neither a body nor any header of ours.
const HEADER_BYTES: u32 = 64 * 1024;

/// Time between two pings, and the time for their acknowledgement, so that connections of clients that are gone end.
const PING: Duration = Duration::from_secs(10);

/// Serves one connection until its client, an error or the server's shutdown ends it.
pub(crate) async fn serve<A, B>(
    connected: Connected,
    peer: SocketAddr,
    application: Rc<A>,
    policy: &ConnectionPolicy,
    stopping: &GracefulShutdownSignal,
) where
    A: Service<Request> + 'static,
    A::Error: Into<Response<BoxBody>> + 'static,
    A::Response: Into<Response<B>> + 'static,
    A::Future: 'static,
    B: MessageBody + 'static,
{
    let activity = Rc::new(Activity::default());
    let turns = Rc::new(Mutex::new(()));
    let respond = service_fn(|request| {
        let open = activity.open();
        let (application, policy, turns) = (application.clone(), policy.clone(), turns.clone());
        async move { Ok::<_, Infallible>(respond(request, open, peer, &*application, &policy, &turns).await) }
    });
    let executor = StreamExecutor {
        limit: policy.settings.transfer_timeout,
    };
    let connection = Builder::new(executor)
        .timer(TokioTimer::new())
        .max_concurrent_streams(STREAMS)
        .initial_stream_window_size(RECEIVE_WINDOW)
        .initial_connection_window_size(RECEIVE_WINDOW)
        .max_send_buf_size(SEND_BUFFER)
        .max_header_list_size(HEADER_BYTES)
        .keep_alive_interval(PING)
        .keep_alive_timeout(PING)
        .serve_connection(TokioIo::new(connected), respond);
    let mut connection = std::pin::pin!(connection);
    let mut stop = std::pin::pin!(stopping.notified());
    let mut is_stopping = false;
    let mut idle = std::pin::pin!(activity.idle_for_too_long(policy, policy.is_proxy(peer.ip())));
    loop {
        tokio::select! {
            ended = &mut connection => return note(ended),
            () = &mut stop, if !is_stopping => {
                is_stopping = true;
                connection.as_mut().graceful_shutdown();
            }
            () = &mut idle => break,
        }
    }
    connection.as_mut().graceful_shutdown();
    // The pings would leave a client that takes no notice too, but ten times later.
    tokio::select! {
        ended = &mut connection => note(ended),
        () = activity.time_to_leave() => tracing::debug!("an idle connection is ended"),
    }
}

/// Notes how a connection has ended.
fn note(ended: hyper::Result<()>) {
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Passes one request to the application.
async fn respond<A, B>(
    request: hyper::Request<Incoming>,
    open: OpenStream,
    peer: SocketAddr,
    application: &A,
    policy: &ConnectionPolicy,
    turns: &Mutex<()>,
) -> hyper::Response<ResponseBody>
where
    A: Service<Request>,
    A::Error: Into<Response<BoxBody>>,
    A::Response: Into<Response<B>>,
    B: MessageBody + 'static,
{
    let Some(admission) = policy.admissions.stream(peer.ip()) else {
        policy.observer.refused();
        return refusal(policy.is_secure);
    };
    let is_head = request.method() == hyper::Method::HEAD;
    let handling = async {
        match from_hyper(request, peer) {
            Ok(request) => match application.call(request).await {
                Ok(response) => response.into().map_into_boxed_body(),
                Err(error) => error.into(),
            },
            Err(_) => malformed(policy.is_secure),
        }
    };
    let response = begin_in_turn(turns, handling).await;
    into_hyper(response, is_head, (admission, open))
}

/// What a client receives whose address has its share of connections and streams already.
fn refusal(is_secure: bool) -> hyper::Response<ResponseBody> {
    let mut response = hyper::Response::new(ResponseBody::empty());
    *response.status_mut() = hyper::StatusCode::SERVICE_UNAVAILABLE;
    let headers = response.headers_mut();
    headers.insert(hyper::header::RETRY_AFTER, RETRY_AFTER_SECONDS.into());
    for (name, value) in bare::headers(is_secure) {
        headers.insert(name, hyper::header::HeaderValue::from_static(value));
    }
    response
}

/// The response to a request that Actix cannot read.
fn malformed(is_secure: bool) -> Response<BoxBody> {
    let mut response = Response::new(StatusCode::BAD_REQUEST);
    for (name, value) in bare::headers(is_secure) {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        response.headers_mut().insert(name, value);
    }
    response
}

/// Actix's types are those of http 0.2, hyper's of http 1.
fn from_hyper(request: hyper::Request<Incoming>, peer: SocketAddr) -> anyhow::Result<Request> {
    let (parts, body) = request.into_parts();
    let payload = Payload::Stream {
        payload: payload(body),
    };
    let mut request = Request::with_payload(payload);
    let head = request.head_mut();
    head.method = Method::from_bytes(parts.method.as_str().as_bytes())?;
    head.uri = uri(&parts.uri)?;
    head.version = Version::HTTP_2;
    head.peer_addr = Some(peer);
    let mut headers = HeaderMap::with_capacity(parts.headers.len());
    for (name, value) in &parts.headers {
        let name = HeaderName::from_bytes(name.as_str().as_bytes())?;
        headers.append(name, HeaderValue::from_bytes(value.as_bytes())?);
    }
    head.headers = headers;
    Ok(request)
}

/// The address of a request, with what HTTP/1.1 would have encoded.
fn uri(uri: &hyper::Uri) -> Result<Uri, InvalidUri> {
    let mut encoded = BytesMut::new();
    head::encode(uri.to_string().as_bytes(), &mut encoded);
    Uri::from_maybe_shared(encoded.freeze())
}

fn payload(body: Incoming) -> BoxedPayloadStream {
    let frames = stream::unfold(body, |mut body| async move {
        loop {
            let frame = std::future::poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await?;
            match frame.map(Frame::into_data) {
                Ok(Ok(data)) => return Some((Ok(data), body)),
                // The site reads no trailers.
                Ok(Err(_)) => {}
                Err(error) => {
                    return Some((Err(PayloadError::Io(std::io::Error::other(error))), body));
                }
            }
        }
    });
    frames.boxed_local()
}

fn into_hyper(response: Response<BoxBody>, is_head: bool, place: Entry) -> hyper::Response<ResponseBody> {
    let (head, body) = response.into_parts();
    let size = match head.status() {
        StatusCode::NO_CONTENT => BodySize::None,
        _ => body.size(),
    };
    let is_empty = is_head || matches!(size, BodySize::None | BodySize::Sized(0));
    let mut response = hyper::Response::new(if is_empty {
        ResponseBody::empty()
    } else {
        ResponseBody(Some((body, size, place)))
    });
    if let Ok(status) = hyper::StatusCode::from_u16(head.status().as_u16()) {
        *response.status_mut() = status;
    }
    let headers = response.headers_mut();
    for (name, value) in head.headers() {
        // The size of the body is what counts, as in Actix.
        if *name == CONTENT_LENGTH && size != BodySize::Stream {
            continue;
        }
        let name = hyper::header::HeaderName::from_bytes(name.as_str().as_bytes());
        let value = hyper::header::HeaderValue::from_bytes(value.as_bytes());
        if let (Ok(name), Ok(value)) = (name, value) {
            headers.append(name, value);
        }
    }
    if let BodySize::Sized(bytes) = size {
        headers.insert(hyper::header::CONTENT_LENGTH, bytes.into());
    }
    response
}

/// A stream's entry in the counts of its address and of its connection.
type Entry = (Admission, OpenStream);

/// The body of a response, and its stream's entry; both end when hyper lets go of it.
struct ResponseBody(Option<(BoxBody, BodySize, Entry)>);

impl ResponseBody {
    fn empty() -> Self {
        Self(None)
    }
}

impl Body for ResponseBody {
    type Data = Bytes;
    type Error = std::io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let Some((body, ..)) = &mut self.0 else {
            return Poll::Ready(None);
        };
        Pin::new(body).poll_next(context).map(|chunk| match chunk {
            Some(Ok(bytes)) => Some(Ok(Frame::data(bytes))),
            Some(Err(error)) => {
                tracing::error!(%error, "the body of a response broke off");
                Some(Err(std::io::Error::other(error.to_string())))
            }
            None => None,
        })
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_none()
    }

    fn size_hint(&self) -> SizeHint {
        match &self.0 {
            Some((_, BodySize::Sized(bytes), _)) => SizeHint::with_exact(*bytes),
            Some(_) => SizeHint::default(),
            None => SizeHint::with_exact(0),
        }
    }
}

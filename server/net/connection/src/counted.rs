//! An application whose requests over HTTP/1.1 count as under way until their responses are sent.

use std::{
    future::Future,
    marker::PhantomData,
    pin::Pin,
    task::{Context, Poll, ready},
};

use actix_http::{Request, Response};
use actix_service::Service;
use actix_web::body::{BodySize, MessageBody};
use bytes::Bytes;
use pin_project_lite::pin_project;

use crate::{activity::OpenStream, connection};

/// The application, whose bodies are of type `B`.
pub(crate) struct Counted<A, B> {
    application: A,
    body: PhantomData<B>,
}

impl<A, B> Counted<A, B> {
    /// Counts the requests of an application.
    pub(crate) fn new(application: A) -> Self {
        Self {
            application,
            body: PhantomData,
        }
    }
}

impl<A, B> Service<Request> for Counted<A, B>
where
    A: Service<Request>,
    A::Response: Into<Response<B>>,
    B: MessageBody,
{
    type Response = Response<CountedBody<B>>;
    type Error = A::Error;
    type Future = CountedResponse<A::Future, B>;

    fn poll_ready(&self, context: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        self.application.poll_ready(context)
    }

    fn call(&self, request: Request) -> Self::Future {
        let open = connection::open(&request);
        CountedResponse {
            response: self.application.call(request),
            open,
            body: PhantomData,
        }
    }
}

pin_project! {
    /// A response that is being made.
    pub struct CountedResponse<F, B> {
        #[pin]
        response: F,
        open: Option<OpenStream>,
        body: PhantomData<B>,
    }
}

impl<F, R, E, B> Future for CountedResponse<F, B>
where
    F: Future<Output = Result<R, E>>,
    R: Into<Response<B>>,
{
    type Output = Result<Response<CountedBody<B>>, E>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.project();
        let response = ready!(this.response.poll(context))?;
        let open = this.open.take();
        Poll::Ready(Ok(response
            .into()
            .map_body(|_, body| CountedBody { body, _open: open })))
    }
}

pin_project! {
    /// The body of a response, until which its request is under way.
    pub struct CountedBody<B> {
        #[pin]
        body: B,
        _open: Option<OpenStream>,
    }
}

impl<B: MessageBody> MessageBody for CountedBody<B> {
    type Error = B::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        self.project().body.poll_next(context)
    }
}

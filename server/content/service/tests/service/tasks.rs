//! Work beside the calls: when it ends, the service does not go on as if nothing had happened.

use std::sync::Arc;

use actix_web::{HttpRequest, web};
use content_service::extension::{ApiError, Extension, Object};
use content_service::store::Grant;
use futures::FutureExt as _;
use futures::future::{BoxFuture, LocalBoxFuture};

use crate::harness::Service;
use crate::place::{Place, on_both};

on_both!(a_task_that_ends_beside_the_calls_ends_the_service_and_is_named,);

/// Calls of another crate, whose work ends at once.
struct Ends {
    panics: bool,
}

impl Extension for Ends {
    fn routes(&self, _: &mut web::ServiceConfig) {}

    fn grant<'a>(
        &'a self,
        _: &'a str,
        _: &'a HttpRequest,
        _: &'a Object,
    ) -> LocalBoxFuture<'a, Result<Option<Grant>, ApiError>> {
        async { Ok(None) }.boxed_local()
    }

    fn background(&self) -> BoxFuture<'static, ()> {
        let panics = self.panics;
        async move { assert!(!panics, "broken") }.boxed()
    }
}

async fn a_task_that_ends_beside_the_calls_ends_the_service_and_is_named(place: Place) {
    for panics in [false, true] {
        let extend =
            |service: &mut content_service::ContentService| service.extend(Arc::new(Ends { panics }));
        let service = Service::start_extended(&place, |_| {}, extend).await;
        assert_eq!(
            service.ended().await.unwrap_err().to_string(),
            "the task that works beside the service's calls has ended by itself"
        );
    }
}

//! Results whose pages have more bytes than the client takes.

use content_client::{ContentError, ItemsQuery};
use futures::{StreamExt as _, TryStreamExt as _};
use serde_json::{Value, json};
use wiremock::matchers::path;
use wiremock::{Mock, Request, Respond, ResponseTemplate};

use crate::harness::QUERY;
use crate::platform::Platform;

/// Most bytes that the client takes.
const CAP: usize = 4000;

/// A collection of items with so many bytes each, walked by position or by cursor.
struct Collection {
    sizes: Vec<usize>,
    /// Most items that the platform gives at once, however many are requested.
    page_max: usize,
}

impl Respond for Collection {
    fn respond(&self, request: &Request) -> ResponseTemplate {
        let body: Value = serde_json::from_slice(&request.body).unwrap();
        let query = body.get("query").unwrap();
        let cursor = query.get("cursorPaging").unwrap_or(&Value::Null);
        let paging = query.get("paging").unwrap_or(cursor);
        let number = |value: &Value| usize::try_from(value.as_u64().unwrap_or_default()).unwrap();
        let skipped = match cursor["cursor"].as_str() {
            Some(cursor) => cursor.parse().unwrap(),
            None => number(&paging["offset"]),
        };
        let limit = number(&paging["limit"]).min(self.page_max);
        let part = self.sizes.iter().enumerate().skip(skipped).take(limit);
        let items: Vec<Value> = part
            .map(|(number, size)| json!({"id": number.to_string(), "data": {"text": "x".repeat(*size)}}))
            .collect();
        let end = skipped + items.len();
        let has_next = end < self.sizes.len();
        let next = has_next.then(|| end.to_string());
        let metadata = json!({"count": items.len(), "hasNext": has_next, "cursors": {"next": next}});
        ResponseTemplate::new(200).set_body_json(json!({"dataItems": items, "pagingMetadata": metadata}))
    }
}

async fn platform(sizes: Vec<usize>, page_max: usize) -> Platform {
    let platform = Platform::responding(ResponseTemplate::new(500), |config| {
        config.response_cap_bytes = CAP;
    })
    .await;
    Mock::given(path(QUERY))
        .respond_with(Collection { sizes, page_max })
        .with_priority(1)
        .mount(&platform.server)
        .await;
    platform
}

fn limits(calls: &[crate::platform::Sent]) -> Vec<u64> {
    let paging = |call: &crate::platform::Sent| {
        let query = call.body.get("query").unwrap();
        let part = query.get("cursorPaging").or(query.get("paging")).unwrap();
        part["limit"].as_u64().unwrap()
    };
    calls.iter().map(paging).collect()
}

#[tokio::test]
async fn a_page_with_too_many_bytes_is_asked_for_again_with_half_the_items() {
    for query in [ItemsQuery::new("C").limit(8), ItemsQuery::new("C").by_cursor(8)] {
        let mut sizes = vec![10; 12];
        sizes[8] = 3000;
        sizes[9] = 3000;
        let platform = platform(sizes, 1000).await;
        let items = platform.client.stream(query).map_ok(|item| item.id);
        let ids: Vec<String> = items.try_collect().await.unwrap();
        let expected: Vec<String> = (0..12).map(|number: u32| number.to_string()).collect();
        assert_eq!(ids, expected);
        assert_eq!(limits(&platform.calls().await), [8, 8, 4, 2, 1, 1, 1, 1]);
    }
}

#[tokio::test]
async fn one_item_with_too_many_bytes_ends_the_walk() {
    let platform = platform(vec![10, CAP, 10], 1000).await;
    let items: Vec<_> = platform
        .client
        .stream(ItemsQuery::new("C").limit(3))
        .collect()
        .await;
    assert_eq!(items.len(), 2);
    let error = items.into_iter().last().unwrap().unwrap_err();
    assert!(
        matches!(error, ContentError::ResponseTooLarge { .. }),
        "{error:?}"
    );
    assert_eq!(limits(&platform.calls().await), [3, 1, 1]);
}

#[tokio::test]
async fn a_page_with_fewer_items_than_asked_for_is_not_the_last() {
    for query in [ItemsQuery::new("C").limit(8), ItemsQuery::new("C").by_cursor(8)] {
        let platform = platform(vec![10; 7], 3).await;
        let count = platform.client.stream(query).count().await;
        assert_eq!((count, platform.calls().await.len()), (7, 3));
    }
}

//! The site's own client against the service, end to end.

use content_client::{
    ApiKey, ContentClient, ContentClientConfig, ContentError, Credential, Filter, GraphqlRequest, ItemsQuery,
    Order,
};
use serde_json::json;
use url::Url;

use crate::harness::Service;
use crate::place::{Place, on_both};

async fn the_client_reads_filters_and_is_told_what_is_wrong(place: Place) {
    let service = Service::start(&place).await;
    let address = Url::parse(&format!("http://{}", service.address)).unwrap();
    let client = ContentClient::new(ContentClientConfig::new(address)).unwrap();

    let page = client
        .query_items(&ItemsQuery::new("RecruitPosts-EN").with_total_count())
        .await
        .unwrap();
    assert_eq!(
        (page.paging.total, page.paging.count, page.paging.has_next),
        (Some(8), 8, false)
    );
    assert!(
        page.items
            .iter()
            .all(|item| item.data.is_some() && item.created.is_some())
    );
    assert!(
        page.items
            .is_sorted_by(|left, right| left.created > right.created)
    );

    let created = content_client::encode_date(page.items[7].created.unwrap());
    let filter = Filter::Or(vec![
        Filter::Eq("_createdDate".into(), created),
        Filter::Not(Box::new(Filter::Ne("_id".into(), json!("qa-lead")))),
    ]);
    let query = ItemsQuery::new("RecruitPosts-EN")
        .filter(filter)
        .sort("title", Order::Ascending);
    let ids: Vec<String> = client
        .query_items(&query)
        .await
        .unwrap()
        .items
        .into_iter()
        .map(|item| item.id)
        .collect();
    assert_eq!(ids, ["gameplay-programmer", "qa-lead"]);

    match client.query_items(&ItemsQuery::new("Nothing")).await.unwrap_err() {
        ContentError::Application(error) => assert_eq!((error.code.as_str(), error.status), ("WDE0025", 404)),
        other => panic!("{other:?}"),
    }
    let error = client
        .query_items(&ItemsQuery::new("RecruitPosts-EN").paging(0, 1001))
        .await
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "INVALID_ARGUMENT: \"query.paging.limit\" must be a whole number from 0 to 1000"
    );
    drop(client);
    service.stop().await;
}

async fn the_client_asks_in_graphql(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let mut config = ContentClientConfig::new(Url::parse(&format!("http://{}", service.address)).unwrap());
    config.credential = Credential::ApiKey(ApiKey::new(key));
    let client = ContentClient::new(config).unwrap();
    let request = GraphqlRequest::new("mutation($data: JSON!) { insertThings(data: $data) { id data } }")
        .variable("data", json!({"_id": "a", "title": "Alpha"}));
    let written = client.graphql(&request).await.unwrap();
    assert_eq!(
        (written.errors, &written.data["insertThings"]["id"]),
        (vec![], &json!("a"))
    );
    let request =
        GraphqlRequest::new("query($filter: JSON) { queryThings(filter: $filter) { items { id } } }")
            .variable("filter", json!({"title": {"$startsWith": "al"}}));
    let read = client.graphql(&request).await.unwrap();
    assert_eq!(read.data, json!({"queryThings": {"items": [{"id": "a"}]}}));

    let refused = client
        .graphql(&GraphqlRequest::new("{ getThings(id: \"none\") { id } }"))
        .await
        .unwrap();
    assert_eq!(refused.data, json!({"getThings": null}));
    assert_eq!(refused.errors[0]["extensions"]["code"], "WDE0073");
    let mut request = GraphqlRequest::new("{ countThings }");
    request.api_version = "beta".into();
    let error = client.graphql(&request).await.unwrap_err();
    assert_eq!(error.to_string(), "GraphQL request failed with status 404");
    drop(client);
    service.stop().await;
}

on_both!(
    the_client_reads_filters_and_is_told_what_is_wrong,
    the_client_asks_in_graphql,
);

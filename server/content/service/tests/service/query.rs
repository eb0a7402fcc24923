//! Queries: bodies, prefixes, order, paging, projection.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Service, ids};
use crate::place::{Place, on_both};

const NEWEST_FIRST: [&str; 8] = [
    "qa-lead",
    "ui-ux-designer",
    "community-manager",
    "rhythm-chart-designer",
    "server-engineer",
    "technical-artist",
    "composer-sound-designer",
    "gameplay-programmer",
];

async fn every_prefix_and_both_body_forms_answer_alike(place: Place) {
    let service = Service::start(&place).await;
    let token = service.token().await;
    let nested =
        json!({"dataCollectionId": "RecruitPosts-EN", "query": {"filter": {}, "paging": {"limit": 2}}});
    let flat = json!({"dataCollectionId": "RecruitPosts-EN", "filter": {}, "paging": {"limit": 2}});
    let mut responses = Vec::new();
    for prefix in ["/wix-data", "/_api/cloud-data", "/_api/data", ""] {
        let path = format!("{prefix}/v2/items/query");
        for body in [&nested, &flat] {
            let response = service.send(Method::POST, &path, &token, Some(body)).await;
            assert_eq!(response.status(), 200, "{path}");
            responses.push(response.json::<Value>().await.unwrap());
            let by_url = format!("{path}?.r={}", content_wire::base64::encode(body.to_string()));
            responses.push(
                service
                    .send(Method::GET, &by_url, &token, None)
                    .await
                    .json::<Value>()
                    .await
                    .unwrap(),
            );
        }
    }
    assert!(responses.iter().all(|reply| *reply == responses[0]));
    assert_eq!(ids(&responses[0]), NEWEST_FIRST[..2]);
    let paging = json!({"count": 2, "offset": 0, "tooManyToCount": false, "hasNext": true});
    assert_eq!(responses[0]["pagingMetadata"], paging);
    service.stop().await;
}

async fn items_have_the_wire_envelope_and_the_newest_comes_first(place: Place) {
    let service = Service::start(&place).await;
    let (status, response) = service
        .query(&json!({"dataCollectionId": "RecruitPosts-JP"}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(ids(&response), NEWEST_FIRST);
    let oldest = &response["dataItems"][7];
    assert_eq!(oldest["dataCollectionId"], "RecruitPosts-JP");
    assert_eq!(oldest["data"]["_id"], oldest["id"]);
    assert_eq!(
        oldest["data"]["_createdDate"],
        json!({"$date": "2024-01-15T00:00:00.000Z"})
    );
    assert_eq!(oldest["data"]["_updatedDate"], oldest["data"]["_createdDate"]);
    service.stop().await;
}

async fn paging_walks_the_whole_result_and_counts_only_when_asked(place: Place) {
    let service = Service::start(&place).await;
    let table = [
        (0, 3, 3, true),
        (3, 3, 3, true),
        (6, 3, 2, false),
        (5, 3, 3, false),
        (8, 3, 0, false),
        (100, 1000, 0, false),
        (0, 0, 0, true),
    ];
    for (offset, limit, count, has_next) in table {
        let paging = json!({"offset": offset, "limit": limit});
        let body = json!({"dataCollectionId": "RecruitPosts-EN", "returnTotalCount": true, "query": {"paging": paging}});
        let (_, response) = service.query(&body).await;
        let expected = json!({"count": count, "offset": offset, "total": 8, "tooManyToCount": false, "hasNext": has_next});
        assert_eq!(response["pagingMetadata"], expected, "{offset} {limit}");
        let expected: Vec<&str> = NEWEST_FIRST.iter().skip(offset).take(limit).copied().collect();
        assert_eq!(ids(&response), expected);
    }
    service.stop().await;
}

async fn filters_and_sorts_find_posts_by_every_name_of_a_field(place: Place) {
    let service = Service::start(&place).await;
    let by = |field: &str, order: &str| json!([{"fieldName": field, "order": order}]);
    let table = [
        (json!({"_id": "qa-lead"}), json!([]), vec!["qa-lead"]),
        (json!({"id": "qa-lead"}), json!([]), vec!["qa-lead"]),
        (
            json!({"title": {"$contains": "DESIGNER"}}),
            by("title", "ASC"),
            vec![
                "composer-sound-designer",
                "rhythm-chart-designer",
                "ui-ux-designer",
            ],
        ),
        (
            json!({"createdDate": {"$lt": "2024-04-01T00:00:00Z"}}),
            by("createdDate", "ASC"),
            vec!["gameplay-programmer", "composer-sound-designer"],
        ),
        (
            json!({"_createdDate": {"$lt": {"$date": "2024-04-01T00:00:00Z"}}}),
            by("_createdDate", "DESC"),
            vec!["composer-sound-designer", "gameplay-programmer"],
        ),
        (
            json!({"date": {"$gte": "2025-03-10"}}),
            by("date", "ASC"),
            vec!["ui-ux-designer", "qa-lead"],
        ),
        // Equal keys leave the default order.
        (
            json!({"date": {"$gte": "2025-03-10"}}),
            by("nothing", "ASC"),
            vec!["qa-lead", "ui-ux-designer"],
        ),
        (json!({"title": "' OR 1=1 --"}), json!([]), vec![]),
        (json!({"x') OR 1=1 --": 1}), json!([]), vec![]),
    ];
    for (filter, sort, expected) in table {
        let body = json!({"dataCollectionId": "RecruitPosts-EN", "query": {"filter": filter, "sort": sort}});
        let (status, response) = service.query(&body).await;
        assert_eq!(status, 200, "{response}");
        assert_eq!(ids(&response), expected, "{body}");
    }
    service.stop().await;
}

async fn a_random_order_is_the_same_for_the_same_seed_on_every_page(place: Place) {
    let service = Service::start(&place).await;
    let page = async |seed: i64, paging: Value| {
        let body = json!({"dataCollectionId": "RecruitPosts-EN", "sortMode": "RANDOM",
            "randomOptions": {"seed": seed}, "query": {"sort": [{"fieldName": "title"}], "cursorPaging": paging}});
        let (status, response) = service.query(&body).await;
        assert_eq!(status, 200, "{response}");
        response
    };
    let whole = page(1, json!({"limit": 50})).await;
    assert_ne!(ids(&whole), ids(&page(2, json!({"limit": 50})).await));
    assert_ne!(ids(&whole), NEWEST_FIRST);
    let first = page(1, json!({"limit": 5})).await;
    let rest = page(
        1,
        json!({"limit": 5, "cursor": first["pagingMetadata"]["cursors"]["next"]}),
    )
    .await;
    assert_eq!([ids(&first), ids(&rest)].concat(), ids(&whole));
    service.stop().await;
}

async fn chosen_fields_come_with_the_id_alone(place: Place) {
    let service = Service::start(&place).await;
    for (fields, expected) in [
        (json!(["title"]), json!({"_id": "qa-lead", "title": "QA Lead"})),
        (json!(["nothing"]), json!({"_id": "qa-lead"})),
    ] {
        let body = json!({"dataCollectionId": "RecruitPosts-EN", "query": {"fields": fields, "paging": {"limit": 1}}});
        assert_eq!(service.query(&body).await.1["dataItems"][0]["data"], expected);
    }
    let token = service.token().await;
    let path = "/wix-data/v2/items/qa-lead?dataCollectionId=RecruitPosts-EN&fields=title&fields=date";
    let response: Value = service
        .send(Method::GET, path, &token, None)
        .await
        .json()
        .await
        .unwrap();
    let data = json!({"_id": "qa-lead", "title": "QA Lead", "date": "2025-05-12"});
    assert_eq!(
        response["dataItem"],
        json!({"id": "qa-lead", "dataCollectionId": "RecruitPosts-EN", "data": data})
    );
    service.stop().await;
}

on_both!(
    every_prefix_and_both_body_forms_answer_alike,
    items_have_the_wire_envelope_and_the_newest_comes_first,
    paging_walks_the_whole_result_and_counts_only_when_asked,
    filters_and_sorts_find_posts_by_every_name_of_a_field,
    a_random_order_is_the_same_for_the_same_seed_on_every_page,
    chosen_fields_come_with_the_id_alone,
);

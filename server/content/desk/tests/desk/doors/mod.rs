//! What is published in time is what somebody saw who may publish, whatever the door by which a draft is changed: each call
//! of the service that changes items, GraphQL, the commands, and the desk.

mod table;

use content_service::store::{Author, StoreError};
use serde_json::{Map, Value, json};

use crate::harness::code;
use crate::office::{EN, Office, Person, post};
use crate::place::{Place, on_both};
use table::{Changed, Referred, Removed, doors, enter, item};

on_both!(
    no_door_lets_writers_change_what_waits_for_its_time,
    a_publisher_who_changes_what_waits_takes_it_over,
    a_draft_that_is_not_what_was_scheduled_stays_a_draft,
);

const DRAFTS: &str = "RecruitPosts-EN__drafts";

/// The time of the tests' clock after some seconds.
fn at(seconds: i64) -> String {
    let time = time::OffsetDateTime::from_unix_timestamp(1_800_000_000 + seconds).unwrap();
    content_wire::date::format(time)
}

/// Begins a position, and lets its draft wait for its time.
async fn schedule(person: &Person, id: &str) {
    person.begin(id, "en").await;
    let schedule = json!({"action": "schedule", "publishAt": at(100)});
    let (status, response) = person.act(id, schedule, &["en"]).await;
    assert_eq!(status, 200, "{response}");
}

/// Waits until no draft waits for its time; returns each position with its state, and who published it.
async fn published(office: &Office, person: &Person) -> Map<String, Value> {
    office.service.clock.advance(100);
    loop {
        let list = person.done("GET", "/positions", None).await;
        let positions = list["positions"].as_array().unwrap();
        let states = positions.iter().map(|position| {
            let facts = &position["locales"]["en"];
            let id = position["id"].as_str().unwrap().to_owned();
            let by = if facts["isPublished"] == true {
                &facts["changedBy"]
            } else {
                &Value::Null
            };
            (id, json!([facts["state"], facts["title"], by]))
        });
        let states: Map<_, _> = states.collect();
        if states.values().all(|facts| facts[0] != "scheduled") {
            return states;
        }
    }
}

async fn no_door_lets_writers_change_what_waits_for_its_time(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    let key = office.service.scoped_key("RecruitPosts-EN=write").await;
    for (_, door) in &doors() {
        schedule(&paul, door.0).await;
        assert_eq!(
            enter(&office, &key, door).await,
            Err("WDE0027".to_owned()),
            "{}",
            door.0
        );
    }
    let truncate = office
        .service
        .call(&key, "/v2/items/truncate", DRAFTS, json!({}))
        .await;
    assert_eq!((truncate.0, code(&truncate.1)), (403, "WDE0027"));
    let store = &office.service.store;
    let refused = store.remove_item(DRAFTS, "put", "a name alone").await;
    assert!(matches!(refused, Err(StoreError::Scheduled { id }) if id == "put"));
    let seen = emma.summary("save", "en").await["revision"]
        .as_str()
        .unwrap()
        .to_owned();
    let body = json!({"post": post("Changed"), "revision": seen});
    assert_eq!(
        emma.refused("PUT", "/positions/save/en/draft", Some(&body)).await,
        "forbidden"
    );
    let body = json!({"entry": "draft-1", "revision": seen});
    let refused = emma
        .refused("POST", "/positions/save/en/restore", Some(&body))
        .await;
    assert!(["forbidden", "notFound"].contains(&refused.as_str()), "{refused}");
    for (name, facts) in published(&office, &paul).await {
        assert_eq!(facts, json!(["published", "Title", "paul"]), "{name}");
    }
    office.close().await;
}

async fn a_publisher_who_changes_what_waits_takes_it_over(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    let key = office.service.scoped_key("RecruitPosts-EN=publish").await;
    for (_, door) in &doors() {
        schedule(&paul, door.0).await;
        assert_eq!(enter(&office, &key, door).await, Ok(()), "{}", door.0);
    }
    schedule(&paul, "command").await;
    let store = &office.service.store;
    let data = post("Changed").as_object().unwrap().clone();
    let put = store.put_item(
        DRAFTS,
        Some("command".to_owned()),
        data,
        Author::publisher("shell"),
    );
    put.await.unwrap();
    // A draft that comes in the place of a removed one waits for nothing.
    let again = json!({ "dataItem": item("delete") });
    assert_eq!(office.service.call(&key, "/v2/items", DRAFTS, again).await.0, 200);
    let states = published(&office, &paul).await;
    assert_eq!(states["command"], json!(["published", "Changed", "shell"]));
    for (effect, (name, ..)) in doors() {
        let expected = match effect {
            Changed => Some(json!(["published", "Changed", "key robot"])),
            Referred => Some(json!(["published", "Title", "key robot"])),
            Removed if name == "delete" => Some(json!(["draft", "Changed", null])),
            Removed => None,
        };
        assert_eq!(states.get(name), expected.as_ref(), "{name}");
    }
    office.close().await;
}

async fn a_draft_that_is_not_what_was_scheduled_stays_a_draft(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, _] = office.staff().await;
    schedule(&paul, "artist").await;
    schedule(&paul, "writer").await;
    // What no call does: another program has changed the row.
    let mut change = office.service.store.change().await.unwrap();
    sqlx::query("UPDATE desk_schedules SET draft_revision = draft_revision - 1 WHERE item = 'artist'")
        .execute(&mut *change)
        .await
        .unwrap();
    change.commit().await.unwrap();
    let states = published(&office, &paul).await;
    assert_eq!(states["artist"], json!(["draft", "Title", null]));
    assert_eq!(states["writer"], json!(["published", "Title", "paul"]));
    assert_eq!(office.published(EN).await, ["writer"]);
    let audit = olivia.done("GET", "/audit?action=publishFailed", None).await;
    assert_eq!(audit["entries"][0]["subject"], "artist en (scheduled)");
    office.close().await;
}

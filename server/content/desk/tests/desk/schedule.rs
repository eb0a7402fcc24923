//! Times to publish and to close.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::office::{EN, Office, Person, Running};
use crate::place::{Place, on_both};

on_both!(
    posts_come_and_go_in_time_and_two_servers_do_it_once,
    times_survive_a_restart,
    times_are_checked,
    a_desk_that_can_no_longer_keep_times_ends_and_says_so,
);

/// The clock of the tests begins here.
const START: i64 = 1_800_000_000;

fn at(seconds: i64) -> String {
    let time = time::OffsetDateTime::from_unix_timestamp(START + seconds).unwrap();
    content_wire::date::format(time)
}

/// Waits until a post is in a state.
async fn becomes(person: &Person, state: &str) -> Value {
    loop {
        let summary = person.summary("artist", "en").await;
        if summary["state"] == state {
            return summary;
        }
        // Reads have a limit.
        sleep(Duration::from_millis(20)).await;
    }
}

async fn posts_come_and_go_in_time_and_two_servers_do_it_once(place: Place) {
    let office = Office::open(&place).await;
    let second = Running::start(&office.service, &place);
    let [olivia, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    let schedule = json!({"action": "schedule", "publishAt": at(100), "closeAt": at(200)});
    let (status, position) = paul.act("artist", schedule, &["en"]).await;
    assert_eq!(
        (status, &position["locales"]["en"]["state"]),
        (200, &json!("scheduled"))
    );
    assert_eq!(position["locales"]["en"]["publishAt"], at(100));
    office.service.clock.advance(100);
    let summary = becomes(&paul, "closing").await;
    assert_eq!(
        (&summary["publishAt"], &summary["closeAt"]),
        (&Value::Null, &json!(at(200)))
    );
    assert_eq!(summary["changedBy"], "paul");
    assert_eq!(office.published(EN).await, ["artist"]);
    office.service.clock.advance(100);
    becomes(&paul, "closed").await;
    assert_eq!(office.published(EN).await, [""; 0]);
    second.stop().await;
    let audit = olivia.done("GET", "/audit", None).await;
    let done: Vec<_> = audit["entries"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["subject"] == "artist en (scheduled)")
        .map(|entry| entry["action"].as_str().unwrap())
        .collect();
    assert_eq!(done, ["takeBack", "publish"], "each once");
    office.close().await;
}

async fn times_survive_a_restart(place: Place) {
    let mut office = Office::open(&place).await;
    let [_, mut paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    let schedule = json!({"action": "schedule", "publishAt": at(100)});
    assert_eq!(paul.act("artist", schedule, &["en"]).await.0, 200);
    let next = Running::start(&office.service, &place);
    std::mem::replace(&mut office.desk, next).stop().await;
    paul.address = office.desk.origin();
    paul.origin.clone_from(&paul.address);
    office.service.clock.advance(3600);
    becomes(&paul, "published").await;
    office.close().await;
}

async fn times_are_checked(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    for (action, field) in [
        (json!({"action": "schedule"}), "publishAt"),
        (json!({"action": "schedule", "publishAt": at(0)}), "publishAt"),
        (
            json!({"action": "schedule", "publishAt": "tomorrow"}),
            "publishAt",
        ),
        (
            json!({"action": "schedule", "publishAt": at(9), "closeAt": at(9)}),
            "closeAt",
        ),
        (json!({"action": "schedule", "closeAt": at(9)}), "publishAt"),
        (json!({"action": "publish", "closeAt": at(9)}), "publishAt"),
    ] {
        let (status, refused) = paul.act("artist", action.clone(), &["en"]).await;
        assert_eq!(status, 422, "{action}");
        assert!(
            refused["error"]["fields"][field].is_string(),
            "{action}: {refused}"
        );
    }
    let schedule = json!({"action": "schedule", "publishAt": at(9)});
    assert_eq!(paul.act("artist", schedule, &["en"]).await.0, 200);
    let (_, position) = paul.act("artist", json!("unschedule"), &["en"]).await;
    assert_eq!(position["locales"]["en"]["state"], "draft");
    assert_eq!(paul.act("artist", json!("publish"), &["en"]).await.0, 200);
    let close = json!({"action": "schedule", "closeAt": at(9)});
    let (_, position) = paul.act("artist", close, &["en"]).await;
    assert_eq!(position["locales"]["en"]["state"], "closing");
    let publish = json!({"action": "schedule", "publishAt": at(9)});
    assert_eq!(
        paul.act("artist", publish, &["en"]).await.0,
        422,
        "there is no draft"
    );
    office.close().await;
}

async fn a_desk_that_can_no_longer_keep_times_ends_and_says_so(place: Place) {
    let office = Office::open(&place).await;
    // No date of any clock: code that reads it panics, as the two tasks do that look at times, whichever comes first.
    office.service.clock.set(i64::MAX / 2);
    let ended = office.desk.ended().await.unwrap_err().to_string();
    let known = [
        "publishes and takes back at the desk",
        "tells programs outside of what happens",
    ];
    let said = known.map(|task| format!("the task that {task} has ended by itself"));
    assert!(said.contains(&ended), "{ended}");
}

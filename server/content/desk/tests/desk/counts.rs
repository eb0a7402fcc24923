//! Visits to the pages of positions: counted while an owner wants it, summed by day, and gone after their time.

use std::collections::BTreeMap;

use content_desk::{Counted, Counts};
use content_wire::day;
use content_wire::visits::{Origin, Visit};
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};

use crate::another::Another;
use crate::office::{Office, Person};
use crate::place::{Place, on_both};

on_both!(
    visits_are_counted_while_an_owner_wants_it_and_that_is_noted,
    sums_of_several_servers_add_up_and_old_ones_go,
    the_sums_of_a_position_go_with_its_id,
);

/// The moment of the service's clock.
fn now(office: &Office) -> OffsetDateTime {
    office.service.store.clock().now()
}

/// The day so many days ago.
fn ago(office: &Office, days: i64) -> String {
    day::of_moment(now(office) - Duration::days(days)).unwrap()
}

fn counted(day: String, position: &str, visit: Visit, origin: Origin) -> Counted {
    Counted {
        day,
        position: position.to_owned(),
        locale: "en".to_owned(),
        visit,
        origin,
    }
}

/// What the desk shows of a position: its views and presses by day, and where they came from.
async fn shown(person: &Person, id: &str) -> Option<Value> {
    let counts = person.done("GET", "/counts", None).await;
    let positions = counts["positions"].as_array().unwrap();
    positions.iter().find(|position| position["id"] == id).cloned()
}

async fn visits_are_counted_while_an_owner_wants_it_and_that_is_noted(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    let counts = Counts::new(office.service.store.clone());
    let off = emma.done("GET", "/counts", None).await;
    assert_eq!((&off["isOn"], &off["since"]), (&json!(false), &Value::Null));
    assert_eq!(off["days"].as_array().unwrap().len(), 30);
    assert_eq!(off["days"][29], ago(&office, 0));
    assert!(!counts.is_on().await.unwrap());
    let (on, ended) = (json!({"isOn": true}), json!({"isOn": false}));
    assert_eq!(paul.refused("PUT", "/counts", Some(&on)).await, "forbidden");
    for wanted in [&on, &on, &ended, &ended, &on] {
        olivia.done("PUT", "/counts", Some(wanted)).await;
    }
    assert!(counts.is_on().await.unwrap());
    let shown = emma.done("GET", "/counts", None).await;
    assert_eq!(shown["isOn"], true);
    assert!(shown["since"].is_string(), "{shown}");
    // What was so already is no change.
    let audit = olivia.done("GET", "/audit", None).await;
    let noted = audit["entries"].as_array().unwrap().iter();
    let noted: Vec<_> = noted
        .filter(|entry| entry["action"].as_str().unwrap().starts_with("counting"))
        .map(|entry| (entry["by"].clone(), entry["action"].clone()))
        .collect();
    let by_olivia = |action: &str| (json!("olivia"), json!(action));
    assert_eq!(noted, ["countingOn", "countingOff", "countingOn"].map(by_olivia));
    office.close().await;
}

async fn sums_of_several_servers_add_up_and_old_ones_go(place: Place) {
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    let other = Another::start(&place, |_| {}).await;
    let (one, two) = (
        Counts::new(office.service.store.clone()),
        Counts::new(other.store()),
    );
    let view = |days| counted(ago(&office, days), "a", Visit::View, Origin::Search);
    let mail = |days| counted(ago(&office, days), "a", Visit::Mail, Origin::Direct);
    let first = BTreeMap::from([(view(0), 2), (view(29), 5), (view(30), 7), (mail(0), 1)]);
    let second = BTreeMap::from([(view(0), 3), (view(399), 1), (view(401), 1)]);
    one.add(&first).await.unwrap();
    two.add(&second).await.unwrap();
    for person in [emma.clone(), other.seen_by(&emma)] {
        let sums = shown(&person, "a").await.unwrap();
        assert_eq!((&sums["views"][29], &sums["views"][0]), (&json!(5), &json!(5)));
        assert_eq!(sums["mails"][29], 1);
        assert_eq!(
            sums["origins"][0],
            json!({"origin": "search", "views": 10, "mails": 0})
        );
        assert_eq!(
            sums["origins"][5],
            json!({"origin": "direct", "views": 0, "mails": 1})
        );
    }
    let days = async || {
        let mut view = office.service.store.view().await.unwrap();
        let count = "SELECT COUNT(DISTINCT day) FROM desk_counts";
        let count: i64 = sqlx::query_scalar(count).fetch_one(&mut *view).await.unwrap();
        count
    };
    assert_eq!(days().await, 5);
    one.forget_old(now(&office)).await.unwrap();
    assert_eq!(
        days().await,
        4,
        "a day that is 401 days ago is gone, one of 399 is not"
    );
    other.close().await;
    office.close().await;
}

async fn the_sums_of_a_position_go_with_its_id(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, _] = office.staff().await;
    paul.begin("a", "en").await;
    let counts = Counts::new(office.service.store.clone());
    let of = |id: &str| counted(ago(&office, 0), id, Visit::View, Origin::Own);
    counts
        .add(&BTreeMap::from([(of("a"), 2), (of("artist"), 1)]))
        .await
        .unwrap();
    paul.done("POST", "/positions/a/rename", Some(&json!({"to": "artist"})))
        .await;
    assert_eq!(shown(&paul, "a").await, None);
    assert_eq!(shown(&paul, "artist").await.unwrap()["views"][29], 3);
    office.close().await;
}

//! Jobs whose service ends before they do.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use content_service::store::{Database, Permissions};
use serde_json::json;

use crate::harness::{C, Service};
use crate::jobs::{MANY, REMOVE, begun, ended, numbers, started, status};
use crate::place::{Place, on_both};

on_both!(
    a_stopped_service_leaves_its_jobs_to_the_next_one,
    a_killed_service_leaves_its_jobs_to_the_next_one_after_the_lease,
);

/// Tells the test binary, started anew, that it is to work on a job until it is killed, and where.
const VICTIM: &str = "CONTENT_SERVICE_TEST_JOB_VICTIM";

async fn a_stopped_service_leaves_its_jobs_to_the_next_one(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let job = begun(&service, &key).await;
    service.stop().await;

    let service = Service::start(&place).await;
    let response = ended(&service, &key, &job).await;
    assert_eq!(response, json!({"status": "SUCCEEDED", "successCount": MANY}));
    assert_eq!(numbers(&service).await, vec![json!(1); MANY], "each once");
    service.stop().await;
}

/// Not a test of its own: without the variable there is nothing to do.
#[tokio::test]
async fn victim() {
    let Ok(database) = std::env::var(VICTIM) else {
        return;
    };
    let mut place = Place::sqlite();
    place.database = Database::choose(
        Some(database.as_str()).filter(|name| name.starts_with("postgres")),
        std::path::Path::new(&database),
    )
    .unwrap();
    let service = Service::start(&place).await;
    service
        .store
        .create_collection(C, Permissions::PUBLIC)
        .await
        .unwrap();
    let key = service.store.create_key("editors", None).await.unwrap();
    let job = begun(&service, &key).await;
    println!("working {key} {job}");
    std::future::pending::<()>().await;
}

async fn a_killed_service_leaves_its_jobs_to_the_next_one_after_the_lease(place: Place) {
    let name = match &place.database {
        Database::File(file) => file.display().to_string(),
        Database::Postgres(url) => url.to_string(),
    };
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "jobs_cut_off::victim", "--nocapture"])
        .env(VICTIM, name)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(victim.stdout.take().unwrap()).lines();
    let line = lines
        .map(Result::unwrap)
        .find_map(|line| Some(line.split_once("working ")?.1.to_owned()))
        .unwrap();
    // `Child::kill` is SIGKILL.
    victim.kill().unwrap();
    victim.wait().unwrap();
    let (key, job) = line.split_once(' ').unwrap();

    let service = Service::start(&place).await;
    let (_, cut_off) = status(&service, key, job).await;
    assert_eq!(cut_off["status"], "PROCESSING");
    let done = cut_off["successCount"].as_u64().unwrap();
    assert!((100..3000).contains(&done), "{done}");
    let nothing = json!({"filter": {"_id": "none"}});
    let other = started(&service, key, REMOVE, nothing.clone()).await;
    ended(&service, key, &other).await;
    assert_eq!(
        status(&service, key, job).await.1,
        cut_off,
        "the dead one may still be at it"
    );

    service.clock.advance(61);
    // Whatever is requested next makes them look.
    started(&service, key, REMOVE, nothing).await;
    let response = ended(&service, key, job).await;
    assert_eq!(response, json!({"status": "SUCCEEDED", "successCount": MANY}));
    assert_eq!(numbers(&service).await, vec![json!(1); MANY], "each once");
    service.stop().await;
}

//! Crowds of strangers, beside whom people go on working.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use content_desk::Role;
use request_limits::{Room, crowd};
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::office::{Office, PASSWORD, read};
use crate::place::{Place, on_both};

on_both!(
    bodies_that_trickle_in_keep_nobody_from_the_desk,
    who_guesses_does_not_stand_before_who_knows_the_password,
    a_body_of_a_stranger_has_little_time,
    an_upgrade_that_is_not_taken_ends_no_connection,
);

/// Longer than any call takes on a machine that other tests keep busy. How long a person waits beside a crowd is measured by
/// `make faults`; here it matters how the call ends.
const PATIENCE: Duration = Duration::from_mins(1);

/// Connects from another address of this machine.
async fn connect(from: [u8; 4], to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(to).await
}

/// Begins a log-in with a body of 500 bytes.
fn head(origin: &str) -> String {
    format!(
        "POST /desk/v1/session HTTP/1.1\r\nHost: desk\r\nOrigin: {origin}\r\n\
         Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{{"
    )
}

/// How many of a crowd were turned away.
type Count = Arc<AtomicU64>;

/// Waits until so many of a crowd were turned away, by a count of theirs or of the desk.
async fn crowded(many: u64, turned_away: impl Fn() -> u64) {
    let crowded = async {
        while turned_away() < many {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, crowded).await.unwrap();
}

/// Sends a log-in a byte at a time, again and again.
async fn trickle(from: [u8; 4], to: SocketAddr, head: String, turned_away: Count) {
    loop {
        if let Ok(mut stream) = connect(from, to).await
            && stream.write_all(head.as_bytes()).await.is_ok()
        {
            let mut end = [0; 64];
            while timeout(Duration::from_millis(400), stream.read(&mut end))
                .await
                .is_err()
            {
                if stream.write_all(b" ").await.is_err() {
                    break;
                }
            }
            if end.starts_with(b"HTTP/1.1 503 ") {
                turned_away.fetch_add(1, Ordering::Relaxed);
            }
        }
        sleep(Duration::from_millis(200)).await;
    }
}

/// A client with an address of its own.
fn client_at(address: [u8; 4]) -> reqwest::Client {
    let builder = crate::http::client().pool_max_idle_per_host(0);
    let builder = builder.local_address(IpAddr::from(Ipv4Addr::from(address)));
    builder.timeout(PATIENCE).build().unwrap()
}

async fn bodies_that_trickle_in_keep_nobody_from_the_desk(place: Place) {
    let office = Office::open(&place).await;
    let emma = office.join("emma", Role::Editor).await;
    let (mut crowd, turned_away) = (JoinSet::new(), Count::default());
    for number in 0..512_u16 {
        let from = [127, 0, 7, 1 + u8::try_from(number % 8).unwrap()];
        let head = head(&office.desk.origin());
        crowd.spawn(trickle(from, office.desk.address, head, turned_away.clone()));
    }
    crowded(100, || turned_away.load(Ordering::Relaxed)).await;
    // Each is counted, those in the room of bodies there; some end in another one.
    crowded(100, || crowd::turned_away()[Room::Bodies as usize]).await;
    let http = client_at([127, 0, 8, 1]);
    let address = format!("{}/desk/v1", office.desk.origin());
    for _ in 0..15 {
        let cookie = format!("{}={}", emma.cookie_name, emma.cookie);
        let call = http.get(format!("{address}/positions")).header("cookie", cookie);
        assert_eq!(call.send().await.unwrap().status(), 200);
    }
    for _ in 0..3 {
        let body = json!({"name": "emma", "password": PASSWORD});
        let call = http.post(format!("{address}/session")).json(&body);
        let response = call.header("origin", office.desk.origin()).send().await.unwrap();
        assert_eq!(response.status(), 200);
    }
    crowd.shutdown().await;
    office.close().await;
}

/// Those who guess: several times as many as may wait. `make faults` sends more.
const GUESSERS: u16 = 60;

/// Tries passwords of names that do not exist. The pause leaves the cores to the tests beside this one: the queue is full all the
/// same. So few of them come round again before the desk forgets a try, even on a busy machine.
async fn guess(from: [u8; 4], origin: String, turned_away: Count) {
    let http = client_at(from);
    for number in 0.. {
        let body = json!({"name": format!("{from:?} {number}"), "password": "a wrong guess"});
        let call = http.post(format!("{origin}/desk/v1/session")).json(&body);
        if let Ok(response) = call.header("origin", &origin).send().await
            && response.status() == 503
        {
            turned_away.fetch_add(1, Ordering::Relaxed);
            assert!(response.headers().contains_key("retry-after"));
        }
        sleep(Duration::from_secs(1)).await;
    }
}

async fn who_guesses_does_not_stand_before_who_knows_the_password(place: Place) {
    let office = Office::open(&place).await;
    office.join("emma", Role::Editor).await;
    let origin = office.desk.origin();
    let log_in = async |from| {
        let http = client_at([127, 0, 8, from]);
        let body = json!({"name": "emma", "password": PASSWORD});
        let call = http.post(format!("{origin}/desk/v1/session")).json(&body);
        let response = call.header("origin", &origin).send().await.unwrap();
        assert_eq!(response.status(), 200);
    };
    log_in(10).await;
    let (mut crowd, turned_away) = (JoinSet::new(), Count::default());
    for number in 0..GUESSERS {
        let [high, low] = (number + 256).to_be_bytes();
        let from = [127, 9, high, low.max(1)];
        crowd.spawn(guess(from, origin.clone(), turned_away.clone()));
    }
    // Each of them has tried more than once.
    crowded(2 * u64::from(GUESSERS), || turned_away.load(Ordering::Relaxed)).await;
    // They are turned away, and who knows the password never is. Who goes first is shown beside `Turns`, without a clock.
    for from in 11..15 {
        log_in(from).await;
    }
    crowd.shutdown().await;
    office.close().await;
}

async fn a_body_of_a_stranger_has_little_time(place: Place) {
    let short = Duration::from_millis(100);
    let office = Office::open_with(&place, |config| config.connections.transfer_timeout = short).await;
    let mut stream = connect([127, 0, 8, 3], office.desk.address).await.unwrap();
    stream
        .write_all(head(&office.desk.origin()).as_bytes())
        .await
        .unwrap();
    let mut response = String::new();
    let read_whole = stream.read_to_string(&mut response);
    timeout(PATIENCE, read_whole).await.unwrap().unwrap();
    assert!(response.starts_with("HTTP/1.1 408 "), "{response}");
    let person = office.stranger();
    let (status, _) = read(person.request(Method::GET, "/session").send().await.unwrap()).await;
    assert_eq!(status, 204);
    office.close().await;
}

async fn an_upgrade_that_is_not_taken_ends_no_connection(place: Place) {
    let office = Office::open(&place).await;
    let mut stream = connect([127, 0, 8, 4], office.desk.address).await.unwrap();
    let mut seen = String::new();
    for (connection, upgrade) in [
        ("upgrade", ""),
        (
            "Upgrade, HTTP2-Settings",
            "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n",
        ),
        ("Upgrade", "Upgrade: websocket\r\n"),
        ("close", ""),
    ] {
        let request = format!(
            "GET /desk/v1/session HTTP/1.1\r\nHost: desk\r\nConnection: {connection}\r\n{upgrade}\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
    }
    let read_whole = stream.read_to_string(&mut seen);
    timeout(PATIENCE, read_whole).await.unwrap().unwrap();
    assert_eq!(seen.matches("HTTP/1.1 204 ").count(), 4, "{seen}");
    assert!(!seen.to_lowercase().contains("upgrade"), "{seen}");
    office.close().await;
}

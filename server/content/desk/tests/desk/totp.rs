//! The second step of a log-in: codes of an app, recovery codes, and their ends.

use std::sync::atomic::{AtomicU16, Ordering};

use content_desk::{DeskError, Purpose, Role};
use reqwest::Method;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret, Totp};

use crate::office::{Office, PASSWORD, Person, read};
use crate::place::{Place, on_both};

on_both!(
    a_code_is_the_second_step_and_is_good_once,
    a_set_up_takes_the_password_and_a_code,
    recovery_codes_are_good_once,
    a_link_takes_the_place_of_the_password_alone,
    guesses_of_codes_are_limited_wherever_they_come_from,
    the_second_step_ends_by_password_and_code_or_by_the_command_line,
    the_secret_is_shown_once_and_recovery_codes_are_hashed,
    a_clock_that_was_wrong_for_a_while_locks_nobody_out,
);

/// The app of a user.
pub(crate) struct App {
    totp: Totp,
    pub(crate) recovery: Vec<String>,
}

impl App {
    /// The code of the step that is so many steps from now.
    pub(crate) fn code(&self, office: &Office, steps: i64) -> String {
        let time = office.service.store.now_seconds() + steps * 30;
        self.totp.generate(time.unsigned_abs()).to_string()
    }
}

/// Sets the second step up for somebody.
pub(crate) async fn set_up(office: &Office, person: &Person) -> App {
    let begun = person
        .done("POST", "/totp", Some(&json!({ "password": PASSWORD })))
        .await;
    let secret = Secret::try_from_base32(begun["secret"].as_str().unwrap()).unwrap();
    let totp = Builder::new().with_secret(secret).build().unwrap();
    let mut app = App {
        totp,
        recovery: Vec::new(),
    };
    let code = json!({ "code": app.code(office, -1) });
    let confirmed = person.done("POST", "/totp/confirm", Some(&code)).await;
    let codes = confirmed["recoveryCodes"].as_array().unwrap();
    app.recovery = codes
        .iter()
        .map(|code| code.as_str().unwrap().to_owned())
        .collect();
    app
}

/// Limits of addresses are none of these tests' matter.
fn another_address() -> String {
    static COUNT: AtomicU16 = AtomicU16::new(0);
    let [one, other] = COUNT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    format!("10.1.{one}.{other}")
}

/// Logs somebody in; returns the code of the refusal, or nothing.
pub(crate) async fn log_in(office: &Office, code: Option<&str>) -> String {
    let mut body = json!({"name": "ann", "password": PASSWORD});
    if let Some(code) = code {
        body["code"] = json!(code);
    }
    let request = office.stranger().request(Method::POST, "/session");
    let request = request.header("x-forwarded-for", another_address());
    let (_, response): (u16, Value) = read(request.json(&body).send().await.unwrap()).await;
    response["error"]["code"].as_str().unwrap_or_default().to_owned()
}

async fn a_code_is_the_second_step_and_is_good_once(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let app = set_up(&office, &ann).await;
    assert_eq!(log_in(&office, None).await, "codeWanted");
    assert_eq!(log_in(&office, Some("")).await, "codeWanted");
    let wrong = json!({"name": "ann", "password": "wrong password", "code": app.code(&office, 0)});
    assert_eq!(
        office.stranger().refused("POST", "/session", Some(&wrong)).await,
        "wrongCredentials",
        "a code says nothing of the password"
    );
    assert_eq!(
        log_in(&office, Some(&app.code(&office, -1))).await,
        "wrongCode",
        "it confirmed the set-up"
    );
    for code in ["000000", "12345", &app.code(&office, 2), &app.code(&office, -2)] {
        assert_eq!(log_in(&office, Some(code)).await, "wrongCode", "{code}");
    }
    let code = app.code(&office, 0);
    let (one, other) = code.split_at(3);
    let spaced = format!("{one} {other}");
    assert_eq!(log_in(&office, Some(&spaced)).await, "");
    assert_eq!(log_in(&office, Some(&code)).await, "wrongCode", "it was used");
    // A clock that is a step ahead.
    assert_eq!(log_in(&office, Some(&app.code(&office, 1))).await, "");
    office.service.clock.advance(30);
    assert_eq!(
        log_in(&office, Some(&app.code(&office, 0))).await,
        "wrongCode",
        "it was used"
    );
    office.close().await;
}

async fn a_set_up_takes_the_password_and_a_code(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let wrong = json!({"password": "wrong password"});
    assert_eq!(
        ann.refused("POST", "/totp", Some(&wrong)).await,
        "wrongCredentials"
    );
    let code = json!({"code": "000000"});
    assert_eq!(
        ann.refused("POST", "/totp/confirm", Some(&code)).await,
        "notFound"
    );
    let right = json!({ "password": PASSWORD });
    let begun = ann.done("POST", "/totp", Some(&right)).await;
    let address = begun["address"].as_str().unwrap();
    assert!(
        address.starts_with("otpauth://totp/AXTORM%20Desk:ann?secret="),
        "{address}"
    );
    assert!(begun["picture"]["path"].as_str().unwrap().starts_with('M'));
    assert_eq!(
        ann.refused("POST", "/totp/confirm", Some(&code)).await,
        "wrongCode"
    );
    assert_eq!(
        log_in(&office, None).await,
        "",
        "nothing is asked for before that"
    );
    set_up(&office, &ann).await;
    assert_eq!(ann.refused("POST", "/totp", Some(&right)).await, "secondStepOn");
    office.close().await;
}

async fn recovery_codes_are_good_once(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let ben = office.join("ben", Role::Editor).await;
    let app = set_up(&office, &ann).await;
    let of_ben = set_up(&office, &ben).await;
    assert_eq!(app.recovery.len(), 10);
    assert_eq!(log_in(&office, Some(&of_ben.recovery[0])).await, "wrongCode");
    assert_eq!(log_in(&office, Some(&app.recovery[0])).await, "");
    assert_eq!(log_in(&office, Some(&app.recovery[0])).await, "wrongCode");
    assert_eq!(log_in(&office, Some(&app.recovery[1].to_uppercase())).await, "");
    let state = ann.done("GET", "/totp", None).await;
    assert_eq!(state, json!({"isOn": true, "recoveryCodesLeft": 8}));
    office.close().await;
}

async fn a_link_takes_the_place_of_the_password_alone(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Owner).await;
    let app = set_up(&office, &ann).await;
    for (purpose, code) in [(Purpose::Password, 0), (Purpose::Session, 1)] {
        let link = office.store.link("ann", purpose, "tests").await.unwrap();
        let mut body = json!({"link": link.text, "password": PASSWORD});
        let stranger = office.stranger();
        assert_eq!(
            stranger.refused("POST", "/session/link", Some(&body)).await,
            "codeWanted"
        );
        body["code"] = json!("000000");
        assert_eq!(
            stranger.refused("POST", "/session/link", Some(&body)).await,
            "wrongCode"
        );
        body["code"] = json!(app.code(&office, code));
        stranger.done("POST", "/session/link", Some(&body)).await;
        assert_eq!(
            stranger.refused("POST", "/session/link", Some(&body)).await,
            "badLink"
        );
    }
    office.close().await;
}

async fn guesses_of_codes_are_limited_wherever_they_come_from(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Owner).await;
    let app = set_up(&office, &ann).await;
    let guess = async |address: u8, code: &str| {
        let body = json!({"name": "ann", "password": PASSWORD, "code": code});
        let request = office.stranger().request(Method::POST, "/session");
        let request = request.header("x-forwarded-for", format!("203.0.113.{address}"));
        let (_, response): (u16, Value) = read(request.json(&body).send().await.unwrap()).await;
        response["error"]["code"].as_str().unwrap_or_default().to_owned()
    };
    // The set-up took one of the ten.
    for address in 0..9 {
        assert_eq!(guess(address, "000000").await, "wrongCode");
    }
    assert_eq!(guess(10, &app.code(&office, 0)).await, "tooMany");
    office.service.clock.advance(5 * 60 + 1);
    assert_eq!(guess(11, &app.code(&office, 0)).await, "");
    office.close().await;
}

async fn the_second_step_ends_by_password_and_code_or_by_the_command_line(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Owner).await;
    let app = set_up(&office, &ann).await;
    for (password, code, expected) in [
        ("wrong password", app.code(&office, 0), "wrongCredentials"),
        (PASSWORD, "000000".to_owned(), "wrongCode"),
        (PASSWORD, String::new(), "codeWanted"),
    ] {
        let body = json!({"password": password, "code": code});
        assert_eq!(ann.refused("POST", "/totp/off", Some(&body)).await, expected);
    }
    let body = json!({"password": PASSWORD, "code": app.code(&office, 0)});
    ann.done("POST", "/totp/off", Some(&body)).await;
    assert_eq!(log_in(&office, None).await, "");
    let state = ann.done("GET", "/totp", None).await;
    assert_eq!(state, json!({"isOn": false, "recoveryCodesLeft": 0}));
    let body = json!({"password": PASSWORD, "code": app.recovery[0]});
    assert_eq!(ann.refused("POST", "/totp/off", Some(&body)).await, "notFound");
    set_up(&office, &ann).await;
    let users = ann.done("GET", "/users", None).await;
    assert_eq!(users["users"][0]["hasTotp"], true);
    office.store.clear_totp("ann", "command line").await.unwrap();
    assert_eq!(log_in(&office, None).await, "");
    for name in ["ann", "nobody"] {
        let refused = office.store.clear_totp(name, "command line").await;
        assert!(matches!(refused, Err(DeskError::NotFound { .. })), "{refused:?}");
    }
    let audit = ann.done("GET", "/audit", None).await;
    let entries = audit["entries"].as_array().unwrap().iter();
    let steps: Vec<_> = entries
        .filter(|entry| entry["action"].as_str().unwrap().starts_with("totp"))
        .map(|entry| (entry["by"].as_str().unwrap(), entry["action"].as_str().unwrap()))
        .collect();
    assert_eq!(
        steps,
        [
            ("command line", "totpOff"),
            ("ann", "totpOn"),
            ("ann", "totpOff"),
            ("ann", "totpOn"),
        ]
    );
    office.close().await;
}

async fn the_secret_is_shown_once_and_recovery_codes_are_hashed(place: Place) {
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Owner).await;
    let app = set_up(&office, &ann).await;
    let secret = app.totp.secret().to_base32();
    for path in ["/totp", "/users", "/audit", "/session"] {
        let shown = ann.done("GET", path, None).await.to_string();
        assert!(!shown.contains(&secret), "{path}");
    }
    let mut view = office.service.store.view().await.unwrap();
    let rows = sqlx::query("SELECT hash FROM desk_recovery_codes")
        .fetch_all(&mut *view)
        .await
        .unwrap();
    let hashes: Vec<Vec<u8>> = rows.iter().map(|row| sqlx::Row::get(row, 0)).collect();
    for code in &app.recovery {
        assert!(hashes.contains(&content_wire::secret::digest(&code.replace('-', ""))));
    }
    drop(view);
    office.close().await;
}

async fn a_clock_that_was_wrong_for_a_while_locks_nobody_out(place: Place) {
    const YEAR: i64 = 365 * 24 * 60 * 60;
    let office = Office::open(&place).await;
    let ann = office.join("ann", Role::Editor).await;
    let app = set_up(&office, &ann).await;
    office.service.clock.set(YEAR);
    let mut early = office.stranger();
    let body = json!({"name": "ann", "password": PASSWORD, "code": app.code(&office, 0)});
    assert_eq!(early.enter("/session", &body).await.0, 200);
    office.service.clock.set(-YEAR);
    assert_eq!(log_in(&office, Some(&app.code(&office, 0))).await, "");
    assert_eq!(
        log_in(&office, Some(&app.code(&office, 0))).await,
        "wrongCode",
        "it was used"
    );
    // Nor is what was opened then good until then.
    assert_eq!(early.refused("GET", "/positions", None).await, "notLoggedIn");
    office.close().await;
}

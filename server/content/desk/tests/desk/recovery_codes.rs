//! Recovery codes that are made anew, and the second step before backups and restores.

use content_desk::Role;
use reqwest::Method;
use serde_json::{Value, json};

use crate::office::{Office, PASSWORD, Person, read};
use crate::place::{Place, on_both};
use crate::totp::{App, log_in, set_up};

on_both!(
    new_recovery_codes_take_the_place_of_the_old_ones,
    backups_and_restores_take_the_second_step,
);

/// The password with a code.
fn proof(code: &str) -> Value {
    json!({ "password": PASSWORD, "code": code })
}

async fn new_recovery_codes_take_the_place_of_the_old_ones(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let ann = office.join("ann", Role::Editor).await;
    let path = "/totp/recovery-codes";
    assert_eq!(
        ann.refused("POST", path, Some(&proof("000000"))).await,
        "notFound",
        "there is no second step"
    );
    let app = set_up(&office, &ann).await;
    let wrong = json!({"password": "wrong", "code": app.code(&office, 0)});
    assert_eq!(ann.refused("POST", path, Some(&wrong)).await, "wrongCredentials");
    assert_eq!(
        ann.refused("POST", path, Some(&proof("000000"))).await,
        "wrongCode"
    );
    let body = proof(&app.code(&office, 0));
    let renewed = ann.done("POST", path, Some(&body)).await;
    let codes = renewed["recoveryCodes"].as_array().unwrap();
    assert_eq!(codes.len(), 10);
    let state = ann.done("GET", "/totp", None).await;
    assert_eq!(state, json!({"isOn": true, "recoveryCodesLeft": 10}));
    assert_eq!(log_in(&office, Some(&app.recovery[0])).await, "wrongCode");
    assert_eq!(log_in(&office, codes[0].as_str()).await, "");
    let audit = olivia.done("GET", "/audit?action=renewRecoveryCodes", None).await;
    assert_eq!(audit["entries"].as_array().unwrap().len(), 1);
    office.close().await;
}

/// Asks for a backup; returns the status and the code of a refusal.
async fn ask_backup(owner: &Person, body: &Value) -> (u16, Vec<u8>) {
    let request = owner.request(Method::POST, "/backup").json(body);
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    (status, response.bytes().await.unwrap().to_vec())
}

/// Sends a file to be checked; returns the path of its restore.
async fn send(owner: &Person, file: Vec<u8>) -> String {
    let request = owner.request(Method::POST, "/restores").body(file);
    let (_, sent): (u16, Value) = read(request.send().await.unwrap()).await;
    format!("/restores/{}", sent["id"].as_str().unwrap())
}

async fn backups_and_restores_take_the_second_step(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let app: App = set_up(&office, &olivia).await;
    let password = json!({ "password": PASSWORD });
    assert_eq!(
        olivia.refused("POST", "/backup", Some(&password)).await,
        "codeWanted"
    );
    assert_eq!(
        olivia.refused("POST", "/backup", Some(&proof("000000"))).await,
        "wrongCode"
    );
    let (status, file) = ask_backup(&olivia, &proof(&app.code(&office, 0))).await;
    assert_eq!(status, 200);
    let path = send(&olivia, file).await;
    assert_eq!(olivia.refused("POST", &path, Some(&password)).await, "codeWanted");
    assert_eq!(
        olivia
            .refused("POST", &path, Some(&proof(&app.code(&office, 0))))
            .await,
        "wrongCode",
        "it was used for the backup"
    );
    let recovery = proof(&app.recovery[0]);
    olivia.done("POST", &path, Some(&recovery)).await;
    office.close().await;
}

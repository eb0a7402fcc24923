//! Backups on the wire.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _};

use actix_web::HttpResponse;
use actix_web::body::SizedStream;
use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::{self, Bytes};
use content_service::store::BackupError;
use futures::stream::{self, Stream};
use serde::Serialize;

use super::call::{Call, CallResult};

/// Bytes that are read of a file at once.
const PORTION: usize = 64 * 1024;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Checked<'b> {
    id: String,
    made_at: &'b str,
    backup: &'b BTreeMap<String, u64>,
    now: BTreeMap<String, u64>,
}

/// POST `/backup`.
pub(super) async fn make(call: Call) -> CallResult {
    let proof = call.body()?;
    let (file, made) = call.shared.back_up(call.session()?, proof, &call.visit).await?;
    let length = file.metadata().map_err(BackupError::Read)?.len();
    let day: String = made.chars().take("2024-01-02".len()).collect();
    let name = format!("attachment; filename=\"content-{day}.jsonl\"");
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, "application/jsonl"));
    response.insert_header((CONTENT_DISPOSITION, name));
    Ok(response.body(SizedStream::new(length, portions(file))))
}

/// POST `/restores`.
pub(super) async fn check(mut call: Call) -> CallResult {
    let file = call.file()?;
    let (id, backup) = call.shared.check_backup(call.session()?, file).await?;
    let now = call.shared.store.content().counts().await?;
    Ok(HttpResponse::Created().json(Checked {
        id,
        made_at: backup.made(),
        backup: backup.counts(),
        now,
    }))
}

/// POST `/restores/{restore}`.
pub(super) async fn restore(call: Call) -> CallResult {
    let (proof, id) = (call.body()?, call.part("restore")?);
    let session = call.session()?;
    call.shared
        .restore_backup(session, &id, proof, &call.visit)
        .await?;
    // The session has ended with all others.
    Ok(call.with_cookie(HttpResponse::NoContent(), None).finish())
}

/// The bytes of a file.
fn portions(file: File) -> impl Stream<Item = io::Result<Bytes>> {
    stream::try_unfold(file, |mut file| async move {
        let read = web::block(move || {
            let mut portion = Vec::with_capacity(PORTION);
            file.by_ref().take(PORTION as u64).read_to_end(&mut portion)?;
            Ok::<_, io::Error>((portion, file))
        });
        let (portion, file) = read.await.map_err(io::Error::other)??;
        Ok((!portion.is_empty()).then(|| (Bytes::from(portion), file)))
    })
}

//! Joins a browser's websocket to Vite's. Both handshakes are passed on untouched; what follows is bytes.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{StatusCode, header::HeaderName},
    web::{Bytes, Payload},
};
use futures::{StreamExt as _, stream};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, ReadHalf, WriteHalf};

use super::{
    state::Development,
    upstream::{copied, to_vite},
};

/// Bytes read at once: updates are small.
const PIECE: usize = 16 * 1024;

/// Opens Vite's end and responds with its handshake; the two are joined until either end closes.
///
/// # Errors
///
/// If Vite does not respond or refuses.
pub(super) async fn join(
    development: &Development,
    request: &HttpRequest,
    from_browser: Payload,
    port: u16,
) -> reqwest::Result<HttpResponse> {
    let handshake = copied(
        request
            .headers()
            .iter()
            .filter(|(name, _)| name.as_str() != "host"),
    );
    let upstream = to_vite(development, request, port)
        .headers(handshake)
        .send()
        .await?;
    let status = StatusCode::from_u16(upstream.status().as_u16()).unwrap_or(StatusCode::BAD_GATEWAY);
    let mut response = HttpResponse::build(status);
    let handshake = upstream
        .headers()
        .iter()
        .filter(|(name, _)| name.as_str().starts_with("sec-websocket-"));
    for (name, value) in handshake {
        if let Ok(name) = HeaderName::from_bytes(name.as_str().as_bytes()) {
            response.insert_header((name, value.as_bytes()));
        }
    }
    if status != StatusCode::SWITCHING_PROTOCOLS {
        return Ok(response.finish());
    }
    let (from_vite, to_vite) = tokio::io::split(upstream.upgrade().await?);
    actix_web::rt::spawn(forward(from_browser, to_vite));
    Ok(response.upgrade("websocket").streaming(pieces(from_vite)))
}

async fn forward(mut from_browser: Payload, mut to_vite: WriteHalf<reqwest::Upgraded>) {
    while let Some(Ok(piece)) = from_browser.next().await {
        if to_vite.write_all(&piece).await.is_err() {
            return;
        }
    }
    // The browser is gone; Vite's end may fail to hear of it only when it is gone too.
    let _ = to_vite.shutdown().await;
}

fn pieces(from_vite: ReadHalf<reqwest::Upgraded>) -> impl stream::Stream<Item = std::io::Result<Bytes>> {
    stream::try_unfold(from_vite, |mut from_vite| async move {
        let mut piece = vec![0; PIECE];
        let length = from_vite.read(&mut piece).await?;
        piece.truncate(length);
        Ok((length > 0).then(|| (Bytes::from(piece), from_vite)))
    })
}

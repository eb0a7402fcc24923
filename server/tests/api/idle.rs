//! Connections over HTTP/2 that ask for nothing: they end, however often they ping, and soon where connections are scarce.

use bytes::Bytes;
use h2::{Ping, client::SendRequest};
use hyper::Request;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_rustls::client::TlsStream;

#[cfg(all(target_os = "linux", feature = "embedded"))]
use crate::{
    process::serve_in_shell,
    tls::{arguments, certify},
};
use crate::{
    test_app::within,
    tls::{LOCALHOST, secured, spawn},
};

/// Asks for a page and takes it whole.
async fn ask(client: &mut SendRequest<Bytes>) -> Result<(), h2::Error> {
    let request = Request::get("https://127.0.0.1/mashup").body(()).unwrap();
    let (response, _) = client.send_request(request, true)?;
    let mut body = response.await?.into_body();
    while let Some(chunk) = body.data().await {
        let length = chunk?.len();
        let _ = body.flow_control().release_capacity(length);
    }
    Ok(())
}

#[actix_web::test]
async fn pings_keep_no_idle_connection_open() {
    let app = spawn(&["--idle-timeout", "200"]).await;
    let stream = secured(&app.site, LOCALHOST, app.port, &["h2"]).await.unwrap();
    let (mut client, mut connection) = h2::client::handshake(stream).await.unwrap();
    let mut pings = connection.ping_pong().unwrap();
    let ended = actix_web::rt::spawn(connection);
    within(ask(&mut client)).await.unwrap();
    // Held, so that it is not this side that ends the connection.
    let pinged = async { while pings.ping(Ping::opaque()).await.is_ok() {} };
    within(pinged).await;
    let _ = within(ended).await;
    drop(client);
}

/// A frame's type, flags and payload.
async fn frame(stream: &mut TlsStream<TcpStream>) -> std::io::Result<(u8, u8, Vec<u8>)> {
    let mut head = [0; 9];
    stream.read_exact(&mut head).await?;
    let length = u32::from_be_bytes([0, head[0], head[1], head[2]]);
    let mut payload = vec![0; usize::try_from(length).unwrap()];
    stream.read_exact(&mut payload).await?;
    Ok((head[3], head[4], payload))
}

#[actix_web::test]
async fn a_client_that_takes_no_notice_of_the_end_is_left() {
    const PING: u8 = 6;
    const GO_AWAY: u8 = 7;
    const ACK: u8 = 1;
    const NOTICE: [u8; 8] = [0x0b, 0x7b, 0xa2, 0xf0, 0x8b, 0x9b, 0xfe, 0x54];
    let app = spawn(&["--head-timeout", "200"]).await;
    let mut stream = secured(&app.site, LOCALHOST, app.port, &["h2"]).await.unwrap();
    let settings = [0, 0, 0, 4, 0, 0, 0, 0, 0];
    stream
        .write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        .await
        .unwrap();
    stream.write_all(&settings).await.unwrap();
    let mut is_told = false;
    let told = async {
        // It answers every ping but the one by which h2 learns that the notice has come.
        while let Ok((kind, flags, payload)) = frame(&mut stream).await {
            is_told |= kind == GO_AWAY;
            if kind == PING && flags & ACK == 0 && payload != NOTICE {
                let response = [&[0, 0, 8, PING, ACK, 0, 0, 0, 0], payload.as_slice()].concat();
                let _ = stream.write_all(&response).await;
            }
        }
    };
    within(told).await;
    assert!(is_told);
}

/// Other addresses of this machine are Linux's.
#[cfg(all(target_os = "linux", feature = "embedded"))]
#[actix_web::test]
async fn idle_connections_of_many_addresses_make_room_for_visitors() {
    // Room for ninety connections to the site, sixteen of them from one address.
    const LIMITED: &str = "ulimit -n 200; exec \"$0\" \"$@\"";
    const ROOM: u8 = 90;
    let site = crate::site::sound();
    certify(&site);
    let arguments = arguments(&site, &["--idle-timeout", "3600000"]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (_program, address) = serve_in_shell(LIMITED, &site, &arguments).await;
    let port = address.rsplit(':').next().unwrap().parse().unwrap();
    let mut held = Vec::new();
    for number in 0..=ROOM {
        // The last one is a visitor: without an end of the others it would not even be accepted.
        let stream = within(secured(&site, [127, 0, 1, number % 10], port, &["h2"])).await;
        let (mut client, connection) = h2::client::handshake(stream.unwrap()).await.unwrap();
        actix_web::rt::spawn(connection);
        within(ask(&mut client)).await.unwrap();
        held.push(client);
    }
}
